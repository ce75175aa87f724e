@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: Gesture {
  public typealias Value = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Body == Never {
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

/// What a gesture does with the touches that a driver plays.
struct GestureActions {
  enum Kind: String {
    case drag, tap, longPress
  }

  var kind: Kind
  var changed: [(Any) -> Void] = []
  var ended: [(Any) -> Void] = []
  var reset: [() -> Void] = []
}

/// A gesture that the recording knows.
protocol RecordingGesture {
  var actions: GestureActions { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never

  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
}

extension _ChangedGesture: RecordingGesture {
  nonisolated var actions: GestureActions {
    var actions = SwiftUI.actions(of: content)
    let action = self.action
    actions.changed.append { if let value = $0 as? Content.Value { action(value) } }
    return actions
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _EndedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
}

extension _EndedGesture: RecordingGesture {
  nonisolated var actions: GestureActions {
    var actions = SwiftUI.actions(of: content)
    let action = self.action
    actions.ended.append { if let value = $0 as? Content.Value { action(value) } }
    return actions
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  nonisolated(unsafe) let base: Base
  nonisolated(unsafe) let state: GestureState<State>
  nonisolated(unsafe) let change: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: RecordingGesture {
  nonisolated var actions: GestureActions {
    var actions = SwiftUI.actions(of: base)
    let (state, change) = (self.state, self.change)
    actions.changed.append { value in
      guard let value = value as? Base.Value else { return }
      var transaction = Transaction()
      state.update { change(value, &$0, &transaction) }
    }
    actions.reset.append { state.reset() }
    return actions
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// The actions of a gesture: its own, or those of its body.
func actions(of gesture: some Gesture) -> GestureActions {
  if let gesture = gesture as? any RecordingGesture { return gesture.actions }
  nonisolated(unsafe) let gesture = gesture
  nonisolated(unsafe) var result = GestureActions(kind: .tap)
  MainActor.assumeIsolated { result = actions(of: gesture.body) }
  return result
}
