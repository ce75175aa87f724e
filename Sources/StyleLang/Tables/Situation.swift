/// One combination of states, parameters, surroundings and systems: as it is asked for, and for all
/// else what is so by default.
struct Situation {
  private let parameters: [Parameter]
  private var states: Set<State> = []
  private var controlSize = ControlSize.regular
  /// Of each parameter that is known, its value: of a Bool 0 or 1, of an enumeration the case.
  private var values: [ParameterID: Int] = [:]
  private var absent: Set<ParameterID> = []
  /// The parameters of which nothing is known, since they have no default.
  private var open: Set<ParameterID> = []

  /// Reads words such as `pressed`, `size=small`, `icon=absent`, `ios=26`.
  init(_ words: [String], for style: Style) throws(QueryProblem) {
    parameters = style.parameters
    for (index, parameter) in parameters.enumerated() {
      assume(ParameterID(index), parameter)
    }
    var seen: Set<String> = []
    var running: [Platform: Version] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard seen.insert(name).inserted else {
        throw .repeatedState(name)
      }
      let value = parts.count > 1 ? String(parts[1]) : nil
      if let platform = Platform.allCases.first(where: { $0.word == name }) {
        guard let value, let version = Version(value) else {
          throw .missingVersion(name)
        }
        running[platform] = version
      } else {
        try set(name, value, in: style)
      }
    }
    for (index, parameter) in parameters.enumerated() {
      guard case .availability(let availability) = parameter.source else { continue }
      let isThere = running.contains { availability.contains($0.value, of: $0.key) }
      values[ParameterID(index)] = isThere ? 1 : 0
    }
    if states.contains(.disabled), let other = State.allCases.first(where: isExcluded) {
      throw .exclusiveStates("disabled", other.rawValue)
    }
  }

  private func isExcluded(_ state: State) -> Bool { state.needsEnabled && states.contains(state) }

  /// What is so where nobody says otherwise.
  private mutating func assume(_ id: ParameterID, _ parameter: Parameter) {
    switch parameter.defaultValue {
    case .bool(let value)?: values[id] = value ? 1 : 0
    case .keyword(let index)?: values[id] = Int(index)
    case nil where parameter.isOptional: absent.insert(id)
    case nil where parameter.type == .bool: values[id] = 0
    default:
      switch parameter.type {
      case .bool, .enumeration: open.insert(id)
      default: break
      }
    }
  }

  private mutating func set(
    _ name: String, _ value: String?, in style: Style
  ) throws(QueryProblem) {
    if let index = parameters.firstIndex(where: { $0.name == name }) {
      return try set(ParameterID(index), name, value)
    }
    if name == "controlSize" {
      let sizes = ControlSize.allCases.map(\.rawValue)
      guard let value else { throw .missingValue(name, among: sizes) }
      guard let size = ControlSize(rawValue: value) else {
        throw .unknownValue(value, of: name, among: sizes)
      }
      controlSize = size
      return
    }
    let states = style.control.first?.conditionStates ?? style.component.states
    guard let state = State(rawValue: name), states.contains(state) else {
      let known =
        states.map(\.rawValue) + ["controlSize"]
        + parameters.filter { $0.source.isNamed }.map(\.name)
      let owner = style.control.first?.name ?? style.component.rawValue
      throw .unknownState(name, style: style.name, component: owner, among: known)
    }
    guard let isSo = try Situation.truth(value, of: name) else { return }
    if isSo { self.states.insert(state) }
  }

  private mutating func set(
    _ id: ParameterID, _ name: String, _ value: String?
  ) throws(QueryProblem) {
    let parameter = parameters[Int(id)]
    absent.remove(id)
    open.remove(id)
    if value == "absent" {
      guard parameter.isOptional else {
        throw .neverAbsent(name)
      }
      absent.insert(id)
      values[id] = nil
      return
    }
    switch parameter.type {
    case .bool: values[id] = try Situation.truth(value, of: name) == true ? 1 : 0
    case .enumeration(let enumeration):
      let cases = enumeration.cases + (parameter.isOptional ? ["absent"] : [])
      guard let value else { throw .missingValue(name, among: cases) }
      guard let index = enumeration.cases.firstIndex(of: value) else {
        throw .unknownValue(value, of: name, among: cases)
      }
      values[id] = index
    default:
      guard value == nil || value == "set" else {
        throw .valueWithoutEffect(name, isOptional: parameter.isOptional)
      }
    }
  }

  private static func truth(_ value: String?, of name: String) throws(QueryProblem) -> Bool? {
    switch value {
    case nil, "yes", "true": return true
    case "no", "false": return false
    case let value?: throw .unknownValue(value, of: name, among: ["yes", "no"])
    }
  }

  // MARK: What holds

  /// A parameter that has no default, and that a condition asks for.
  func openParameter(in condition: Condition) -> String? {
    switch condition {
    case .always, .state, .controlSize, .isSet: nil
    case .flag(let id), .equal(let id, _): open.contains(id) ? parameters[Int(id)].name : nil
    case .not(let inner): openParameter(in: inner)
    case .all(let parts), .any(let parts):
      parts.lazy.compactMap { openParameter(in: $0) }.first
    }
  }

  /// Whether a condition holds.
  func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .always: true
    case .state(let state): states.contains(state)
    case .controlSize(let size): controlSize == size
    case .flag(let id): values[id] == 1
    case .equal(let id, let index): values[id] == Int(index)
    case .isSet(let id): !absent.contains(id)
    case .not(let inner): !holds(inner)
    case .all(let parts): parts.allSatisfy { holds($0) }
    case .any(let parts): parts.contains { holds($0) }
    }
  }
}

extension Parameter.Source {
  /// Whether the parameter has a name that one can say.
  fileprivate var isNamed: Bool {
    if case .availability = self { return false }
    return true
  }
}
