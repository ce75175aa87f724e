@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  public typealias Body = Never

  nonisolated(unsafe) private let configuration: ProgressViewStyleConfiguration
  private let isOfConfiguration: Bool

  nonisolated private init(
    fraction: Double?, label: Slot?, value: Slot?, isOfConfiguration: Bool = false
  ) {
    configuration = ProgressViewStyleConfiguration(fraction: fraction, label: label, value: value)
    self.isOfConfiguration = isOfConfiguration
  }

  nonisolated private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V)
    -> Double?
  { value.map { min(1, max(0, Double($0 / total))) } }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, value: nil)
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: Slot("label", label()), value: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Slot("label", Text(titleKey)), value: nil)
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S)
  where Label == Text, S: StringProtocol {
    self.init(fraction: nil, label: Slot("label", Text(title)), value: nil)
  }

  nonisolated public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: Self.fraction(value, total), label: nil, value: nil)
  }

  nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint {
    self.init(fraction: Self.fraction(value, total), label: Slot("label", label()), value: nil)
  }

  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(value, total), label: Slot("label", Text(titleKey)), value: nil)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView {
  nonisolated public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: Self.fraction(value, total), label: Slot("label", label()),
      value: Slot("value", currentValueLabel()))
  }

  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label?.slot,
      value: configuration.currentValueLabel?.slot, isOfConfiguration: true)
  }
}

extension ProgressView: RecordingView {
  nonisolated func record() -> RecordedView {
    let style = Recorder.current.environment.styles.progress
    if let make = style?.make {
      let content = Recorder.with({ $0.styles.progress = nil }) { make(configuration) }
      return isOfConfiguration ? .control("progress", drawnBy: content) : content
    }
    var arguments: [Argument] = []
    if let fraction = configuration.fractionCompleted {
      arguments.append(Argument("fraction", fraction))
    }
    if isOfConfiguration { arguments.append(Argument("of", "configuration")) }
    let parts = [configuration.label?.slot, configuration.currentValueLabel?.slot]
    return RecordedView(
      name: "progress", arguments: arguments, children: parts.compactMap { $0?.record() })
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  init(fraction: Double?, label: Slot?, value: Slot?) {
    fractionCompleted = fraction
    self.label = label.map { Label(slot: $0) }
    currentValueLabel = value.map { CurrentValueLabel(slot: $0) }
  }
}

@available(*, unavailable)
extension ProgressViewStyleConfiguration: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyleConfiguration {
  @MainActor @preconcurrency public struct Label: View {
    public typealias Body = Never

    nonisolated(unsafe) let slot: Slot
  }
}

@available(*, unavailable)
extension ProgressViewStyleConfiguration.Label: Sendable {}

extension ProgressViewStyleConfiguration.Label: RecordingView {
  nonisolated func record() -> RecordedView { slot.record() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressViewStyleConfiguration {
  @MainActor @preconcurrency public struct CurrentValueLabel: View {
    public typealias Body = Never

    nonisolated(unsafe) let slot: Slot
  }
}

@available(*, unavailable)
extension ProgressViewStyleConfiguration.CurrentValueLabel: Sendable {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: RecordingView {
  nonisolated func record() -> RecordedView { slot.record() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View
  where S: ProgressViewStyle {
    var own = ControlStyle<ProgressViewStyleConfiguration>(text: text(ofStyle: style))
    if !(style is any BuiltInStyle) {
      own.make = { configuration in
        recordBody(of: style, configuration) {
          SwiftUI.record($0.makeBody(configuration: $1))
        }
      }
    }
    let result = own
    return ModifiedView(self, environment: { $0.styles.progress = result }, "progressViewStyle") {
      [Argument("style", result.text)]
    }
  }
}
