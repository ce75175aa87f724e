/// Turns the JSON of a Design Tokens file into the model.
///
/// The tree of groups is walked first, with what groups inherit, which gives the tokens and their
/// names; then each token's value is read, those that it refers to before it.
struct TokenFileReader {
  /// A token of the file, or one that a group inherits.
  struct Entry {
    /// The names from the outermost group, as in the file.
    var path: [String]
    /// The same as names of the language.
    var names: [String]
    /// The object of the token.
    var node: Int
    /// The string that names it.
    var key: Int
    /// The type of the nearest group that has one, where that is known.
    var groupType: DesignTokenType?
    /// The type, once that is known.
    var type: DesignTokenType?
    /// What `$deprecated` of the nearest group says.
    var deprecation: String?
    var outcome = Outcome.waiting
  }

  /// What a token's value came to.
  enum Outcome {
    case waiting, running
    /// References in the value are by the place in `entries`.
    case value(ParameterType, Value)
    /// The language cannot hold it, for this reason.
    case unusable(String)
    /// It is wrong, and reported.
    case failed
  }

  /// Why a value cannot be read.
  enum Stop: Error {
    /// It is wrong, and reported.
    case failed
    /// The language cannot hold it, for this reason.
    case unusable(String)
  }

  /// How long a chain of references may be.
  static let chainLimit = 400

  let document: JSONDocument
  var entries: [Entry] = []
  /// The places in `entries`, by the path as in the file, its parts joined by dots.
  var entryIndices: [String: Int] = [:]
  var diagnostics: [Diagnostic] = []
  /// How many references the value under the hand goes through.
  var chainLength = 0

  private var sheet: Sheet
  private var members: [TokenMember] = []
  /// How many members groups have, those that they inherit too.
  var memberCount = 0
  /// Groups of the way to the group under the hand, so that one that holds itself is found.
  private var openGroups: [Int] = []

  init(_ document: JSONDocument) {
    self.document = document
    sheet = Sheet(name: document.source.baseName)
  }

  mutating func run() -> DesignTokens {
    let name = DesignTokenNames.namespace(ofFile: sheet.name)
    var namespace = TokenNamespace(
      name: name, swiftName: SwiftWords.escaped(name), members: [], documentation: nil,
      deprecation: nil)
    guard document.kind(0) == .object else {
      report(
        .invalidValue(expected: "an object of tokens and groups", found: document.phrase(0)),
        at: document.range(0))
      return DesignTokens(sheet: sheet, diagnostics: diagnostics, isUnreadable: true)
    }
    namespace.documentation = description(of: 0)
    namespace.members = readGroup(Group(layers: [Layer(node: 0, type: nil)], path: [], names: []))
    for index in entries.indices where isWaiting(index) { evaluateChain(from: index) }
    return result(namespace)
  }

  func isWaiting(_ index: Int) -> Bool {
    if case .waiting = entries[index].outcome { true } else { false }
  }

  /// The tokens that have a value, numbered anew, as a sheet.
  private mutating func result(_ namespace: TokenNamespace) -> DesignTokens {
    var result = DesignTokens(sheet: sheet)
    var ids = [TokenID?](repeating: nil, count: entries.count)
    var next: TokenID = 0
    for (index, entry) in entries.enumerated() {
      if case .value = entry.outcome {
        ids[index] = next
        next += 1
      }
    }
    let prefix = (namespace.name ?? "") + "."
    let swiftPrefix = namespace.swiftName + "."
    for entry in entries {
      let range = document.range(entry.key)
      switch entry.outcome {
      case .value(let type, let value):
        result.sheet.tokens.append(
          Token(
            name: prefix + entry.names.joined(separator: "."),
            swiftName: swiftPrefix
              + entry.names.map(SwiftWords.escaped).joined(separator: "."),
            type: type, value: value.mappingTokens { ids[Int($0)] ?? $0 },
            documentation: description(of: entry.node), deprecation: entry.deprecation))
        result.sites.append(range)
      case .unusable(let reason):
        result.unusable.append(UnusableToken(path: entry.names, reason: reason, range: range))
        report(.notCarried(entry.path.last ?? "", reason: reason), at: range)
      case .waiting, .running, .failed:
        result.unusable.append(UnusableToken(path: entry.names, reason: nil, range: range))
      }
    }
    var namespace = namespace
    namespace.members = TokenFileReader.renumbered(namespace.members, ids)
    result.sheet.namespaces = [namespace]
    result.diagnostics = diagnostics
    return result
  }

  private static func renumbered(_ members: [TokenMember], _ ids: [TokenID?]) -> [TokenMember] {
    members.compactMap { member in
      switch member {
      case .token(let entry): return ids[Int(entry)].map { .token($0) }
      case .group(var group):
        group.members = renumbered(group.members, ids)
        return .group(group)
      }
    }
  }

  // MARK: - Groups

  /// An object that contributes to a group: its own, or one that it extends.
  struct Layer {
    var node: Int
    /// The type for tokens that have none.
    var type: DesignTokenType?
    var deprecation: String?
  }

  /// A group with what it inherits: of two members of the same name, that of the earlier layer
  /// counts.
  struct Group {
    var layers: [Layer]
    var path: [String]
    var names: [String]
  }

  /// Reads a group, and returns what stands in it, tokens as places in `entries`.
  private mutating func readGroup(_ group: Group) -> [TokenMember] {
    var group = group
    extend(&group)
    openGroups += group.layers.map(\.node)
    defer { openGroups.removeLast(group.layers.count) }
    for index in group.layers.indices {
      readOwnMembers(
        &group.layers[index], of: group.path.last ?? "", isRoot: group.path.isEmpty)
    }

    var members: [TokenMember] = []
    var taken: [String: String] = [:]
    var seen: Set<String> = []
    // What is inherited comes first, so that a group reads like the one that it extends.
    for layer in group.layers.reversed() {
      for member in document.members[layer.node] ?? [] {
        let name = document.text(member.key)
        guard name == "$root" || name.utf8.first != UInt8(ascii: "$"), seen.insert(name).inserted
        else { continue }
        guard let mapped = mappedName(member.key, name) else { continue }
        if let other = taken.updateValue(name, forKey: mapped) {
          taken[mapped] = other
          report(
            .nameCollision(name, other: other, mapped: mapped), at: document.range(member.key))
          continue
        }
        readMember(name, mapped, of: group, into: &members)
      }
    }
    return members
  }

  private mutating func mappedName(_ key: Int, _ name: String) -> String? {
    let isAllowed = !name.contains { $0 == "{" || $0 == "}" || $0 == "." }
    if isAllowed, let mapped = DesignTokenNames.mapped(name) { return mapped }
    report(.invalidName(name), at: document.range(key))
    return nil
  }

  private mutating func readMember(
    _ name: String, _ mapped: String, of group: Group, into members: inout [TokenMember]
  ) {
    guard !hasTooManyMembers(group.layers.first?.node) else { return }
    let path = group.path + [name]
    let names = group.names + [mapped]
    var layers: [Layer] = []
    for layer in group.layers {
      guard let member = document.member(name, of: layer.node) else { continue }
      guard document.kind(member.value) == .object else {
        report(
          .invalidValue(
            expected: "a token or a group, which is an object",
            found: document.phrase(member.value)), at: document.range(member.value))
        return
      }
      if isToken(member.value) {
        // The nearest definition counts whole.
        if !layers.isEmpty { continue }
        addToken(member, path, names, in: layer)
        members.append(.token(TokenID(entries.count - 1)))
        return
      }
      layers.append(Layer(node: member.value, type: layer.type, deprecation: layer.deprecation))
    }
    guard let own = layers.first, name != "$root" else {
      if let own = layers.first { report(.missingType(name), at: document.range(own.node)) }
      return
    }
    var inner = TokenNamespace(
      name: mapped, swiftName: SwiftWords.escaped(mapped), members: [],
      documentation: description(of: own.node), deprecation: nil)
    inner.members = readGroup(Group(layers: layers, path: path, names: names))
    members.append(.group(inner))
  }

  private mutating func addToken(
    _ member: JSONDocument.Member, _ path: [String], _ names: [String], in layer: Layer
  ) {
    var entry = Entry(
      path: path, names: names, node: member.value, key: member.key, groupType: layer.type)
    entry.deprecation = deprecation(of: member.value, named: path.last ?? "", or: layer.deprecation)
    entryIndices[path.joined(separator: ".")] = entries.count
    entries.append(entry)
    let allowed = [
      "$value", "$type", "$description", "$deprecated", "$extensions", "$ref", "$schema",
    ]
    for part in document.members[member.value] ?? [] {
      let name = document.text(part.key)
      if name.utf8.first != UInt8(ascii: "$") || name == "$root" {
        report(.tokenWithChildren(path.last ?? ""), at: document.range(part.key))
      } else if !allowed.contains(name) {
        reportUnknownMember(name, at: part.key, among: Array(allowed.dropLast(2)))
      }
    }
  }

  /// Adds what the group's `$extends` or `$ref` leads to, with what that one inherits in turn.
  private mutating func extend(_ group: inout Group) {
    for layer in group.layers {
      guard let reference = extensionReference(of: layer.node),
        let targets = extensionTargets(of: layer.node)
      else { continue }
      for target in targets {
        if target == layer.node || openGroups.contains(target) {
          reportExtensionCycle(of: group, reference)
          continue
        }
        if group.layers.contains(where: { $0.node == target }) { continue }
        // An inherited token keeps the type that it has in its own group.
        group.layers.append(
          Layer(node: target, type: typeAround(target), deprecation: layer.deprecation))
      }
    }
  }

  /// Reports a circle of groups once, and not for each of them.
  private mutating func reportExtensionCycle(of group: Group, _ reference: Int) {
    let nodes = group.layers.map(\.node)
    defer { circularGroups.formUnion(nodes) }
    guard circularGroups.isDisjoint(with: nodes) else { return }
    let name = group.path.last ?? ""
    let target = (path(of: reference) ?? []).joined(separator: ".")
    report(.referenceCycle([name, target, name]), at: document.range(reference))
  }

  /// The type of the nearest group around a node, by the places of the objects.
  private func typeAround(_ node: Int) -> DesignTokenType? {
    var type: DesignTokenType?
    var current = 0
    while current != node {
      if let own = ownType(of: current) { type = own }
      let next = document.members[current]?.first {
        $0.value <= node && node < document.nodes[$0.value].end
      }
      guard let next else { break }
      current = next.value
    }
    return type
  }

  func ownType(of node: Int) -> DesignTokenType? {
    guard let value = document.value("$type", of: node), document.kind(value) == .string else {
      return nil
    }
    return DesignTokenType(rawValue: document.text(value))
  }

  /// Reads what a group says of itself.
  private mutating func readOwnMembers(_ layer: inout Layer, of name: String, isRoot: Bool) {
    let allowed = [
      "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root",
    ]
    for member in document.members[layer.node] ?? [] {
      let name = document.text(member.key)
      guard name.utf8.first == UInt8(ascii: "$"), !allowed.contains(name),
        !(isRoot && name == "$schema")
      else { continue }
      reportUnknownMember(name, at: member.key, among: allowed + ["$value"])
    }
    if let type = readType(of: layer.node) { layer.type = type }
    layer.deprecation = deprecation(of: layer.node, named: name, or: layer.deprecation)
  }

  private mutating func reportUnknownMember(_ name: String, at key: Int, among names: [String]) {
    let nearest = suggestion(for: name, among: names)
    report(
      .unknownMember(name, suggestion: nearest), at: document.range(key),
      fixIts: nearest.map {
        [FixIt("replace with '\($0)'", replacing: document.range(key), with: "\"\($0)\"")]
      } ?? [])
  }

  // MARK: - What tokens and groups say of themselves

  /// Reads `$type`; nil where there is none, or where it is wrong, which is then reported.
  mutating func readType(of node: Int) -> DesignTokenType? {
    guard let value = document.value("$type", of: node) else { return nil }
    guard document.kind(value) == .string else {
      report(
        .invalidValue(expected: "the name of a type", found: document.phrase(value)),
        at: document.range(value))
      return nil
    }
    let name = document.text(value)
    if let type = DesignTokenType(rawValue: name) { return type }
    let nearest = suggestion(for: name, among: DesignTokenType.allCases.map(\.rawValue))
    report(
      .unknownType(name, suggestion: nearest), at: document.range(value),
      fixIts: nearest.map {
        [FixIt("replace with '\($0)'", replacing: document.range(value), with: "\"\($0)\"")]
      } ?? [])
    return nil
  }

  private mutating func description(of node: Int) -> String? {
    guard let value = document.value("$description", of: node) else { return nil }
    guard document.kind(value) == .string else {
      report(
        .invalidValue(expected: "a string", found: document.phrase(value)),
        at: document.range(value))
      return nil
    }
    let text = document.text(value)
    return text.isEmpty ? nil : text
  }

  private mutating func deprecation(
    of node: Int, named name: String, or inherited: String?
  ) -> String? {
    guard let value = document.value("$deprecated", of: node) else { return inherited }
    switch document.kind(value) {
    case .true: return "'\(name)' is deprecated"
    case .false: return nil
    case .string: return document.text(value)
    default:
      report(
        .invalidValue(expected: "true, false or a string", found: document.phrase(value)),
        at: document.range(value))
      return inherited
    }
  }

  mutating func report(
    _ problem: TokenFileProblem, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    let diagnostic = Diagnostic(.tokenFile(problem), at: range, notes: notes, fixIts: fixIts)
    // A token that several groups inherit is read as often.
    guard reported.insert(diagnostic).inserted else { return }
    diagnostics.append(limited: diagnostic)
  }

  private var reported: Set<Diagnostic> = []
  private var circularGroups: Set<Int> = []
}
