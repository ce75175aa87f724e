@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never

  let text: String

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    text = "asset \(name.debugDescription)"
  }

  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    text = "asset \(name.debugDescription)"
  }

  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public init(systemName: String) { text = "symbol \(systemName.debugDescription)" }

  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public enum Scale: Sendable {
    case small
    case medium
    case large
    /// What the recording's environment holds, to be told from what a style sets.
    @_spi(Recording) case surroundings
  }

  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }

  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
}

extension Image: RecordingView {
  nonisolated func record() -> RecordedView {
    RecordedView(name: "image", arguments: [Argument("image", text)])
  }
}
