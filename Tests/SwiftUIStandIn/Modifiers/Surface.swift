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

  /// Deprecated without a version, as are the next ones: no compiler warns yet.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    ModifiedView(self, "clipShape") {
      [Argument("shape", text(of: RoundedRectangle(cornerRadius: radius, style: .circular)))]
    }
  }

  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    ModifiedView(self, "background", view: background) { [Argument("alignment", alignment.text)] }
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    ModifiedView(self, "overlay", view: overlay) { [Argument("alignment", alignment.text)] }
  }

  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    ModifiedView(self, "mask", view: mask)
  }

  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    ModifiedView(self, "border") {
      [Argument("style", text(content)), Argument("lineWidth", width)]
    }
  }

  nonisolated public func compositingGroup() -> some View { ModifiedView(self, "compositingGroup") }

  nonisolated public func drawingGroup(opaque: Bool = false) -> some View {
    ModifiedView(self, "drawingGroup")
  }

  nonisolated public func zIndex(_ value: Double) -> some View {
    ModifiedView(self, "zIndex") { [Argument("value", value)] }
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

  nonisolated public func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    ModifiedView(self, "mask", view: mask()) { [Argument("alignment", alignment.text)] }
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    ModifiedView(self, "background") {
      [Argument("style", "background"), Argument("ignoresSafeAreaEdges", "\(edges.rawValue)")]
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
