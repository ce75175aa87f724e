@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ShapeStyle: Sendable {}

/// A style that knows how it is recorded.
protocol RecordingStyle: ShapeStyle {
  var text: String { get }
}

/// The style in the current appearance.
func text(_ style: some ShapeStyle) -> String {
  (style as? any RecordingStyle)?.text ?? "unknown"
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: ShapeStyle {}

extension Color: RecordingStyle {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

extension ForegroundStyle: RecordingStyle {
  var text: String { "surroundings" }
}

/// Not a colour: `.primary` where a style is asked for is the first level of the foreground.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: String
}

extension HierarchicalShapeStyle: RecordingStyle {
  var text: String { "hierarchical:\(level)" }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init<S>(_ style: S) where S: ShapeStyle { self.style = style }
}

extension AnyShapeStyle: RecordingStyle {
  var text: String { SwiftUI.text(style) }
}

/// The accent colour of the surroundings.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

extension TintShapeStyle: RecordingStyle {
  var text: String { "named:accentColor" }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// Another style, fainter.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _OpacityShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
  let style: Style
  let opacity: Double
}

extension _OpacityShapeStyle: RecordingStyle {
  var text: String {
    if let color = style as? Color { return color.opacity(opacity).text }
    return "\(SwiftUI.text(style))*\(SwiftUI.text(opacity))"
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle {
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: "primary") }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: "tertiary") }
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(level: "quaternary")
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: View {
  public typealias Body = Never
}

extension Color: RecordingView {
  func record() -> RecordedView {
    RecordedView(name: "color", arguments: [Argument("color", text)])
  }
}
