@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    ModifiedView(self, "opacity") { [Argument("value", opacity)] }
  }

  nonisolated public func brightness(_ amount: Double) -> some View {
    ModifiedView(self, "brightness") { [Argument("value", amount)] }
  }

  nonisolated public func saturation(_ amount: Double) -> some View {
    ModifiedView(self, "saturation") { [Argument("value", amount)] }
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    ModifiedView(self, "blur") { [Argument("value", radius)] }
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    ModifiedView(self, "blendMode") { [Argument("mode", "\(blendMode)")] }
  }

  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    ModifiedView(self, "scaleEffect") {
      [Argument("x", x), Argument("y", y), Argument("anchor", anchor.text)]
    }
  }

  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    ModifiedView(self, "rotationEffect") {
      [Argument("degrees", angle.writtenDegrees), Argument("anchor", anchor.text)]
    }
  }

  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    ModifiedView(self, "offset") { [Argument("x", x), Argument("y", y)] }
  }
}
