/// A checked value of a property, a token, a parameter's default.
///
/// Which case a property takes follows from its `ValueType` in the catalogue.
public enum Value: Hashable, Sendable {
  /// What the surroundings give.
  case inherit
  /// Nothing is drawn: a clear fill, no border, no shadow, no animation.
  case none
  /// A colour.
  case color(ColorValue)
  /// A number, length, angle, duration or fraction.
  case scalar(Scalar)
  /// `fill` of `maxWidth` and `maxHeight`: as much as there is.
  case infinity
  /// A truth value that is known.
  case bool(Bool)
  /// A Bool parameter used as a value.
  case boolParameter(ParameterID)
  /// One of the words of the property's type: an index into `ValueType.keywords`, or, for an
  /// enumeration, the index of its case.
  case keyword(UInt8)
  /// An enumeration parameter handed on (only as an argument or a default).
  case enumerationParameter(ParameterID)
  /// A string.
  case string(String)
  /// A String parameter.
  case stringParameter(ParameterID)
  /// Distances from the four edges.
  indirect case insets(Insets)
  /// A shape.
  case shape(ShapeValue)
  /// A border.
  indirect case border(Border)
  /// Shadows, the first on top; never empty.
  case shadows([Shadow])
  /// A font.
  case font(FontValue)
  /// An animation.
  indirect case animation(AnimationValue)
  /// Two distances: across and down.
  indirect case offset(x: Scalar, y: Scalar)
  /// Two factors and the point that stays in place.
  indirect case scale(Scale)
  /// A rotation about a point.
  indirect case rotation(Rotation)
  /// A token of a type that has no deeper place to keep it (insets, shape, border, shadow,
  /// font, animation): the token, and what it resolves to.
  indirect case token(TokenID, Value)
  /// A parameter of such a type, or a Fill or Image parameter.
  case parameter(ParameterID)
  /// Colours that pass into each other.
  indirect case gradient(Gradient)
  /// A material of the system.
  case material(Material)
  /// Liquid Glass.
  indirect case glass(Glass)
  /// A picture.
  indirect case image(ImageValue)
  /// A style, for `base`, `buttonStyle` and the like.
  indirect case style(StyleReference)
  /// Several of the words of the property's type, ascending.
  case words([UInt8])
  /// Types of the app's own code, by name.
  case opaque([String])
}

/// A colour: known, by name, or of a parameter.
public enum ColorValue: Hashable, Sendable {
  /// Known components.
  case literal(RGBA)
  /// Known components for each appearance.
  indirect case adaptive(AppearanceColors)
  /// A colour of the system.
  case named(NamedColor)
  /// A colour of the app's asset catalogue, by name.
  case asset(String)
  /// A token, referred to by name.
  case token(TokenID)
  /// A Color parameter of the style.
  case parameter(ParameterID)
  /// The colour with its opacity multiplied by a fraction.
  indirect case opacity(ColorValue, Scalar)
  /// The first colour with a share of the second, in OKLab, at run time.
  indirect case mix(ColorValue, ColorValue, Scalar)
}

/// Distances from the edges; an edge that is not mentioned is a literal zero.
public struct Insets: Hashable, Sendable {
  /// One edge's distance.
  public enum Edge: Hashable, Sendable {
    /// A distance in points.
    case length(Scalar)
    /// The platform's own distance.
    case standard
  }

  /// The top edge.
  public var top: Edge
  /// The trailing edge: right in left-to-right languages.
  public var trailing: Edge
  /// The bottom edge.
  public var bottom: Edge
  /// The leading edge: left in left-to-right languages.
  public var leading: Edge

  /// Creates insets.
  public init(top: Edge, trailing: Edge, bottom: Edge, leading: Edge) {
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    self.leading = leading
  }
}

/// How the corner of a rounded rectangle is drawn.
public enum CornerStyle: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A superellipse, as of Apple's icons.
  case continuous
}

/// A shape that fills a frame.
public enum ShapeValue: Hashable, Sendable {
  case rectangle
  case capsule
  case circle
  case ellipse
  /// The shape of the container, such as a widget's.
  case containerRelative
  /// Equal corners.
  case rounded(Scalar, CornerStyle)
  /// A radius for each corner.
  indirect case corners(CornerRadii, CornerStyle)
  /// The part of the outline between two fractions of its length; only for a border.
  indirect case trim(ShapeValue, from: Scalar, to: Scalar)
}

/// A radius for each corner, in points.
public struct CornerRadii: Hashable, Sendable {
  /// Top left in left-to-right languages.
  public var topLeading: Scalar
  /// Top right in left-to-right languages.
  public var topTrailing: Scalar
  /// Bottom right in left-to-right languages.
  public var bottomTrailing: Scalar
  /// Bottom left in left-to-right languages.
  public var bottomLeading: Scalar
}

/// A line along the edge of the shape.
public struct Border: Hashable, Sendable {
  /// Where the line lies.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Wholly within the shape.
    case inside
    /// Half in, half out.
    case center
  }

  /// Thickness in points.
  public var width: Scalar
  /// The colour of the line.
  public var color: ColorValue
  /// What the line is drawn with instead of the colour.
  public var gradient: Gradient?
  /// Whether its ends, and those of its dashes, are round.
  public var isRound = false
  /// Lengths of dashes and gaps in points, in turn; empty for a solid line.
  public var dash: [Scalar]
  /// Where the line lies.
  public var placement: Placement
}

/// A shadow of the surface.
public struct Shadow: Hashable, Sendable {
  /// The colour where the shadow is darkest.
  public var color: ColorValue
  /// Blur radius in points.
  public var radius: Scalar
  /// Distance to the right in points.
  public var x: Scalar
  /// Distance down in points.
  public var y: Scalar
}

/// Two factors of size.
public struct Scale: Hashable, Sendable {
  /// The factor of the width.
  public var x: Scalar
  /// The factor of the height.
  public var y: Scalar
  /// The point that stays in place.
  public var anchor: UnitPoint
}

/// A rotation.
public struct Rotation: Hashable, Sendable {
  /// Degrees, clockwise.
  public var angle: Scalar
  /// The point that stays in place.
  public var anchor: UnitPoint
}

/// A point of a frame, named as in SwiftUI.
public enum UnitPoint: String, Hashable, Sendable, CaseIterable {
  case center, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A font.
public struct FontValue: Hashable, Sendable {
  /// Where the font comes from.
  public enum Base: Hashable, Sendable {
    /// One of the system's text styles, which follow Dynamic Type.
    case textStyle(TextStyle)
    /// The system font at a size in points.
    case system(Scalar)
    /// A font of the app: its name, its size, and the text style that it grows with.
    indirect case custom(StringValue, Scalar, relativeTo: TextStyle?)
    /// A token.
    case token(TokenID)
    /// A Font parameter.
    case parameter(ParameterID)
  }

  /// Where the font comes from.
  public var base: Base
  /// The weight, where it is not the font's own.
  public var weight: FontWeight?
  /// The design; only with `textStyle` and `system`.
  public var design: FontDesign?
  /// Whether the font is slanted.
  public var isItalic = false
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits = false

  /// Creates a font without further traits.
  public init(_ base: Base) { self.base = base }
}

/// A string: known, or of a parameter.
public enum StringValue: Hashable, Sendable {
  case literal(String)
  case parameter(ParameterID)
}

/// The text styles of the system, largest first.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
  case caption, caption2
}

/// The weights of a font, lightest first.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The designs of the system font.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case rounded, serif, monospaced
}

/// An animation.
public struct AnimationValue: Hashable, Sendable {
  /// How progress follows time.
  public enum Curve: Hashable, Sendable {
    /// A curve over a duration in seconds; nil is the system's duration.
    case timing(TimingCurve, Scalar?)
    /// A spring by its response in seconds and damping fraction (1 does not overshoot).
    indirect case spring(response: Scalar, damping: Scalar)
    /// A spring by its physics.
    indirect case physicalSpring(stiffness: Scalar, damping: Scalar, mass: Scalar)
    /// The system's choice.
    case standard
    /// A token.
    case token(TokenID)
    /// An Animation parameter.
    case parameter(ParameterID)
  }

  /// How progress follows time.
  public var curve: Curve
  /// Seconds before it begins.
  public var delay: Scalar?

  /// Creates an animation.
  public init(_ curve: Curve, delay: Scalar? = nil) {
    self.curve = curve
    self.delay = delay
  }
}

/// The named timing curves.
public enum TimingCurve: String, Hashable, Sendable, CaseIterable {
  case linear, easeIn, easeOut, easeInOut
}
