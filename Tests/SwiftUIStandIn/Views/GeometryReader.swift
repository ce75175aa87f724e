@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GeometryProxy: Sendable {
  public var size: CGSize { Recorder.frame.size }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GeometryReader<Content>: View where Content: View {
  public typealias Body = Never

  nonisolated(unsafe) public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: RecordingView {
  nonisolated func record() -> RecordedView {
    RecordedView(
      name: "geometry", arguments: [Argument("width", Recorder.frame.width)],
      children: onMain(self) { recordList($0.content(GeometryProxy())) })
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Anchor<Value> {
  public struct Source {
    let value: Value
  }

  let value: Value
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Equatable where Value: Equatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source(value: Recorder.frame) }
}
