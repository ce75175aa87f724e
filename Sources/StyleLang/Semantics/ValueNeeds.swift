extension TargetLimits {
  /// Whether a target may lack something of a value; no for most values, which are not looked at
  /// any further.
  func mayLack(_ value: Value) -> Bool {
    switch value {
    case .color(let color): mayLack(color)
    case .scalar, .insets, .offset, .shape(.rounded): kinds.contains(.scaling)
    case .font: kinds.contains(.fonts) || kinds.contains(.scaling)
    case .border(let border):
      kinds.contains(.scaling) || border.gradient != nil || mayLack(border.color)
    default: true
    }
  }

  private func mayLack(_ color: ColorValue) -> Bool {
    switch color {
    case .literal, .adaptive, .named, .asset, .token, .parameter: false
    case .opacity, .mix: kinds.contains(.mixing) || kinds.contains(.scaling)
    }
  }
}

/// Finds out what a value needs of the systems.
///
/// Only what some target lacks is looked for, so that most values are passed by at once.
struct ValueNeeds {
  private let kinds: TargetLimits.Kinds
  private let targets: DeploymentTargets
  private(set) var found: [SystemNeed] = []

  init(_ limits: TargetLimits) {
    kinds = limits.kinds
    targets = limits.targets
  }

  mutating func add(_ value: Value, of property: Property?) {
    switch value {
    case .color(let color): add(color)
    case .scalar(let scalar): add(scalar)
    case .insets(let insets):
      for edge in [insets.top, insets.trailing, insets.bottom, insets.leading] {
        if case .length(let scalar) = edge { add(scalar) }
      }
    case .shape(let shape): add(shape)
    case .border(let border):
      add(border.width)
      add(border.color)
      if let gradient = border.gradient { add(gradient) }
    case .shadows(let shadows):
      for shadow in shadows {
        add(shadow.color)
        for scalar in [shadow.radius, shadow.x, shadow.y] { add(scalar) }
      }
    case .font(let font): add(font)
    case .offset(let x, let y):
      add(x)
      add(y)
    case .gradient(let gradient):
      if property == .foreground {
        needs(.foregroundStyles, "a gradient as foreground", foreground)
      }
      add(gradient)
    case .material(let material):
      needs(.materials, "material(\(material.rawValue))", [material.requiredSymbol])
    case .glass: needs(.glass, "glass", ["View.glassEffect(_:in:)"])
    case .image(.symbol): needs(.symbols, "a symbol", ["Image.init(systemName:)"])
    case .inherit, .none, .infinity, .bool, .boolParameter, .keyword, .enumerationParameter,
      .string, .stringParameter, .animation, .scale, .rotation, .parameter, .image, .style, .words,
      .opaque:
      break
    // Its value is written where the token is declared, and looked at there.
    case .token: break
    }
  }

  /// Adds what a style needs that draws a control; on a platform without such controls, nothing.
  mutating func add(_ base: Value, ofControl component: Component) {
    guard case .style(let reference) = base, case .builtIn(let name) = reference.target,
      component != .group
    else { return }
    let need = SystemNeed(name, [component.builtInStyleSymbol(name)])
    if !need.isMet(by: targets) { found.append(need) }
  }

  private var foreground: [String] { ["View.foregroundStyle(_:)"] }

  private mutating func needs(_ kind: TargetLimits.Kinds, _ name: String, _ symbols: [String]) {
    if kinds.contains(kind) { found.append(SystemNeed(name, symbols)) }
  }

  private mutating func add(_ color: ColorValue) {
    guard kinds.contains(.mixing) || kinds.contains(.scaling) else { return }
    switch color {
    case .literal, .adaptive, .named, .asset, .token, .parameter: break
    case .opacity(let color, let opacity):
      add(color)
      add(opacity)
    case .mix(let first, let second, let share):
      needs(.mixing, "mixing a colour that is known only at run time", ["Color.mix(with:by:in:)"])
      add(first)
      add(second)
      add(share)
    }
  }

  private mutating func add(_ scalar: Scalar) {
    guard kinds.contains(.scaling) else { return }
    switch scalar {
    case .literal, .token, .parameter: break
    case .negated(let inner): add(inner)
    case .binary(_, let left, let right):
      add(left)
      add(right)
    case .call(_, let arguments): for argument in arguments { add(argument) }
    case .scaled: needs(.scaling, "scaled", ["ScaledMetric"])
    }
  }

  private mutating func add(_ gradient: Gradient) {
    for stop in gradient.stops {
      add(stop.color)
      if let location = stop.location { add(location) }
    }
    switch gradient.geometry {
    case .linear: break
    case .radial(_, let start, let end), .angular(_, let start, let end):
      add(start)
      add(end)
    }
  }

  private mutating func add(_ shape: ShapeValue) {
    switch shape {
    case .containerRelative:
      needs(.containerShape, "containerRelative", ["ContainerRelativeShape"])
    case .trim(let shape, _, _): add(shape)
    case .rounded(let radius, _): add(radius)
    case .corners(let radii, _):
      for radius in [
        radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading,
      ] {
        add(radius)
      }
    case .rectangle, .capsule, .circle, .ellipse: break
    }
  }

  private mutating func add(_ font: FontValue) {
    guard kinds.contains(.fonts) || kinds.contains(.scaling) else { return }
    switch font.base {
    case .textStyle(let style): needs(.fonts, style.rawValue, ["Font.\(style.rawValue)"])
    case .system(let size): add(size)
    case .custom(_, let size, let style):
      add(size)
      if let style {
        needs(.fonts, "relativeTo", ["Font.custom(_:size:relativeTo:)", "Font.\(style.rawValue)"])
      }
    case .token, .parameter: break
    }
    if let design = font.design {
      needs(.fonts, ".\(design.rawValue)", ["Font.Design.\(design.rawValue)"])
    }
  }
}
