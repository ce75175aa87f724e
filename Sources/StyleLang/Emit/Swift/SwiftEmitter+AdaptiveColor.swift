extension SwiftEmitter {
  /// Writes the initialiser of a colour that follows the appearance.
  ///
  /// The closures are `@Sendable`, since the system calls them on any thread.
  mutating func writeAdaptiveInitializer() {
    let parts = forms.hasPlatformColors ? "Color" : "[CGFloat]"
    out.line("/// Creates a color that follows the appearance.")
    out.open("fileprivate init(")
    for (label, end) in [
      ("light", ","), ("dark", ","), ("lightHighContrast", "? = nil,"),
      ("darkHighContrast", "? = nil"),
    ] {
      out.beginLine()
      out.write(string: "\(label): \(parts)\(end)")
      out.endLine()
    }
    out.close(") {")
    out.indent()
    let alternatives: [[Platform]] = [[.watchOS], [.macOS], [.iOS, .tvOS, .visionOS]]
    let targets = forms.targets.platforms
    writeAlternatives(
      alternatives.map { $0.filter { targets.contains($0) } }.filter { !$0.isEmpty }
        .map { (platforms: $0, value: $0) }
    ) { emitter, platforms in
      switch platforms.first {
      case .watchOS: emitter.writeDarkColor()
      case .macOS: emitter.writeAppKitColor()
      default: emitter.writeUIKitColor(on: platforms)
      }
    }
    out.close()
  }

  /// Writes the argument of the initialiser: a colour, or its components in sRGB where a colour of the
  /// platform cannot be made of one of SwiftUI.
  mutating func writeAdaptivePart(_ color: RGBA) {
    if forms.hasPlatformColors { return writeColor(color, .typed) }
    let color = color.inExtendedSRGB
    out.write("[")
    writeComponent(color.red)
    for component in [color.green, color.blue, color.alpha] {
      out.write(", ")
      writeComponent(component)
    }
    out.write("]")
  }

  private mutating func writeDarkColor() {
    out.line("// The appearance is always dark.")
    if forms.hasPlatformColors { return out.line("self = dark") }
    out.line("self.init(red: dark[0], green: dark[1], blue: dark[2], opacity: dark[3])")
  }

  private mutating func writeAppKitColor() {
    out.open("self.init(")
    out.beginLine()
    if forms.hasColorLabel(on: .macOS) { out.write("nsColor: ") }
    out.write("NSColor(name: nil) { @Sendable appearance in")
    out.endLine()
    out.indent()
    if !forms.hasPlatformColors { out.line("let components: [CGFloat]") }
    for line in SwiftEmitter.bestMatch { out.line(line) }
    let cases: [(StaticString, StaticString)] = [
      ("case .darkAqua: ", "dark"),
      ("case .accessibilityHighContrastAqua: ", "lightHighContrast ?? light"),
      ("case .accessibilityHighContrastDarkAqua: ", "darkHighContrast ?? dark"),
      ("default: ", "light"),
    ]
    for (pattern, value) in cases {
      out.beginLine()
      out.write(pattern)
      out.write(forms.hasPlatformColors ? "return NSColor(" : "components = ")
      out.write(value)
      if forms.hasPlatformColors { out.write(")") }
      out.endLine()
    }
    out.line("}")
    if !forms.hasPlatformColors {
      out.line("return NSColor(colorSpace: .extendedSRGB, components: components, count: 4)")
    }
    out.close()
    out.close(")")
  }

  private mutating func writeUIKitColor(on platforms: [Platform]) {
    out.open("self.init(")
    out.beginLine()
    if platforms.allSatisfy(forms.hasColorLabel(on:)) { out.write("uiColor: ") }
    out.write("UIColor { @Sendable traits in")
    out.endLine()
    out.indent()
    out.line("let isDark = traits.userInterfaceStyle == .dark")
    if forms.hasPlatformColors {
      out.open("if traits.accessibilityContrast == .high {")
      out.line("return UIColor(isDark ? darkHighContrast ?? dark : lightHighContrast ?? light)")
      out.close()
      out.line("return UIColor(isDark ? dark : light)")
    } else {
      out.line("var components = isDark ? dark : light")
      out.open("if traits.accessibilityContrast == .high {")
      out.line("components = (isDark ? darkHighContrast : lightHighContrast) ?? components")
      out.close()
      out.open("return UIColor(")
      out.line("red: components[0], green: components[1], blue: components[2],")
      out.line("alpha: components[3])")
      out.outdent()
    }
    out.close()
    out.close(")")
  }

  private static let bestMatch: [StaticString] = [
    "switch appearance.bestMatch(from: [",
    "    .aqua, .darkAqua,",
    "    .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,",
    "]) {",
  ]
}
