@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    recordingText("accessibilityLabel", label.string)
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    recordingText("accessibilityLabel", labelKey.key)
  }

  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> some View
  where S: StringProtocol {
    recordingText("accessibilityLabel", String(label))
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    recordingText("accessibilityHint", hint.string)
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    recordingText("accessibilityHint", hintKey.key)
  }

  @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> some View
  where S: StringProtocol {
    recordingText("accessibilityHint", String(hint))
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    recordingText("accessibilityValue", value.string)
  }

  @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> some View
  where S: StringProtocol {
    recordingText("accessibilityValue", String(value))
  }

  nonisolated public func help(_ text: Text) -> some View { recordingText("help", text.string) }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    recordingText("help", textKey.key)
  }

  @_disfavoredOverload nonisolated public func help<S>(_ text: S) -> some View
  where S: StringProtocol {
    recordingText("help", String(text))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    ModifiedView(self, "accessibilityHidden") { [Argument("value", "\(hidden)")] }
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    ModifiedView(self, "accessibilityAddTraits") { [Argument("traits", traits.text)] }
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    ModifiedView(self, "accessibilityRemoveTraits") { [Argument("traits", traits.text)] }
  }

  nonisolated func recordingText(_ name: String, _ text: String) -> some View {
    ModifiedView(self, name) { [Argument("text", text.debugDescription)] }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
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
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("button")
  public static let isHeader = AccessibilityTraits("header")
  public static let isSelected = AccessibilityTraits("selected")
  public static let isLink = AccessibilityTraits("link")
  public static let isSearchField = AccessibilityTraits("searchField")
  public static let isImage = AccessibilityTraits("image")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  public static let isStaticText = AccessibilityTraits("staticText")
  public static let isSummaryElement = AccessibilityTraits("summaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("modal")
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isToggle = AccessibilityTraits("toggle")

  /// In the order of the language's list.
  private static let order = [
    "button", "header", "selected", "link", "image", "searchField", "keyboardKey", "staticText",
    "summaryElement", "updatesFrequently", "playsSound", "startsMediaSession",
    "allowsDirectInteraction", "causesPageTurn", "modal", "toggle",
  ]

  var text: String {
    let words = AccessibilityTraits.order.filter(names.contains)
    return words.isEmpty ? "none" : words.joined(separator: " ")
  }

  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formUnion(other.names) }
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formIntersection(other.names) }
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other.names) }
  }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let isThere = contains(member)
    names.subtract(member.names)
    return isThere ? member : nil
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  private func with(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var copy = self
    change(&copy.names)
    return copy
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
