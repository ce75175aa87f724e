/// Words of CSS and SwiftUI that people write out of habit, with what says the same here.
///
/// What is meant is code. If it is a name that could have been written, a fix can put it there;
/// otherwise it is an example that shows the way.
enum ForeignWords {
  /// Names of properties; those with hyphens in CSS stand as in Swift.
  static let properties: KeyValuePairs = [
    "accentColor": "tint", "backgroundColor": "background", "blendMode": "blend",
    "borderColor": "border: 1 gray", "borderRadius": "shape: rounded(8)",
    "borderWidth": "border: 1 gray", "boxShadow": "shadow: black.opacity(20%) 8 0 4",
    "clipShape": "clip: true", "clipped": "clip", "color": "foreground", "contentShape": "hitShape",
    "cornerRadius": "shape: rounded(8)", "disabled": "when disabled",
    "elevation":
      "shadow: black.opacity(20%) 8 0 4", "fill": "background", "focus": "when focused",
    "fontFamily": "font: custom(\"Inter\", 17)", "fontSize": "font: system(17)",
    "fontWeight": "font: body.semibold", "foregroundColor": "foreground",
    "foregroundStyle": "foreground", "frame": "width: 44", "hover": "when hovered",
    "mixBlendMode": "blend", "minimumScaleFactor": "minimumScale",
    "multilineTextAlignment": "textAlignment", "onHover": "when hovered", "onPress": "when pressed",
    "onTap": "when pressed", "outline": "border", "overflow": "clip: true",
    "paddingBottom": "padding: bottom 8", "paddingHorizontal": "padding: horizontal 8",
    "paddingLeft": "padding: leading 8", "paddingRight": "padding: trailing 8",
    "paddingTop": "padding: top 8", "paddingVertical": "padding: vertical 8",
    "marginBottom": "margin: bottom 8", "marginLeft": "margin: leading 8",
    "marginRight": "margin: trailing 8", "marginTop": "margin: top 8", "pressed": "when pressed",
    "radius": "shape: rounded(8)", "rotationEffect": "rotation", "scaleEffect": "scale",
    "sensoryFeedback": "haptic", "size": "width: 44", "stroke": "border", "strokeBorder": "border",
    "textAlign": "textAlignment", "textColor": "foreground", "textTransform": "textCase",
    "tintColor": "tint", "transform": "scale", "transition": "animation",
  ]

  /// Names of platforms, in conditions.
  static let platforms: KeyValuePairs = [
    "iOS": "ios", "iPadOS": "ios", "iPhone": "ios", "iPhoneOS": "ios", "macOS": "macos",
    "OSX": "macos", "osx": "macos", "mac": "macos", "tvOS": "tvos", "watchOS": "watchos",
    "visionOS": "visionos", "xrOS": "visionos", "ipados": "ios",
  ]

  /// Names of states, in conditions.
  static let states: KeyValuePairs = [
    "active": "pressed", "colorScheme": "dark", "colorSchemeContrast": "highContrast",
    "darkMode": "dark", "enabled": "not disabled", "focus": "focused", "highlighted": "pressed",
    "hover": "hovered", "isDark": "dark", "isEnabled": "not disabled", "isFocused": "focused",
    "isHighlighted": "pressed", "isHovered": "hovered", "isHovering": "hovered",
    "isPressed": "pressed", "light": "not dark", "rtl": "rightToLeft",
  ]

  /// Names of values and words.
  static let values: KeyValuePairs = [
    "accentColor": "accent", "currentColor": "inherit", "ease": "easeInOut", "infinity": "fill",
    "initial": "inherit", "left": "leading", "nil": "none", "no": "false", "null": "none",
    "right": "trailing", "roundedRectangle": "rounded(8)", "transparent": "clear", "yes": "true",
  ]

  /// Views that are elements here.
  static let elements: KeyValuePairs = [
    "Divider": "divider", "HStack": "hstack", "Image": "image", "Label": "label",
    "LazyHStack": "hstack", "LazyVStack": "vstack", "ProgressView": "progress", "Rectangle": "box",
    "Spacer": "spacer", "Text": "text", "VStack": "vstack", "ZStack": "zstack",
  ]

  /// Names of functions.
  static let functions: KeyValuePairs = [
    "RoundedRectangle": "rounded", "bouncy": "spring", "hsla": "hsl", "hsv": "hsb", "rgba": "rgb",
    "roundedRectangle": "rounded", "smooth": "spring", "snappy": "spring",
  ]

  /// Members of colours.
  static let members: KeyValuePairs = [
    "alpha": "opacity", "darken": "darker", "lighten": "lighter", "withAlphaComponent": "opacity",
  ]

  /// Labels of arguments.
  static let arguments: KeyValuePairs = [
    "a": "alpha", "dampingFraction": "damping", "opacity": "alpha", "textStyle": "relativeTo",
  ]

  /// Labels of SwiftUI's arguments that stand without one here.
  static let omittedLabels: Set<String> = ["cornerRadius", "duration", "size"]

  /// Types of parameters.
  static let types: KeyValuePairs = [
    "Boolean": "Bool", "CGFloat": "Length", "Double": "Number", "EdgeInsets": "Insets",
    "Float": "Number", "Int": "Number", "TimeInterval": "Duration",
  ]

  /// Units.
  static let units: KeyValuePairs = [
    "degrees": "deg", "dp": "pt", "em": "pt", "px": "pt", "rem": "pt", "sec": "s", "seconds": "s",
  ]

  /// Components.
  static let components: KeyValuePairs = ["ButtonStyle": "button", "ViewModifier": "view"]

  /// Types of SwiftUI whose members are plain names here.
  static let owners: Set<String> = [
    "Alignment", "Animation", "Color", "Edge", "Font", "NSColor", "UIColor",
  ]
}

extension KeyValuePairs<String, String> {
  /// What a word of the table means here.
  func meaning(of word: String) -> String? { first { $0.key == word }?.value }
}
