@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape {
    ModifiedView(self, "clipShape") { [Argument("shape", text(of: shape))] }
  }

  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape {
    ModifiedView(self, "contentShape") { [Argument("shape", text(of: shape))] }
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    ModifiedView(self, "shadow") {
      [
        Argument("color", color.text), Argument("radius", radius), Argument("x", x),
        Argument("y", y),
      ]
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    ModifiedView(self, "background") {
      [Argument("style", text(style)), Argument("ignoresSafeAreaEdges", "\(edges.rawValue)")]
    }
  }

  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    ModifiedView(self, "background") {
      [Argument("style", text(style)), Argument("shape", text(of: shape))]
    }
  }

  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    ModifiedView(self, "background") {
      [Argument("style", text(style)), Argument("shape", text(of: shape))]
    }
  }

  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    ModifiedView(self, "background", view: content()) { [Argument("alignment", alignment.text)] }
  }

  nonisolated public func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    ModifiedView(self, "overlay") {
      [Argument("style", text(style)), Argument("ignoresSafeAreaEdges", "\(edges.rawValue)")]
    }
  }

  nonisolated public func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    ModifiedView(self, "overlay") {
      [Argument("style", text(style)), Argument("shape", text(of: shape))]
    }
  }

  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    ModifiedView(self, "overlay", view: content()) { [Argument("alignment", alignment.text)] }
  }
}
