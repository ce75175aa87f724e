extension LintRule {
  /// A colour that is written out though a token has it.
  static let hardcodedColor = LintRule(
    name: "hardcoded-color", defaultLevel: .warning,
    summary: "A style writes a colour out that a token of the file, or of an import, has.",
    reason: "When the token changes, this place does not. Black and white are left alone: they are"
      + " rarely meant as the token that happens to have them.",
    remedy: "Write the token's name.",
    badExample: """
      tokens {
          brand: #0a84ff
      }

      style Primary: button {
          background: brand
          border: 1 #0a84ff when focused
      }
      """,
    goodExample: """
      tokens {
          brand: #0a84ff
      }

      style Primary: button {
          background: brand
          border: 1 brand when focused
      }
      """,
    check: .file { pass in
      guard !pass.file.styleSites.isEmpty else { return }
      let names = pass.colorNames()
      guard !names.isEmpty else { return }
      let file = pass.file
      for site in file.styleSites where site.state == .done {
        for node in site.node..<file.tree.subtreeEnd(site.node)
        where file.tree.kind(node) == .colorLiteral {
          let range = file.tree.mainRange(node)
          let digits = file.source.bytes.span.extracting(Int(range.start) + 1..<Int(range.end))
          guard let color = RGBA(hexDigits: digits), let tokens = names[color] else { continue }
          let hidden = file.sheet.styles[Int(site.place)].parameters.map(\.name)
          let visible = tokens.filter { token in !hidden.contains { token.isBehind($0) } }
          guard let first = visible.first else { continue }
          let name = first.name
          let others = visible.dropFirst().map { "'\($0.name)'" }
          let fix = FixIt(
            "write '\(name)'", [FixIt.Edit(range: range, replacement: name)],
            isSafe: others.isEmpty)
          pass.report(
            "the token '\(name)' has this colour", at: range,
            notes: others.isEmpty
              ? []
              : [
                Note("so \(others.count == 1 ? "has" : "have") \(others.joined(separator: ", "))")
              ],
            fixIts: [fix])
        }
      }
    })
}

/// A token by the name that a file knows it by.
private struct ColorName {
  var name: String

  /// The part before the first dot.
  var root: Substring { name.prefix { $0 != "." } }

  /// Whether a parameter of that name stands before it.
  func isBehind(_ parameter: String) -> Bool { root == parameter }
}

extension LintPass {
  /// The tokens that are written as a colour, by that colour, as far as their names can be used in the
  /// file.
  fileprivate func colorNames() -> [RGBA: [ColorName]] {
    var result: [RGBA: [ColorName]] = [:]
    let context = file.analysis.context
    var taken = Set(context.environment.keys.map { context.names.name($0) })
    func add(_ tokens: ArraySlice<Token>, hidden: Set<String>) {
      for token in tokens {
        guard case .color(.literal(let color)) = token.value, token.deprecation == nil,
          color != .white, color != .black
        else { continue }
        let name = ColorName(name: token.name)
        if hidden.isEmpty || !hidden.contains(String(name.root)) {
          result[color, default: []].append(name)
        }
      }
    }
    add(file.tokens, hidden: taken)
    for token in file.tokens { taken.insert(String(ColorName(name: token.name).root)) }
    var roots: [(tokens: ArraySlice<Token>, names: Set<String>)] = []
    for item in file.analysis.imports {
      // Under another name its tokens are called otherwise.
      guard let number = item.file, file.tree.firstChild(of: item.node, .importAlias) == nil else {
        continue
      }
      let tokens = files[number].tokens
      roots.append((tokens, Set(tokens.map { String(ColorName(name: $0.name).root) })))
    }
    for (index, imported) in roots.enumerated() {
      var hidden = taken
      for (other, second) in roots.enumerated() where other != index {
        hidden.formUnion(second.names)
      }
      add(imported.tokens, hidden: hidden)
    }
    return result
  }
}
