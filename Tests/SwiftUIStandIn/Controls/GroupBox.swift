#if !PLATFORM_TVOS && !PLATFORM_WATCHOS
  @available(iOS 14.0, macOS 11.0, *)
  public struct GroupBox<Label, Content>: View where Label: View, Content: View {
    public typealias Body = Never

    nonisolated(unsafe) private let configuration: GroupBoxStyleConfiguration
    private let isOfConfiguration: Bool

    nonisolated private init(_ label: Slot, _ content: Slot, isOfConfiguration: Bool = false) {
      configuration = GroupBoxStyleConfiguration(label: label, content: content)
      self.isOfConfiguration = isOfConfiguration
    }

    nonisolated public init(
      @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
      self.init(Slot("label", label()), Slot("body", content()))
    }
  }

  @available(iOS 14.0, macOS 11.0, *)
  extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
      self.init(Slot("label", EmptyView()), Slot("body", content()))
    }
  }

  @available(iOS 15.0, macOS 12.0, *)
  extension GroupBox where Label == Text {
    nonisolated public init(
      _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
      self.init(Slot("label", Text(titleKey)), Slot("body", content()))
    }

    @_disfavoredOverload nonisolated public init<S>(
      _ title: S, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
      self.init(Slot("label", Text(title)), Slot("body", content()))
    }
  }

  @available(iOS 14.0, macOS 11.0, *)
  extension GroupBox
  where
    Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
  {
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
      self.init(configuration.label.slot, configuration.content.slot, isOfConfiguration: true)
    }
  }

  extension GroupBox: RecordingView {
    nonisolated func record() -> RecordedView {
      let style = Recorder.current.environment.styles.group
      if let make = style?.make {
        let content = Recorder.with({ $0.styles.group = nil }) { make(configuration) }
        return isOfConfiguration ? .control("group", drawnBy: content) : content
      }
      return RecordedView(
        name: "group", arguments: isOfConfiguration ? [Argument("of", "configuration")] : [],
        children: [configuration.label.record(), configuration.content.record()])
    }
  }

  @available(iOS 14.0, macOS 11.0, *)
  @MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
      -> Self.Body
    typealias Configuration = GroupBoxStyleConfiguration
  }

  @available(iOS 14.0, macOS 11.0, *)
  public struct GroupBoxStyleConfiguration {
    public let label: GroupBoxStyleConfiguration.Label
    public let content: GroupBoxStyleConfiguration.Content

    init(label: Slot, content: Slot) {
      self.label = Label(slot: label)
      self.content = Content(slot: content)
    }
  }

  @available(*, unavailable)
  extension GroupBoxStyleConfiguration: Sendable {}

  @available(iOS 14.0, macOS 11.0, *)
  extension GroupBoxStyleConfiguration {
    @MainActor @preconcurrency public struct Label: View {
      public typealias Body = Never

      nonisolated(unsafe) let slot: Slot
    }
  }

  @available(*, unavailable)
  extension GroupBoxStyleConfiguration.Label: Sendable {}

  extension GroupBoxStyleConfiguration.Label: RecordingView {
    nonisolated func record() -> RecordedView { slot.record() }
  }

  @available(iOS 14.0, macOS 11.0, *)
  extension GroupBoxStyleConfiguration {
    @MainActor @preconcurrency public struct Content: View {
      public typealias Body = Never

      nonisolated(unsafe) let slot: Slot
    }
  }

  @available(*, unavailable)
  extension GroupBoxStyleConfiguration.Content: Sendable {}

  extension GroupBoxStyleConfiguration.Content: RecordingView {
    nonisolated func record() -> RecordedView { slot.record() }
  }

  @available(iOS 14.0, macOS 11.0, *)
  extension View {
    nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
      var own = ControlStyle<GroupBoxStyleConfiguration>(text: text(ofStyle: style))
      if !(style is any BuiltInStyle) {
        own.make = { configuration in
          recordBody(of: style, configuration) {
            SwiftUI.record($0.makeBody(configuration: $1))
          }
        }
      }
      let result = own
      return ModifiedView(self, environment: { $0.styles.group = result }, "groupBoxStyle") {
        [Argument("style", result.text)]
      }
    }
  }
#endif
