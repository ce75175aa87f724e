@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    ModifiedView(self) { _ in Recorder.prefer(key, value) }
  }

  nonisolated public func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    ModifiedView(self) { _ in Recorder.prefer(K.self, transform(Anchor(value: value.value))) }
  }

  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    ModifiedView(wrapping: self) { content in
      let (view, value) = Recorder.collecting(key, content)
      Recorder.prefer(key, value)
      Recorder.watch(value, from: K.defaultValue) { _ in action(value) }
      return view
    }
  }

  nonisolated public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    ModifiedView(wrapping: self) { content in
      var (view, value) = Recorder.collecting(key, content)
      Recorder.prefer(key, value)
      view.modifiers.append(
        RecordedModifier(name: "overlay", views: [SwiftUI.record(transform(value))]))
      return view
    }
  }

  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    ModifiedView(wrapping: self) { content in
      var (view, value) = Recorder.collecting(key, content)
      Recorder.prefer(key, value)
      view.modifiers.append(
        RecordedModifier(name: "background", views: [SwiftUI.record(transform(value))]))
      return view
    }
  }
}
