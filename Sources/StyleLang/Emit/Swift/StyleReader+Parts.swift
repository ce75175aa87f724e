extension StyleReader {
  /// The value of a facet in the rule of this index.
  func part(_ facet: Facet, ofRule index: Int) -> Part {
    // By address, since an element of an array would be copied first.
    rules.withUnsafeBufferPointer { part(facet, of: $0[index].value, rule: index) }
  }

  private func part(_ facet: Facet, of value: Value, rule: Int) -> Part {
    switch facet {
    case .foreground, .tint, .background, .overlay: colorPart(value)
    case .fill(let site, _): fillPart(site, ofRule: rule)
    case .gradient(let site, _, let member): gradientPart(site, ofRule: rule, member)
    case .glass: if case .glass(let glass) = value { .glass(glass) } else { .absent }
    case .base, .font, .animation: plainPart(value)
    case .lineLimit: if case .none = value { .absent } else { plainPart(value) }
    case .textCase: if case .keyword(0) = value { .absent } else { plainPart(value) }
    case .textAlignment, .truncation, .imageScale, .symbolVariant, .controlSize, .alignment, .blend,
      .tooltip, .accessibilityLabel, .accessibilityHint, .accessibilityTraits, .accessibilityHidden:
      plainPart(value)
    case .fixedHorizontally: fixedSizePart(value, along: "horizontal")
    case .fixedVertically: fixedSizePart(value, along: "vertical")
    case .padding(let group), .margin(let group): insetsPart(value, group)
    case .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight:
      if case .inherit = value { .absent } else { plainPart(value) }
    case .outline, .hitOutline: shapePart(value)
    case .trimStart: trimPart(value).start
    case .trimEnd: trimPart(value).end
    case .cornerRadius, .hitCornerRadius: cornerRadiusPart(value)
    case .cornerStyle, .hitCornerStyle: cornerStylePart(value)
    case .shadowColor(let number): shadowPart(value, number, .color)
    case .shadowRadius(let number): shadowPart(value, number, .radius)
    case .shadowX(let number): shadowPart(value, number, .x)
    case .shadowY(let number): shadowPart(value, number, .y)
    case .shadowSurface(let number):
      isClear(shadowPart(value, number, .color)) ? .clear : .surface
    case .borderColor(let placement): borderColorPart(value, placement)
    case .borderWidth: borderPart(value, .width)
    case .borderDash: borderPart(value, .dash)
    case .borderCap: borderCapPart(value)
    case .minimumScale, .opacity, .brightness, .saturation, .blur: plainPart(value)
    case .scaleX: if case .scale(let scale) = value { .scalar(scale.x) } else { plainPart(value) }
    case .scaleY: if case .scale(let scale) = value { .scalar(scale.y) } else { plainPart(value) }
    case .scaleAnchor:
      if case .scale(let scale) = value { .anchor(scale.anchor) } else { .anchor(.center) }
    case .rotationAngle:
      if case .rotation(let rotation) = value { .scalar(rotation.angle) } else { plainPart(value) }
    case .rotationAnchor:
      if case .rotation(let rotation) = value { .anchor(rotation.anchor) } else { .anchor(.center) }
    case .offsetX: if case .offset(let x, _) = value { .scalar(x) } else { plainPart(value) }
    case .offsetY: if case .offset(_, let y) = value { .scalar(y) } else { plainPart(value) }
    case .haptic(let number): .bool(rule - rules(of: .haptic).lowerBound == number)
    }
  }

  private func plainPart(_ value: Value) -> Part {
    switch value {
    case .inherit: .inherited
    case .none: .absent
    case .infinity: .infinity
    case .color(let color): .color(color)
    case .scalar(let scalar): .scalar(scalar)
    case .bool(let bool): .bool(bool)
    case .keyword(let index): .keyword(index)
    case .words(let indices): .words(indices)
    case .string(let string): .string(.literal(string))
    case .stringParameter(let parameter): .string(.parameter(parameter))
    case .font(let font): .font(font)
    case .animation(let animation): .animation(animation)
    case .shape(let shape): .shape(shape)
    case .token(let token, let value): isFolded(token) ? plainPart(value) : .token(token)
    case .parameter(let parameter), .boolParameter(let parameter),
      .enumerationParameter(let parameter):
      .parameter(parameter)
    case .insets, .border, .shadows, .offset, .scale, .rotation, .gradient, .material,
      .glass,
      .image, .style, .opaque:
      .free
    }
  }

  private func colorPart(_ value: Value) -> Part {
    switch value {
    case .none, .glass: .clear
    default: plainPart(value)
    }
  }

  private func fixedSizePart(_ value: Value, along axis: String) -> Part {
    guard case .keyword(let index) = value else { return .bool(false) }
    let word = Property.fixedSize.definition.type.keywords[Int(index)]
    return .bool(word == "both" || word == axis)
  }

  // MARK: Composites

  private func insetsPart(_ value: Value, _ group: Facet.EdgeGroup) -> Part {
    switch value {
    case .insets(let insets):
      switch group.edge(of: insets) {
      case .length(let length): .scalar(length)
      case .standard: .absent
      }
    case .token(let token, let value):
      isFolded(token) || value.hasStandardEdge
        ? insetsPart(value, group) : .tokenMember(token, group.member, index: nil)
    case .parameter(let parameter): .parameterMember(parameter, group.member)
    default: .scalar(.literal(0))
    }
  }

  private func shapePart(_ value: Value) -> Part {
    switch value {
    case .shape(.trim(let whole, _, _)): .shape(whole)
    case .shape(let shape): .shape(shape)
    // The kind of a token's shape has to be known here.
    case .token(_, let value): shapePart(value)
    case .parameter(let parameter): .parameter(parameter)
    case .inherit: .inherited
    default: .shape(.rectangle)
    }
  }

  private func trimPart(_ value: Value) -> (start: Part, end: Part) {
    if case .shape(.trim(_, let from, let to)) = value { return (.scalar(from), .scalar(to)) }
    return (.scalar(.literal(0)), .scalar(.literal(1)))
  }

  private func cornerRadiusPart(_ value: Value) -> Part {
    if case .shape(.rounded(let radius, _)) = shapePart(value) { return .scalar(radius) }
    return .free
  }

  private func cornerStylePart(_ value: Value) -> Part {
    if case .shape(.rounded(_, let style)) = shapePart(value) { return .cornerStyle(style) }
    return .free
  }

  private func shadowPart(_ value: Value, _ number: Int, _ member: Facet.Member) -> Part {
    switch value {
    case .shadows(let shadows):
      guard number < shadows.count else { return member == .color ? .clear : .free }
      let shadow = shadows[number]
      switch member {
      case .color: return .color(shadow.color)
      case .radius: return .scalar(shadow.radius)
      case .x: return .scalar(shadow.x)
      default: return .scalar(shadow.y)
      }
    case .token(let token, let value):
      guard !isFolded(token), case .shadows(let shadows) = value, number < shadows.count else {
        return shadowPart(value, number, member)
      }
      return .tokenMember(token, member, index: shadows.count > 1 ? number : nil)
    case .parameter(let parameter) where number == 0: return .parameterMember(parameter, member)
    default: return member == .color ? .clear : .free
    }
  }

  /// Whether a colour is known not to be seen.
  private func isClear(_ part: Part) -> Bool {
    switch part {
    case .clear: true
    case .color(let color): isClear(color)
    case .tokenMember(let token, .color, let index):
      if case .shadows(let shadows) = tokens[Int(token)].value.withoutReference {
        isClear(shadows[index ?? 0].color)
      } else {
        true
      }
    default: false
    }
  }

  private func isClear(_ color: ColorValue) -> Bool {
    switch color {
    case .literal(let components): components.alpha == 0
    case .adaptive(let colors): colors.all.allSatisfy { $0.alpha == 0 }
    case .named(let named): named.components?.all.allSatisfy { $0.alpha == 0 } ?? false
    case .token(let token):
      if case .color(let color) = tokens[Int(token)].value { isClear(color) } else { false }
    case .opacity(let color, let opacity): opacity == .literal(0) || isClear(color)
    case .asset, .parameter, .mix: false
    }
  }

  private func borderColorPart(_ value: Value, _ placement: Border.Placement?) -> Part {
    if let placement, value.borderPlacement != placement { return .clear }
    return borderPart(value, .color)
  }

  private func borderCapPart(_ value: Value) -> Part {
    switch value.withoutReference {
    case .border(let border): .bool(border.isRound)
    case .parameter: .bool(false)
    default: .free
    }
  }

  private func borderPart(_ value: Value, _ member: Facet.Member) -> Part {
    switch value {
    case .border(let border):
      switch member {
      case .color: .color(border.color)
      case .width: .scalar(border.width)
      default: .dash(border.dash)
      }
    case .token(let token, let value):
      isFolded(token) || value.withoutReference == .none
        ? borderPart(value, member) : .tokenMember(token, member, index: nil)
    case .parameter(let parameter): .parameterMember(parameter, member)
    default: member == .color ? .clear : .free
    }
  }
}

extension Value {
  /// Whether some edge has the platform's own distance, which `EdgeInsets` cannot hold.
  var hasStandardEdge: Bool {
    switch self {
    case .insets(let insets):
      insets.top == .standard || insets.leading == .standard || insets.bottom == .standard
        || insets.trailing == .standard
    case .token(_, let value): value.hasStandardEdge
    default: false
    }
  }

  /// Where the border lies; nil without one.
  var borderPlacement: Border.Placement? {
    switch self {
    case .border(let border): border.placement
    case .token(_, let value): value.borderPlacement
    case .parameter: .inside
    default: nil
    }
  }
}
