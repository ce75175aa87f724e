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
    let all = names + size
    return all.isEmpty ? "normal" : all.joined(separator: "+")
  }
}
