#if !PLATFORM_TVOS
  extension View {
    @available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
      ModifiedView(self, "controlSize") { [Argument("size", "\(controlSize)")] }
    }
  }
#endif
