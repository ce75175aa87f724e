@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Gradient: ShapeStyle, Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct ColorSpace: Hashable, Sendable {
    public static let device = ColorSpace()
    public static let perceptual = ColorSpace()
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
    }
  }
}

extension Gradient {
  /// As `LookText` of the tests writes it.
  fileprivate func text(_ name: String, _ measures: [(String, String)]) -> String {
    // SwiftUI draws nothing that can be relied on where places do not ascend.
    if zip(stops, stops.dropFirst()).contains(where: { $0.location > $1.location }) {
      return "\(name) of places that do not ascend"
    }
    let parts =
      stops.map { "\($0.color.text) at \(SwiftUI.text($0.location))" }
      + measures.map { "\($0): \($1)" }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LinearGradient: ShapeStyle, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: RecordingStyle {
  var text: String {
    gradient.text("linear", [("from", startPoint.text), ("to", endPoint.text)])
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct RadialGradient: ShapeStyle, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: RecordingStyle {
  var text: String {
    gradient.text(
      "radial",
      [
        ("center", center.text), ("from", SwiftUI.text(startRadius)),
        ("to", SwiftUI.text(endRadius)),
      ])
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AngularGradient: ShapeStyle, Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
}

extension AngularGradient: RecordingStyle {
  var text: String {
    gradient.text(
      "angular",
      [
        ("center", center.text), ("from", SwiftUI.text(startAngle.writtenDegrees)),
        ("to", SwiftUI.text(endAngle.writtenDegrees)),
      ])
  }
}
