@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title, Icon>: View where Title: View, Icon: View {
  public typealias Body = Never

  nonisolated(unsafe) private let configuration: LabelStyleConfiguration
  private let isOfConfiguration: Bool

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(
      LabelStyleConfiguration(title: Slot("title", title()), icon: Slot("icon", icon())), false)
  }

  nonisolated private init(_ configuration: LabelStyleConfiguration, _ isOfConfiguration: Bool) {
    self.configuration = configuration
    self.isOfConfiguration = isOfConfiguration
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String)
  where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String)
  where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(configuration, true)
  }
}

extension Label: RecordingView {
  nonisolated func record() -> RecordedView {
    let style = Recorder.current.environment.styles.label
    if let make = style?.make {
      let content = Recorder.with({ $0.styles.label = nil }) { make(configuration) }
      return isOfConfiguration ? .control("label", drawnBy: content) : content
    }
    return RecordedView(
      name: "label", arguments: isOfConfiguration ? [Argument("of", "configuration")] : [],
      children: [configuration.icon.record(), configuration.title.record()])
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LabelStyleConfiguration {
  public var title: LabelStyleConfiguration.Title { Title(slot: titleSlot) }
  public var icon: LabelStyleConfiguration.Icon { Icon(slot: iconSlot) }

  private let titleSlot: Slot
  private let iconSlot: Slot

  init(title: Slot, icon: Slot) {
    titleSlot = title
    iconSlot = icon
  }
}

@available(*, unavailable)
extension LabelStyleConfiguration: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyleConfiguration {
  @MainActor @preconcurrency public struct Title: View {
    public typealias Body = Never

    nonisolated(unsafe) let slot: Slot
  }
}

@available(*, unavailable)
extension LabelStyleConfiguration.Title: Sendable {}

extension LabelStyleConfiguration.Title: RecordingView {
  nonisolated func record() -> RecordedView { slot.record() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LabelStyleConfiguration {
  @MainActor @preconcurrency public struct Icon: View {
    public typealias Body = Never

    nonisolated(unsafe) let slot: Slot
  }
}

@available(*, unavailable)
extension LabelStyleConfiguration.Icon: Sendable {}

extension LabelStyleConfiguration.Icon: RecordingView {
  nonisolated func record() -> RecordedView { slot.record() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    var own = ControlStyle<LabelStyleConfiguration>(text: text(ofStyle: style))
    if !(style is any BuiltInStyle) {
      own.make = { configuration in
        recordBody(of: style, configuration) {
          SwiftUI.record($0.makeBody(configuration: $1))
        }
      }
    }
    let result = own
    return ModifiedView(self, environment: { $0.styles.label = result }, "labelStyle") {
      [Argument("style", result.text)]
    }
  }
}
