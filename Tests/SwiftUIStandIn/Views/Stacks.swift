@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct HStack<Content>: View where Content: View {
  public typealias Body = Never

  nonisolated(unsafe) private let content: Content
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: RecordingView {
  nonisolated func record() -> RecordedView {
    stack("hstack", content, spacing: spacing, alignment: "\(alignment)")
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct VStack<Content>: View where Content: View {
  public typealias Body = Never

  nonisolated(unsafe) private let content: Content
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: RecordingView {
  nonisolated func record() -> RecordedView {
    stack("vstack", content, spacing: spacing, alignment: "\(alignment)")
  }
}

private func stack(
  _ name: String, _ content: some View, spacing: CGFloat?, alignment: String
) -> RecordedView {
  RecordedView(
    name: name,
    arguments: [
      Argument("spacing", spacing.map(text) ?? "standard"), Argument("alignment", alignment),
    ], children: recordList(content))
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ZStack<Content>: View where Content: View {
  public typealias Body = Never

  nonisolated(unsafe) private let content: Content
  private let alignment: Alignment

  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: RecordingView {
  nonisolated func record() -> RecordedView {
    RecordedView(
      name: "zstack", arguments: [Argument("alignment", alignment.text)],
      children: recordList(content))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Spacer: View, Sendable {
  public typealias Body = Never

  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: RecordingView {
  nonisolated func record() -> RecordedView {
    RecordedView(
      name: "spacer", arguments: [Argument("minLength", minLength.map(text) ?? "standard")])
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Divider: View, Sendable {
  public typealias Body = Never

  nonisolated public init() {}
}

extension Divider: RecordingView {
  nonisolated func record() -> RecordedView { RecordedView(name: "divider") }
}
