extension LintRule {
  /// A name that takes the place of a built-in one.
  static let hiddenBuiltIn = LintRule(
    name: "hidden-built-in", defaultLevel: .note,
    summary: "A token or a parameter has the name of a built-in value of its type.",
    reason: "The name stands for what the file declares, and whoever knows the language reads the"
      + " built-in value: 'red' is then no longer the system's red, which adapts to the appearance."
      + " Tokens in a named group hide nothing outside of it, and are not reported.",
    remedy: "Give it another name, or put the token into a named group.",
    badExample: """
      tokens {
          red: #d70015
      }

      style Delete: button {
          foreground: red
      }
      """,
    goodExample: """
      tokens Palette {
          red: #d70015
      }

      style Delete: button {
          foreground: Palette.red
      }
      """,
    check: .file { pass in
      let file = pass.file
      guard !file.isDesignTokens else { return }
      // Looking up a name that the file has changes nothing in the table.
      var names = file.analysis.context.names
      for (index, site) in file.analysis.context.tokenSites.enumerated() where site.group == 0 {
        let range = file.tree.mainRange(site.node)
        let id = names.intern(range)
        guard Int(id) < names.builtInCount else { continue }
        let type = file.sheet.tokens[index].type
        if let hidden = builtIn(id, of: type, names) {
          pass.report("token '\(names.name(id))' hides \(hidden)", at: range)
        }
      }
      for site in file.styleSites where site.state == .done {
        guard let list = file.tree.firstChild(of: site.node, .parameterList) else { continue }
        let parameters = file.sheet.styles[Int(site.place)].parameters
        var place = 0
        file.tree.forEachChild(list) { node in
          guard file.tree.kind(node) == .parameter, place < parameters.count else { return }
          defer { place += 1 }
          let range = file.tree.mainRange(node)
          let id = names.intern(range)
          guard Int(id) < names.builtInCount else { return }
          if let hidden = builtIn(id, of: parameters[place].type, names) {
            pass.report("parameter '\(names.name(id))' hides \(hidden)", at: range)
          }
        }
      }
    })
}

/// The built-in value that a name would stand for where a value of that type is written; nil if none.
private func builtIn(_ id: NameID, of type: ParameterType, _ names: NameTable) -> String? {
  let name = names.name(id)
  switch names.word(id) {
  case nil: break
  case .some(let word) where everyType.contains(word): return "the built-in word '\(name)'"
  case .some(let word):
    switch type {
    case .font where TextStyle(rawValue: word.rawValue) != nil: return "the text style '\(name)'"
    case .shape where shapes.contains(word): return "the built-in shape '\(name)'"
    case .animation where curves.contains(word): return "the built-in curve '\(name)'"
    case .insets where word == .standard: return "the platform's own padding 'standard'"
    default: break
    }
  }
  switch type {
  case .color, .fill: return names.color(id).map { _ in "the built-in colour '\(name)'" }
  default: return nil
  }
}

/// Words that are values of several types.
private let everyType: Set<Word> = [.none, .inherit, .absent, .true, .false]
private let shapes: Set<Word> = [.rectangle, .capsule, .circle, .ellipse, .containerRelative]
private let curves: Set<Word> = [.linear, .easeIn, .easeOut, .easeInOut, .spring]
