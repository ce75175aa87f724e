/// The arguments of a call: one expression each.
struct Arguments {
  var positional: [NodeID] = []
  /// In written order.
  var labeled: [(label: Word, node: NodeID)] = []

  /// The argument with a label.
  subscript(_ label: Word) -> NodeID? {
    labeled.first { $0.label == label }?.node
  }
}

extension Analyzer {
  /// Takes an argument list apart.
  ///
  /// - Parameters:
  ///   - list: The `argumentList`, or nil where a member was named without one.
  ///   - function: For messages.
  ///   - labels: The labels that it knows.
  ///   - hasRuns: Whether an argument without a label may have several components; then its run is
  ///     given instead of an expression.
  mutating func readArguments(
    _ list: NodeID?, of function: String, labels: [Word], hasRuns: Bool = false
  ) -> Arguments? {
    var arguments = Arguments()
    var failed = false
    var node = list.flatMap { tree.firstChild($0) }
    while let current = node, let list {
      defer { node = tree.nextSibling(current, in: list) }
      let kind = tree.kind(current)
      guard kind == .argument || kind == .labeledArgument, let run = tree.firstChild(current),
        let expression =
          hasRuns && kind == .argument ? run : onlyComponent(of: run, after: "the argument")
      else {
        failed = true
        continue
      }
      guard kind == .labeledArgument else {
        arguments.positional.append(expression)
        continue
      }
      guard let label = names.word(nameID(current)), labels.contains(label) else {
        let name = text(current)
        failed = true
        if ForeignWords.omittedLabels.contains(name) {
          let label = SourceRange(tree.mainRange(current).start, tree.range(expression).start)
          report(
            .unknownArgument(name, of: function, suggestion: nil), at: tree.mainRange(current),
            fixIts: [FixIt("write the value alone", replacing: label, with: "")])
          continue
        }
        reportUnknown(
          { .unknownArgument(name, of: function, suggestion: $0) }, name,
          at: tree.mainRange(current), among: labels.map(\.name),
          habits: ForeignWords.arguments)
        continue
      }
      if arguments[label] != nil {
        report(.duplicateName(label.name, kind: "argument"), at: tree.mainRange(current))
        failed = true
        continue
      }
      arguments.labeled.append((label, expression))
    }
    return failed ? nil : arguments
  }

  /// The single expression of a run.
  mutating func onlyComponent(of run: NodeID, after what: @autoclosure () -> String) -> NodeID? {
    guard let first = tree.firstChild(run) else { return nil }
    if let second = tree.nextSibling(first, in: run) {
      report(
        .unexpectedComponent("'\(source.text(tree.range(second)))'", expected: what()),
        at: tree.range(second))
      return nil
    }
    return first
  }

  /// Checks how many arguments without a label there are.
  mutating func checkCount(
    _ arguments: inout Arguments, of node: NodeID, least: Int, most: Int
  ) -> Bool {
    let count = arguments.positional.count
    if count > most {
      report(
        .extraArgument(of: text(node), limit: most), at: tree.range(arguments.positional[most]))
      return false
    }
    if count < least {
      let missing = least - count
      report(
        .missingArgument("\(missing) argument\(missing == 1 ? "" : "s")", of: text(node)),
        at: tree.mainRange(node))
      return false
    }
    return true
  }
}
