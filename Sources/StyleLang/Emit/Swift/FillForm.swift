/// Where something is filled.
enum FillSite: Hashable {
  case foreground, background, overlay
  /// The line of the border; of a placement where there are several.
  case border(Border.Placement?)
  /// The copy of the surface that casts this shadow.
  case shadow(Int)

  /// The property that says with what.
  var property: Property {
    switch self {
    case .foreground: .foreground
    case .background: .background
    case .overlay: .overlay
    case .border: .border
    case .shadow: .shadow
    }
  }

  /// The facet where every fill is a colour.
  var colorFacet: Facet {
    switch self {
    case .foreground: .foreground
    case .background: .background
    case .overlay: .overlay
    case .border(let placement): .borderColor(placement)
    case .shadow(let number): .shadowSurface(number)
    }
  }
}

/// What the fills of a property have in common, and so the type that generated code gives them.
enum FillForm: Hashable {
  case color, linear, radial, angular, material
  /// Fills of different types, or one whose type is not known.
  case erased

  init(_ gradient: Gradient) {
    switch gradient.geometry {
    case .linear: self = .linear
    case .radial: self = .radial
    case .angular: self = .angular
    }
  }

  /// Its type in Swift.
  var type: Vocabulary {
    switch self {
    case .color: .color
    case .linear: .linearGradient
    case .radial: .radialGradient
    case .angular: .angularGradient
    case .material: .material
    case .erased: .anyShapeStyle
    }
  }

  /// Whether it is a gradient.
  var isGradient: Bool {
    switch self {
    case .linear, .radial, .angular: true
    case .color, .material, .erased: false
    }
  }
}

extension StyleReader {
  /// What the fills of a property have in common.
  func fillForm(_ site: FillSite) -> FillForm {
    if case .shadow = site { return shadowForm(site) }
    var form: FillForm?
    for rule in rules(of: site.property) {
      let own = fillForm(of: rules[rule].value)
      if form == nil { form = own }
      if form != own { return .erased }
    }
    return form ?? .color
  }

  private func fillForm(of value: Value) -> FillForm {
    switch value {
    case .inherit: .erased
    case .gradient(let gradient): FillForm(gradient)
    case .material: erasesMaterials ? .erased : .material
    case .border(let border): border.gradient.map { FillForm($0) } ?? .color
    case .token(_, let inner): fillForm(of: inner)
    case .parameter(let parameter):
      parameters[Int(parameter)].type == .fill ? .erased : .color
    default: .color
    }
  }

  /// Of a copy of the surface: the surface's own, unless the copy is clear in some states.
  private func shadowForm(_ site: FillSite) -> FillForm {
    let form = fillForm(.background)
    if form == .color { return .color }
    return allParts(site.colorFacet, of: .shadow) { $0 == .surface } ? form : .erased
  }

  /// The gradients of a site, if each of its values is one that is written in its place, and they
  /// have the same number of colours; nil otherwise.
  func gradients(_ site: FillSite) -> [Gradient]? {
    var gradients: [Gradient] = []
    for rule in rules(of: site.property) {
      guard case .gradient(let gradient) = fillPart(site, ofRule: rule),
        gradient.stops.count == gradients.first?.stops.count ?? gradient.stops.count
      else { return nil }
      gradients.append(gradient)
    }
    return gradients.isEmpty ? nil : gradients
  }

  /// The fill that a rule gives.
  func fillPart(_ site: FillSite, ofRule rule: Int) -> Part {
    let value = rules[rule].value
    switch site {
    case .foreground, .background, .overlay: return fillPart(value)
    case .border(let placement):
      if let placement, value.borderPlacement != placement { return .clear }
      if case .border(let border) = value.withoutReference, let gradient = border.gradient {
        return .gradient(gradient)
      }
      return part(.borderColor(placement), ofRule: rule)
    case .shadow: return part(site.colorFacet, ofRule: rule)
    }
  }

  private func fillPart(_ value: Value) -> Part {
    switch value {
    case .none, .glass: .clear
    case .inherit: .inherited
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient)
    case .material(let material): .material(material)
    case .token(let token, let inner): isFolded(token) ? fillPart(inner) : .token(token)
    // A Color parameter may stand for a Fill.
    case .parameter(let parameter):
      parameters[Int(parameter)].type == .color
        ? .color(.parameter(parameter)) : .parameter(parameter)
    default: .free
    }
  }

  /// A component of the gradient that a rule gives.
  func gradientPart(_ site: FillSite, ofRule rule: Int, _ member: GradientMember) -> Part {
    guard case .gradient(let gradient) = fillPart(site, ofRule: rule) else { return .free }
    switch member {
    case .color(let index):
      return index < gradient.stops.count ? .color(gradient.stops[index].color) : .free
    case .location(let index):
      return index < gradient.stops.count ? .scalar(gradient.location(of: index)) : .free
    case .start:
      switch gradient.geometry {
      case .linear(let from, _): return .anchor(from)
      case .radial(_, let from, _), .angular(_, let from, _): return .scalar(from)
      }
    case .end:
      switch gradient.geometry {
      case .linear(_, let to): return .anchor(to)
      case .radial(_, _, let to), .angular(_, _, let to): return .scalar(to)
      }
    case .center:
      switch gradient.geometry {
      case .linear: return .free
      case .radial(let center, _, _), .angular(let center, _, _): return .anchor(center)
      }
    }
  }

  /// Whether the background is glass in some state.
  var hasGlass: Bool {
    rules(of: .background).contains { if case .glass = rules[$0].value { true } else { false } }
  }
}

/// A component of a gradient.
enum GradientMember: Hashable {
  /// The colour of the stop of this number, from 0.
  case color(Int)
  case location(Int)
  case center
  /// Where it starts and ends: points, radii or angles.
  case start, end
}

extension Gradient {
  /// The place of a colour, also where the gradient says none.
  func location(of index: Int) -> Scalar {
    stops[index].location ?? .literal(Double(index) / Double(stops.count - 1))
  }

  /// Whether the colours are equally far apart, and it says no places.
  var isEven: Bool { stops.allSatisfy { $0.location == nil } }
}
