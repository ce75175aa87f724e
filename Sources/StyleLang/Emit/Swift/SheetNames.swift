/// What the names of a sheet mean for references to others.
struct SheetNames {
  /// The tokens whose value stands in the place of their name.
  ///
  /// To refer to something deprecated would warn. Empty if there is none.
  private(set) var folded: [Bool] = []
  /// The vocabulary that a namespace hides in the whole file.
  private(set) var hidden: Set<Vocabulary> = []
  /// The vocabulary that a group or a token hides in its namespace.
  private(set) var hiddenInTokens: Set<Vocabulary> = []
  /// The names of the namespaces, in their order.
  private(set) var namespaces: [String] = []
  /// Those that something inside a namespace hides.
  private(set) var rootsHiddenInTokens: Set<String> = []
  /// Those that may be hidden in any style: in lower case, they may be those of a member of `View`.
  private(set) var rootsHiddenInStyles: Set<String> = []
  /// The styles that declare an enumeration which another style uses.
  private(set) var sharedStyles: Set<String> = []

  init(_ sheet: Sheet) {
    if sheet.tokens.contains(where: { $0.deprecation != nil }) {
      folded = sheet.tokens.map { $0.deprecation != nil }
    }
    for namespace in sheet.namespaces where !namespaces.contains(namespace.swiftName) {
      namespaces.append(namespace.swiftName)
      if let word = Vocabulary(name: namespace.swiftName) { hidden.insert(word) }
    }
    for namespace in sheet.namespaces {
      visit(namespace, isDeprecated: false, sheet)
    }
    for root in namespaces where SheetNames.mayBeMember(root) { rootsHiddenInStyles.insert(root) }
    for style in sheet.styles where !style.parameters.isEmpty {
      for parameter in style.parameters {
        if case .enumeration(let enumeration) = parameter.type, enumeration.style != style.name {
          sharedStyles.insert(enumeration.style)
        }
      }
    }
  }

  private mutating func visit(_ namespace: TokenNamespace, isDeprecated: Bool, _ sheet: Sheet) {
    let isDeprecated = isDeprecated || namespace.deprecation != nil
    for member in namespace.members {
      switch member {
      case .token(let token):
        hide(SheetNames.lastPart(of: sheet.tokens[Int(token)].swiftName))
        if isDeprecated {
          if folded.isEmpty { folded = Array(repeating: false, count: sheet.tokens.count) }
          folded[Int(token)] = true
        }
      case .group(let group):
        hide(group.swiftName)
        visit(group, isDeprecated: isDeprecated, sheet)
      }
    }
  }

  /// Takes in the name of something inside a namespace.
  private mutating func hide(_ name: String) {
    if namespaces.contains(name) { rootsHiddenInTokens.insert(name) }
    // Nearly all names begin in lower case, and no type of the vocabulary does.
    guard let first = name.utf8.first, first <= UInt8(ascii: "Z") else { return }
    if let word = Vocabulary(name: name) { hiddenInTokens.insert(word) }
  }

  /// Whether a namespace could have the name of a member of a view or of a style.
  private static func mayBeMember(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return true }
    return first < UInt8(ascii: "A") || first > UInt8(ascii: "Z")
      || name == "Configuration" || name == "Content" || name == "Body"
  }

  /// The name of the type alias by which a hidden namespace is reached.
  func alias(of namespace: String) -> String {
    let plain = namespace.filter { $0 != "`" }
    var alias = plain.prefix(1).uppercased() + plain.dropFirst() + "Namespace"
    while namespaces.contains(alias) { alias += "Alias" }
    return alias
  }

  /// What stands after the last dot.
  static func lastPart(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }
}

/// The full names of tokens, one after the other, so that they are copied as bytes.
struct TokenNames {
  /// The text of all.
  private(set) var text: [UInt8] = []
  private var ends: [UInt32] = []

  init(_ tokens: [Token]) {
    for token in tokens {
      text.append(contentsOf: token.swiftName.utf8)
      ends.append(UInt32(truncatingIfNeeded: text.count))
    }
  }

  /// Where the name of a token is in `text`.
  func range(of token: TokenID) -> Range<Int> {
    let start = token == 0 ? 0 : ends[Int(token) - 1]
    return Int(start)..<Int(ends[Int(token)])
  }
}
