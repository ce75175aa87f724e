/// Colours that pass into each other.
public struct Gradient: Hashable, Sendable {
  /// How the colours run.
  public enum Geometry: Hashable, Sendable {
    /// Along a line through the frame.
    case linear(from: UnitPoint, to: UnitPoint)
    /// From a point outwards, between two radii in points.
    case radial(center: UnitPoint, from: Scalar, to: Scalar)
    /// Around a point, between two angles in degrees, clockwise from the trailing side.
    case angular(center: UnitPoint, from: Scalar, to: Scalar)
  }

  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: ColorValue
    /// The place from 0 to 1; of the stops of a gradient either each has one, and they ascend, or none,
    /// and they are equally far apart.
    public var location: Scalar?

    /// Creates a stop.
    public init(_ color: ColorValue, at location: Scalar? = nil) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours run.
  public var geometry: Geometry
  /// The colours, two or more.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(_ geometry: Geometry, _ stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}

/// The materials of the system: what lies behind, blurred.
public enum Material: String, Hashable, Sendable, CaseIterable {
  case ultraThin, thin, regular, thick, ultraThick, bar
}

/// Liquid Glass, which only a background can be.
public struct Glass: Hashable, Sendable {
  /// How clear it is.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case regular, clear
  }

  /// How clear it is.
  public var variant: Variant
  /// A colour that it takes on.
  public var tint: ColorValue?
  /// Whether it answers to touches and the pointer.
  public var isInteractive: Bool

  /// Creates glass.
  public init(_ variant: Variant = .regular, tint: ColorValue? = nil, isInteractive: Bool = false) {
    self.variant = variant
    self.tint = tint
    self.isInteractive = isInteractive
  }
}

/// A picture.
public enum ImageValue: Hashable, Sendable {
  /// A symbol of the system, by name.
  indirect case symbol(StringValue)
  /// A picture of the app's asset catalogue, by name.
  case asset(String)
  /// An Image parameter.
  case parameter(ParameterID)
}

/// A style that a property names: for the control itself (`base`), or for controls in the content.
public struct StyleReference: Hashable, Sendable {
  /// An argument, in the order of the style's parameters.
  public struct Argument: Hashable, Sendable {
    /// The parameter that it is for.
    public var parameter: Parameter
    /// The value; nil for an optional parameter that is absent.
    public var value: Value?

    /// Creates an argument.
    public init(_ parameter: Parameter, _ value: Value?) {
      self.parameter = parameter
      self.value = value
    }
  }

  /// What is named.
  public enum Target: Hashable, Sendable {
    /// A style of SwiftUI, by the name of its static member: `borderedProminent`.
    case builtIn(String)
    /// A style of the project: its name, and its type in Swift.
    case style(name: String, swiftName: String)
    /// A style of the app's own code, by the name of its type.
    case opaque(String)
  }

  /// What is named.
  public var target: Target
  /// The arguments that are given to a style of the project.
  public var arguments: [Argument]

  /// Creates a reference.
  public init(_ target: Target, arguments: [Argument] = []) {
    self.target = target
    self.arguments = arguments
  }
}
