/// One component of a property, decided on its own.
///
/// What does not differ between states is then written once, even if something beside it differs.
enum Facet: Hashable {
  /// The style that draws the control.
  case base
  case foreground, tint, background, overlay
  /// What a site is filled with, where that is not a colour in every state.
  case fill(FillSite, FillForm)
  /// A component of a gradient.
  case gradient(FillSite, FillForm, GradientMember)
  /// The glass of the background; none where the background is something else.
  case glass
  case font, lineLimit, textAlignment, truncation, textCase, imageScale, symbolVariant
  case controlSize
  case fixedHorizontally, fixedVertically
  case padding(EdgeGroup), margin(EdgeGroup)
  case width, height, minWidth, maxWidth, minHeight, maxHeight, alignment
  case outline, cornerRadius, cornerStyle
  /// Which part of the outline the border follows.
  case trimStart, trimEnd
  case hitOutline, hitCornerRadius, hitCornerStyle
  /// Of the shadow with this number, from 0 at the top.
  case shadowColor(Int), shadowRadius(Int), shadowX(Int), shadowY(Int)
  /// What the copy of the surface is filled with that casts this shadow: clear without the shadow,
  /// so that a translucent surface is not drawn twice.
  case shadowSurface(Int)
  case borderWidth, borderDash, borderCap
  /// Clear where the border lies in the other way; without a way, of every border.
  case borderColor(Border.Placement?)
  case minimumScale, opacity, brightness, saturation, blur, blend
  case scaleX, scaleY, scaleAnchor
  case rotationAngle, rotationAnchor
  case offsetX, offsetY
  case animation
  /// Whether the rule of this number, counted from the property's first, is the one that holds.
  case haptic(Int)
  case tooltip, accessibilityLabel, accessibilityHint, accessibilityTraits, accessibilityHidden

  /// The edges that a distance is given for at once.
  enum EdgeGroup: Hashable {
    case all, vertical, horizontal, top, leading, bottom, trailing

    /// The distance that stands for the group.
    func edge(of insets: Insets) -> Insets.Edge {
      switch self {
      case .all, .vertical, .top: insets.top
      case .horizontal, .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    }

    /// The member of `EdgeInsets` that stands for the group.
    var member: Member {
      switch self {
      case .all, .vertical, .top: .top
      case .horizontal, .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
    }
  }

  /// Members of the types of composite parameters and tokens.
  enum Member: Hashable {
    case top, leading, bottom, trailing
    case color, radius, x, y
    case width, dash
  }
}

/// The value of a facet in one rule.
enum Part: Hashable {
  /// Of no consequence: what it belongs to is not drawn.
  case free
  /// A colour that is not seen.
  case clear
  case color(ColorValue)
  /// What the surroundings give; of `hitShape`, the shape.
  case inherited
  /// The colour of the background.
  case surface
  /// `nil`.
  case absent
  /// As much as there is.
  case infinity
  case scalar(Scalar)
  case bool(Bool)
  indirect case gradient(Gradient)
  case material(Material)
  indirect case glass(Glass)
  /// An index into the words of the property.
  case keyword(UInt8)
  /// Indices into the words of the property.
  case words([UInt8])
  case string(StringValue)
  case font(FontValue)
  case animation(AnimationValue)
  case dash([Scalar])
  case shape(ShapeValue)
  case cornerStyle(CornerStyle)
  case anchor(UnitPoint)
  /// A parameter as it is.
  case parameter(ParameterID)
  /// A token as it is.
  case token(TokenID)
  /// A member of a composite parameter.
  case parameterMember(ParameterID, Facet.Member)
  /// A member of a composite token; of a list of shadows, of this one.
  case tokenMember(TokenID, Facet.Member, index: Int?)
}

extension Part {
  /// Whether the value is of no consequence.
  var isFree: Bool {
    if case .free = self { return true }
    return false
  }
}
