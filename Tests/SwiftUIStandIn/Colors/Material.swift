@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Material: Sendable {
  let word: String
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
extension Material {
  public static let regular = Material(word: "regular")
  public static let thick = Material(word: "thick")
  public static let thin = Material(word: "thin")
  public static let ultraThin = Material(word: "ultraThin")
  public static let ultraThick = Material(word: "ultraThick")
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Material: ShapeStyle {}

extension Material: RecordingStyle {
  var text: String { "material \(word)" }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
}

#if !PLATFORM_TVOS && !PLATFORM_WATCHOS
  @available(iOS 15.0, macOS 12.0, *)
  extension Material {
    public static let bar = Material(word: "bar")
  }

  @available(iOS 15.0, macOS 12.0, *)
  extension ShapeStyle where Self == Material {
    public static var bar: Material { .bar }
  }
#endif

#if !PLATFORM_VISIONOS
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public struct Glass: Equatable, Sendable {
    private var kind: String
    private var color: Color?
    private var isInteractive = false

    public static var regular: Glass { Glass(kind: "regular") }
    public static var clear: Glass { Glass(kind: "clear") }
    public static var identity: Glass { Glass(kind: "identity") }

    public func tint(_ color: Color?) -> Glass {
      var copy = self
      copy.color = color
      return copy
    }

    public func interactive(_ isEnabled: Bool = true) -> Glass {
      var copy = self
      copy.isInteractive = isEnabled
      return copy
    }

    var text: String {
      if kind == "identity" { return "clear" }
      return "glass \(kind)" + (color.map { " tint \($0.text)" } ?? "")
        + (isInteractive ? " interactive" : "")
    }
  }
#endif
