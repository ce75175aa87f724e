@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  private let link: StorageLink<Value>

  @propertyWrapper public struct Binding {
    private let link: StorageLink<Value>

    fileprivate init(_ link: StorageLink<Value>) { self.link = link }

    public var wrappedValue: Value {
      get { link.storage.value }
      nonmutating set { link.storage.value = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  public init() where Value == Bool { link = StorageLink(false) }
  public init<T>() where Value == T?, T: Hashable { link = StorageLink(nil) }

  public var wrappedValue: Value {
    get { link.storage.value }
    nonmutating set { link.storage.value = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(link) }
}

extension FocusState: ConnectedProperty {
  func connect(_ key: Int) { link.connect(key) }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty
where Value: BinaryFloatingPoint {
  private let value: Value
  private let link = ScaleLink()

  public init(wrappedValue: Value) { value = wrappedValue }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  public var wrappedValue: Value {
    value * Value(link.scale ?? Recorder.current.environment.textScale)
  }
}

extension ScaledMetric: ConnectedProperty {
  func connect(_ key: Int) { link.scale = Recorder.current.environment.textScale }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

private final class ScaleLink {
  var scale: Double?
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  fileprivate let link: StorageLink<Value>
  private let initial: Value

  public init(wrappedValue: Value) {
    initial = wrappedValue
    link = StorageLink(wrappedValue)
  }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value { link.storage.value }
  public var projectedValue: GestureState<Value> { self }

  func update(_ change: (inout Value) -> Void) { change(&link.storage.value) }
  func reset() { link.storage.value = initial }
}

extension GestureState: ConnectedProperty {
  func connect(_ key: Int) { link.connect(key) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
