extension Condition {
  /// The condition as the language writes it, for dumps and messages.
  ///
  /// - Parameters:
  ///   - parameters: Those of the style.
  ///   - mark: What stands before the name of a parameter.
  func text(parameters: [Parameter], mark: String = "") -> String {
    func name(_ id: ParameterID) -> String { mark + parameters[Int(id)].name }
    func text(_ condition: Condition) -> String {
      condition.text(parameters: parameters, mark: mark)
    }
    func grouped(_ condition: Condition) -> String {
      switch condition {
      case .all, .any: "(\(text(condition)))"
      default: text(condition)
      }
    }
    switch self {
    case .always: return "always"
    case .state(let state): return state.rawValue
    case .controlSize(let size): return "controlSize == \(size)"
    case .flag(let id): return name(id)
    case .equal(let id, let index):
      guard case .enumeration(let enumeration) = parameters[Int(id)].type else { return name(id) }
      return "\(name(id)) == \(enumeration.cases[Int(index)])"
    case .isSet(let id): return "\(name(id)) is set"
    case .not(let inner): return "not \(grouped(inner))"
    case .all(let parts): return parts.map { grouped($0) }.joined(separator: " and ")
    case .any(let parts): return parts.map { grouped($0) }.joined(separator: " or ")
    }
  }
}
