extension Control {
  /// The name of the protocol of its styles: `ReactiveButtonStyle`.
  public var styleProtocol: String { swiftName + "Style" }

  /// The name of what its styles, or its label, are given: `ReactiveButtonConfiguration`.
  public var configurationType: String { swiftName + "Configuration" }

  /// The name of the type that any of its styles fits into.
  public var erasedStyle: String { "Any" + styleProtocol }

  /// The name of the value in the environment, and of the modifier that sets it.
  public var styleMember: String { SwiftWords.memberName(styleProtocol, suffix: "") }

  /// The name of the control that is built on one of SwiftUI's: the control's own, but where it is
  /// built on both.
  public func swiftName(on wrapped: Wrapped) -> String {
    guard wraps.count > 1 else { return swiftName }
    let stem = swiftName.hasSuffix("Button") ? String(swiftName.dropLast(6)) : swiftName
    return stem + (wrapped == .button ? "Button" : "NavigationLink")
  }

  /// The name of a state of its own in Swift: `isLoading` for `loading`, `hasBadge` as it is.
  public static func swiftName(ofFlag name: String) -> String {
    for prefix in ["is", "has"] where name.hasPrefix(prefix) {
      let next = name.utf8.dropFirst(prefix.utf8.count).first
      if let next, next &- UInt8(ascii: "A") < 26 { return name }
    }
    return "is" + SwiftWords.upperCamel(name)
  }
}
