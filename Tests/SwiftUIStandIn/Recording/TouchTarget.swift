/// Something that takes touches, with what a touch does to it.
struct TouchTarget {
  enum Press {
    /// A touch does nothing before it ends.
    case none
    /// A button, by its place: its style sees it pressed.
    case button(Int)
    case gesture(GestureActions)
  }

  /// `button`, `link`, `toggle`, `field`, `drag`, `tap`, `longPress`, `accessibility`.
  var kind: String
  var place: Int
  /// The texts in it.
  var title = ""
  var isEnabled: Bool
  var press: Press
  /// What happens when the touch ends within it.
  var action: () -> Void
  /// What happens when a text is typed into it.
  var type: ((String) -> Void)?

  init(
    _ kind: String, place: Int, title: String = "", press: Press, action: @escaping () -> Void,
    type: ((String) -> Void)? = nil
  ) {
    self.kind = kind
    self.place = place
    self.title = title
    self.press = press
    self.action = action
    self.type = type
    isEnabled = Recorder.current.environment.isEnabled
  }
}

extension RecordedView {
  /// The texts that it shows, joined by spaces.
  var title: String {
    let own = name == "text" ? arguments.first?.value : nil
    let text = own.map { String($0.dropFirst().dropLast()) }
    return ([text] + children.map { $0.title.isEmpty ? nil : $0.title })
      .compactMap { $0 }.joined(separator: " ")
  }
}
