#if !PLATFORM_TVOS && !PLATFORM_WATCHOS
  @available(iOS 13.4, macOS 10.15, *)
  extension View {
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
      ModifiedView(self, "onHover") {
        Recorder.current.hoverActions.append(action)
        return []
      }
    }
  }
#endif

#if PLATFORM_IOS || PLATFORM_VISIONOS
  @available(iOS 13.4, tvOS 16.0, *)
  public struct HoverEffect {
    let name: String

    public static var automatic: HoverEffect { HoverEffect(name: "automatic") }
    public static var highlight: HoverEffect { HoverEffect(name: "highlight") }
    public static var lift: HoverEffect { HoverEffect(name: "lift") }
  }

  @available(iOS 13.4, tvOS 16.0, *)
  extension View {
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
      ModifiedView(self, "hoverEffect") { [Argument("effect", effect.name)] }
    }
  }
#endif
