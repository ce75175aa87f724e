extension LintRule {
  /// An argument that says what holds anyway.
  static let redundantArgument = LintRule(
    name: "redundant-argument", defaultLevel: .note,
    summary: "A style is given its parameter's default as an argument.",
    reason:
      "The argument changes nothing, and reads as if it did. In 'style Small: Chip(size: 4)' it"
      + " is no such argument, even where 4 is the default: it settles the size, which would stay a"
      + " parameter of 'Small' without it.",
    remedy: "Remove the argument.",
    badExample: """
      style Chip(color: Color = red, size: Length = 8): button {
          background: color
          padding: size
      }

      style Bar: view {
          buttonStyle: Chip(color: blue, size: 8)
      }
      """,
    goodExample: """
      style Chip(color: Color = red, size: Length = 8): button {
          background: color
          padding: size
      }

      style Bar: view {
          buttonStyle: Chip(color: blue)
      }
      """,
    check: .style { subject, pass in
      subject.forEachBlock { block in
        for index in block.rules.indices {
          guard case .style(let reference) = block.rules[index].rule.value,
            subject.isOwn(block.rules[index])
          else { continue }
          pass.reportDefaults(of: reference, at: block.rules[index].node)
        }
      }
    })
}

extension LintPass {
  /// Reports the arguments of a reference to a style that equal the defaults.
  fileprivate mutating func reportDefaults(of reference: StyleReference, at statement: NodeID) {
    let file = file
    guard let call = file.onlyExpression(statement),
      let list = file.tree.firstChild(of: call, .argumentList)
    else { return }
    let nodes = file.tree.children(list)
    for (place, node) in nodes.enumerated() where file.tree.kind(node) == .labeledArgument {
      let range = file.tree.mainRange(node)
      let name = file.source.text(range)
      guard
        let argument = reference.arguments.first(where: { $0.parameter.name == name }),
        argument.value == argument.parameter.defaultValue, argument.parameter.hasDefault
      else { continue }
      let end = nodes.count == 1 ? list : node
      var edit = file.tree.range(end)
      if nodes.count > 1 {
        edit =
          place + 1 < nodes.count
          ? SourceRange(edit.start, file.tree.range(nodes[place + 1]).start)
          : SourceRange(file.tree.range(nodes[place - 1]).end, edit.end)
      }
      let first = place + 1 < nodes.count || place == 0 ? node : nodes[place - 1]
      let last = place + 1 < nodes.count ? nodes[place + 1] : node
      let hasComment = file.hasComment(
        between: file.tree.firstToken(first), and: file.tree.endToken(last) - 1)
      report(
        "'\(name)' is '\(file.source.text(file.tree.range(file.tree.firstChild(node) ?? node)))' anyway",
        at: file.tree.range(node),
        fixIts: hasComment ? [] : [FixIt("remove the argument", replacing: edit, with: "")])
    }
  }
}
