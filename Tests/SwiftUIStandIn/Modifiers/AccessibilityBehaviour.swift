@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    ModifiedView(self, "accessibilityValue") { [Argument("text", value.string)] }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    ModifiedView(self, "accessibilityValue") { [Argument("text", String(value))] }
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    ModifiedView(self, "accessibilityRemoveTraits") { [Argument("traits", traits.text)] }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(tvOS, introduced: 13.0, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    ModifiedView(self, "accessibilityAddTraits") { [Argument("traits", traits.text)] }
  }

  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    ModifiedView(self, "accessibilityElement") { [Argument("children", children.name)] }
  }

  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    ModifiedView(self) { view in
      Recorder.current.targets.append(
        TouchTarget(
          "accessibility", place: Recorder.current.place, title: view.title, press: .none,
          action: handler))
      view.modifiers.append(
        RecordedModifier(
          name: "accessibilityAction", arguments: [Argument("kind", actionKind.name)]))
    }
  }

  /// What is drawn in its place for those who do not see takes no touches.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View {
    let other = representation()
    return ModifiedView(self) { view in
      let targets = Recorder.current.targets
      let drawn = Recorder.within(999) { SwiftUI.record(other) }
      Recorder.current.targets = targets
      view.modifiers.append(RecordedModifier(name: "accessibilityRepresentation", views: [drawn]))
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
