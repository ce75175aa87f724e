@testable import StyleLang

/// A use of a symbol in generated Swift that the file itself does not declare.
struct SwiftSymbolUse: Hashable {
  enum Kind {
    /// The name of a type, or of a function that belongs to none.
    case type
    /// `.name`
    case member
    /// `.name(…)`, `.name { … }` or `Type(…)`
    case call
    /// `\.name`
    case key
  }

  var kind: Kind
  var name: String
  /// The labels of a call, `_` where there is none; a closure after the call is `{}`.
  var labels: [String] = []
  /// The systems on which it is compiled, and not kept out by `if #available`.
  var targets: DeploymentTargets

  /// Every use in a file that is compiled for some targets.
  static func uses(in source: String, for targets: DeploymentTargets) -> [SwiftSymbolUse] {
    var scanner = SwiftSymbolScanner(SwiftToken.tokens(of: source), targets)
    scanner.scan()
    return scanner.uses
  }
}

private struct SwiftSymbolScanner {
  private let tokens: [SwiftToken]
  /// Types, functions and cases.
  private var declared: Set<String> = []
  /// Parameters, properties and constants, which are not called.
  private var values: Set<String> = []
  /// The labels of the initialisers.
  private var initializers: [[String]] = []
  private(set) var uses: [SwiftSymbolUse] = []
  /// The targets of the lines at hand, and outside of each `#if` what there was.
  private var targets: DeploymentTargets
  private var outer: [(targets: DeploymentTargets, rest: DeploymentTargets)] = []
  /// What there is after each `}`.
  private var blocks: [DeploymentTargets] = []
  /// What holds in the next `{`, after `if #available`, and in the `{` of its `else`.
  private var next: DeploymentTargets?

  init(_ tokens: [SwiftToken], _ targets: DeploymentTargets) {
    self.tokens = tokens
    self.targets = targets
    for (token, name) in zip(tokens, tokens.dropFirst()) where name.kind == .name {
      if SwiftSymbolScanner.declarators.contains(token.text) { declared.insert(name.text) }
      if token.text == "var" || token.text == "let" { values.insert(name.text) }
    }
    for index in tokens.indices where tokens[index].text == "case" { declareCases(at: index + 1) }
    for index in tokens.indices.dropFirst() where tokens[index].text == "init" {
      if !tokens[index - 1].isMark("."), let labels = labels(after: index) {
        initializers.append(labels)
      }
    }
    for index in tokens.indices.dropFirst() where tokens[index].isMark(":") {
      // Parameters, labels and arguments.
      if tokens[index - 1].kind == .name { values.insert(tokens[index - 1].text) }
    }
  }

  private static let declarators: Set<String> = [
    "struct", "enum", "class", "protocol", "typealias", "func", "associatedtype",
  ]

  private mutating func declareCases(at start: Int) {
    var index = start
    while index < tokens.count, tokens[index].kind == .name {
      declared.insert(tokens[index].text)
      index += 1
      if index < tokens.count, tokens[index].isMark("(") { index = end(of: index) + 1 }
      guard index < tokens.count, tokens[index].isMark(",") else { return }
      index += 1
    }
  }

  /// The place of the bracket that closes the one at a place.
  private func end(of start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .mark {
      if "([{".contains(tokens[index].text) { depth += 1 }
      if ")]}".contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }

  mutating func scan() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .directive: follow(token.text)
      case .mark where token.text == "{":
        blocks.append(targets)
        if let next { targets = next }
        next = nil
      case .mark where token.text == "}":
        if let before = blocks.popLast() { targets = before }
      // The condition, and the attribute, which is about the next block.
      case .mark where "#@".contains(token.text) && index + 1 < tokens.count:
        if tokens[index + 1].text == "available" { index = readAvailable(at: index + 2) }
      case .name: use(at: index)
      default: break
      }
      index += 1
    }
  }

  private mutating func use(at index: Int) {
    let name = tokens[index].text
    let before = index > 0 ? tokens[index - 1] : nil
    let isQualified = index > 1 && ["Swift", "SwiftUI"].contains(tokens[index - 2].text)
    let isMember = (before?.isMark(".") ?? false) && !isQualified
    if isMember, index > 1, tokens[index - 2].isMark("\\") {
      if values.contains(name), !EnvironmentNames.all.contains(name) { return }
      uses.append(SwiftSymbolUse(kind: .key, name: name, targets: targets))
      return
    }
    if declared.contains(name) || name == "init" || name == "self" { return }
    let call = labels(after: index)
    if values.contains(name), call == nil { return }
    if isMember {
      let kind: SwiftSymbolUse.Kind = call == nil ? .member : .call
      uses.append(
        SwiftSymbolUse(kind: kind, name: name, labels: call ?? [], targets: targets))
    } else if name.first?.isUppercase ?? false {
      uses.append(SwiftSymbolUse(kind: .type, name: name, targets: targets))
      if let call, !initializers.contains(where: { call.isInOrder(in: $0) }) {
        uses.append(
          SwiftSymbolUse(kind: .call, name: name + ".init", labels: call, targets: targets))
      }
    }
  }

  /// The labels of the arguments that follow a name; nil where it is not called.
  private func labels(after name: Int) -> [String]? {
    var index = name + 1
    var labels: [String]?
    if index < tokens.count, tokens[index].isMark("("), !tokens[index].isApart {
      let end = end(of: index)
      labels = []
      var isStart = true
      var place = index + 1
      while place < end {
        if isStart {
          let isLabel = tokens[place].kind == .name && tokens[place + 1].isMark(":")
          labels?.append(isLabel ? tokens[place].text : "_")
          isStart = false
        }
        if tokens[place].kind == .mark, "([{".contains(tokens[place].text) {
          place = self.end(of: place)
        } else if tokens[place].isMark(",") {
          isStart = true
        }
        place += 1
      }
      index = end + 1
    }
    // A closure that belongs to the call of a modifier, which begins its line, but not the body of
    // what the call is the condition of.
    if index < tokens.count, tokens[index].isMark("{"), tokens[name - 1].isMark("."),
      tokens[name - 1].isApart, name > 1,
      tokens[name - 2].kind != .mark || ")}".contains(tokens[name - 2].text)
    {
      labels = (labels ?? []) + ["{}"]
    }
    return labels
  }

  // MARK: - Conditions

  private mutating func follow(_ directive: String) {
    let words = directive.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "#if":
      let inside = chosen(String(words[1]), of: targets)
      outer.append((targets, targets.without(inside)))
      targets = inside
    case "#elseif":
      guard let last = outer.last else { return }
      targets = chosen(String(words[1]), of: last.rest)
      outer[outer.count - 1].rest = last.rest.without(targets)
    case "#else": if let last = outer.last { targets = last.rest }
    default: if let last = outer.popLast() { targets = last.targets }
    }
  }

  /// The targets for which a condition holds: `os(…)` with `!`, `||` and `&&`.
  private func chosen(_ condition: String, of targets: DeploymentTargets) -> DeploymentTargets {
    let platforms = targets.platforms.filter { platform in
      condition.split(separator: "|").contains { part in
        part.split(separator: "&").allSatisfy { test in
          let names = test.contains("os(\(platform.rawValue))")
          return test.contains("!") ? !names : names
        }
      }
    }
    return targets.only(platforms)
  }

  /// Reads `(iOS 26, macOS 26, *)`.
  private mutating func readAvailable(at start: Int) -> Int {
    let end = end(of: start)
    var systems = targets.systems
    for index in start..<end {
      guard let platform = Platform(word: tokens[index].text),
        let version = Version(tokens[index + 1].text), let target = systems[platform]
      else { continue }
      systems[platform] = max(target, version)
    }
    next = DeploymentTargets(systems)
    return end
  }
}

extension DeploymentTargets {
  func only(_ platforms: [Platform]) -> DeploymentTargets {
    DeploymentTargets(
      self.platforms.filter { platforms.contains($0) }.map { ($0, self[$0] ?? Version(1)) })
  }

  func without(_ others: DeploymentTargets) -> DeploymentTargets {
    only(platforms.filter { others[$0] == nil })
  }
}

extension [String] {
  /// Whether all of them are among others, in their order.
  func isInOrder(in others: [String]) -> Bool {
    var rest = others[...]
    for item in self {
      guard let index = rest.firstIndex(of: item) else { return false }
      rest = rest[(index + 1)...]
    }
    return !isEmpty || others.isEmpty
  }
}

/// The values of the environment that SwiftUI has; a file may keep one in a property of its name.
private enum EnvironmentNames {
  static let all = Set(
    APISymbol.all.map(\.name).filter { $0.hasPrefix("EnvironmentValues.") }.map {
      String($0.dropFirst("EnvironmentValues.".count))
    })
}
