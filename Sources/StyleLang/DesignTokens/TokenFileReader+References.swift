extension TokenFileReader {
  /// What a reference leads to.
  enum Target {
    /// A token as a whole, by its place in `entries`.
    case token(Int)
    /// A part of the file.
    case node(Int)
  }

  /// The string of a reference: `"{a.b}"`, or what stands in `{"$ref": "#/a/b"}`.
  func reference(_ node: Int) -> Int? {
    switch document.kind(node) {
    case .string:
      let range = document.range(node)
      let isBraced =
        range.end - range.start >= 4
        && document.source.bytes[Int(range.start) + 1] == UInt8(ascii: "{")
        && document.source.bytes[Int(range.end) - 2] == UInt8(ascii: "}")
      return isBraced ? node : nil
    case .object:
      guard let value = document.value("$ref", of: node), document.kind(value) == .string else {
        return nil
      }
      return value
    default: return nil
    }
  }

  /// The parts of a reference's path; nil where it has none of the two forms.
  func path(of reference: Int) -> [String]? {
    let text = document.text(reference)
    if text.hasPrefix("{"), text.hasSuffix("}") {
      let parts = text.dropFirst().dropLast().split(
        separator: ".", omittingEmptySubsequences: false)
      return parts.contains { $0.isEmpty } ? nil : parts.map(String.init)
    }
    guard text.hasPrefix("#/") else { return nil }
    return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
      .map(TokenFileReader.unescaped)
  }

  /// A part of a JSON Pointer in a fragment: percent-encoded, and with `~1` for `/`, `~0` for `~`.
  private static func unescaped(_ part: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "~"), let next = rest.first, next == 0x30 || next == 0x31 {
        bytes.append(next == 0x31 ? UInt8(ascii: "/") : byte)
        rest.removeFirst()
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Extension of groups

  /// Whether an object is a token: it has a value, or refers to one.
  func isToken(_ node: Int, hops: Int = 0) -> Bool {
    if document.value("$value", of: node) != nil { return true }
    guard let reference = document.value("$ref", of: node) else { return false }
    guard hops < TokenFileReader.hopLimit, document.kind(reference) == .string,
      let path = path(of: reference)
    else { return true }
    if path.contains("$value") { return true }
    // Where nothing is found, the type tells a token from a group.
    guard let target = walk(path, hops: 0).first else {
      return document.value("$type", of: node) != nil
    }
    return document.kind(target) != .object || isToken(target, hops: hops + 1)
  }

  /// The string after `$extends`, or after `$ref` of a group.
  func extensionReference(of node: Int) -> Int? {
    document.value("$extends", of: node) ?? document.value("$ref", of: node)
  }

  /// The groups that a group extends; nil where there is none.
  mutating func extensionTargets(of node: Int) -> [Int]? {
    guard let reference = extensionReference(of: node) else { return nil }
    let range = document.range(reference)
    guard document.kind(reference) == .string, let path = path(of: reference) else {
      report(
        .invalidValue(
          expected: "a reference to a group, such as '{button}'",
          found: document.phrase(reference)), at: range)
      return nil
    }
    let targets = walk(path, hops: 0)
    guard let first = targets.first else {
      report(.unresolvedReference(document.text(reference), suggestion: nil), at: range)
      return nil
    }
    if document.kind(first) != .object || isToken(first) {
      report(.extendsToken(document.text(reference)), at: range)
      return nil
    }
    return targets
  }

  /// The values at a path: the first is what is meant, and if it is a group, those after it are what
  /// it inherits.
  func walk(_ path: [String], hops: Int, open: Set<Int> = []) -> [Int] {
    var layers = withInherited([0], hops: hops, open: open)
    for (index, name) in path.enumerated() {
      guard let first = layers.first else { return [] }
      if document.kind(first) == .array {
        let elements = document.elements(first)
        guard let place = Int(name), elements.indices.contains(place), String(place) == name else {
          return []
        }
        layers = [elements[place]]
      } else {
        let found = layers.compactMap { document.value(name, of: $0) }
        layers = found.first.map { document.kind($0) == .object ? found : [$0] } ?? []
        layers = layers.filter { document.kind($0) == .object || $0 == layers.first }
        if let first = layers.first, document.value("$value", of: first) != nil { layers = [first] }
        layers = withInherited(layers, hops: hops, open: open)
      }
      // A reference on the way leads on from its target.
      if index + 1 < path.count, let only = layers.first, hops < TokenFileReader.hopLimit,
        let reference = reference(only), isInsideValue(path.prefix(index + 1)),
        let next = self.path(of: reference)
      {
        layers = walk(valuePath(next, of: reference), hops: hops + 1, open: open)
      }
    }
    return layers
  }

  /// How many references one reference may lead through on its way.
  static let hopLimit = 100

  private func isInsideValue(_ path: ArraySlice<String>) -> Bool { path.contains("$value") }

  /// The path of a token's value, where braces name the token.
  private func valuePath(_ path: [String], of reference: Int) -> [String] {
    document.text(reference).hasPrefix("{") ? path + ["$value"] : path
  }

  /// Groups followed by those that they extend.
  ///
  /// - Parameter open: The groups whose extension is being looked for, of which one may be met again.
  private func withInherited(_ layers: [Int], hops: Int, open: Set<Int>) -> [Int] {
    guard let first = layers.first, document.kind(first) == .object,
      document.value("$value", of: first) == nil, hops < TokenFileReader.hopLimit
    else { return layers }
    var result = layers
    for layer in layers where !open.contains(layer) {
      guard let reference = extensionReference(of: layer), document.kind(reference) == .string,
        let path = path(of: reference)
      else { continue }
      // What these inherit comes with them.
      for target in walk(path, hops: hops + 1, open: open.union(layers))
      where !result.contains(target) {
        result.append(target)
      }
    }
    return result
  }

  /// How many members groups may inherit: groups that extend others twice over double with each.
  static let inheritanceLimit = 10_000

  /// Counts a member of a group; whether there are more than groups of this size can have written,
  /// which is reported once.
  mutating func hasTooManyMembers(_ group: Int?) -> Bool {
    // Without inheritance each node of the file is read once.
    let limit = document.nodes.count + TokenFileReader.inheritanceLimit
    memberCount += 1
    guard memberCount > limit else { return false }
    if memberCount == limit + 1 {
      let node = group.map { extensionReference(of: $0) ?? $0 } ?? 0
      report(
        .invalidValue(
          expected: "groups that inherit at most \(TokenFileReader.inheritanceLimit) members",
          found: "more"), at: document.range(node))
    }
    return true
  }

  // MARK: - References of values

  /// Reads a token that waits.
  ///
  /// Reading goes as deep as its chain of references, so a long one is read from its end.
  mutating func evaluateChain(from index: Int) {
    var chain = [index]
    var seen: Set<Int> = [index]
    var current = index
    while let reference = reference(valueNode(of: entries[current].node)),
      let next = entry(reference), isWaiting(next), seen.insert(next).inserted
    {
      chain.append(next)
      current = next
    }
    guard chain.count > TokenFileReader.chainLimit / 4 else { return evaluate(index) }
    for link in chain.reversed() where isWaiting(link) { evaluate(link) }
  }

  /// Follows a reference, if a value is one, to a token or to a part of the file.
  mutating func follow(_ node: Int) throws(Stop) -> Target {
    guard let reference = reference(node) else { return .node(node) }
    let text = document.text(reference)
    let range = document.range(reference)
    guard var path = path(of: reference) else {
      report(
        .invalidValue(
          expected: "a reference such as '{group.token}' or '#/group/token'",
          found: document.phrase(reference)), at: range)
      throw .failed
    }
    let isPointer = !text.hasPrefix("{")
    if isPointer, path.last == "$value" { path.removeLast() }
    if let entry = entryIndices[path.joined(separator: ".")] { return .token(entry) }
    let target = walk(path, hops: 0).first
    if isPointer, let target, document.kind(target) != .object || path.contains("$value") {
      chainLength += 1
      defer { chainLength -= 1 }
      guard chainLength < TokenFileReader.chainLimit else {
        report(.referenceCycle([text, text]), at: range)
        throw .failed
      }
      return try follow(target)
    }
    if target != nil {
      report(.referenceToGroup(text), at: range)
    } else {
      let names = entries.map { "{" + $0.path.joined(separator: ".") + "}" }
      let nearest = isPointer ? nil : suggestion(for: text, among: names)
      report(
        .unresolvedReference(text, suggestion: nearest), at: range,
        fixIts: nearest.map {
          [FixIt("replace with '\($0)'", replacing: range, with: "\"\($0)\"")]
        } ?? [])
    }
    throw .failed
  }

  /// The node of an explicit value of a type, whatever references lead to it.
  mutating func literal(_ node: Int, _ type: DesignTokenType) throws(Stop) -> Int {
    var node = node
    var length = 0
    while true {
      let entry: Int
      switch try follow(node) {
      case .node(let target): return target
      case .token(let target): entry = target
      }
      try check(entry, is: type, at: node)
      length += 1
      guard length < TokenFileReader.chainLimit else {
        report(
          .referenceCycle([entries[entry].path.last ?? "", entries[entry].path.last ?? ""]),
          at: document.range(node))
        throw .failed
      }
      node = valueNode(of: entries[entry].node)
    }
  }

  /// The value of a token: what follows `$value`, or the object with its `$ref`.
  func valueNode(of token: Int) -> Int { document.value("$value", of: token) ?? token }

  /// Checks that a token has the type that is wanted where it is named.
  mutating func check(_ entry: Int, is type: DesignTokenType, at node: Int) throws(Stop) {
    guard let found = resolvedType(of: entry) else { throw .failed }
    guard found == type else {
      report(
        .invalidValue(
          expected: type.phrase, found: "'\(entries[entry].path.last ?? "")', \(found.phrase)"),
        at: document.range(node))
      throw .failed
    }
  }

  /// The type of a token: its own, that of the token it refers to, or that of a group around it.
  mutating func resolvedType(of entry: Int) -> DesignTokenType? {
    var chain = [entry]
    var seen: Set<Int> = [entry]
    var type: DesignTokenType?
    while let current = chain.last {
      type = entries[current].type ?? ownType(of: entries[current].node)
      if type != nil { break }
      let next = reference(valueNode(of: entries[current].node)).flatMap(self.entry)
      guard let next, seen.insert(next).inserted else {
        type = entries[current].groupType
        break
      }
      chain.append(next)
    }
    for entry in chain { entries[entry].type = type }
    return type
  }

  /// The token that a reference names.
  private func entry(_ reference: Int) -> Int? {
    guard var path = path(of: reference) else { return nil }
    if path.last == "$value" { path.removeLast() }
    return entryIndices[path.joined(separator: ".")]
  }
}
