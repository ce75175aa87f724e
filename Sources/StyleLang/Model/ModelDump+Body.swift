extension ValueDump {
  /// What a style draws beyond its label, a line for each part, each in the block that it stands in.
  func lines(_ body: StyleBody?) -> [String] {
    guard case .body(let content, let layers)? = body else { return [] }
    var lines: [String] = []
    for layer in layers {
      lines.append(
        "  layer \(layer.name)\(layer.isAbove ? " above" : "")\(suffix(layer.condition))")
      lines += layer.rules.map { "    " + text($0) }
      if let content = layer.content { append(content, "    content: ", indent: 4, to: &lines) }
    }
    if let content { append(content, "  content: ", indent: 2, to: &lines) }
    return lines
  }

  /// A rule as a statement.
  func text(_ rule: Rule) -> String {
    "\(rule.property.name): \(text(rule.value, of: rule.property))\(suffix(rule.condition))"
  }

  private func suffix(_ condition: Condition) -> String {
    condition == .always ? "" : " when \(text(condition))"
  }

  private func append(
    _ element: Element, _ start: String, indent: Int, to lines: inout [String]
  ) {
    let mark = element.isOptional ? "?" : ""
    lines.append("\(start)\(text(element.kind))\(mark)\(suffix(element.condition))")
    let inner = String(repeating: " ", count: indent + 2)
    lines += element.rules.map { inner + text($0) }
    for child in element.children { append(child, inner, indent: indent + 2, to: &lines) }
  }

  private func text(_ kind: ElementKind) -> String {
    switch kind {
    case .slot(let slot): return slot.rawValue
    case .stack(let stack):
      let name =
        switch stack.axis {
        case .horizontal: "hstack"
        case .vertical: "vstack"
        case .depth: "zstack"
        }
      var arguments = stack.spacing.map { ["spacing: \(text($0))"] } ?? []
      arguments.append("alignment: \(stack.alignment)")
      return "\(name)(\(arguments.joined(separator: ", ")))"
    case .box: return "box"
    case .divider: return "divider"
    case .spacer(let minimum): return "spacer" + (minimum.map { "(minLength: \(text($0)))" } ?? "")
    case .image(let image): return "image(\(text(image)))"
    case .text(let string): return "text(\(text(string)))"
    case .spinner: return "progress"
    case .opaque(let view):
      return "swift(\(([view.type] + view.inputs.map(text)).joined(separator: ", ")))"
    }
  }

  private func text(_ input: OpaqueView.Input) -> String {
    switch input.value {
    case .state(let state): "\(input.label): \(state)"
    case .parameter(let id): "\(input.label): \(name(id))"
    case .value(let value, let type): "\(input.label): \(text(value, of: type))"
    }
  }
}
