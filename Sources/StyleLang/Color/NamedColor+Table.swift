// The named colours, the one place that knows them.
//
// Where the numbers are from:
//
// - The twelve hues and the grays, `gray` to `systemGray6`: Apple's Human Interface Guidelines,
//   Color > Specifications, as of 9 June 2025, which are the values of iOS 26.
// - `primary` and `secondary`, and the labels: iOS 18, by OpenSwiftUI's audit of SwiftUI's system
//   colours. The values without increased contrast have been the same since iOS 13; on iOS 13
//   increased contrast raised the labels' opacity less.
// - Text, separators, link, backgrounds and fills: the components of UIColor on iOS 13, at the base
//   level, as Flutter's `CupertinoColors` documents them. The guidelines name these colours without
//   numbers, so a later change, such as of `link` together with `blue`, would not show here.
// - `lightGray` and `darkGray`: Apple's documentation of UIColor (2/3 and 1/3 white).
//
// The components are those of iOS; macOS, tvOS and visionOS vary a little. They are used where a
// colour must be computed with, where a platform has no such colour, and in JSON; wherever Swift
// can refer to the system's colour, it does.
//
// Which properties a platform's class has is from Apple's documentation: UIColor has the
// backgrounds, fills and systemGray2 to systemGray6 only on iOS and visionOS, and on watchOS none
// of the colours whose form differs by platform; NSColor has fills only from macOS 14.
extension NamedColor {
  static let table: [Entry] = [
    // SwiftUI's `Color`.
    swiftUI("red", 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    swiftUI("orange", 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    swiftUI("yellow", 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    swiftUI("green", 0x34C759, 0x30D158, 0x008932, 0x4AD968),
    swiftUI("mint", 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    swiftUI("teal", 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    swiftUI("cyan", 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    swiftUI("blue", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    swiftUI("indigo", 0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
    swiftUI("purple", 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    swiftUI("pink", 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    swiftUI("brown", 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    swiftUI("gray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    constant("white", .member("white"), .white),
    constant("black", .member("black"), .black),
    constant("clear", .member("clear"), .clear),
    swiftUI("primary", 0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
    Entry(
      name: "secondary", components: label(0.6, 0.6, 0.8, 0.7), swiftForm: .member("secondary")),
    Entry(
      name: "accent", components: nil, swiftForm: .member("accentColor")),

    // UIColor's, of which no platform has a dynamic form.
    constant("lightGray", .literal, .gray(2.0 / 3)),
    constant("darkGray", .literal, .gray(1.0 / 3)),

    // Labels and text.
    foreground(
      "label", "labelColor",
      colors(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)),
    foreground("secondaryLabel", "secondaryLabelColor", label(0.6, 0.6, 0.8, 0.7)),
    foreground("tertiaryLabel", "tertiaryLabelColor", label(0.3, 0.3, 0.7, 0.55)),
    foreground("quaternaryLabel", "quaternaryLabelColor", label(0.18, 0.16, 0.55, 0.4)),
    foreground("placeholderText", "placeholderTextColor", label(0.3, 0.3, 0.38, 0.38)),
    foreground("link", "linkColor", colors(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF)),
    foreground(
      "separator", "separatorColor",
      translucent(
        light: 0x3C3C43, dark: 0x545458, opacities: (0.29, 0.6, 0.37, 0.68))),
    // AppKit's one line colour that hides what lies behind it.
    foreground("opaqueSeparator", "gridColor", colors(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)),

    // Backgrounds. AppKit has two layers and the text background; as on iOS in light appearance,
    // neighbouring layers of the grouped set differ and the first and third agree.
    background(
      "systemBackground", "windowBackgroundColor", 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
    background(
      "secondarySystemBackground", "controlBackgroundColor", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0,
      0x242426),
    background(
      "tertiarySystemBackground", "textBackgroundColor", 0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
    background(
      "systemGroupedBackground", "windowBackgroundColor", 0xF2F2F7, 0x000000, 0xEBEBF0,
      0x000000),
    background(
      "secondarySystemGroupedBackground", "controlBackgroundColor", 0xFFFFFF, 0x1C1C1E, 0xFFFFFF,
      0x242426),
    background(
      "tertiarySystemGroupedBackground", "windowBackgroundColor", 0xF2F2F7, 0x2C2C2E, 0xEBEBF0,
      0x363638),

    // Fills.
    fill("systemFill", 0x787880, 0x787880, (0.2, 0.36, 0.28, 0.44)),
    fill("secondarySystemFill", 0x787880, 0x787880, (0.16, 0.32, 0.24, 0.4)),
    fill("tertiarySystemFill", 0x767680, 0x767680, (0.12, 0.24, 0.2, 0.32)),
    fill("quaternarySystemFill", 0x747480, 0x767680, (0.08, 0.18, 0.16, 0.26)),

    // Grays. SwiftUI's `gray` is the first of them.
    Entry(
      name: "systemGray", components: colors(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
      swiftForm: .member("gray")),
    gray("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    gray("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    gray("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    gray("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    gray("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]
}

// The kinds of row. Numbers stand in the order light, dark, light with increased contrast, dark
// with increased contrast.
extension NamedColor {
  private static func colors(
    _ light: UInt32, _ dark: UInt32, _ highContrast: UInt32, _ darkHighContrast: UInt32
  ) -> AppearanceColors {
    AppearanceColors(
      light: RGBA(hex: light), dark: RGBA(hex: dark), highContrast: RGBA(hex: highContrast),
      darkHighContrast: RGBA(hex: darkHighContrast))
  }

  private static func translucent(
    light: UInt32, dark: UInt32, opacities: (Double, Double, Double, Double)
  ) -> AppearanceColors {
    AppearanceColors(
      light: RGBA(hex: light, alpha: opacities.0), dark: RGBA(hex: dark, alpha: opacities.1),
      highContrast: RGBA(hex: light, alpha: opacities.2),
      darkHighContrast: RGBA(hex: dark, alpha: opacities.3))
  }

  private static func label(
    _ light: Double, _ dark: Double, _ highContrast: Double, _ darkHighContrast: Double
  ) -> AppearanceColors {
    translucent(
      light: 0x3C3C43, dark: 0xEBEBF5, opacities: (light, dark, highContrast, darkHighContrast))
  }

  private static func swiftUI(
    _ name: String, _ light: UInt32, _ dark: UInt32,
    _ highContrast: UInt32, _ darkHighContrast: UInt32
  ) -> Entry {
    Entry(
      name: name, components: colors(light, dark, highContrast, darkHighContrast),
      swiftForm: .member(name))
  }

  private static func constant(_ name: String, _ form: SwiftForm, _ color: RGBA) -> Entry {
    Entry(
      name: name, components: AppearanceColors(light: color), swiftForm: form)
  }

  private static func platform(
    _ name: String, _ components: AppearanceColors, macOS: PlatformForm, tvOS: PlatformForm
  ) -> Entry {
    let forms = PlatformForms(uiKit: name, macOS: macOS, tvOS: tvOS, watchOS: .darkComponents)
    return Entry(
      name: name, components: components, swiftForm: .perPlatform(forms))
  }

  private static func foreground(
    _ name: String, _ appKit: String, _ components: AppearanceColors
  ) -> Entry {
    platform(name, components, macOS: .system(appKit), tvOS: .system(name))
  }

  private static func background(
    _ name: String, _ appKit: String, _ light: UInt32, _ dark: UInt32, _ highContrast: UInt32,
    _ darkHighContrast: UInt32
  ) -> Entry {
    platform(
      name, colors(light, dark, highContrast, darkHighContrast), macOS: .system(appKit),
      tvOS: .darkComponents)
  }

  private static func fill(
    _ name: String, _ light: UInt32, _ dark: UInt32,
    _ opacities: (Double, Double, Double, Double)
  ) -> Entry {
    platform(
      name, translucent(light: light, dark: dark, opacities: opacities), macOS: .components,
      tvOS: .components)
  }

  private static func gray(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ highContrast: UInt32,
    _ darkHighContrast: UInt32
  ) -> Entry {
    platform(
      name, colors(light, dark, highContrast, darkHighContrast), macOS: .components,
      tvOS: .components)
  }
}
