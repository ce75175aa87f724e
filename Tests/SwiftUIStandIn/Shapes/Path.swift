/// An outline, kept as what was added to it rather than as curves, so that a recording can tell
/// what was meant.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Path: Equatable, Sendable {
  enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case arc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat)
    case tangentArc(CGPoint, CGPoint, radius: CGFloat)
    case close
    /// A whole outline that fills a rectangle.
    case outline(Outline, CGRect)
  }

  /// What `stylec` calls a shape, without a place.
  enum Outline: Equatable, Sendable {
    case rectangle, capsule, ellipse, containerRelative
    case rounded(CGSize, RoundedCornerStyle)
    /// Of the corners: top leading, top trailing, bottom trailing, bottom leading.
    case corners([CGFloat], RoundedCornerStyle)
    /// Another outline in a way that is its own text: a part of it, or turned.
    case changed(String)
  }

  var elements: [Element] = []

  init(_ outline: Outline, in rect: CGRect) { elements = [.outline(outline, rect)] }

  public init() {}
  public init(_ rect: CGRect) { self.init(.rectangle, in: rect) }
  public init(ellipseIn rect: CGRect) { self.init(.ellipse, in: rect) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(.rounded(cornerSize, style), in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(.rounded(size, style), in: rect)
  }

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { elements.isEmpty }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path {
  public mutating func move(to end: CGPoint) { elements.append(.move(end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quad(end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1, control2))
  }

  public mutating func closeSubpath() { elements.append(.close) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect) { elements.append(.outline(.rectangle, rect)) }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    elements.append(.outline(.rounded(cornerSize, style), rect))
  }

  public mutating func addEllipse(in rect: CGRect) { elements.append(.outline(.ellipse, rect)) }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    elements.append(
      .arc(center: center, radius: radius, start: startAngle.radians, delta: delta.radians))
  }

  /// As Apple's: the sense of `clockwise` is that of axes that point up, so `false` is clockwise
  /// on a screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var delta = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if clockwise, delta > 0 { delta -= turn }
    if !clockwise, delta < 0 { delta += turn }
    elements.append(
      .arc(center: center, radius: radius, start: startAngle.radians, delta: delta))
  }

  public mutating func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat
  ) {
    elements.append(.tangentArc(end1, end2, radius: radius))
  }

  public mutating func addPath(_ path: Path) { elements += path.elements }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

// Of Core Graphics.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
