@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier>: View
where Modifier: ViewModifier {
  public typealias Body = Never

  nonisolated(unsafe) fileprivate let content: () -> RecordedView

  nonisolated fileprivate init(_ content: @escaping () -> RecordedView) { self.content = content }
}

extension _ViewModifier_Content: RecordingView {
  nonisolated func record() -> RecordedView { content() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: RecordingView where Content: View, Modifier: ViewModifier {
  func record() -> RecordedView {
    recordBody(of: modifier, content) { modifier, content in
      SwiftUI.record(modifier.body(content: _ViewModifier_Content { SwiftUI.record(content) }))
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
