/// A style that the driver can record in any state.
@_spi(Recording) public struct RecordingSubject {
  let body: @MainActor (RecordingState) -> any View

  /// A style of buttons, asked for the body of a button.
  public static func button<S: ButtonStyle>(_ style: @escaping @MainActor () -> S) -> Self {
    RecordingSubject { state in
      style().makeBody(configuration: ButtonStyleConfiguration(state.button))
    }
  }

  /// A style that draws a button by another style.
  public static func button<S: PrimitiveButtonStyle>(_ style: @escaping @MainActor () -> S) -> Self
  {
    RecordingSubject { state in
      style().makeBody(configuration: PrimitiveButtonStyleConfiguration(state.button))
    }
  }

  public static func toggle<S: ToggleStyle>(_ style: @escaping @MainActor () -> S) -> Self {
    RecordingSubject { state in
      let isOn = state.has("on")
      return style().makeBody(
        configuration: ToggleStyleConfiguration(
          isOn: Binding(reading: { isOn }, writing: { _ in }), Slot(name: "label")))
    }
  }

  public static func label<S: LabelStyle>(_ style: @escaping @MainActor () -> S) -> Self {
    RecordingSubject { state in
      style().makeBody(
        configuration: LabelStyleConfiguration(
          title: state.slot("title"), icon: state.slot("icon")))
    }
  }

  public static func progress<S: ProgressViewStyle>(_ style: @escaping @MainActor () -> S) -> Self {
    RecordingSubject { state in
      style().makeBody(
        configuration: ProgressViewStyleConfiguration(
          fraction: state.has("indeterminate") ? nil : state.number("fraction") ?? 0.5,
          label: state.has("no-label") ? nil : state.slot("label"),
          value: state.has("no-value") ? nil : state.slot("value")))
    }
  }

  #if !PLATFORM_TVOS && !PLATFORM_WATCHOS
    public static func group<S: GroupBoxStyle>(_ style: @escaping @MainActor () -> S) -> Self {
      RecordingSubject { state in
        style().makeBody(
          configuration: GroupBoxStyleConfiguration(
            label: state.slot("label"), content: state.slot("body")))
      }
    }
  #endif

  public static func field<S: TextFieldStyle>(_ style: @escaping @MainActor () -> S) -> Self {
    RecordingSubject { _ in style()._body(configuration: TextField(Slot(name: "label"), nil)) }
  }

  /// A modifier, applied to a view that is recorded as the slot `label`.
  public static func view<V: View>(_ apply: @escaping @MainActor (RecordingSlot) -> V) -> Self {
    RecordingSubject { _ in apply(RecordingSlot("label")) }
  }

  /// Any view: what it is made of in a state is told by the state.
  public static func any<V: View>(_ view: @escaping @MainActor (RecordingState) -> V) -> Self {
    RecordingSubject { view($0) }
  }

  /// The subject with modifiers around it, such as those that set values of the environment.
  public func modified<V: View>(_ apply: @escaping @MainActor (AnyView) -> V) -> Self {
    let body = self.body
    return RecordingSubject { apply(AnyView(body($0))) }
  }
}

/// The state of a case: its words.
@_spi(Recording) public struct RecordingState {
  var words: Set<Substring>

  /// Whether a word is among them: a state of the control or of the environment, or one that a
  /// component declares.
  public func has(_ word: String) -> Bool { words.contains(Substring(word)) }

  /// The number of a word like `fraction=0.5`.
  public func number(_ name: String) -> Double? {
    words.first { $0.hasPrefix(name + "=") }.flatMap { Double($0.dropFirst(name.count + 1)) }
  }

  /// A part of the control; one that it does not have is empty.
  func slot(_ name: String) -> Slot {
    Slot(name: has("no-" + name) ? "absent" : name)
  }

  var button: ButtonParts {
    var parts = ButtonParts(label: Slot(name: "label"), isPressed: has("pressed"))
    if has("destructive") { parts.roleOfButton = ButtonRole.destructive }
    return parts
  }
}

/// A view that is recorded by its name.
@_spi(Recording) public struct RecordingSlot: View, RecordingView {
  public typealias Body = Never

  private let name: String

  nonisolated public init(_ name: String) { self.name = name }

  nonisolated func record() -> RecordedView { RecordedView(name: name) }
}

/// A view of an app, of which a tree shows only the name.
@_spi(Recording) public struct RecordingOpaque: View, RecordingView {
  public typealias Body = Never

  private let name: String

  nonisolated public init(_ name: String) { self.name = name }

  nonisolated func record() -> RecordedView {
    RecordedView(name: "opaque", arguments: [Argument("swift", name)])
  }
}
