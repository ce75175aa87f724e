extension JSONEmitter {
  /// Appends the properties, each with its rules in the order to try.
  mutating func properties(_ rules: Span<Rule>) {
    out.key("properties")
    out.open(.object)
    var start = 0
    while start < rules.count {
      let property = rules[start].property
      var end = start + 1
      while end < rules.count, rules[end].property == property { end += 1 }
      out.key(text: propertyKeys[Int(property.rawValue)])
      if end - start == 1, isShort(rules[start].value) {
        out.raw("[")
        shortRule(rules[start])
        out.raw("]")
      } else {
        out.open(.array)
        for index in start..<end {
          out.element()
          rule(rules[index])
        }
        out.close(.array)
      }
      start = end
    }
    out.close(.object)
  }

  private mutating func rule(_ rule: Rule) {
    if isShort(rule.value) { return shortRule(rule) }
    out.open(.object)
    if rule.condition != .always {
      out.key("when")
      condition(rule.condition)
    }
    out.key("value")
    value(rule.value, words: rule.property.words)
    out.close(.object)
  }

  private mutating func shortRule(_ rule: Rule) {
    if case .always = rule.condition {
      out.raw("{\"value\": ")
    } else {
      out.raw("{\"when\": ")
      condition(rule.condition)
      out.raw(", \"value\": ")
    }
    value(rule.value, words: rule.property.words)
    out.raw("}")
  }

  /// Appends the systems on which a condition holds.
  private mutating func available(_ availability: Availability) {
    out.open(.object, inline: true)
    out.key("available")
    out.open(.object, inline: true)
    for platform in availability.platforms {
      guard let version = availability[platform] else { continue }
      out.key(escaping: platform.word)
      out.string("\(version)")
    }
    out.close(.object)
    out.close(.object)
  }

  /// Appends a condition, in one line.
  mutating func condition(_ condition: Condition) {
    switch condition {
    case .state(let state): return out.raw(state.literal)
    case .flag(let id):
      if case .availability(let availability) = parameters[Int(id)].source {
        return available(availability)
      }
      return parameter(id)
    default: break
    }
    out.open(.object, inline: true)
    switch condition {
    case .always:
      out.key("all")
      out.raw("[]")
    case .controlSize(let size):
      out.key("equal")
      out.raw("[\"controlSize\", ")
      out.raw(size.literal)
      out.raw("]")
    case .equal(let id, let word):
      let parameter = parameters[Int(id)]
      out.key("equal")
      list([parameter.name, parameter.type.cases[Int(word)]]) { emitter, text in
        emitter.out.string(text)
      }
    case .isSet(let id):
      out.key("set")
      out.string(parameters[Int(id)].name)
    case .not(let inner):
      out.key("not")
      self.condition(inner)
    case .all(let parts):
      out.key("all")
      list(parts) { emitter, part in emitter.condition(part) }
    case .any(let parts):
      out.key("any")
      list(parts) { emitter, part in emitter.condition(part) }
    case .state, .flag:
      break
    }
    out.close(.object)
  }
}

extension Property {
  /// The names as JSON keys, with quotation marks and colon.
  static let keys = allCases.map { Array("\"\($0.name)\": ".utf8) }

  /// The words of a keyword property.
  var words: [String] { Property.wordsByProperty[Int(rawValue)] }

  private static let wordsByProperty = allCases.map(\.definition.type.keywords)
}
