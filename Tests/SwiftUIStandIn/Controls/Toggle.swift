@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Toggle<Label>: View where Label: View {
  public typealias Body = Never

  nonisolated(unsafe) private let configuration: ToggleStyleConfiguration
  private let isOfConfiguration: Bool

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(ToggleStyleConfiguration(isOn: isOn, Slot("label", label())), false)
  }

  nonisolated private init(_ configuration: ToggleStyleConfiguration, _ isOfConfiguration: Bool) {
    self.configuration = configuration
    self.isOfConfiguration = isOfConfiguration
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>)
  where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration, true)
  }
}

extension Toggle: RecordingView {
  nonisolated func record() -> RecordedView {
    let style = Recorder.current.environment.styles.toggle
    if let make = style?.make {
      let content = Recorder.with({ $0.styles.toggle = nil }) { make(configuration) }
      return isOfConfiguration ? .control("toggle", drawnBy: content) : content
    }
    return Recorder.within(6) {
      let label = configuration.label.record()
      Recorder.current.targets.append(
        TouchTarget(
          "toggle", place: Recorder.current.place, title: label.title, press: .none,
          action: { configuration.isOn.toggle() }))
      var arguments = [Argument("isOn", "\(configuration.isOn)")]
      if isOfConfiguration { arguments.append(Argument("of", "configuration")) }
      return RecordedView(name: "toggle", arguments: arguments, children: [label])
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ToggleStyleConfiguration {
  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var isMixed: Bool { false }

  init(isOn: Binding<Bool>, _ label: Slot) {
    self.label = Label(slot: label)
    _isOn = isOn
  }
}

@available(*, unavailable)
extension ToggleStyleConfiguration: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ToggleStyleConfiguration {
  @MainActor @preconcurrency public struct Label: View {
    public typealias Body = Never

    nonisolated(unsafe) let slot: Slot
  }
}

@available(*, unavailable)
extension ToggleStyleConfiguration.Label: Sendable {}

extension ToggleStyleConfiguration.Label: RecordingView {
  nonisolated func record() -> RecordedView { slot.record() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    var own = ControlStyle<ToggleStyleConfiguration>(text: text(ofStyle: style))
    if !(style is any BuiltInStyle) {
      own.make = { configuration in
        recordBody(of: style, configuration) {
          SwiftUI.record($0.makeBody(configuration: $1))
        }
      }
    }
    let result = own
    return ModifiedView(self, environment: { $0.styles.toggle = result }, "toggleStyle") {
      [Argument("style", result.text)]
    }
  }
}
