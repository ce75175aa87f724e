/// What the deployment targets lack, found out once for a file, so that a rule that is within them
/// costs a test of a bit.
struct TargetLimits {
  /// A kind of value that some target may lack.
  struct Kinds: OptionSet {
    let rawValue: UInt8

    static let mixing = Kinds(rawValue: 1 << 0)
    static let materials = Kinds(rawValue: 1 << 1)
    static let glass = Kinds(rawValue: 1 << 2)
    static let fonts = Kinds(rawValue: 1 << 3)
    static let scaling = Kinds(rawValue: 1 << 4)
    static let containerShape = Kinds(rawValue: 1 << 5)
    /// Any foreground but a colour.
    static let foregroundStyles = Kinds(rawValue: 1 << 6)
    static let symbols = Kinds(rawValue: 1 << 7)
  }

  let targets: DeploymentTargets
  /// The properties that a target lacks.
  private let properties: UInt64
  /// The states that a target lacks, in a field and in the other components.
  private let states: (field: UInt16, others: UInt16)
  /// The components that a target lacks.
  private let components: Set<Component>
  /// The kinds of values of which a target lacks some.
  let kinds: Kinds

  init(_ targets: DeploymentTargets) {
    self.targets = targets
    var properties: UInt64 = 0
    for property in Property.allCases where !property.requiredSymbols.isEmpty {
      if !SystemNeed(property).isMet(by: targets) { properties |= 1 << UInt64(property.rawValue) }
    }
    self.properties = properties
    states = (
      TargetLimits.states(of: .field, lackedBy: targets),
      TargetLimits.states(of: .button, lackedBy: targets)
    )
    components = Set(
      Component.allCases.filter {
        !SystemNeed($0.rawValue, $0.requiredSymbols, isLeftOutWhereMissing: true)
          .isMet(by: targets)
      })
    var kinds: Kinds = []
    for (kind, symbols) in TargetLimits.symbols
    where !targets.have(APISymbol.systems(withAll: symbols)) {
      kinds.insert(kind)
    }
    self.kinds = kinds
  }

  /// The newest symbols of each kind of values.
  private static let symbols: [(Kinds, [String])] = [
    (.mixing, ["Color.mix(with:by:in:)"]),
    (.materials, Material.allCases.map(\.requiredSymbol)),
    (.glass, ["View.glassEffect(_:in:)"]),
    (.fonts, ["Font.title2", "Font.custom(_:size:relativeTo:)", "Font.Design.serif"]),
    (.scaling, ["ScaledMetric"]),
    (.containerShape, ["ContainerRelativeShape"]),
    (.foregroundStyles, ["View.foregroundStyle(_:)", "AnyShapeStyle"]),
    (.symbols, ["Image.init(systemName:)"]),
  ]

  private static func states(
    of component: Component, lackedBy targets: DeploymentTargets
  ) -> UInt16 {
    var bits: UInt16 = 0
    for state in State.allCases {
      let symbols = state.requiredSymbols(in: component)
      let need = SystemNeed(state.rawValue, symbols, isLeftOutWhereMissing: true)
      if !need.isMet(by: targets) { bits |= state.bit }
    }
    return bits
  }

  /// Whether a target lacks a component.
  func lacks(_ component: Component) -> Bool { components.contains(component) }

  /// Whether a target lacks a state of a component.
  @inline(__always)
  func lacks(_ state: State, of component: Component) -> Bool {
    (component == .field ? states.field : states.others) & state.bit != 0
  }

  /// Whether a target lacks a property.
  @inline(__always)
  func lacks(_ property: Property) -> Bool { properties >> UInt64(property.rawValue) & 1 == 1 }
}

extension Material {
  /// The symbol that it needs.
  ///
  /// watchOS has the type before it has any of them; there a colour stands in.
  var requiredSymbol: String { self == .bar ? "Material.bar" : "Material" }
}

/// Something written in a file, and the systems that have it.
struct SystemNeed {
  /// How it is called in the language.
  var name: String
  /// The systems that have it.
  var systems: Availability
  /// Whether a platform that has no version with it goes without.
  var isLeftOutWhereMissing = false

  init(_ name: String, _ symbols: [String], isLeftOutWhereMissing: Bool = false) {
    self.name = name
    systems = APISymbol.systems(withAll: symbols)
    self.isLeftOutWhereMissing = isLeftOutWhereMissing
  }

  /// Whether each target has it, or goes without.
  func isMet(by targets: DeploymentTargets) -> Bool {
    targets.platforms.allSatisfy { platform in
      guard let first = systems[platform], let target = targets[platform] else {
        return isLeftOutWhereMissing
      }
      return target >= first
    }
  }

  init(_ property: Property) {
    name = property.name
    systems = property.systems
    isLeftOutWhereMissing = property.isLeftOutWhereMissing
  }
}

extension Condition {
  /// Whether it holds on a version of a platform, as far as `available(…)` decides it; nil where it
  /// may be either way.
  func holds(on version: Version, of platform: Platform, _ parameters: [Parameter]) -> Bool? {
    switch self {
    case .always: return true
    case .state, .controlSize, .equal, .isSet: return nil
    case .flag(let id):
      guard case .availability(let systems) = parameters[Int(id)].source else { return nil }
      return systems.contains(version, of: platform)
    case .not(let inner): return inner.holds(on: version, of: platform, parameters).map { !$0 }
    case .all(let parts):
      let values = parts.map { $0.holds(on: version, of: platform, parameters) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let parts):
      let values = parts.map { $0.holds(on: version, of: platform, parameters) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
  }
}
