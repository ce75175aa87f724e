extension LintRule {
  /// A name that is not written as its kind is.
  static let tokenNaming = LintRule(
    name: "token-naming", defaultLevel: .warning,
    summary: "A name is not written as names of its kind are.",
    reason:
      "As in Swift, the name of a style, a component or a block of tokens begins with a capital"
      + " letter, that of a token, a parameter, a case or a group inside a block with a small one,"
      + " and words are told apart by capitals. In the generated Swift these names stand beside"
      + " others that are written so.",
    remedy: "Rename it. Each option is one of UpperCamelCase, lowerCamelCase, snake_case and any.",
    badExample: """
      tokens {
          Brand_Color: #0a84ff
      }

      style primary: button {
          background: Brand_Color
      }
      """,
    goodExample: """
      tokens {
          brandColor: #0a84ff
      }

      style Primary: button {
          background: brandColor
      }
      """,
    options: [.typeNames, .tokenNames, .parameterNames, .caseNames],
    check: .file { pass in
      let file = pass.file
      guard !file.isDesignTokens else { return }
      var found: [WronglyWritten] = []
      let types = pass.form(.typeNames)
      let tokens = pass.form(.tokenNames)
      let parameters = pass.form(.parameterNames)
      let cases = pass.form(.caseNames)
      func check(_ kind: String, _ node: NodeID, _ form: NamingForm, _ target: NameTarget? = nil) {
        let range = file.tree.mainRange(node)
        if file.isPlainlyWritten(range, form) { return }
        let name = file.source.text(range)
        guard !form.admits(name[...]) else { return }
        found.append(
          WronglyWritten(kind: kind, name: name, form: form, range: range, target: target))
      }
      func checkType(_ node: NodeID, cases form: NamingForm) {
        guard let list = file.tree.firstChild(of: node, .enumerationType) else { return }
        file.tree.forEachChild(list) { check("case", $0, form) }
      }
      var nextToken = 0
      func visitGroup(_ node: NodeID) {
        file.tree.forEachChild(node) { child in
          switch file.tree.kind(child) {
          case .tokenGroup:
            check("group", child, tokens)
            visitGroup(child)
          case .tokenEntry:
            let origin = TokenOrigin(file: file.number, token: TokenID(nextToken))
            check("token", child, tokens, .token(origin))
            nextToken += 1
          default: break
          }
        }
      }
      var nextStyle = 0
      file.tree.forEachChild(0) { node in
        switch file.tree.kind(node) {
        case .tokensDeclaration:
          if file.tree.isNamedGroup(node) { check("block of tokens", node, types) }
          visitGroup(node)
        case .styleDeclaration:
          check("style", node, types, .style(StyleID(file: file.number, index: nextStyle)))
          nextStyle += 1
          guard let list = file.tree.firstChild(of: node, .parameterList) else { return }
          file.tree.forEachChild(list) { parameter in
            check("parameter", parameter, parameters)
            checkType(parameter, cases: cases)
          }
        case .componentDeclaration: check("component", node, types)
        case .environmentDeclaration:
          check("environment value", node, parameters)
          checkType(node, cases: cases)
        default: break
        }
      }
      guard !found.isEmpty else { return }
      var renaming = Renaming(of: file, among: pass.files)
      for name in found {
        let better = name.form.written(name.name)
        let fix = name.target.flatMap { renaming.fixIt($0, declaredAt: name.range, to: better) }
        pass.report(
          "\(name.kind) '\(name.name)' is not in \(name.form.rawValue), as '\(better)' would be",
          at: name.range, fixIts: fix.map { [$0] } ?? [])
      }
    })
}

extension LintOption {
  fileprivate static let typeNames = LintOption(
    "types", .string(NamingForm.upperCamelCase.rawValue),
    "How styles, components and blocks of tokens are named.")
  fileprivate static let tokenNames = LintOption(
    "tokens", .string(NamingForm.lowerCamelCase.rawValue),
    "How tokens are named, and the groups inside a block.")
  fileprivate static let parameterNames = LintOption(
    "parameters", .string(NamingForm.lowerCamelCase.rawValue),
    "How parameters and environment values are named.")
  fileprivate static let caseNames = LintOption(
    "cases", .string(NamingForm.lowerCamelCase.rawValue),
    "How the cases of enumerations are named.")
}

/// A name that is not written as it should be.
private struct WronglyWritten {
  /// For messages: "token".
  var kind: String
  var name: String
  var form: NamingForm
  var range: SourceRange
  /// What it stands for, where all of its uses are known.
  var target: NameTarget?
}

extension LintPass {
  fileprivate func form(_ option: LintOption) -> NamingForm {
    NamingForm(rawValue: string(option)) ?? .any
  }
}

extension LintedFile {
  /// Whether a name is of small letters and digits only, or of one capital letter and these, as nearly
  /// all are; this needs no string.
  fileprivate func isPlainlyWritten(_ range: SourceRange, _ form: NamingForm) -> Bool {
    let bytes = source.bytes
    let first = bytes[Int(range.start)]
    switch form {
    case .any: return true
    case .upperCamelCase: guard (0x41...0x5A).contains(first) else { return false }
    case .lowerCamelCase, .snakeCase: guard (0x61...0x7A).contains(first) else { return false }
    }
    for offset in Int(range.start)..<Int(range.end) {
      let byte = bytes[offset]
      if byte >= 0x80 || byte == UInt8(ascii: "_") { return false }
      if form == .snakeCase, (0x41...0x5A).contains(byte) { return false }
    }
    return true
  }
}
