@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Button<Label>: View where Label: View {
  public typealias Body = Never

  nonisolated(unsafe) private let parts: ButtonParts
  private let name: String

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role, action, label())
  }

  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, action, label())
  }

  nonisolated private init(_ role: Any?, _ action: @escaping @MainActor () -> Void, _ label: Label)
  {
    self.init(
      ButtonParts(roleOfButton: role, label: Slot("label", label)) {
        MainActor.assumeIsolated { action() }
      })
  }

  nonisolated init(_ parts: ButtonParts, name: String = "button") {
    self.parts = parts
    self.name = name
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, Text(titleKey))
  }

  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(nil, action, Text(title))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Text(titleKey))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role, action, Text(title))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(nil, action, SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    var parts = configuration.parts
    parts.isOfConfiguration = true
    self.init(parts)
  }
}

extension Button: RecordingView {
  nonisolated func record() -> RecordedView {
    Recorder.within(name.count) {
      let place = Recorder.current.place
      var parts = parts
      parts.isPressed =
        Recorder.current.pressesButtons || Recorder.current.memory.pressed.contains(place)
      let style = Recorder.current.environment.styles.button
      if style?.isPrimitive != true {
        Recorder.current.targets.append(
          TouchTarget(name, place: place, press: .button(place), action: parts.action))
      }
      let target = Recorder.current.targets.count - 1
      let content = style?.make?(parts) ?? parts.label.record()
      if style?.isPrimitive != true { Recorder.current.targets[target].title = content.title }
      var arguments: [Argument] = []
      if let role = (parts.roleOfButton as? ButtonRole)?.name {
        arguments.append(Argument("role", role))
      }
      if parts.isOfConfiguration { arguments.append(Argument("of", "configuration")) }
      return RecordedView(name: name, arguments: arguments, children: [content])
    }
  }
}

/// The other control that is styled as a button is.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  public typealias Body = Never

  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let destination: Destination

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.destination = destination()
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), label: { Text(titleKey) })
  }

  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(destination: destination(), label: { Text(title) })
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: Destination)
  where S: StringProtocol {
    self.init(destination: destination, label: { Text(title) })
  }
}

extension NavigationLink: RecordingView {
  nonisolated func record() -> RecordedView {
    let destination = self.destination
    return Button<Label>(
      ButtonParts(label: Slot("label", label)) {
        Recorder.current.feedback.append("navigated to \(SwiftUI.record(destination).title)")
      }, name: "link"
    ).record()
  }
}
