extension JSONEmitter {
  /// Appends the groups that have a comment or a deprecation of their own, outer ones first.
  mutating func groups(_ namespaces: [TokenNamespace]) {
    var noted: [(name: String?, group: TokenNamespace)] = []
    func visit(_ group: TokenNamespace, in parent: String?) {
      let name = [parent, group.name].compactMap(\.self).joined(separator: ".")
      if group.documentation != nil || group.deprecation != nil {
        noted.append((name.isEmpty ? nil : name, group))
      }
      for case .group(let member) in group.members {
        visit(member, in: name.isEmpty ? nil : name)
      }
    }
    for group in namespaces { visit(group, in: nil) }
    guard !noted.isEmpty else { return }
    out.key("tokenGroups")
    out.open(.array)
    for (name, group) in noted {
      out.element()
      out.open(.object)
      if let name {
        out.key("name")
        out.string(name)
      }
      notes(group.documentation, group.deprecation)
      out.close(.object)
    }
    out.close(.array)
  }

  /// Appends one token.
  mutating func token(_ token: Token) {
    out.open(.object)
    out.key("name")
    out.string(token.name)
    out.key("type")
    type(token.type)
    notes(token.documentation, token.deprecation)
    out.key("value")
    value(token.value, words: token.type.cases)
    out.close(.object)
  }

  /// Appends the name of a type.
  mutating func type(_ type: ParameterType) {
    switch type {
    case .color: out.raw("\"color\"")
    case .number: out.raw("\"number\"")
    case .length: out.raw("\"length\"")
    case .angle: out.raw("\"angle\"")
    case .duration: out.raw("\"duration\"")
    case .percentage: out.raw("\"percentage\"")
    case .insets: out.raw("\"insets\"")
    case .shape: out.raw("\"shape\"")
    case .border: out.raw("\"border\"")
    case .shadow: out.raw("\"shadow\"")
    case .font: out.raw("\"font\"")
    case .animation: out.raw("\"animation\"")
    case .bool: out.raw("\"bool\"")
    case .string: out.raw("\"string\"")
    case .fill: out.raw("\"fill\"")
    case .image: out.raw("\"image\"")
    case .enumeration: out.raw("\"enumeration\"")
    }
  }
}

extension ParameterType {
  /// The cases of an enumeration; empty for another type.
  var cases: [String] {
    if case .enumeration(let enumeration) = self { return enumeration.cases }
    return []
  }
}
