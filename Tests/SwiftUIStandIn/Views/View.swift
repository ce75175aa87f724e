@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: View {
  public typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View where Body == Never {
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// One view, exactly: see the README.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  let string: String

  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol { string = String(content) }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { string = key.key }

  public enum TruncationMode: Sendable {
    case head
    case tail
    case middle
    /// What the recording's environment holds, to be told from what a style sets.
    @_spi(Recording) case surroundings
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Case: Sendable {
    case uppercase
    case lowercase
    /// What the recording's environment holds, to be told from what a style sets.
    @_spi(Recording) case surroundings
  }
}

extension Text: RecordingView {
  nonisolated func record() -> RecordedView {
    RecordedView(name: "text", arguments: [Argument("string", string)])
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never

  let text: String

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
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
}

extension Image: RecordingView {
  nonisolated func record() -> RecordedView {
    RecordedView(name: "image", arguments: [Argument("image", text)])
  }
}
