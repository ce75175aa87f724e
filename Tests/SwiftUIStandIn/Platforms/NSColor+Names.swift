#if PLATFORM_MACOS
  extension NSColor {
    private static func named(_ name: String) -> NSColor {
      NSColor(source: .resolved(ResolvedColor(.word("ns:\(name)"))))
    }

    public class var clear: NSColor { NSColor(white: 0, alpha: 0) }
  }

  @available(macOS 10.10, *)
  extension NSColor {
    public class var labelColor: NSColor { named("labelColor") }
    public class var secondaryLabelColor: NSColor { named("secondaryLabelColor") }
    public class var tertiaryLabelColor: NSColor { named("tertiaryLabelColor") }
    public class var quaternaryLabelColor: NSColor { named("quaternaryLabelColor") }
    public class var linkColor: NSColor { named("linkColor") }
    public class var placeholderTextColor: NSColor { named("placeholderTextColor") }
  }

  @available(macOS 10.14, *)
  extension NSColor {
    public class var separatorColor: NSColor { named("separatorColor") }
    public class var controlAccentColor: NSColor { named("controlAccentColor") }
    public class var selectedContentBackgroundColor: NSColor {
      named("selectedContentBackgroundColor")
    }
    public class var unemphasizedSelectedContentBackgroundColor: NSColor {
      named("unemphasizedSelectedContentBackgroundColor")
    }
    public class var unemphasizedSelectedTextBackgroundColor: NSColor {
      named("unemphasizedSelectedTextBackgroundColor")
    }
    public class var unemphasizedSelectedTextColor: NSColor {
      named("unemphasizedSelectedTextColor")
    }
  }

  extension NSColor {
    public class var windowFrameTextColor: NSColor { named("windowFrameTextColor") }
    public class var selectedMenuItemTextColor: NSColor { named("selectedMenuItemTextColor") }
    public class var alternateSelectedControlTextColor: NSColor {
      named("alternateSelectedControlTextColor")
    }
    public class var headerTextColor: NSColor { named("headerTextColor") }
    public class var gridColor: NSColor { named("gridColor") }
    public class var windowBackgroundColor: NSColor { named("windowBackgroundColor") }
    public class var textColor: NSColor { named("textColor") }
    public class var textBackgroundColor: NSColor { named("textBackgroundColor") }
    public class var selectedTextColor: NSColor { named("selectedTextColor") }
    public class var selectedTextBackgroundColor: NSColor { named("selectedTextBackgroundColor") }
    public class var keyboardFocusIndicatorColor: NSColor { named("keyboardFocusIndicatorColor") }
    public class var controlColor: NSColor { named("controlColor") }
    public class var controlBackgroundColor: NSColor { named("controlBackgroundColor") }
    public class var controlTextColor: NSColor { named("controlTextColor") }
    public class var disabledControlTextColor: NSColor { named("disabledControlTextColor") }
    public class var selectedControlColor: NSColor { named("selectedControlColor") }
    public class var selectedControlTextColor: NSColor { named("selectedControlTextColor") }
    public class var underPageBackgroundColor: NSColor { named("underPageBackgroundColor") }
    public class var highlightColor: NSColor { named("highlightColor") }
    public class var shadowColor: NSColor { named("shadowColor") }
  }

  @available(macOS 10.10, *)
  extension NSColor {
    public class var systemRed: NSColor { named("systemRed") }
    public class var systemGreen: NSColor { named("systemGreen") }
    public class var systemBlue: NSColor { named("systemBlue") }
    public class var systemOrange: NSColor { named("systemOrange") }
    public class var systemYellow: NSColor { named("systemYellow") }
    public class var systemBrown: NSColor { named("systemBrown") }
    public class var systemPink: NSColor { named("systemPink") }
    public class var systemPurple: NSColor { named("systemPurple") }
    public class var systemGray: NSColor { named("systemGray") }
  }

  @available(macOS 10.12, *)
  extension NSColor {
    public class var systemTeal: NSColor { named("systemTeal") }
  }

  @available(macOS 10.15, *)
  extension NSColor {
    public class var systemIndigo: NSColor { named("systemIndigo") }
  }

  @available(macOS 12.0, *)
  extension NSColor {
    public class var systemMint: NSColor { named("systemMint") }
    public class var systemCyan: NSColor { named("systemCyan") }
  }

  extension NSColor {
    public class var black: NSColor { named("black") }
    public class var darkGray: NSColor { named("darkGray") }
    public class var lightGray: NSColor { named("lightGray") }
    public class var white: NSColor { named("white") }
    public class var gray: NSColor { named("gray") }
    public class var red: NSColor { named("red") }
    public class var green: NSColor { named("green") }
    public class var blue: NSColor { named("blue") }
    public class var cyan: NSColor { named("cyan") }
    public class var yellow: NSColor { named("yellow") }
    public class var magenta: NSColor { named("magenta") }
    public class var orange: NSColor { named("orange") }
    public class var purple: NSColor { named("purple") }
    public class var brown: NSColor { named("brown") }
  }
#endif
