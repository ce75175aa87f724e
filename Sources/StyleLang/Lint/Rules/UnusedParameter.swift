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
      let used = usedParameters(of: pass.files)
      for (index, file) in pass.files.enumerated() where file.isRoot {
        file.forEachParameter { style, node in
          let name = file.source.text(file.tree.mainRange(node))
          let key = ParameterKey(style: StyleID(file: file.number, index: style), name: name)
          guard !used.contains(key) else { return }
          pass.report(
            "parameter '\(name)' is never used", at: file.tree.mainRange(node), inFile: index)
        }
      }
    })
}

/// A parameter where it is declared.
private struct ParameterKey: Hashable {
  var style: StyleID
  var name: String
}

/// The parameters that some style uses: its own, or one that its parents leave open.
private func usedParameters(of files: [LintedFile]) -> Set<ParameterKey> {
  var declared: Set<ParameterKey> = []
  for file in files {
    file.forEachParameter { style, node in
      let id = StyleID(file: file.number, index: style)
      declared.insert(
        ParameterKey(style: id, name: file.source.text(file.tree.mainRange(node))))
    }
  }
  var used: Set<ParameterKey> = []
  for file in files {
    for use in file.analysis.uses {
      guard case .parameter(let index, _) = use.target else { continue }
      var key = ParameterKey(
        style: StyleID(file: file.number, index: index),
        name: file.source.text(file.tree.mainRange(use.node)))
      while !declared.contains(key), let parent = files[key.style.file].parent(of: key.style.index)
      {
        key.style = parent
      }
      used.insert(key)
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
}
