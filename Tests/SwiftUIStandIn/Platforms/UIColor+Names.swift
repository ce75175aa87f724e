#if !PLATFORM_MACOS
  extension UIColor {
    private static func named(_ name: String) -> UIColor {
      UIColor(source: .resolved(ResolvedColor(.word("ui:\(name)"))))
    }

    public class var black: UIColor { named("black") }
    public class var darkGray: UIColor { named("darkGray") }
    public class var lightGray: UIColor { named("lightGray") }
    public class var white: UIColor { named("white") }
    public class var gray: UIColor { named("gray") }
    public class var red: UIColor { named("red") }
    public class var green: UIColor { named("green") }
    public class var blue: UIColor { named("blue") }
    public class var cyan: UIColor { named("cyan") }
    public class var yellow: UIColor { named("yellow") }
    public class var magenta: UIColor { named("magenta") }
    public class var orange: UIColor { named("orange") }
    public class var purple: UIColor { named("purple") }
    public class var brown: UIColor { named("brown") }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  }

  #if !PLATFORM_WATCHOS
    extension UIColor {
      public class var systemRed: UIColor { named("systemRed") }
      public class var systemGreen: UIColor { named("systemGreen") }
      public class var systemBlue: UIColor { named("systemBlue") }
      public class var systemOrange: UIColor { named("systemOrange") }
      public class var systemYellow: UIColor { named("systemYellow") }
      public class var systemPink: UIColor { named("systemPink") }
      public class var systemPurple: UIColor { named("systemPurple") }
      public class var systemTeal: UIColor { named("systemTeal") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var systemIndigo: UIColor { named("systemIndigo") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var systemBrown: UIColor { named("systemBrown") }
      @available(iOS 15.0, tvOS 15.0, *)
      public class var systemMint: UIColor { named("systemMint") }
      @available(iOS 15.0, tvOS 15.0, *)
      public class var systemCyan: UIColor { named("systemCyan") }
      public class var systemGray: UIColor { named("systemGray") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var label: UIColor { named("label") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var secondaryLabel: UIColor { named("secondaryLabel") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var tertiaryLabel: UIColor { named("tertiaryLabel") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var quaternaryLabel: UIColor { named("quaternaryLabel") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var link: UIColor { named("link") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var placeholderText: UIColor { named("placeholderText") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var separator: UIColor { named("separator") }
      @available(iOS 13.0, tvOS 13.0, *)
      public class var opaqueSeparator: UIColor { named("opaqueSeparator") }
      @available(iOS 15.0, tvOS 15.0, *)
      public class var tintColor: UIColor { named("tintColor") }
    }
  #endif

  #if PLATFORM_IOS || PLATFORM_VISIONOS
    extension UIColor {
      @available(iOS 13.0, *)
      public class var systemGray2: UIColor { named("systemGray2") }
      @available(iOS 13.0, *)
      public class var systemGray3: UIColor { named("systemGray3") }
      @available(iOS 13.0, *)
      public class var systemGray4: UIColor { named("systemGray4") }
      @available(iOS 13.0, *)
      public class var systemGray5: UIColor { named("systemGray5") }
      @available(iOS 13.0, *)
      public class var systemGray6: UIColor { named("systemGray6") }
      @available(iOS 13.0, *)
      public class var systemFill: UIColor { named("systemFill") }
      @available(iOS 13.0, *)
      public class var secondarySystemFill: UIColor { named("secondarySystemFill") }
      @available(iOS 13.0, *)
      public class var tertiarySystemFill: UIColor { named("tertiarySystemFill") }
      @available(iOS 13.0, *)
      public class var quaternarySystemFill: UIColor { named("quaternarySystemFill") }
      @available(iOS 13.0, *)
      public class var systemBackground: UIColor { named("systemBackground") }
      @available(iOS 13.0, *)
      public class var secondarySystemBackground: UIColor { named("secondarySystemBackground") }
      @available(iOS 13.0, *)
      public class var tertiarySystemBackground: UIColor { named("tertiarySystemBackground") }
      @available(iOS 13.0, *)
      public class var systemGroupedBackground: UIColor { named("systemGroupedBackground") }
      @available(iOS 13.0, *)
      public class var secondarySystemGroupedBackground: UIColor {
        named("secondarySystemGroupedBackground")
      }
      @available(iOS 13.0, *)
      public class var tertiarySystemGroupedBackground: UIColor {
        named("tertiarySystemGroupedBackground")
      }
      public class var lightText: UIColor { named("lightText") }
      public class var darkText: UIColor { named("darkText") }
    }
  #endif
#endif
