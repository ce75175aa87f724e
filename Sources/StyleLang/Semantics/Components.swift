/// Where a control is declared, and what remains to be read once styles are known.
struct ControlSite {
  var node: NodeID
  /// The statements that name a style.
  var defaultStyle: NodeID?
  var style: NodeID?
  /// Whether its states could be read, so that its styles can be checked.
  var hasStates = true
}

extension Analyzer {
  /// Takes in the name of a `component`.
  mutating func collectControl(_ node: NodeID) {
    let id = nameID(node)
    let name = names.name(id)
    if names.component(id) != nil {
      report(.builtInName(name, kind: "component"), at: tree.mainRange(node))
      return
    }
    if let first = controlIndices[id] {
      reportDuplicate(name, "component", at: tree.mainRange(node), first: controlSites[first].node)
      return
    }
    controlIndices[id] = sheet.controls.count
    controlSites.append(ControlSite(node: node))
    var control = Control(name: name, swiftName: SwiftWords.upperCamel(name))
    control.documentation = documentation(before: node)
    control.deprecation = deprecation(of: node)
    sheet.controls.append(control)
  }

  /// Reads what a component declares, but for the styles that it names.
  mutating func checkControls() {
    for index in controlSites.indices {
      let site = controlSites[index]
      if let style = styleIndex(nameID(site.node)) {
        reportDuplicate(
          sheet.controls[index].name, "name", at: tree.mainRange(styleSites[style].node),
          first: site.node)
      }
      guard let block = child(site.node, .block) else { continue }
      readSettings(block, of: index)
      checkSettings(of: index)
    }
  }

  /// The settings of a component.
  private enum Setting: String, CaseIterable {
    case states, gesture, `default`, label, wraps, content, style
  }

  private mutating func readSettings(_ block: NodeID, of index: Int) {
    var seen: [Setting: NodeID] = [:]
    for node in tree.children(block) {
      switch tree.kind(node) {
      case .statement, .contentStatement:
        let name = text(node)
        guard let setting = Setting(rawValue: name) else {
          reportUnknown(
            { .unknownSetting(name, suggestion: $0) }, name, at: tree.mainRange(node),
            among: Setting.allCases.map(\.rawValue))
          continue
        }
        if let first = seen.updateValue(node, forKey: setting) {
          reportDuplicate(name, "setting", at: tree.mainRange(node), first: first)
          continue
        }
        if isBroken(node) {
          if setting == .states { controlSites[index].hasStates = false }
          continue
        }
        read(setting, node, of: index)
      case .whenBlock:
        report(.settingUnderCondition, at: tree.mainRange(node))
      case .layerBlock:
        report(.unknownSetting("layer", suggestion: nil), at: tree.mainRange(node))
      default: break
      }
    }
  }

  private mutating func read(_ setting: Setting, _ node: NodeID, of index: Int) {
    if setting == .content { return readReadyContent(node, of: index) }
    for child in tree.children(node) where tree.kind(child) != .value {
      report(.settingUnderCondition, at: tree.range(child))
      return
    }
    guard let value = child(node, .value) else { return }
    switch setting {
    case .states: readStates(value, of: index)
    case .gesture:
      if let gesture = readWord(value, of: setting, Control.Gesture.init, Control.Gesture.allCases)
      {
        sheet.controls[index].gesture = gesture
      }
    case .wraps: readWraps(value, of: index)
    case .label: readLabel(value, of: index)
    case .default: controlSites[index].defaultStyle = node
    case .style: controlSites[index].style = node
    case .content: break
    }
  }

  /// Reads what the label of a ready control is made of: like that of a label's style, but that it is
  /// the same in every state of the control.
  private mutating func readReadyContent(_ node: NodeID, of index: Int) {
    let control = sheet.controls[index]
    scope = Scope()
    scope.component = .label
    scope.states = Component.label.states
    inputs.controls = []
    inputs.argumentCount = nil
    body = SourceBody()
    readContent(node, isUnderCondition: false, isInherited: false)
    sheet.controls[index].content = finishContent(
      of: Style(name: control.name, swiftName: "", memberName: "", component: .label))
  }

  // MARK: - Words

  /// The names of a list of single words; nil where something else stands among them.
  private mutating func readNames(_ value: NodeID, of setting: Setting) -> [NodeID]? {
    var result: [NodeID] = []
    for run in tree.children(value) {
      guard let node = onlyComponent(of: run, after: "a name") else { return nil }
      guard tree.kind(node) == .nameExpression else {
        report(
          .typeMismatch(
            expected: setting == .states ? "the name of a state" : "a word",
            found: "'\(source.text(tree.range(node)))'"),
          at: tree.range(node))
        return nil
      }
      result.append(node)
    }
    return result
  }

  private mutating func readWord<Known: RawRepresentable<String>>(
    _ value: NodeID, of setting: Setting, _ make: (String) -> Known?, _ choices: [Known]
  ) -> Known? {
    guard let run = onlyRun(value, of: "'\(setting.rawValue)'"),
      let node = readNames(value, of: setting)?.first, tree.firstChild(run) != nil
    else { return nil }
    return choose(node, of: setting, make, choices)
  }

  private mutating func choose<Known: RawRepresentable<String>>(
    _ node: NodeID, of setting: Setting, _ make: (String) -> Known?, _ choices: [Known]
  ) -> Known? {
    let name = text(node)
    if let choice = make(name) { return choice }
    let cases = choices.map(\.rawValue)
    reportUnknown(
      { .unknownCase(name, of: setting.rawValue, cases: cases, suggestion: $0) }, name,
      at: tree.range(node), among: cases)
    return nil
  }

  private mutating func readLabel(_ value: NodeID, of index: Int) {
    enum Label: String { case configured }
    if readWord(value, of: .label, Label.init, [Label.configured]) != nil {
      sheet.controls[index].isLabelConfigured = true
    }
  }

  private mutating func readWraps(_ value: NodeID, of index: Int) {
    for node in readNames(value, of: .wraps) ?? [] {
      guard
        let wrapped = choose(node, of: .wraps, Control.Wrapped.init, Control.Wrapped.allCases)
      else { continue }
      if sheet.controls[index].wraps.contains(wrapped) {
        report(.duplicateName(wrapped.rawValue, kind: "control"), at: tree.range(node))
        continue
      }
      sheet.controls[index].wraps.append(wrapped)
    }
    sheet.controls[index].wraps.sort { $0 == .button && $1 != .button }
  }

  private mutating func readStates(_ value: NodeID, of index: Int) {
    guard let nodes = readNames(value, of: .states) else {
      controlSites[index].hasStates = false
      return
    }
    var spellings: [String: String] = [:]
    for node in nodes {
      let name = text(node)
      let range = tree.range(node)
      let state = names.state(nameID(node))
      guard state?.isOfControl ?? true, name != "controlSize" else {
        report(.stateOfEnvironment(name), at: range)
        continue
      }
      if sheet.controls[index].states.map(\.rawValue).contains(name)
        || sheet.controls[index].flags.contains(name)
      {
        report(.duplicateName(name, kind: "state"), at: range)
        continue
      }
      if let state, Component.custom.states.contains(state) {
        sheet.controls[index].states.append(state)
        continue
      }
      let swiftName = Control.swiftName(ofFlag: name)
      if let other = spellings.updateValue("state '\(name)'", forKey: swiftName)
        ?? Control.takenMembers[swiftName]
      {
        report(.swiftNameClash(name: name, swiftName: swiftName, with: other), at: range)
        continue
      }
      guard sheet.controls[index].flags.count < Control.maximumFlags else {
        report(
          .outOfRange(
            value: "more than \(Control.maximumFlags) states",
            expected: "at most \(Control.maximumFlags)"),
          at: range)
        break
      }
      sheet.controls[index].flags.append(name)
    }
    sheet.controls[index].states.sort { $0.bit < $1.bit }
  }

  /// The control that a style is for; nil where it is wrong, or has no styles.
  mutating func controlOfStyle(_ base: NodeID) -> Control? {
    let control: Control
    let hasStyle: Bool
    if let index = controlIndices[nameID(base)] {
      guard controlSites[index].hasStates else { return nil }
      control = sheet.controls[index]
      hasStyle = controlSites[index].style != nil
    } else {
      guard let found = importedControls[nameID(base)], found.isKnown else { return nil }
      control = found.control
      hasStyle = found.hasStyle
    }
    guard control.hasStyles, !hasStyle else {
      report(
        .controlWithoutStyles(
          control.name,
          because: control.isLabelConfigured ? "label: configured" : "style"),
        at: tree.mainRange(base))
      return nil
    }
    return control
  }
}

extension Control {
  /// How many states of its own a control may have.
  static let maximumFlags = 64

  /// What the configuration has besides.
  static let takenMembers = [
    "isPressed": "the state 'pressed'", "label": "the label", "isEnabled": "the state 'disabled'",
    "isHovered": "the state 'hovered'", "isFocused": "the state 'focused'",
    "isTouchInside": "the state 'pressed'",
  ]
}
