@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty
where Value: BinaryFloatingPoint {
  private let base: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }
  public init(wrappedValue: Value) { base = wrappedValue }

  /// The value at the default text size.
  public var wrappedValue: Value { base }
}
