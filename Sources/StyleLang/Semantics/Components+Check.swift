extension Analyzer {
  /// Checks that the settings of a component go together, and fills in what follows from them.
  mutating func checkSettings(of index: Int) {
    let control = sheet.controls[index]
    let site = controlSites[index]
    guard let block = child(site.node, .block) else { return }
    var settings: [String: NodeID] = [:]
    for node in tree.children(block) { settings[text(node)] = node }

    let reasons: [(setting: String, other: String, isSo: Bool, reason: String)] = [
      (
        "default", "label: configured", control.isLabelConfigured,
        "a configured label is all that is seen"
      ),
      (
        "content", "label: configured", control.isLabelConfigured,
        "a configured label is all that is seen"
      ),
      (
        "style", "label: configured", control.isLabelConfigured,
        "a configured label is all that is seen"
      ),
      ("default", "style", site.style != nil, "it wears one style for good"),
      ("states", "style", site.style != nil, "its states are those of a button"),
      (
        "gesture", "style", site.style != nil && control.gesture == .drag,
        "a button's style needs a button"
      ),
      (
        "wraps", "gesture: drag", control.gesture == .drag,
        "SwiftUI's controls have a gesture of their own"
      ),
    ]
    var isReported: Set<String> = []
    for (setting, other, isSo, reason) in reasons where isSo {
      guard let node = settings[setting], isReported.insert(setting).inserted else { continue }
      report(.settingConflict(setting, with: other, because: reason), at: tree.mainRange(node))
    }
    if control.gesture == .press, control.wraps.isEmpty { sheet.controls[index].wraps = [.button] }
    let isBroken = isBroken(site.node)
    if !control.isLabelConfigured, settings["default"] == nil, settings["style"] == nil, !isBroken {
      report(.missingDefaultStyle(control.name), at: tree.mainRange(site.node))
    }
  }

  /// Reads the styles that components name, once all styles are known.
  mutating func checkStylesOfControls() {
    for index in controlSites.indices {
      let site = controlSites[index]
      let control = sheet.controls[index]
      if let statement = site.defaultStyle, !control.isLabelConfigured, site.style == nil {
        sheet.controls[index].defaultStyle = readStyleOfControl(
          statement, of: control, component: .custom)
      }
      if let statement = site.style, !control.isLabelConfigured {
        sheet.controls[index].style = readStyleOfControl(
          statement, of: control, component: .button)
      }
    }
  }

  private mutating func readStyleOfControl(
    _ statement: NodeID, of control: Control, component: Component
  ) -> StyleReference? {
    let setting = text(statement)
    guard let value = child(statement, .value),
      let run = onlyRun(value, of: "'\(setting)'"),
      let node = onlyComponent(of: run, after: "the style")
    else { return nil }
    let kind = tree.kind(node)
    guard kind == .nameExpression || kind == .call else {
      report(
        .typeMismatch(
          expected: "the name of a style", found: "'\(source.text(tree.range(node)))'"),
        at: tree.range(node))
      return nil
    }
    guard let style = styleOfControl(named: node, control, component) else { return nil }
    return readReference(to: style, node)
  }

  private mutating func styleOfControl(
    named node: NodeID, _ control: Control, _ component: Component
  ) -> Style? {
    let name = text(node)
    func isFitting(_ style: Style) -> Bool {
      style.component == component
        && (component == .button || style.control.first?.name == control.name)
    }
    if let style = style(named: name) {
      if let index = styleIndex(nameID(node)) {
        note(node, is: .style(StyleID(file: homeFile, index: index)))
      } else if let found = importedStyle(nameID(node)) {
        note(node, is: .style(StyleID(file: found.file, index: found.index)))
      }
      if isFitting(style) { return style }
      let owner = style.control.first?.name ?? style.component.rawValue
      report(
        .styleOfAnother(
          name, component: owner,
          expected: component == .custom ? control.name : component.rawValue),
        at: tree.mainRange(node))
      return nil
    }
    // A style that is wrong has been reported where it is declared.
    if let index = styleIndex(nameID(node)), styleSites[index].state == .failed { return nil }
    // Nor is one of an import that is wrong, or that cannot be known.
    if importsAreIncomplete || importedStyle(nameID(node)) != nil { return nil }
    let candidates = sheet.styles.filter(isFitting).map(\.name)
    reportUnknown(
      { .unknownStyle(name, suggestion: $0) }, name, at: tree.mainRange(node), among: candidates)
    return nil
  }

  /// Reads the arguments that are given to a style of the project where it is named.
  private mutating func readReference(to style: Style, _ node: NodeID) -> StyleReference? {
    scope = Scope()
    inputs.argumentCount = nil
    let errors = errorCount
    let parameters = style.arguments
    let meanings = readArguments(child(node, .argumentList), of: parameters, ofStyle: style.name)
    var arguments: [StyleReference.Argument] = []
    for (parameter, meaning) in zip(parameters, meanings) {
      switch meaning {
      case .value(let value): arguments.append(StyleReference.Argument(parameter, value))
      case .absent: arguments.append(StyleReference.Argument(parameter, nil))
      case .parameter, .unknown: break
      case nil where !parameter.hasDefault && errorCount == errors:
        report(
          .missingArgument("'\(parameter.name):'", of: style.name), at: tree.mainRange(node))
      case nil: break
      }
    }
    guard errorCount == errors else { return nil }
    return StyleReference(
      .style(name: style.name, swiftName: style.swiftName), arguments: arguments)
  }
}
