/// A screen that shows one view: what a finger, a pointer and an assistant can do with it, and what
/// is drawn then.
///
///     let screen = RecordingScreen(MyControl())
///     screen.press("Save")        // a finger goes down on what shows that text
///     screen.dragOutside()        // leaves it, still down
///     screen.dragInside()
///     screen.release()            // runs the action if the finger is inside
///     screen.environment.isEnabled = false
///     print(screen)               // what is drawn, a line a view
///
/// Views keep their state as they do in an app. There is no layout: every view has the same frame.
@_spi(Recording) @MainActor public final class RecordingScreen: @MainActor CustomStringConvertible {
  /// What surrounds the view; a change is drawn at once.
  public var environment = EnvironmentValues() {
    didSet { render() }
  }

  /// The system's version, as in `17.4`, which `#available` asks for; nil has everything.
  public var system: String? {
    didSet { render() }
  }

  /// What happened besides what is drawn: feedback, and where links led.
  public private(set) var events: [String] = []

  private let view: any View
  private let memory = Recorder.Memory()
  private var tree = RecordedView(name: "empty")
  private var targets: [TouchTarget] = []
  private var hovers: [(Bool) -> Void] = []
  private var focuses: [(Bool) -> Void] = []
  private var held: Held?

  /// What the finger went down on.
  private struct Held {
    var index: Int
    var isInside = true
  }

  public init(_ view: some View) {
    self.view = view
    render()
  }

  // MARK: Touches

  /// Puts a finger down.
  ///
  /// - Parameter title: A text within what it goes down on; nil for the first that takes touches.
  /// - Returns: Whether something took the touch.
  @discardableResult public func press(_ title: String? = nil) -> Bool {
    guard let index = index(of: title, { $0.kind != "accessibility" }) else { return false }
    held = Held(index: index)
    touch(isInside: true)
    return true
  }

  /// Moves the finger out of what it went down on, without lifting it.
  public func dragOutside() { touch(isInside: false) }

  /// Moves the finger back.
  public func dragInside() { touch(isInside: true) }

  /// Lifts the finger.
  public func release() {
    guard let held, held.index < targets.count else { return }
    let target = targets[held.index]
    self.held = nil
    memory.pressed = []
    act {
      switch target.press {
      case .none, .button: if held.isInside { target.action() }
      case .gesture(let actions):
        let value = RecordingScreen.value(of: actions.kind, isInside: held.isInside)
        if held.isInside || actions.kind == .drag { for action in actions.ended { action(value) } }
        for reset in actions.reset { reset() }
      }
    }
  }

  /// Puts a finger down and lifts it.
  @discardableResult public func tap(_ title: String? = nil) -> Bool {
    let isTaken = press(title)
    if isTaken { release() }
    return isTaken
  }

  private func touch(isInside: Bool) {
    guard held != nil, let index = held?.index, index < targets.count else { return }
    held?.isInside = isInside
    let target = targets[index]
    act {
      switch target.press {
      case .none: break
      case .button(let place): memory.pressed = isInside ? [place] : []
      case .gesture(let actions):
        let value = RecordingScreen.value(of: actions.kind, isInside: isInside)
        if actions.kind == .drag { for action in actions.changed { action(value) } }
      }
    }
  }

  /// What a gesture reports: where the finger is.
  private static func value(of kind: GestureActions.Kind, isInside: Bool) -> Any {
    switch kind {
    case .tap: return ()
    case .longPress: return true
    case .drag:
      #if PLATFORM_TVOS
        return ()
      #else
        let start = CGPoint(x: Recorder.frame.midX, y: Recorder.frame.midY)
        let outside = CGPoint(x: start.x + 1000, y: start.y + 1000)
        return DragGesture.Value(location: isInside ? start : outside, startLocation: start)
      #endif
    }
  }

  // MARK: Other ways in

  /// Moves the pointer over the view, or away.
  public func hover(_ isOver: Bool) { act { for hover in hovers { hover(isOver) } } }

  /// Gives the view the focus, or takes it.
  public func focus(_ isFocused: Bool) {
    environment.isFocused = isFocused
    act { for focus in focuses { focus(isFocused) } }
  }

  /// Types a text into a field.
  @discardableResult public func type(_ text: String, into title: String? = nil) -> Bool {
    guard let index = index(of: title, { $0.type != nil }) else { return false }
    act { targets[index].type?(text) }
    return true
  }

  /// Does what a double tap does where the screen is read aloud.
  @discardableResult public func activateByVoice(_ title: String? = nil) -> Bool {
    guard
      let index = index(of: title, { $0.kind == "accessibility" })
        ?? index(of: title, { $0.kind != "drag" })
    else { return false }
    act { targets[index].action() }
    return true
  }

  /// The first target of a kind that shows a text and is enabled.
  private func index(of title: String?, _ isWanted: (TouchTarget) -> Bool) -> Int? {
    targets.firstIndex { target in
      target.isEnabled && isWanted(target) && (title.map { target.title.contains($0) } ?? true)
    }
  }

  // MARK: What is drawn

  /// What is drawn: a line a view with its arguments and modifiers, what is within it indented.
  public var description: String {
    var text = ""
    tree.describe(to: &text, indentation: "")
    return text
  }

  /// The texts that are drawn, from first to last.
  public var texts: String { tree.title }

  /// Whether a view or modifier with these words is drawn: `draws("background", "named:red")`.
  public func draws(_ words: String...) -> Bool {
    description.split(separator: "\n").contains { line in
      words.allSatisfy { line.contains($0) }
    }
  }

  /// Does something, and draws what comes of it.
  private func act(_ body: () -> Void) {
    Recorder.current.environment = environment
    body()
    events += Recorder.current.feedback
    Recorder.current.feedback = []
    render()
  }

  /// Draws until nothing changes any more.
  private func render() {
    for _ in 0..<16 {
      Recorder.current.memory = memory
      Recorder.current.system = system
      Recorder.current.pressesButtons = false
      tree = draw(view)
      targets = Recorder.current.targets
      hovers = Recorder.current.hoverActions
      focuses = Recorder.current.focuses
      let afterwards = Recorder.current.afterwards
      if afterwards.isEmpty { return }
      for action in afterwards { action() }
      events += Recorder.current.feedback
    }
    events.append("never comes to rest")
  }

  private func draw(_ view: some View) -> RecordedView { Recorder.record(view, in: environment) }
}

extension RecordedView {
  fileprivate func describe(to text: inout String, indentation: String) {
    text += indentation + RecordedView.line(name, arguments) + "\n"
    for child in children { child.describe(to: &text, indentation: indentation + "  ") }
    for modifier in modifiers {
      text += indentation + "." + RecordedView.line(modifier.name, modifier.arguments) + "\n"
      for view in modifier.views { view.describe(to: &text, indentation: indentation + "  | ") }
    }
  }

  private static func line(_ name: String, _ arguments: [Argument]) -> String {
    ([name] + arguments.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }
}
