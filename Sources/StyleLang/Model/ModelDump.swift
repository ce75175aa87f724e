/// The model of a file as text, for people who look into the compiler: `stylec dump model`.
///
/// The notation is near to the language's, with everything resolved: rules stand in the order to
/// try, `@name` is a token, `$name` a parameter.
public func dumpModel(_ sheet: Sheet) -> String {
  var lines: [String] = ["sheet \(sheet.name)"]
  let ownCount = sheet.tokens.count - sheet.importedTokenCount
  for (index, token) in sheet.tokens.enumerated() {
    let dump = ValueDump(sheet: sheet, parameters: [])
    let word = index < ownCount ? "token" : "imported token"
    lines.append("\(word) \(token.name): \(dump.text(token.type)) = \(dump.text(token.value))")
    if let message = token.deprecation { lines.append("  deprecated \(quoted(message))") }
  }
  for entry in sheet.environment { dump(entry, of: sheet, into: &lines) }
  for control in sheet.controls { dump(control, of: sheet, into: &lines) }
  for style in sheet.styles { dump(style, of: sheet, into: &lines) }
  return lines.joined(separator: "\n") + "\n"
}

private func dump(_ style: Style, of sheet: Sheet, into lines: inout [String]) {
  let dump = ValueDump(sheet: sheet, parameters: style.parameters)
  let parent = style.parent.map { " from \($0)" } ?? ""
  lines.append(
    "style \(style.name): \(style.control.first?.name ?? style.component.rawValue)\(parent),"
      + " \(style.swiftName), .\(style.memberName)")
  if let message = style.deprecation { lines.append("  deprecated \(quoted(message))") }
  for parameter in style.parameters {
    if case .availability = parameter.source {
      lines.append("  reads \(parameter.name)")
      continue
    }
    let mark = parameter.isOptional ? "?" : ""
    var line =
      switch parameter.source {
      case .argument: "  parameter"
      case .environment: "  reads environment"
      case .configuration, .availability: "  reads"
      }
    line += " \(parameter.name): \(dump.text(parameter.type))\(mark)"
    if let value = parameter.defaultValue {
      line += " = \(dump.text(value, of: parameter.type))"
    }
    lines.append(line)
  }
  lines += style.rules.map { "  " + dump.text($0) }
  lines += dump.lines(style.body)
  for trigger in style.animates {
    switch trigger {
    case .state(let state): lines.append("  animates \(state)")
    case .parameter(let id): lines.append("  animates \(dump.name(id))")
    }
  }
}

func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Words values with the names of a sheet and a style.
struct ValueDump {
  /// Whom the words are for.
  enum Form {
    /// People who look into the compiler: names are marked, nothing is left out.
    case dump
    /// People who know the language: as it would be written.
    case language
    /// The same, with values in the places of tokens.
    case resolved
  }

  let sheet: Sheet
  let parameters: [Parameter]
  /// Whom the words are for.
  var form = Form.dump

  func name(_ id: ParameterID) -> String {
    (form == .dump ? "$" : "") + parameters[Int(id)].name
  }

  private func token(_ id: TokenID) -> String {
    switch form {
    case .dump: "@" + sheet.tokens[Int(id)].name
    case .language: sheet.tokens[Int(id)].name
    case .resolved: text(sheet.tokens[Int(id)].value, of: sheet.tokens[Int(id)].type)
    }
  }

  func text(_ type: ParameterType) -> String {
    guard case .enumeration(let enumeration) = type else { return type.languageName }
    return enumeration.cases.joined(separator: " | ")
  }

  // MARK: - Values

  func text(_ value: Value, of property: Property) -> String {
    let words = property.definition.type.keywords
    if case .keyword(let index) = value { return words[Int(index)] }
    if case .words(let indices) = value {
      return indices.map { words[Int($0)] }.joined(separator: " ")
    }
    return text(value)
  }

  func text(_ value: Value, of type: ParameterType) -> String {
    if case .keyword(let index) = value, case .enumeration(let enumeration) = type {
      return enumeration.cases[Int(index)]
    }
    return text(value)
  }

  func text(_ value: Value) -> String {
    switch value {
    case .inherit: "inherit"
    case .none: "none"
    case .color(let color): text(color)
    case .scalar(let scalar): text(scalar)
    case .infinity: "fill"
    case .bool(let bool): "\(bool)"
    case .boolParameter(let id), .enumerationParameter(let id), .stringParameter(let id),
      .parameter(let id):
      name(id)
    case .keyword(let index): "case \(index)"
    case .string(let string): quoted(string)
    case .insets(let insets): edges(insets).map { text($0) }.joined(separator: " ")
    case .shape(let shape): text(shape)
    case .border(let border): text(border)
    case .shadows(let shadows): shadows.map { text($0) }.joined(separator: ", ")
    case .font(let font): text(font)
    case .animation(let animation): text(animation)
    case .offset(let x, let y): "\(text(x)) \(text(y))"
    case .scale(let scale):
      form != .dump && scale.x == scale.y
        ? text(scale.x) + text(scale.anchor)
        : "\(text(scale.x)) \(text(scale.y))\(text(scale.anchor))"
    case .rotation(let rotation):
      "\(text(rotation.angle))\(form == .dump ? "" : "deg")\(text(rotation.anchor))"
    case .token(let id, let inner):
      switch form {
      case .dump: "\(token(id)) (\(text(inner)))"
      case .language: token(id)
      case .resolved: text(inner)
      }
    case .gradient(let gradient): text(gradient)
    case .material(let material): "material(\(material))"
    case .glass(let glass): text(glass)
    case .image(let image): text(image)
    case .style(let reference): text(reference)
    case .words(let indices): "cases \(indices.map { "\($0)" }.joined(separator: " "))"
    case .opaque(let names): names.map { "swift(\($0))" }.joined(separator: ", ")
    }
  }

  func text(_ scalar: Scalar) -> String {
    switch scalar {
    case .literal(let value): number(value)
    case .token(let id): token(id)
    case .parameter(let id): name(id)
    case .negated(let inner): "-\(text(inner))"
    case .binary(let operation, let left, let right):
      "(\(text(left)) \(operation.rawValue) \(text(right)))"
    case .call(let function, let arguments): "\(function)(\(list(arguments)))"
    case .scaled(let length, let style): "scaled(\(length), relativeTo: \(style))"
    }
  }

  private func number(_ value: Double) -> String {
    form == .dump ? "\(value)" : Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private func text(_ anchor: UnitPoint) -> String {
    form != .dump && anchor == .center ? "" : " anchor \(anchor)"
  }

  /// The edges that have to be named.
  private func edges(_ insets: Insets) -> [Insets.Edge] {
    let all = [insets.top, insets.trailing, insets.bottom, insets.leading]
    guard form != .dump, all[0] == all[2], all[1] == all[3] else { return all }
    return all[0] == all[1] ? [all[0]] : [all[0], all[1]]
  }

  private func list(_ scalars: [Scalar]) -> String {
    scalars.map { text($0) }.joined(separator: ", ")
  }

  private func text(_ edge: Insets.Edge) -> String {
    switch edge {
    case .length(let scalar): text(scalar)
    case .standard: "standard"
    }
  }

  func text(_ color: ColorValue) -> String {
    switch color {
    case .literal(let rgba): text(rgba)
    case .adaptive(let colors): text(colors)
    case .named(let name):
      form == .resolved ? name.components.map { text($0) } ?? name.name : name.name
    case .asset(let name): "asset(\(quoted(name)))"
    case .token(let id): token(id)
    case .parameter(let id): name(id)
    case .opacity(let base, let factor): "\(text(base)).opacity(\(text(factor)))"
    case .mix(let base, let other, let share): "\(text(base)).mix(\(text(other)), \(text(share)))"
    }
  }

  private func text(_ colors: AppearanceColors) -> String {
    if form == .dump { return "adaptive(\(colors.all.map { text($0) }.joined(separator: ", ")))" }
    if colors.isUniform { return text(colors.light) }
    var parts = [text(colors.light)]
    if colors.dark != colors.light { parts.append("dark: \(text(colors.dark))") }
    if colors.lightHighContrast != colors.light {
      parts.append("highContrast: \(text(colors.lightHighContrast))")
    }
    if colors.darkHighContrast != colors.dark {
      parts.append("darkHighContrast: \(text(colors.darkHighContrast))")
    }
    return "adaptive(\(parts.joined(separator: ", ")))"
  }

  private func text(_ rgba: RGBA) -> String {
    if form != .dump {
      let alpha = Double(rgba.alpha * 100).rounded()
      return rgba.hexString + (rgba.alpha == 1 ? "" : ".opacity(\(number(alpha))%)")
    }
    let components = [rgba.red, rgba.green, rgba.blue].map { rounded($0) }.joined(separator: " ")
    let alpha = rgba.alpha == 1 ? "" : " / \(rounded(rgba.alpha))"
    return "\(rgba.space)(\(components)\(alpha))"
  }

  /// Four decimals: what a colour is emitted with.
  private func rounded(_ component: Float) -> String {
    "\((Double(component) * 10_000).rounded() / 10_000)"
  }

  private func text(_ shape: ShapeValue) -> String {
    switch shape {
    case .rectangle: "rectangle"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .containerRelative: "containerRelative"
    case .rounded(let radius, .circular) where form != .dump: "rounded(\(text(radius)))"
    case .rounded(let radius, let style): "rounded(\(text(radius)), \(style))"
    case .corners(let radii, let style):
      "rounded("
        + list([radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading])
        + ", \(style))"
    case .trim(let shape, let from, let to): "\(text(shape)).trim(\(text(from)), \(text(to)))"
    }
  }

  private func text(_ border: Border) -> String {
    let dash = border.dash.isEmpty ? "" : " dash(\(list(border.dash)))"
    let fill = border.gradient.map { text($0) } ?? text(border.color)
    let placement = form != .dump && border.placement == .inside ? "" : " \(border.placement)"
    return
      "\(text(border.width)) \(fill)\(dash)\(border.isRound ? " round" : "")\(placement)"
  }

  private func text(_ shadow: Shadow) -> String {
    "\(text(shadow.color)) \(text(shadow.radius)) \(text(shadow.x)) \(text(shadow.y))"
  }

  private func text(_ font: FontValue) -> String {
    var result =
      switch font.base {
      case .textStyle(let style): style.rawValue
      case .system(let size): "system(\(text(size)))"
      case .custom(let font, let size, let style):
        "custom(\(text(font)), \(text(size))\(style.map { ", relativeTo: \($0)" } ?? ""))"
      case .token(let id): token(id)
      case .parameter(let id): name(id)
      }
    if let weight = font.weight { result += ".\(weight)" }
    if let design = font.design { result += ".\(design)" }
    if font.isItalic { result += ".italic" }
    if font.hasMonospacedDigits { result += ".monospacedDigit" }
    return result
  }

  func text(_ string: StringValue) -> String {
    switch string {
    case .literal(let string): quoted(string)
    case .parameter(let id): name(id)
    }
  }

  private func text(_ animation: AnimationValue) -> String {
    let curve =
      switch animation.curve {
      case .timing(let curve, nil) where form != .dump: curve.rawValue
      case .timing(let curve, let duration): "\(curve)(\(duration.map { seconds($0) } ?? ""))"
      case .spring(let response, let damping):
        "spring(response: \(seconds(response)), damping: \(text(damping)))"
      case .physicalSpring(let stiffness, let damping, let mass):
        "spring(stiffness: \(text(stiffness)), damping: \(text(damping)), mass: \(text(mass)))"
      case .standard: "standard"
      case .token(let id): token(id)
      case .parameter(let id): name(id)
      }
    return curve + (animation.delay.map { ".delay(\(seconds($0)))" } ?? "")
  }

  private func seconds(_ scalar: Scalar) -> String {
    text(scalar) + (form == .dump ? "" : "s")
  }

  func text(_ condition: Condition) -> String {
    condition.text(parameters: parameters, mark: "$")
  }
}
