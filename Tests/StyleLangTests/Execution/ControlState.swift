import StyleLang

/// One state of a control and of its environment, as the system would report it.
///
/// `pressed`, `hovered` and `focused` are raw here: a disabled control may be reported as pressed.
/// Ask `holds` for what the language means by a state.
struct ControlState: Hashable, Sendable, CustomStringConvertible {
  /// The states that the system reports.
  var states: Set<State> = []
  /// The control size of the environment.
  var controlSize = ControlSize.regular
  /// The states of a declared component that hold, by name, but for those of `states`.
  var declared: Set<String> = []
  /// How much of a task is done, from 0 to 1; it does not count while `indeterminate` holds.
  var fraction = 0.5
  /// The slots that the control does not have: a label without an icon, and the like.
  var absentSlots: Set<String> = []
  /// The version of the system, which `available` asks for; nil is newer than any.
  var system: Version?
  /// How many times as large as by default the user wants text; what `scaled` multiplies by.
  var textScale = 1.0

  init(_ states: Set<State> = [], controlSize: ControlSize = .regular) {
    self.states = states
    self.controlSize = controlSize
  }

  /// Whether a condition of the language reads the state as true on a platform.
  ///
  /// A disabled control is not pressed, hovered or focused; a state that the platform lacks is
  /// false; watchOS is always dark.
  func holds(_ state: State, on platform: Platform) -> Bool {
    switch state {
    case .hovered where platform == .tvOS || platform == .watchOS: return false
    case .inactiveWindow where platform != .macOS: return false
    case .dark where platform == .watchOS: return true
    case .pressed, .hovered, .focused:
      return states.contains(state) && !states.contains(.disabled)
    default: return states.contains(state)
    }
  }

  /// The control size that a condition of the language reads; tvOS has only the regular one.
  func controlSize(on platform: Platform) -> ControlSize {
    platform == .tvOS ? .regular : controlSize
  }

  var description: String {
    let names = State.allCases.filter(states.contains).map(\.rawValue)
    let size = controlSize == .regular ? [] : ["controlSize=\(controlSize.rawValue)"]
    let more =
      declared.sorted() + absentSlots.sorted().map { "no-\($0)" }
      + (fraction == 0.5 ? [] : ["fraction=\(fraction)"])
      + (system.map { ["system=\($0)"] } ?? [])
      + (textScale == 1 ? [] : ["textScale=\(textScale)"])
    let all = names + size + more
    return all.isEmpty ? "normal" : all.joined(separator: "+")
  }
}
