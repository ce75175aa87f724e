/// Something that is declared `deprecated`.
struct DeprecatedName {
  /// What its author says.
  var remark: String
  /// The name, as its own file has it.
  var name: String
  /// What takes its place, if the message names it.
  var successor: Successor?

  /// What takes the place of something that is deprecated.
  struct Successor {
    /// The name, as the file that declares both has it.
    var name: String
    /// Whether it has the same value, so that nothing looks different.
    var isEqual: Bool
  }
}

extension DeprecatedName {
  /// What is deprecated about the token of that number; nil if nothing.
  ///
  /// - Parameter index: The tokens of the file by name.
  init?(token id: TokenID, of file: LintedFile, index: [String: Int]) {
    let tokens = file.sheet.tokens
    guard let message = tokens[Int(id)].deprecation else { return nil }
    self.init(remark: message, name: tokens[Int(id)].name)
    let parts = name.split(separator: ".").dropLast()
    let names = successorNames(in: message)
    guard !names.isEmpty else { return }
    // A name may leave out the groups that the token itself stands in.
    let wanted = names.flatMap { name in
      (0...parts.count).reversed().map { (parts.prefix($0) + [name[...]]).joined(separator: ".") }
    }
    for name in wanted {
      guard let other = index[name], other != Int(id), tokens[other].deprecation == nil,
        tokens[other].type == tokens[Int(id)].type
      else { continue }
      let isEqual =
        tokens[other].value == tokens[Int(id)].value
        || tokens[Int(id)].value.namedToken == TokenID(other)
      successor = Successor(name: name, isEqual: isEqual)
      return
    }
  }

  /// What is deprecated about a style.
  init?(style index: Int, of file: LintedFile) {
    let site = file.styleSites[index]
    guard site.state == .done else { return nil }
    let style = file.sheet.styles[Int(site.place)]
    guard let message = style.deprecation else { return nil }
    self.init(remark: message, name: style.name)
    for name in successorNames(in: message) {
      guard
        let other = file.sheet.styles.first(where: {
          $0.name == name && $0.name != style.name && $0.deprecation == nil
        }), other.component == style.component,
        other.control.first?.name == style.control.first?.name
      else { continue }
      // Whether it looks the same is not asked: it may well be meant to look better.
      successor = Successor(name: name, isEqual: false)
      return
    }
  }

  /// What is deprecated about the control of that name.
  init?(control name: String, of file: LintedFile) {
    guard let control = file.sheet.controls.first(where: { $0.name == name }),
      let message = control.deprecation
    else { return nil }
    self.init(remark: message, name: name)
    successor = successorNames(in: message).first { name in
      name != control.name
        && file.sheet.controls.contains { $0.name == name && $0.deprecation == nil }
    }.map { Successor(name: $0, isEqual: false) }
  }

  /// What is deprecated about the value of the environment of that name.
  init?(environment name: String, of file: LintedFile) {
    guard let entry = file.sheet.environment.first(where: { !$0.isImported && $0.name == name }),
      let message = entry.deprecation
    else { return nil }
    self.init(remark: message, name: name)
    successor = successorNames(in: message).first { name in
      name != entry.name
        && file.sheet.environment.contains {
          !$0.isImported && $0.name == name && $0.deprecation == nil && $0.type == entry.type
        }
    }.map { Successor(name: $0, isEqual: false) }
  }

  private init(remark: String, name: String) {
    self.remark = remark
    self.name = name
  }
}

/// The names that a message may give as what is to be used instead, the likeliest first: what stands
/// in quotes or backticks, what follows the word "use", and the whole of a message of one word.
func successorNames(in message: String) -> [String] {
  let marks: Set<Character> = ["'", "\"", "`", "‘", "’", "“", "”"]
  var quoted: [String] = []
  var following: [String] = []
  var word = ""
  var previous = ""
  var isOpen = false
  var isAfterUse = false
  func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }
  for character in message + " " {
    if isPart(character) {
      word.append(character)
      continue
    }
    let name = word.trimmingDots
    if marks.contains(character) {
      // What is quoted is one name and nothing else.
      if isOpen, !name.isEmpty { quoted.append(name) }
      isOpen = word.isEmpty
    } else {
      isOpen = false
      if isAfterUse, !name.isEmpty { following.append(name) }
    }
    if !name.isEmpty {
      // "Do not use", "don't use".
      isAfterUse = name.lowercased() == "use" && !["not", "never", "t"].contains(previous)
      previous = name.lowercased()
    }
    word = ""
  }
  let whole = message.trimmingDots
  if !whole.isEmpty, whole.allSatisfy(isPart) { following.append(whole) }
  return quoted + following
}

extension StringProtocol {
  /// The text without full stops at its ends.
  fileprivate var trimmingDots: String {
    var text = self[...]
    while text.last == "." { text.removeLast() }
    while text.first == "." { text.removeFirst() }
    return String(text)
  }
}

extension Value {
  /// The token that the value is, and nothing else.
  fileprivate var namedToken: TokenID? {
    switch self {
    case .token(let id, _), .color(.token(let id)), .scalar(.token(let id)): id
    default: nil
    }
  }
}
