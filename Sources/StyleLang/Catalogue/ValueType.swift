/// The types that a property's value can have.
public enum ValueType: Hashable, Sendable {
  /// A colour, gradient or material, or `none`; of the background also glass.
  case fill
  /// A colour that must be one: `tint`.
  case color
  /// A font.
  case font
  /// A whole number of at least 1, or `none` for no limit.
  case lineLimit
  /// A number from 0 to 1, or a percentage.
  case fraction
  /// A number or percentage from −1 to 1.
  case signedFraction
  /// A number or percentage of at least 0.
  case factor
  /// A length of at least 0.
  case length
  /// A length of at least 0, or `fill`.
  case maximum
  case insets
  case shape
  case border
  case shadow
  case bool
  /// One or two factors, with an `anchor`.
  case scale
  /// An angle, with an `anchor`.
  case rotation
  /// Two lengths of either sign.
  case offset
  case animation
  /// A style for the component at hand: one of SwiftUI's, of the project, or of the app's own code.
  case style
  /// A string.
  case string
  /// Types of the app's own modifiers, or `none`.
  case modifiers
  /// One or several of these words, or `none`.
  case words([String])
  /// One of these words.
  case keyword([String])

  /// The words of a keyword type; empty otherwise.
  public var keywords: [String] {
    switch self {
    case .keyword(let words), .words(let words): words
    default: []
    }
  }
}
