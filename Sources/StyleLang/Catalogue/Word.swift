/// The built-in words of values: functions, labels and keywords.
///
/// The spelling is the case's name. A word means something only where a type asks for it; a
/// parameter or a token of the same name comes first (see `grammar/language.md`, "Names").
enum Word: String, CaseIterable {
  // Values of several types.
  case none, inherit, standard, fill, absent, `true`, `false`
  // Colour spaces and other sources of colours, with their labels.
  case rgb, hsl, hsb, oklch, oklab, p3, gray, asset, adaptive
  case alpha, light, dark, highContrast, darkHighContrast
  // Functions on colours.
  case opacity, mix, lighter, darker, readable, on
  // Functions on numbers.
  case min, max, clamp, round
  // Edges of insets, points of a frame, corners of a shape.
  case horizontal, vertical, top, trailing, bottom, leading, center
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  // Shapes.
  case rectangle, rounded, capsule, circle, ellipse, containerRelative, circular, continuous
  // Borders.
  case dash, inside
  // Gradients, materials and glass, with their labels.
  case radial, angular, from, to, at, material, glass, tint, interactive
  case ultraThin, thick, ultraThick, bar, clear
  // Pictures, parts of shapes, lengths that grow with text.
  case symbol, image, trim, scaled
  // Fonts: sources, labels, traits, weights, designs, text styles.
  case system, custom, relativeTo, italic, monospacedDigit
  case ultraLight, thin, regular, medium, semibold, bold, heavy, black
  case serif, monospaced
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
  case caption, caption2
  // Animations.
  case linear, easeIn, easeOut, easeInOut, spring, delay, response, damping, stiffness, mass
  // Transforms.
  case anchor
  // Labels of elements.
  case spacing, alignment, minLength

  /// The spelling.
  var name: String { rawValue }
}
