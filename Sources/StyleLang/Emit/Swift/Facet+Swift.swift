extension Facet {
  /// The name of the computed property that decides it, and the number after it; 0 is not written.
  var propertyName: (base: StaticString, number: Int) {
    switch self {
    case .base: ("control", 0)
    case .foreground: ("foreground", 0)
    case .fill(let site, let form): Facet.fillName(site, form)
    case .gradient(let site, _, let member): Facet.gradientName(site, member)
    case .glass: ("glass", 0)
    case .tint: ("tintColor", 0)
    case .background: ("backgroundColor", 0)
    case .overlay: ("overlayColor", 0)
    case .font: ("labelFont", 0)
    case .lineLimit: ("maximumLines", 0)
    case .textAlignment: ("textAlignment", 0)
    case .truncation: ("truncation", 0)
    case .controlSize: ("sizeOfControls", 0)
    case .tooltip: ("tooltip", 0)
    case .accessibilityLabel: ("accessibilityName", 0)
    case .accessibilityHint: ("accessibilityHint", 0)
    case .accessibilityTraits: ("accessibilityTraits", 0)
    case .accessibilityHidden: ("isAccessibilityHidden", 0)
    case .textCase: ("labelCase", 0)
    case .imageScale: ("symbolScale", 0)
    case .symbolVariant: ("symbolVariant", 0)
    case .fixedHorizontally: ("isFixedHorizontally", 0)
    case .fixedVertically: ("isFixedVertically", 0)
    case .padding(let group): (Facet.paddingName(group), 0)
    case .margin(let group): (Facet.marginName(group), 0)
    case .width: ("width", 0)
    case .height: ("height", 0)
    case .minWidth: ("minWidth", 0)
    case .maxWidth: ("maxWidth", 0)
    case .minHeight: ("minHeight", 0)
    case .maxHeight: ("maxHeight", 0)
    case .alignment: ("alignment", 0)
    case .outline: ("shape", 0)
    case .cornerRadius: ("cornerRadius", 0)
    case .cornerStyle: ("cornerStyle", 0)
    case .trimStart: ("trimStart", 0)
    case .trimEnd: ("trimEnd", 0)
    case .hitOutline: ("hitShape", 0)
    case .hitCornerRadius: ("hitCornerRadius", 0)
    case .hitCornerStyle: ("hitCornerStyle", 0)
    case .shadowColor(let number): ("shadowColor", number > 0 ? number + 1 : 0)
    case .shadowRadius(let number): ("shadowRadius", number > 0 ? number + 1 : 0)
    case .shadowX(let number): ("shadowX", number > 0 ? number + 1 : 0)
    case .shadowY(let number): ("shadowY", number > 0 ? number + 1 : 0)
    case .shadowSurface(let number): ("shadowSurface", number > 0 ? number + 1 : 0)
    case .borderWidth: ("borderWidth", 0)
    case .borderDash: ("borderDash", 0)
    case .borderCap: ("borderCap", 0)
    case .borderColor(nil): ("borderColor", 0)
    case .borderColor(.inside): ("insideBorderColor", 0)
    case .borderColor(.center): ("centerBorderColor", 0)
    case .minimumScale: ("minimumScale", 0)
    case .opacity: ("opacity", 0)
    case .brightness: ("brightness", 0)
    case .saturation: ("saturation", 0)
    case .blur: ("blurRadius", 0)
    case .blend: ("blendMode", 0)
    case .scaleX: ("scale", 0)
    case .scaleY: ("verticalScale", 0)
    case .scaleAnchor: ("scaleAnchor", 0)
    case .rotationAngle: ("rotation", 0)
    case .rotationAnchor: ("rotationAnchor", 0)
    case .offsetX: ("horizontalOffset", 0)
    case .offsetY: ("verticalOffset", 0)
    case .animation: ("animation", 0)
    case .haptic(let number): ("givesFeedback", number + 1)
    }
  }

  private static func paddingName(_ group: EdgeGroup) -> StaticString {
    switch group {
    case .all: "padding"
    case .vertical: "verticalPadding"
    case .horizontal: "horizontalPadding"
    case .top: "topPadding"
    case .leading: "leadingPadding"
    case .bottom: "bottomPadding"
    case .trailing: "trailingPadding"
    }
  }

  private static func marginName(_ group: EdgeGroup) -> StaticString {
    switch group {
    case .all: "margin"
    case .vertical: "verticalMargin"
    case .horizontal: "horizontalMargin"
    case .top: "topMargin"
    case .leading: "leadingMargin"
    case .bottom: "bottomMargin"
    case .trailing: "trailingMargin"
    }
  }

  /// The Swift type of its value.
  var swiftType: SwiftType {
    switch self {
    case .foreground, .tint, .background, .overlay, .shadowColor, .shadowSurface, .borderColor:
      .plain(.color)
    case .fill(_, let form): .plain(form.type)
    case .gradient(_, let form, let member): .plain(Facet.gradientType(form, member))
    case .glass: .plain(.glass)
    case .base: .plain(.view)
    case .font: .plain(.font)
    case .lineLimit: .plain(.int)
    case .textAlignment: .plain(.textAlignment)
    case .truncation: .member(.text, "TruncationMode")
    case .controlSize: .plain(.controlSize)
    case .tooltip, .accessibilityLabel, .accessibilityHint: .plain(.text)
    case .accessibilityTraits: .plain(.accessibilityTraits)
    case .textCase: .member(.text, "Case")
    case .imageScale: .member(.image, "Scale")
    case .symbolVariant: .plain(.symbolVariants)
    case .fixedHorizontally, .fixedVertically, .haptic, .accessibilityHidden:
      .plain(.bool)
    case .padding, .margin, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight,
      .cornerRadius, .hitCornerRadius, .trimStart, .trimEnd, .shadowRadius, .shadowX, .shadowY,
      .borderWidth,
      .minimumScale, .blur, .scaleX, .scaleY, .offsetX, .offsetY:
      .plain(.float)
    case .alignment: .plain(.alignment)
    case .outline, .hitOutline: .outline
    case .cornerStyle, .hitCornerStyle: .plain(.cornerStyle)
    case .borderDash: .list(.float)
    case .borderCap: .plain(.lineCap)
    case .opacity, .brightness, .saturation, .rotationAngle: .plain(.double)
    case .blend: .plain(.blendMode)
    case .scaleAnchor, .rotationAnchor: .plain(.unitPoint)
    case .animation: .plain(.animation)
    }
  }

  /// Whether it is the whole value of its property.
  var isWholeValue: Bool {
    switch self {
    case .base, .foreground, .tint, .background, .overlay, .font, .lineLimit,
      .textAlignment, .truncation, .textCase, .imageScale, .symbolVariant, .controlSize, .tooltip,
      .accessibilityLabel, .accessibilityHint, .accessibilityTraits, .accessibilityHidden, .width,
      .height, .minWidth,
      .maxWidth, .minHeight, .maxHeight, .alignment, .minimumScale, .opacity, .brightness,
      .saturation, .blur, .blend, .animation:
      true
    default: false
    }
  }

  /// Whether it is a truth value.
  var isBool: Bool {
    switch self {
    case .fixedHorizontally, .fixedVertically, .haptic, .accessibilityHidden: true
    default: false
    }
  }

  /// Whether its type is optional where some value is nil or what the surroundings give.
  var mayBeOptional: Bool {
    switch self {
    case .padding, .margin: true
    default: takesNil
    }
  }

  /// Whether the modifier's argument may be nil.
  var takesNil: Bool {
    switch self {
    case .font, .lineLimit, .textCase, .width, .height, .minWidth, .maxWidth, .minHeight,
      .maxHeight, .animation:
      true
    default: false
    }
  }

  /// Whether the argument is a colour where any shape style may stand.
  var isShapeStyle: Bool {
    switch self {
    case .foreground, .tint, .background, .overlay, .shadowSurface, .borderColor: true
    default: false
    }
  }
}

/// A type as generated code writes it.
enum SwiftType {
  case plain(Vocabulary)
  case member(Vocabulary, StaticString)
  case list(Vocabulary)
  /// The style's own shape.
  case outline
}

extension Facet {
  /// Whether its value is an `AnyShapeStyle`.
  var isErased: Bool {
    if case .fill(_, .erased) = self { return true }
    return false
  }

  fileprivate static func fillName(
    _ site: FillSite, _ form: FillForm
  ) -> (base: StaticString, number: Int) {
    switch site {
    case .foreground: ("foreground", 0)
    case .background:
      (form.isGradient ? "backgroundGradient" : form == .material ? "material" : "background", 0)
    case .overlay:
      (form.isGradient ? "overlayGradient" : form == .material ? "overlayMaterial" : "overlay", 0)
    case .border(nil): (form.isGradient ? "borderGradient" : "borderFill", 0)
    case .border(.inside): (form.isGradient ? "insideBorderGradient" : "insideBorderFill", 0)
    case .border(.center): (form.isGradient ? "centerBorderGradient" : "centerBorderFill", 0)
    case .shadow(let number): ("shadowSurface", number > 0 ? number + 1 : 0)
    }
  }

  fileprivate static func gradientName(
    _ site: FillSite, _ member: GradientMember
  ) -> (base: StaticString, number: Int) {
    switch member {
    case .color(let index): (colorName(site), index + 1)
    case .location(let index): (locationName(site), index + 1)
    case .center: (measureNames(site)[0], 0)
    case .start: (measureNames(site)[1], 0)
    case .end: (measureNames(site)[2], 0)
    }
  }

  private static func colorName(_ site: FillSite) -> StaticString {
    switch site {
    case .foreground: "foregroundColor"
    case .background, .shadow: "backgroundColor"
    case .overlay: "overlayColor"
    case .border(nil): "borderColor"
    case .border(.inside): "insideBorderColor"
    case .border(.center): "centerBorderColor"
    }
  }

  private static func locationName(_ site: FillSite) -> StaticString {
    switch site {
    case .foreground: "foregroundLocation"
    case .background, .shadow: "backgroundLocation"
    case .overlay: "overlayLocation"
    case .border(nil): "borderLocation"
    case .border(.inside): "insideBorderLocation"
    case .border(.center): "centerBorderLocation"
    }
  }

  private static func measureNames(_ site: FillSite) -> [StaticString] {
    switch site {
    case .foreground: ["foregroundCenter", "foregroundStart", "foregroundEnd"]
    case .background, .shadow: ["backgroundCenter", "backgroundStart", "backgroundEnd"]
    case .overlay: ["overlayCenter", "overlayStart", "overlayEnd"]
    case .border: ["borderCenter", "borderStart", "borderEnd"]
    }
  }

  fileprivate static func gradientType(_ form: FillForm, _ member: GradientMember) -> Vocabulary {
    switch member {
    case .color: .color
    case .location: .float
    case .center: .unitPoint
    case .start, .end:
      switch form {
      case .radial: .float
      case .angular: .double
      default: .unitPoint
      }
    }
  }
}
