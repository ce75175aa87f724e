/// What a name in a file stands for.
enum NameTarget: Hashable, Sendable {
  /// A token, by its file and its place among the tokens of that file.
  case token(TokenOrigin)
  /// A style, by its file and its place among the styles of that file.
  case style(StyleID)
  /// A parameter of a style of this file, by the style's place and the parameter's name.
  case parameter(style: Int, NameID)
  /// A control that a file declares, by its name.
  case control(NameID)
  /// A value of the environment that a file declares, by its name.
  case environment(NameID)
}

/// A name where it is used.
struct NameUse: Hashable, Sendable {
  /// What it stands for.
  var target: NameTarget
  /// The node whose main token is the name, or its last part.
  var node: NodeID
}

extension Analyzer {
  /// Notes what a name stands for, if that is asked for.
  ///
  /// Statements of parents are read again for each derived style; only the first reading counts,
  /// that of the declaration which holds the name.
  @inline(__always)
  mutating func note(_ node: NodeID, is target: NameTarget) {
    if recordsUses, currentFile == homeFile, recordedNodes.contains(node) {
      uses.append(NameUse(target: target, node: node))
    }
  }

  /// Notes the token that a name stands for, by its place in the file at hand.
  @inline(__always)
  mutating func note(_ node: NodeID, isToken id: TokenID) {
    note(node, is: .token(TokenOrigin(file: homeFile, token: id)))
  }

  /// Notes what a bound name stands for.
  mutating func note(_ node: NodeID, isBinding binding: Scope.Binding) {
    guard recordsUses else { return }
    if scope.binding(binding.name) != nil {
      note(node, is: .parameter(style: currentStyle, binding.name))
    } else if inputs.environment[binding.name] != nil {
      note(node, is: .environment(binding.name))
    }
  }

  /// The nodes of a declaration, as those in which names are noted.
  func nodes(of declaration: NodeID) -> Range<NodeID> {
    declaration..<tree.subtreeEnd(declaration)
  }
}
