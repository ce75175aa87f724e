extension SwiftEmitter {
  /// Writes the initialiser of a colour that follows the appearance.
  ///
  /// The closures are `@Sendable`, since the system calls them on any thread.
  mutating func writeAdaptiveInitializer() {
    for line in SwiftEmitter.adaptiveInitializer { out.line(line) }
  }

  private static let adaptiveInitializer: [StaticString] = [
    "/// Creates a color that follows the appearance.",
    "fileprivate init(",
    "    light: Color,",
    "    dark: Color,",
    "    lightHighContrast: Color? = nil,",
    "    darkHighContrast: Color? = nil",
    ") {",
    "    #if os(watchOS)",
    "    // The appearance is always dark.",
    "    self = dark",
    "    #elseif os(macOS)",
    "    self.init(",
    "        nsColor: NSColor(name: nil) { @Sendable appearance in",
    "            switch appearance.bestMatch(from: [",
    "                .aqua, .darkAqua,",
    "                .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,",
    "            ]) {",
    "            case .darkAqua: return NSColor(dark)",
    "            case .accessibilityHighContrastAqua: return NSColor(lightHighContrast ?? light)",
    "            case .accessibilityHighContrastDarkAqua: return NSColor(darkHighContrast ?? dark)",
    "            default: return NSColor(light)",
    "            }",
    "        }",
    "    )",
    "    #else",
    "    self.init(",
    "        uiColor: UIColor { @Sendable traits in",
    "            let isDark = traits.userInterfaceStyle == .dark",
    "            if traits.accessibilityContrast == .high {",
    "                return UIColor(isDark ? darkHighContrast ?? dark : lightHighContrast ?? light)",
    "            }",
    "            return UIColor(isDark ? dark : light)",
    "        }",
    "    )",
    "    #endif",
    "}",
  ]
}
