@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  @MainActor @preconcurrency public var body: some View { fill(ForegroundStyle()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Rectangle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  // Older SDKs default to `circular`: generated code must say which it means.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Capsule: Shape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path { Path(.capsule, in: rect) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Circle: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Ellipse: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct ContainerRelativeShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(.containerRelative, in: rect) }
}

/// A system shape within its frame by some distance.
nonisolated struct InsetSystemShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    if let uneven = base as? UnevenRoundedRectangle {
      return Path(.corners(uneven.radii.map { max(0, $0 - amount) }, uneven.style), in: inner)
    }
    guard let rounded = base as? RoundedRectangle else { return base.path(in: inner) }
    let size = CGSize(
      width: max(0, rounded.cornerSize.width - amount),
      height: max(0, rounded.cornerSize.height - amount))
    return Path(roundedRect: inner, cornerSize: size, style: rounded.style)
  }

  func inset(by amount: CGFloat) -> InsetSystemShape<Base> {
    InsetSystemShape(base: base, amount: self.amount + amount)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetSystemShape(base: self, amount: amount)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetSystemShape(base: self, amount: amount)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Capsule: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetSystemShape(base: self, amount: amount)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetSystemShape(base: self, amount: amount)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetSystemShape(base: self, amount: amount)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ContainerRelativeShape: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetSystemShape(base: self, amount: amount)
  }
}
