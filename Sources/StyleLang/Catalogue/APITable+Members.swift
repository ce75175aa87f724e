/// The second part of the table: what belongs to values, from Apple's documentation as of 2025.
extension APISymbol {
  /// Cases and static members that have nothing special, by their type.
  static let members: [APISymbol] = [
    members(of: "Alignment", .iOS13, points + ["center"]),
    members(of: "HorizontalAlignment", .iOS13, ["leading", "center", "trailing"]),
    members(
      of: "VerticalAlignment", .iOS13,
      ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"]),
    members(of: "UnitPoint", .iOS13, points + ["center"]),
    members(
      of: "Edge.Set", .iOS13,
      ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]),
    members(of: "Angle", .iOS13, ["zero", "degrees(_:)"]),
    members(of: "TextAlignment", .iOS13, ["leading", "center", "trailing"]),
    members(of: "Text.TruncationMode", .iOS13, ["head", "middle", "tail"]),
    members(of: "Text.Case", .iOS14, ["uppercase", "lowercase"]),
    members(of: "Image.Scale", .iOS13.from(.macOS, 11), ["small", "medium", "large"]),
    members(
      of: "SymbolVariants", .iOS15, ["none", "fill", "circle", "square", "rectangle", "slash"]),
    members(
      of: "BlendMode", .iOS13,
      [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
        "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
        "luminosity", "plusDarker", "plusLighter",
      ]),
    members(
      of: "ShapeStyle", .iOS15.from(.watchOS, 10),
      [
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
        "ultraThickMaterial",
      ]),
    members(of: "ShapeStyle", .iOS15.without(.tvOS, .watchOS), ["bar"]),
    members(of: "RoundedCornerStyle", .iOS13, ["circular", "continuous"]),
    members(
      of: "ControlSize", systemsOf("ControlSize"), ["mini", "small", "regular", "large"]),
    members(
      of: "Font.Weight", .iOS13,
      [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
      ]),
    members(of: "ColorScheme", .iOS13, ["light", "dark"]),
    members(of: "ColorSchemeContrast", .iOS13, ["standard", "increased"]),
    members(of: "LayoutDirection", .iOS13, ["leftToRight", "rightToLeft"]),
    members(
      of: "ControlActiveState", systemsOf("ControlActiveState"), ["active", "inactive", "key"]),
    members(of: "ButtonRole", .iOS15, ["cancel", "destructive"]),
    members(
      of: "ToggleStyleConfiguration", systemsOf("ToggleStyleConfiguration"), ["label", "isOn"]),
    members(
      of: "LabelStyleConfiguration", systemsOf("LabelStyleConfiguration"), ["title", "icon"]),
    members(
      of: "GroupBoxStyleConfiguration", systemsOf("GroupBoxStyleConfiguration"),
      ["label", "content"]),
    members(
      of: "ProgressViewStyleConfiguration", systemsOf("ProgressViewStyleConfiguration"),
      ["label", "currentValueLabel", "fractionCompleted"]),
    members(of: "GeometryProxy", .iOS13, ["size"]),
    members(of: "CGLineCap", .iOS13, ["butt", "round", "square"]),
    members(
      of: "HoverEffect", systemsOf("View.hoverEffect(_:)"), ["automatic", "highlight", "lift"]),
    members(
      of: "SensoryFeedback", systemsOf("View.sensoryFeedback(_:trigger:)"),
      [
        "selection", "success", "warning", "error", "impact(weight:intensity:)",
        "impact(flexibility:intensity:)", "Weight.light", "Weight.medium", "Weight.heavy",
        "Flexibility.rigid", "Flexibility.solid", "Flexibility.soft",
      ]),
    members(
      of: "AccessibilityTraits", .iOS13,
      [
        "isButton", "isHeader", "isSelected", "isLink", "isImage", "isSearchField",
        "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently", "playsSound",
        "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal",
      ]),
    members(of: "AccessibilityTraits", .iOS17, ["isToggle"]),
    members(of: "AccessibilityChildBehavior", .iOS13, ["ignore", "combine", "contain"]),
    members(of: "Color.RGBColorSpace", .iOS13, ["displayP3", "sRGB"]),
    members(
      of: "Path", .iOS13,
      [
        "move(to:)", "addLine(to:)", "addArc(tangent1End:tangent2End:radius:transform:)",
        "addQuadCurve(to:control:)", "closeSubpath()",
      ]),
    members(of: "Gesture", .iOS13.without(.tvOS), ["onEnded(_:)", "updating(_:body:)"]),
    members(of: "Shape", .iOS13, ["path(in:)", "trim(from:to:)"]),
    members(of: "InsettableShape", .iOS13, ["inset(by:)"]),
    members(
      of: "NSColor", .iOS13.only(.macOS),
      ["init(name:dynamicProvider:)", "init(colorSpace:components:count:)"]),
    members(of: "NSColorSpace", .iOS13.only(.macOS), ["extendedSRGB"]),
    members(of: "NSAppearance", .iOS13.only(.macOS), ["bestMatch(from:)"]),
    members(
      of: "NSAppearance.Name", .iOS13.only(.macOS),
      [
        "aqua", "darkAqua", "accessibilityHighContrastAqua", "accessibilityHighContrastDarkAqua",
      ]),
    members(
      of: "UIColor", .iOS13.without(.macOS),
      ["init(dynamicProvider:)", "init(red:green:blue:alpha:)"]),
    members(
      of: "UITraitCollection", .iOS13.without(.macOS, .watchOS),
      ["userInterfaceStyle", "accessibilityContrast"]),
    members(of: "UIUserInterfaceStyle", .iOS13.without(.macOS, .watchOS), ["light", "dark"]),
    members(of: "UIAccessibilityContrast", .iOS13.without(.macOS, .watchOS), ["normal", "high"]),
    members(
      of: "UIImpactFeedbackGenerator", .iOS13.only(.iOS),
      [
        "init(style:)", "impactOccurred()", "FeedbackStyle.light", "FeedbackStyle.medium",
        "FeedbackStyle.heavy", "FeedbackStyle.rigid", "FeedbackStyle.soft",
      ]),
    members(
      of: "UINotificationFeedbackGenerator", .iOS13.only(.iOS),
      [
        "notificationOccurred(_:)", "FeedbackType.success", "FeedbackType.warning",
        "FeedbackType.error",
      ]),
    members(of: "UISelectionFeedbackGenerator", .iOS13.only(.iOS), ["selectionChanged()"]),
  ].flatMap { $0 }

  private static let points = [
    "top", "bottom", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading",
    "bottomTrailing",
  ]

  private static func members(
    of type: String, _ since: Availability, _ names: [String]
  ) -> [APISymbol] {
    names.map { APISymbol("\(type).\($0)", since) }
  }

  private static func systemsOf(_ name: String) -> Availability {
    (interface.first { $0.name == name } ?? known.first { $0.name == name })?.since ?? .none
  }
}
