@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {}

/// The value lives as long as the view value that declares it: a recording of the same view value
/// finds what an earlier one left.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue value: Value) { storage = Storage(value) }
  public init(initialValue value: Value) { storage = Storage(value) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set {
      storage.value = newValue
      Recorder.current.lastStateWrite = newValue
    }
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { Recorder.current.environment[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
