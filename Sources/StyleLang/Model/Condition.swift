/// When a rule holds, in the terms of the language.
///
/// `disabled` excludes `pressed`, `hovered` and `focused`: a condition reads these as false while
/// the control is disabled.
public enum Condition: Hashable, Sendable {
  /// In every state.
  case always
  /// A state of the control or of the environment.
  case state(State)
  /// The control size of the environment.
  case controlSize(ControlSize)
  /// A Bool parameter.
  case flag(ParameterID)
  /// An enumeration parameter has the case of this index.
  case equal(ParameterID, UInt16)
  /// An optional parameter has a value.
  case isSet(ParameterID)
  indirect case not(Condition)
  /// Each of two or more.
  indirect case all([Condition])
  /// At least one of two or more.
  indirect case any([Condition])
}

/// A state that is either so or not.
public enum State: String, Hashable, Sendable, CaseIterable {
  // Of the control.
  case pressed, disabled, hovered, focused, destructive, on, indeterminate
  // Of the environment.
  case dark, highContrast, reduceMotion, inactiveWindow, rightToLeft
}

/// The sizes of a control that the environment can ask for.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  case mini, small, regular, large
}
