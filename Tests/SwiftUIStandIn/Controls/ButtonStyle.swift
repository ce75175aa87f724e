@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ButtonStyleConfiguration {
  @MainActor @preconcurrency public struct Label: View {
    public typealias Body = Never

    nonisolated(unsafe) fileprivate let slot: Slot
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var role: ButtonRole? { parts.roleOfButton as? ButtonRole }
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool

  private let parts: ButtonParts

  init(_ parts: ButtonParts) {
    self.parts = parts
    label = Label(slot: parts.label)
    isPressed = parts.isPressed
  }
}

@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}

@available(*, unavailable)
extension ButtonStyleConfiguration.Label: Sendable {}

extension ButtonStyleConfiguration.Label: RecordingView {
  nonisolated func record() -> RecordedView { slot.record() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let confirm = ButtonRole(name: "confirm")
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let close = ButtonRole(name: "close")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PrimitiveButtonStyleConfiguration {
  @MainActor @preconcurrency public struct Label: View {
    public typealias Body = Never

    nonisolated(unsafe) fileprivate let slot: Slot
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var role: ButtonRole? { parts.roleOfButton as? ButtonRole }
  public let label: PrimitiveButtonStyleConfiguration.Label
  public func trigger() { parts.action() }

  let parts: ButtonParts

  init(_ parts: ButtonParts) {
    self.parts = parts
    label = Label(slot: parts.label)
  }
}

@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration: Sendable {}

@available(*, unavailable)
extension PrimitiveButtonStyleConfiguration.Label: Sendable {}

extension PrimitiveButtonStyleConfiguration.Label: RecordingView {
  nonisolated func record() -> RecordedView { slot.record() }
}

/// What a style of buttons is given.
struct ButtonParts {
  var roleOfButton: Any?
  var label: Slot
  var isPressed = false
  var action: () -> Void = {}
  /// Whether its label is one that a style of buttons was given.
  var isOfConfiguration = false
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    let text = text(ofStyle: style)
    let own = ControlStyle<ButtonParts>(text: text) { parts in
      recordBody(of: style, parts) {
        SwiftUI.record($0.makeBody(configuration: ButtonStyleConfiguration($1)))
      }
    }
    return ModifiedView(self, environment: { $0.styles.button = own }, "buttonStyle") {
      [Argument("style", text)]
    }
  }

  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    let text = text(ofStyle: style)
    var own = ControlStyle<ButtonParts>(text: text)
    if !(style is any BuiltInStyle) {
      own.make = { parts in
        Recorder.with({ $0.styles.button = nil }) {
          recordBody(of: style, parts) {
            SwiftUI.record($0.makeBody(configuration: PrimitiveButtonStyleConfiguration($1)))
          }
        }
      }
      own.isPrimitive = true
    }
    let result = own
    return ModifiedView(self, environment: { $0.styles.button = result }, "buttonStyle") {
      [Argument("style", text)]
    }
  }
}
