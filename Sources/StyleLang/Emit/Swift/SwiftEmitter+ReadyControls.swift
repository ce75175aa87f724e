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
      writeInitializer("Creates a control.", parts, [title] + arguments)
    }
  }

  /// Writes the label.
  mutating func writeReadyContent(_ parts: ControlParts) {
  }
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
