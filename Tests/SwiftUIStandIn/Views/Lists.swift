// Views that stand for none, one or several views.

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EmptyView: View, Sendable {
  public typealias Body = Never

  nonisolated public init() {}
}

extension EmptyView: RecordingList {
  nonisolated func recordList() -> [RecordedView] { [] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct TupleView<T>: View {
  public typealias Body = Never

  nonisolated(unsafe) public var value: T
  nonisolated(unsafe) private let views: [any View]

  nonisolated init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: RecordingList {
  nonisolated func recordList() -> [RecordedView] {
    views.enumerated().flatMap { index, view in
      Recorder.within(index) { SwiftUI.recordList(view) }
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  nonisolated(unsafe) private let storage: Storage
  /// Whether it is the system's version that decides, which never changes.
  private let isOfAvailability: Bool

  nonisolated init(_ storage: Storage, _ isOfAvailability: Bool) {
    self.storage = storage
    self.isOfAvailability = isOfAvailability
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: RecordingList where TrueContent: View, FalseContent: View {
  nonisolated func recordList() -> [RecordedView] {
    if !isOfAvailability { Recorder.current.conditionals += 1 }
    return switch storage {
    case .first(let view): Recorder.within(1) { SwiftUI.recordList(view) }
    case .second(let view): Recorder.within(2) { SwiftUI.recordList(view) }
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: RecordingList where Wrapped: View {
  nonisolated func recordList() -> [RecordedView] {
    guard let view = self else { return [] }
    return SwiftUI.recordList(view)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Group<Content> {
  nonisolated(unsafe) private let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Group: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: RecordingList where Content: View {
  nonisolated func recordList() -> [RecordedView] { SwiftUI.recordList(content) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyView: View {
  public typealias Body = Never

  nonisolated(unsafe) private let view: any View

  nonisolated public init<V>(_ view: V) where V: View { self.view = view }
  nonisolated public init<V>(erasing view: V) where V: View { self.view = view }
}

extension AnyView: RecordingList {
  nonisolated func recordList() -> [RecordedView] { SwiftUI.recordList(view) }
}
