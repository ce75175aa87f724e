#if !PLATFORM_VISIONOS
  /// The shape where a view says no other: a capsule.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(.capsule, in: rect) }
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  extension View {
    nonisolated public func glassEffect(
      _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
      ModifiedView(self, "background") {
        [Argument("style", glass.text), Argument("shape", text(of: shape))]
      }
    }
  }
#endif
