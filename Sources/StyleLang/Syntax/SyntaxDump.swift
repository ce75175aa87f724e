/// The tokens of a file as text, one a line: the bytes, the kind, the spelling, and what precedes.
public func dumpTokens(_ tokens: Tokens, of source: SourceFile) -> String {
  var text = ""
  for index in 0..<tokens.count {
    let range = tokens.range(index)
    text += "\(range.start)..<\(range.end) \(tokens.kind(index))"
    if !range.isEmpty { text += " '\(printable(source.text(range)))'" }
    let flags = tokens.flags(index)
    if flags.contains(.newlineBefore) {
      text += " newline"
    } else if flags.contains(.spaceBefore) {
      text += " space"
    }
    if flags.contains(.documentationBefore) { text += " documentation" }
    text += "\n"
  }
  return text
}

/// The tree of a file as text, a node a line, indented by depth: the kind and the main token.
public func dumpTree(_ tree: SyntaxTree, of source: SourceFile) -> String {
  var text = ""
  // The ends of the subtrees that the node at hand lies in.
  var open: [NodeID] = []
  for index in 0..<tree.count {
    let node = NodeID(index)
    while let end = open.last, end <= node { open.removeLast() }
    text += String(repeating: "  ", count: open.count) + "\(tree.kind(node))"
    if let label = label(of: node, in: tree, source) { text += " \(label)" }
    text += "\n"
    open.append(tree.subtreeEnd(node))
  }
  return text
}

/// What a dump says of a node beside its kind; nil where the children say it all.
private func label(of node: NodeID, in tree: SyntaxTree, _ source: SourceFile) -> String? {
  switch tree.kind(node) {
  case .file, .parameterList, .enumerationType, .block, .whenBlock, .value, .run, .parenthesized,
    .argumentList, .argument:
    return nil
  case .error, .equalCondition, .notEqualCondition, .isSetCondition:
    let range = tree.range(node)
    return range.isEmpty ? nil : "'\(printable(source.text(range)))'"
  default:
    return "'\(printable(source.text(tree.mainRange(node))))'"
  }
}
