/// Writes controls that come with their label: a title, and an icon if there is one.
extension SwiftEmitter {
  /// Writes the properties that hold what the label is made of.
  mutating func writeReadyProperties(_ parts: ControlParts) {
    let slots = parts.control.readySlots
    if slots.hasTitle { out.line("private let title: Text") }
    if let icon = slots.icon { out.lines("private let icon: Image\(icon == .optional ? "?" : "")") }
  }

  /// Writes the initialisers, of a title as it is and of a key.
  mutating func writeReadyInitializers(
    _ parts: ControlParts, _ flags: [ControlArgument], _ subject: ControlArgument
  ) {
    let slots = parts.control.readySlots
    var arguments = flags + [subject]
    if let icon = slots.icon {
      let isOptional = icon == .optional
      arguments.insert(
        ControlArgument(
          declaration: isOptional ? "icon: Image? = nil" : "icon: Image",
          summary: isOptional ? "A picture, if there is one." : "A picture.", name: "icon",
          assignment: "self.icon = icon"), at: 0)
    }
    guard slots.hasTitle else { return writeInitializer("Creates a control.", parts, arguments) }
    let titles = [
      ("_ title: some StringProtocol", "title", "The title as it is."),
      ("_ titleKey: LocalizedStringKey", "titleKey", "The key of the title in the app's strings."),
    ]
    for (declaration, name, summary) in titles {
      let title = ControlArgument(
        declaration: declaration, summary: summary, name: name,
        assignment: "self.title = Text(\(name))")
      writeInitializer(
        "Creates a control.", parts, [title] + arguments, isDisfavored: name == "title")
    }
  }

  /// Writes the view that the label is.
  mutating func writeReadyLabel(_ parts: ControlParts) {
    guard let index = sheet.styles.lastIndex(where: { $0.readyControl == parts.control.name })
    else { return }
    current = index
    model.read(sheet.styles[index])
    scope.reset()
    analyzer.reset(parameters: [])
    scope.isReadyLabel = true
    let body = writeBody()
    scope.isReadyLabel = false
    out.blankLine()
    out.lines("private struct \(parts.readyLabel): View {")
    out.indent()
    let slots = parts.control.readySlots
    if slots.hasTitle { out.line("let title: Text") }
    if let icon = slots.icon { out.lines("let icon: Image\(icon == .optional ? "?" : "")") }
    writeViewProperties()
    separate()
    out.line("var body: some View {")
    out.write(linesOf: scratch, from: 0, to: body.expressionEnd)
    out.line("}")
    out.write(linesOf: scratch, from: body.expressionEnd, to: scratch.count)
    out.close()
  }
}

extension ControlParts {
  /// The name of the view that the label of a ready control is.
  var readyLabel: String { control.swiftName + "Label" }

  /// The label of the control as an expression.
  var label: String {
    guard control.content != nil else { return "label" }
    let slots = control.readySlots
    let arguments =
      (slots.hasTitle ? ["title: title"] : []) + (slots.icon == nil ? [] : ["icon: icon"])
    return "\(readyLabel)(\(arguments.joined(separator: ", ")))"
  }
}

extension Sheet {
  /// The sheet with the labels of ready controls after its styles: they are written as bodies of
  /// styles are.
  var withReadyLabels: Sheet {
    guard controls.contains(where: { $0.content != nil }) else { return self }
    var sheet = self
    for control in controls {
      guard let content = control.content else { continue }
      var style = Style(name: "", swiftName: "", memberName: "", component: .view)
      style.control = [control]
      style.body = .body(content: content, layers: [])
      sheet.styles.append(style)
    }
    return sheet
  }
}

extension Style {
  /// The name of the control whose label this is; nil for a style of a file.
  fileprivate var readyControl: String? { name.isEmpty ? control.first?.name : nil }
}

extension Control {
  /// How a ready control takes an icon.
  enum Icon { case required, optional }

  /// What the content of a ready control is made of.
  var readySlots: (hasTitle: Bool, icon: Icon?) {
    var result: (hasTitle: Bool, icon: Icon?) = (false, nil)
    func visit(_ element: Element) {
      switch element.kind {
      case .slot(.title): result.hasTitle = true
      case .slot(.icon): result.icon = element.isOptional ? .optional : .required
      default: break
      }
      element.children.forEach(visit)
    }
    if let content { visit(content) }
    return result
  }
}
