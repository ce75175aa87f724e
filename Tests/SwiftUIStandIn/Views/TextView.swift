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

  nonisolated public init(verbatim content: String) { string = content }

  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { string = key.key }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Case: Sendable {
    case uppercase
    case lowercase
    /// What the recording's environment holds, to be told from what a style sets.
    @_spi(Recording) case surroundings
  }

  public enum TruncationMode: Sendable {
    case head
    case tail
    case middle
    /// What the recording's environment holds, to be told from what a style sets.
    @_spi(Recording) case surroundings
  }
}

extension Text: RecordingView {
  nonisolated func record() -> RecordedView {
    RecordedView(name: "text", arguments: [Argument("string", string.debugDescription)])
  }
}
