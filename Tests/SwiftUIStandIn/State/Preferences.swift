@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension Recorder {
  /// Records views and gives, besides, what they prefer for a key.
  static func collecting<K: PreferenceKey>(
    _ key: K.Type, _ views: () -> RecordedView
  ) -> (RecordedView, K.Value) {
    let outside = current.preferences
    current.preferences = [:]
    let view = views()
    let value = current.preferences[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    for (other, value) in outside where current.preferences[other] == nil {
      current.preferences[other] = value
    }
    return (view, value)
  }

  static func prefer<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
    var result = current.preferences[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    K.reduce(value: &result) { value }
    current.preferences[ObjectIdentifier(key)] = result
  }
}
