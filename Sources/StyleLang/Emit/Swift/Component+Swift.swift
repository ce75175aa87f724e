/// What differs in Swift between the protocols of styles.
extension Component {
  /// The protocol of its styles.
  ///
  /// - Parameter hasBase: Whether another style draws the control; only a primitive style of a button
  ///   is given the control itself.
  func styleProtocol(hasBase: Bool) -> Vocabulary {
    switch self {
    case .button where hasBase: .primitiveButtonStyle
    case .button, .custom: .buttonStyle
    case .toggle: .toggleStyle
    case .label: .labelStyle
    case .field: .textFieldStyle
    case .group: .groupBoxStyle
    case .progress: .progressViewStyle
    case .view: .viewModifier
    }
  }

  /// What a style gets to know of the control; nil where that is the control itself.
  func configurationType(hasBase: Bool) -> Vocabulary? {
    switch self {
    case .button where hasBase: .primitiveButtonStyleConfiguration
    case .button, .custom: .buttonStyleConfiguration
    case .toggle: .toggleStyleConfiguration
    case .label: .labelStyleConfiguration
    case .group: .groupBoxStyleConfiguration
    case .progress: .progressViewStyleConfiguration
    case .field, .view: nil
    }
  }

  /// The name of the view that holds the body, where it needs one of its own.
  var innerViewName: String {
    switch self {
    case .button, .label, .view, .custom: "StyledLabel"
    case .toggle: "StyledToggle"
    case .field: "StyledField"
    case .group: "StyledGroup"
    case .progress: "StyledProgress"
    }
  }

  /// What the body has to find out for itself.
  ///
  /// The environment of a button says that it has the focus; that of a field does so only inside it.
  var trackedReads: Reads {
    switch self {
    case .field: [.isHovered, .isFocused]
    default: .isHovered
    }
  }

  /// Whether the body lies in a view of its own.
  ///
  /// A style may read the environment only in the newest systems, so that a body that reads it is
  /// that of a view. A toggle's is drawn inside the button that it is made of. A field's protocol belongs
  /// to no actor, so that its body could not even name `.plain`, which belongs to the main one.
  func needsInnerView(reading reads: Reads, hasBase: Bool) -> Bool {
    switch self {
    case .view: false
    case .field: true
    case .toggle where !hasBase: true
    default: !reads.isEmpty
    }
  }
}

extension Component {
  /// The control, made anew of its configuration; nil where the configuration is the control.
  var controlType: Vocabulary? {
    switch self {
    case .button, .custom: .button
    case .toggle: .toggle
    case .label: .label
    case .group: .groupBox
    case .progress: .progressView
    case .field, .view: nil
    }
  }

  /// The modifier that gives such controls a style.
  var styleModifier: StaticString {
    switch self {
    case .button, .view, .custom: ".buttonStyle("
    case .toggle: ".toggleStyle("
    case .label: ".labelStyle("
    case .field: ".textFieldStyle("
    case .group: ".groupBoxStyle("
    case .progress: ".progressViewStyle("
    }
  }
}
