import StyleLang

/// How a style looks in one state: for each property of the catalogue one canonical text.
///
/// Two looks that are drawn alike have equal texts, however they came about: from the recorded
/// modifiers of generated Swift (`RecordedLook`), or from the rules of the JSON output. Make texts
/// only by the functions of `LookText` and `LookColor`, and call `normalize()` once when every
/// value is in place. A `Look()` holds the default of every property.
///
/// The texts (numbers as `LookText.number` writes them; lengths in points; `COLOR` as `LookColor`
/// describes):
///
/// | property | text |
/// | --- | --- |
/// | foreground | `inherit`, a fill; the language's `none` is `clear` |
/// | tint | `inherit`, `COLOR`; the language's `none` is `clear` |
/// | font | `inherit`, a font of `LookText.font` |
/// | lineLimit | `inherit`, `none`, a whole number |
/// | textAlignment, textCase, imageScale, symbolVariant | `inherit` or the language's word |
/// | fixedSize, alignment, blend | the language's word |
/// | minimumScale, opacity, brightness, saturation, blur | a number; fractions are 0…1 |
/// | padding, margin | `TOP TRAILING BOTTOM LEADING`, each a number or `standard` |
/// | width, height, minWidth … maxHeight | `inherit`, a number, `fill` |
/// | shape | a shape of `LookText.shape`; `unused` where nothing is drawn with it |
/// | background, overlay | a fill; nothing is `clear`; a background may be `LookText.glass` |
/// | shadow | `none`, or shadows of `LookText.shadow` joined by `, `, the first on top |
/// | clip | `true`, `false` |
/// | border | `none`, a border of `LookText.border` |
/// | hitShape | a shape; `content` where the style sets no hit shape (see below) |
/// | scale | `X Y ANCHOR` |
/// | rotation | `DEGREES ANCHOR` |
/// | offset | `X Y` |
/// | animation | `inherit`, `none`, an animation of `LookText.animation` |
/// | hoverEffect | `none` or the language's word; `none` on a platform without it |
/// | haptic | `none` or the word of the rule that holds; `none` on a platform without it |
///
/// A fill is a `COLOR`, a gradient of `LookText.linear`, `radial` or `angular`, or a
/// `LookText.material`. `truncation`, `controlSize`: `inherit` or the language's word. `base`, `buttonStyle`, `labelStyle`: `inherit` or a `LookText.style`.
/// `accessibilityLabel`, `accessibilityHint`, `tooltip`: `inherit` or the string in quotes.
/// `accessibilityTraits`: `none` or the words in the order of the language's list.
/// `accessibilityHidden`: `true`, `false`. `modifier`: `none` or names joined by `, `.
///
/// `hitShape` is `content` unless some rule sets `hitShape`, or it is a button and some rule sets
/// one of padding, width … maxHeight, shape, background, border, overlay, or it is a view and some
/// condition reads `hovered`; then it is the hit shape that holds, where `inherit` is the shape.
struct Look: Hashable, Sendable {
  /// The texts, by `Property.rawValue`.
  private var texts: [String]

  /// The values that animations watch, in the order of the JSON's `animates`.
  ///
  /// `true` or `false` for a Bool, the case's name for an enumeration, `nil` for an absent optional.
  /// They are raw: `isEnabled` for `disabled`, and `pressed`, `hovered`, `focused` as the system
  /// reports them.
  var animates: [String] = []

  /// A style without rules.
  init() { texts = Look.defaults }

  /// The text of a property.
  subscript(property: Property) -> String {
    get { texts[Int(property.rawValue)] }
    set { texts[Int(property.rawValue)] = newValue }
  }

  private static let defaults: [String] = Property.allCases.map { property in
    switch property {
    case .base, .foreground, .tint, .font, .lineLimit, .textAlignment, .textCase, .imageScale,
      .symbolVariant, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .animation,
      .truncation, .controlSize, .buttonStyle, .labelStyle, .tooltip, .accessibilityLabel,
      .accessibilityHint:
      "inherit"
    case .minimumScale, .opacity, .saturation: "1"
    case .brightness, .blur: "0"
    case .fixedSize, .shadow, .border, .hoverEffect, .haptic, .modifier, .accessibilityTraits:
      "none"
    case .padding, .margin: "0 0 0 0"
    case .alignment: "center"
    case .shape: "rectangle"
    case .background, .overlay: "clear"
    case .clip, .accessibilityHidden: "false"
    case .hitShape: "content"
    case .blend: "normal"
    case .scale: "1 1 center"
    case .rotation: "0 center"
    case .offset: "0 0"
    }
  }
}

extension Look {
  /// Brings what cannot be seen to one form: a shadow without a surface, the shape of nothing, the
  /// alignment within no frame, an animation of nothing and what none would watch, and a margin that nothing
  /// separates from the padding.
  mutating func normalize() {
    if self[.background] == "clear" { self[.shadow] = "none" }
    if ![.background, .overlay, .shadow, .border, .clip].contains(where: isDrawn) {
      self[.shape] = "unused"
    }
    let hasFrame = Look.sizes.contains { self[$0] != "inherit" }
    if !hasFrame { self[.alignment] = "center" }
    if animates.isEmpty { self[.animation] = "inherit" }
    if self[.animation] == "inherit" { animates = [] }
    if self[.shape] == "unused", !hasFrame, self[.hitShape] == "content" {
      self[.padding] = LookText.sum(ofInsets: self[.padding], self[.margin])
      self[.margin] = "0 0 0 0"
    }
  }

  private static let sizes: [Property] = [
    .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight,
  ]

  private func isDrawn(_ property: Property) -> Bool {
    self[property] != Look.defaults[Int(property.rawValue)]
  }

  /// What differs, a line for each property, empty if the looks are equal.
  ///
  /// Numbers are equal within `LookText.tolerance`.
  ///
  /// - Parameters:
  ///   - other: The look to compare with.
  ///   - names: What to call this look and the other in the lines.
  func differences(
    from other: Look, names: (String, String) = ("this", "other")
  ) -> [String] {
    var lines: [String] = []
    for property in Property.allCases where !LookText.areEqual(self[property], other[property]) {
      lines.append(
        "\(property.name): \(names.0) '\(self[property])', \(names.1) '\(other[property])'")
    }
    if animates != other.animates {
      lines.append("animates: \(names.0) \(animates), \(names.1) \(other.animates)")
    }
    return lines
  }
}
