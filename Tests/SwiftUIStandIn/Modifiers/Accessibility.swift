@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    ModifiedView(self, "accessibilityLabel") { [Argument("text", label.string)] }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    ModifiedView(self, "accessibilityLabel") { [Argument("text", labelKey.key)] }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    ModifiedView(self, "accessibilityLabel") { [Argument("text", String(label))] }
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    ModifiedView(self, "accessibilityHint") { [Argument("text", hint.string)] }
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    ModifiedView(self, "accessibilityHint") { [Argument("text", hintKey.key)] }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    ModifiedView(self, "accessibilityHint") { [Argument("text", String(hint))] }
  }

  nonisolated public func help(_ text: Text) -> some View {
    ModifiedView(self, "help") { [Argument("text", text.string)] }
  }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    ModifiedView(self, "help") { [Argument("text", textKey.key)] }
  }

  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol {
    ModifiedView(self, "help") { [Argument("text", String(text))] }
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    ModifiedView(self, "accessibilityAddTraits") { [Argument("traits", traits.text)] }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    ModifiedView(self, "accessibilityHidden") { [Argument("hidden", "\(hidden)")] }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }
  public init() { bits = 0 }

  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  public static let isImage = AccessibilityTraits(bits: 1 << 4)
  public static let isSearchField = AccessibilityTraits(bits: 1 << 5)
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 6)
  public static let isStaticText = AccessibilityTraits(bits: 1 << 7)
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 8)
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 9)
  public static let playsSound = AccessibilityTraits(bits: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  public static let isModal = AccessibilityTraits(bits: 1 << 14)

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    bits &= ~member.bits
    return had ? member : nil
  }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
}

extension AccessibilityTraits {
  /// The words of the language, in the order of its list.
  var text: String {
    let names = [
      "button", "header", "selected", "link", "image", "searchField", "keyboardKey", "staticText",
      "summaryElement", "updatesFrequently", "playsSound", "startsMediaSession",
      "allowsDirectInteraction", "causesPageTurn", "modal",
    ]
    let held = names.indices.filter { bits & 1 << UInt32($0) != 0 }.map { names[$0] }
    return held.isEmpty ? "none" : held.joined(separator: " ")
  }
}
