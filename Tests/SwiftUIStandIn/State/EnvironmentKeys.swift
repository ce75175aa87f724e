@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      // What is absent must not be taken for a nil that was set.
      guard let value = own[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { own[ObjectIdentifier(key)] = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ModifiedView(self, environment: { $0[keyPath: keyPath] = value }, "environment") {
      guard keyPath == \EnvironmentValues.symbolVariants, let variants = value as? SymbolVariants
      else { return [Argument("value", textOfParameter(value))] }
      return [Argument("symbolVariants", variants.text)]
    }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    ModifiedView(self, environment: { transform(&$0[keyPath: keyPath]) }, "environment")
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    ModifiedView(self, environment: { $0.isEnabled = $0.isEnabled && !disabled }, "disabled") {
      [Argument("value", "\(disabled)")]
    }
  }
}
