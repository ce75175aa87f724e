extension SwiftEmitter {
  /// Whether the style has several bodies.
  var isBranched: Bool { scope.branches.all.count > 1 }

  /// Finds the bodies of the style; where the deployment targets answer what it asks, there is one.
  mutating func planBranches() {
    scope.branches = Branches(
      of: model.parameters, targets: targetsOfStyle, view: scope.nested.view)
    if scope.branches.all.count == 1 { model.read(style.deciding(scope.branches[0].known)) }
  }

  /// The deployment targets that have such a control at all.
  private var targetsOfStyle: DeploymentTargets {
    let symbols = model.component.requiredSymbols
    if symbols.isEmpty { return sheet.targets }
    return sheet.targets.limited(to: APISymbol.systems(withAll: symbols).platforms)
  }

  /// Writes the bodies of a style that asks which system it runs on, each as a type of its own, for
  /// `writeBranchTypes` to put in their place.
  mutating func writeBranches() -> Body {
    let whole = scope.nested.view
    branchText.removeAll()
    planOutlineOfBranches()
    for index in scope.branches.all.indices {
      let branch = scope.branches[index]
      model.read(style.deciding(branch.known))
      forms = SwiftForms(branch.targets)
      scope.nested.view = branch.name
      let body = writeBody()
      scope.branches[index].readsStyle = scope.readsStyle
      scope.branches[index].reads = scope.reads
      swap(&out, &branchText)
      out.indentation = 4
      writeBranchType(body, branch)
      swap(&out, &branchText)
    }
    model.read(style)
    forms = SwiftForms(sheet.targets)
    scope.nested.view = whole
    scope.readsStyle = scope.branches.all.contains(where: \.readsStyle)
    scope.reads = scope.branches.all.reduce(into: []) { $0.formUnion($1.reads) }
    return Body(expressionEnd: 0)
  }

  /// Finds the cases of the shape that the bodies share.
  private mutating func planOutlineOfBranches() {
    for branch in scope.branches.all {
      model.read(style.deciding(branch.known))
      forms = SwiftForms(branch.targets)
      planShapes()
      scope.outlineOfBranches.formUnion(scope.outline)
    }
  }

  /// Writes the types of the branches.
  mutating func writeBranchTypes() {
    out.write(linesOf: branchText, from: 0, to: branchText.count)
  }

  /// Writes the choice of the branch, with `call` for what makes one.
  mutating func writeBranchChoice(_ call: (inout SwiftEmitter, Branches.Branch) -> Void) {
    if let choice = scope.branches.choice { write(choice, call) }
  }

  private mutating func write(
    _ choice: Branches.Choice, _ call: (inout SwiftEmitter, Branches.Branch) -> Void
  ) {
    switch choice {
    case .branch(let index): call(&self, scope.branches[index])
    case .asked(let availability, let targets, let yes, let no, let beyond):
      if beyond != nil { out.lines("#if \(platformTest(targets.platforms))") }
      let asked = targets.platforms.compactMap { platform -> String? in
        guard let version = availability[platform], let target = targets[platform],
          target < version
        else { return nil }
        return "\(platform) \(version)"
      }
      if let no {
        out.lines("if #available(\(asked.joined(separator: ", ")), *) {")
        out.indent()
        write(yes, call)
        out.outdent()
        out.line("} else {")
        out.indent()
        write(no, call)
        out.close()
      } else {
        write(yes, call)
      }
      guard let beyond else { return }
      out.line("#else")
      write(beyond, call)
      out.line("#endif")
    }
  }

  private mutating func writeBranchType(_ body: Body, _ branch: Branches.Branch) {
    let base = targetsOfStyle
    let isPartial = branch.targets.platforms != base.platforms
    let raised = branch.targets.platforms.compactMap { platform -> String? in
      guard let version = branch.targets[platform], let first = base[platform], version > first
      else { return nil }
      return "\(platform) \(version)"
    }
    out.blankLine()
    if isPartial { out.lines("#if \(platformTest(branch.targets.platforms))") }
    if !raised.isEmpty { out.lines("@available(\(raised.joined(separator: ", ")), *)") }
    if model.component == .view { writeInnerModifier(body) } else { writeInnerView(body) }
    if isPartial { out.line("#endif") }
  }

  private func platformTest(_ platforms: [Platform]) -> String {
    platforms.map { "os(\($0))" }.joined(separator: " || ")
  }
}
