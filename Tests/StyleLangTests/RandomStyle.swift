@testable import StyleLang

/// A style that was written at random, with what it means.
struct RandomStyle: Sendable {
  var name: String
  var component: Component
  /// Its own parameters, then those of its parent that stay open.
  var parameters: [RandomParameter]
  /// In the order in which the last that holds wins.
  var rules: [RandomRule]
  /// What it draws; nil where that is what its component draws anyway.
  var content: RandomElement?
  var layers: [RandomLayer] = []
  /// What its situations can be told apart by.
  var space: [RandomSituation]

  /// The look in a situation, by the definition: of the rules of each property, the last that holds
  /// gives the value; where none does, the default stands.
  ///
  /// - Parameters:
  ///   - situation: The state, with arguments for every parameter.
  ///   - readsPointer: Whether a condition that can matter names `hovered`.
  func look(in situation: RandomSituation, readsPointer: Bool) -> Look {
    var look = Look()
    for property in Property.allCases where exists(property, on: situation.platform) {
      let winner = rules.last { $0.property == property && $0.holds(in: situation) }
      if let text = winner?.value(situation) { look[property] = text }
    }
    let sets = { (property: Property) in
      rules.contains { rule in
        rule.property == property && space.contains { rule.holds(in: $0) }
      }
    }
    let places: [Property] = [
      .hitShape, .padding, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .shape,
      .background, .border, .overlay,
    ]
    let hasHitShape =
      switch component {
      case .button, .toggle, .custom:
        sets(.hitShape)
          || !isDrawnByBase && (places.contains(where: sets) || content != nil || !layers.isEmpty)
      default: sets(.hitShape) || readsPointer && !isDrawnByBase
      }
    if !hasHitShape {
      look[.hitShape] = "content"
    } else if look[.hitShape] == "content" {
      look[.hitShape] = look[.shape]
    }
    return look
  }

  /// Whether another style draws the control.
  var isDrawnByBase: Bool {
    rules.contains { rule in rule.property == .base && rule.value(space[0]) != "inherit" }
  }

  /// All that is drawn in a situation, as `look`.
  func tree(in situation: RandomSituation, readsPointer: Bool) -> LookTree {
    var tree = LookTree(look(in: situation, readsPointer: readsPointer))
    let content = isDrawnByBase ? nil : content ?? component.randomContent
    tree.content = content.map { $0.look(in: situation) ?? .nothing }
    tree.layers = layers.compactMap { $0.look(in: situation) }
    return tree
  }

  private func exists(_ property: Property, on platform: Platform) -> Bool {
    switch property {
    case .hoverEffect: platform == .iOS || platform == .visionOS
    case .haptic: platform == .iOS
    case .controlSize: platform != .tvOS
    default: true
    }
  }

  /// A situation with defaults for what is not given.
  func situation(
    _ state: ControlState, on platform: Platform, _ samples: [String: ArgumentSample]
  ) -> RandomSituation {
    var situation = RandomSituation(state: state, platform: platform, arguments: [:])
    let bare = situation
    for parameter in parameters {
      situation.arguments[parameter.name] =
        if parameter.source == .configuration {
          parameter.type == .bool
            ? .bool(state.declared.contains(parameter.name)) : .number(bare.fraction)
        } else {
          samples[parameter.name]?.value ?? parameter.defaultValue?.read(bare) ?? .absent
        }
    }
    return situation
  }
}

extension RandomRule {
  /// Whether two rules hold in the same of these situations.
  func isEquivalent(to other: RandomRule, in space: [RandomSituation]) -> Bool {
    space.allSatisfy { holds(in: $0) == other.holds(in: $0) }
  }

  /// The rule with its parameters read otherwise.
  func reading(
    _ translate: @escaping @Sendable (RandomSituation) -> RandomSituation
  ) -> RandomRule {
    let (condition, value) = (self.condition, self.value)
    return RandomRule(
      id: id, property: property, condition: { condition(translate($0)) },
      value: { value(translate($0)) })
  }
}

extension RandomStyle {
  /// Puts a style's own rules after what it inherits; each that is equivalent to an inherited rule
  /// of its property takes that one's place.
  static func merge(
    _ inherited: [RandomRule], _ own: [RandomRule], in space: [RandomSituation]
  ) -> [RandomRule] {
    var slots = inherited.map { [$0] }
    var rest: [RandomRule] = []
    for rule in own {
      let equals = inherited.indices.filter {
        inherited[$0].property == rule.property
          && inherited[$0].isEquivalent(to: rule, in: space)
      }
      guard let place = equals.last else {
        rest.append(rule)
        continue
      }
      for index in equals where index != place { slots[index] = [] }
      // An equivalent rule that was put here before stays in front, so that the later wins.
      slots[place].removeAll { $0.id == inherited[place].id }
      slots[place].append(rule)
    }
    return slots.flatMap(\.self) + rest
  }

  /// Every situation that conditions can tell apart.
  static func space(
    of parameters: [RandomParameter], states: [State], ofSizes: Bool, systems: [Version?] = []
  ) -> [RandomSituation] {
    var random = SplitMix(state: 0)
    let combinations = ControlState.combinations(
      of: Set(states).union([.disabled]), ofSizes: ofSizes, limit: .max, using: &random)
    var rows: [[String: LookValue]] = [[:]]
    for parameter in parameters {
      let model = Parameter(
        name: parameter.name, type: parameter.type, isOptional: parameter.isOptional,
        defaultValue: nil, documentation: nil)
      let values = ArgumentSample.samples(of: model).compactMap(\.value)
      let isTested = parameter.type == .bool || !parameter.cases.isEmpty
      var choices = isTested ? values : Array(values.prefix(1))
      if parameter.isOptional, !isTested { choices.append(.absent) }
      rows = rows.flatMap { row in
        choices.map { row.merging([parameter.name: $0]) { $1 } }
      }
    }
    // Of all platforms only macOS has every state.
    return rows.flatMap { row in
      (systems.isEmpty ? [nil] : systems).flatMap { system in
        combinations.map { state in
          var state = state
          state.system = system
          return RandomSituation(state: state, platform: .macOS, arguments: row)
        }
      }
    }
  }
}
