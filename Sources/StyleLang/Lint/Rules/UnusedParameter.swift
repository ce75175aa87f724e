extension LintRule {
  /// A parameter that nothing in the style looks at.
  static let unusedParameter = LintRule(
    name: "unused-parameter", defaultLevel: .warning,
    summary: "A parameter is used neither in its style nor in one that starts from it.",
    reason: "Whoever gives an argument for it expects to see a difference, and there is none.",
    remedy: "Remove the parameter, or use it.",
    badExample: """
      style Chip(color: Color = red, size: Length = 8): view {
          background: color
          padding: 8
      }
      """,
    goodExample: """
      style Chip(color: Color = red, size: Length = 8): view {
          background: color
          padding: size
      }
      """,
    check: .project { pass in
      let declared = declaredParameters(of: pass.files)
      let used = usedParameters(of: pass.files, declared)
      let given = givenParameters(of: pass.files, declared)
      for (index, file) in pass.files.enumerated() where file.isRoot {
        file.forEachParameter { style, node in
          let name = file.source.text(file.tree.mainRange(node))
          let key = ParameterKey(style: StyleID(file: file.number, index: style), name: name)
          guard !used.contains(key) else { return }
          let fix = given.contains(key) ? nil : file.removal(ofParameter: node, style: style)
          pass.report(
            "parameter '\(name)' is never used", at: file.tree.mainRange(node), inFile: index,
            fixIts: fix.map { [FixIt("remove the parameter", replacing: $0, with: "")] } ?? [])
        }
      }
    })
}

/// A parameter where it is declared.
private struct ParameterKey: Hashable {
  var style: StyleID
  var name: String
}

/// Every parameter that a style declares.
private func declaredParameters(of files: [LintedFile]) -> Set<ParameterKey> {
  var declared: Set<ParameterKey> = []
  for file in files {
    file.forEachParameter { style, node in
      let id = StyleID(file: file.number, index: style)
      declared.insert(
        ParameterKey(style: id, name: file.source.text(file.tree.mainRange(node))))
    }
  }
  return declared
}

extension ParameterKey {
  /// The same parameter where it is declared: a style may name one that its parents leave open.
  fileprivate func declaration(
    _ declared: Set<ParameterKey>, in files: [LintedFile]
  ) -> ParameterKey {
    var key = self
    while !declared.contains(key), let parent = files[key.style.file].parent(of: key.style.index) {
      key.style = parent
    }
    return key
  }
}

/// The parameters for which some style or control of the project gives an argument.
private func givenParameters(
  of files: [LintedFile], _ declared: Set<ParameterKey>
) -> Set<ParameterKey> {
  var given: Set<ParameterKey> = []
  for file in files {
    for use in file.analysis.uses {
      guard case .style(let style) = use.target,
        let list = file.tree.firstChild(of: use.node, .argumentList)
      else { continue }
      file.tree.forEachChild(list) { argument in
        guard file.tree.kind(argument) == .labeledArgument else { return }
        let key = ParameterKey(
          style: style, name: file.source.text(file.tree.mainRange(argument)))
        given.insert(key.declaration(declared, in: files))
      }
    }
  }
  return given
}

/// The parameters that some style uses: its own, or one that its parents leave open.
private func usedParameters(
  of files: [LintedFile], _ declared: Set<ParameterKey>
) -> Set<ParameterKey> {
  var used: Set<ParameterKey> = []
  for file in files {
    for use in file.analysis.uses {
      guard case .parameter(let index, _) = use.target else { continue }
      let key = ParameterKey(
        style: StyleID(file: file.number, index: index),
        name: file.source.text(file.tree.mainRange(use.node)))
      used.insert(key.declaration(declared, in: files))
    }
  }
  return used
}

extension LintedFile {
  /// Calls `body` with the place of each style and the node of each of its parameters.
  fileprivate func forEachParameter(_ body: (_ style: Int, NodeID) -> Void) {
    for (index, site) in styleSites.enumerated() {
      guard let list = tree.firstChild(of: site.node, .parameterList) else { continue }
      tree.forEachChild(list) { node in
        if tree.kind(node) == .parameter { body(index, node) }
      }
    }
  }

  /// What is to be removed with a parameter: its comma, or the whole list if it is the only one; nil
  /// where a comment would go with it.
  fileprivate func removal(ofParameter node: NodeID, style: Int) -> SourceRange? {
    guard let list = tree.firstChild(of: styleSites[style].node, .parameterList) else { return nil }
    let parameters = tree.children(list)
    guard let place = parameters.firstIndex(of: node), !isDocumented(node) else { return nil }
    let tokens = tree.tokens
    let first: Int
    let last: Int
    if parameters.count == 1 {
      first = tree.firstToken(list)
      last = tree.endToken(list) - 1
    } else if place + 1 < parameters.count {
      first = tree.firstToken(node)
      last = tree.firstToken(parameters[place + 1])
    } else {
      first = tree.endToken(parameters[place - 1]) - 1
      last = tree.endToken(node) - 1
    }
    guard !hasComment(between: first, and: last) else { return nil }
    if parameters.count == 1 { return tree.range(list) }
    return place + 1 < parameters.count
      ? SourceRange(tokens.start(first), tokens.start(last))
      : SourceRange(tokens.end(first), tokens.end(last))
  }
}
