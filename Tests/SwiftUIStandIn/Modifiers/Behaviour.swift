@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    ModifiedView(self, "animation") {
      [Argument("animation", animation?.text ?? "none"), Argument("value", text(of: value))]
    }
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedView(self, "allowsHitTesting") { [Argument("enabled", "\(enabled)")] }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView(self, "onAppear") {
      let memory = Recorder.current.memory
      let place = Recorder.current.place &+ 7
      if let action, memory.watched[place] == nil { Recorder.current.afterwards.append(action) }
      memory.watched[place] = true
      return []
    }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedView(self, "onDisappear")
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    ModifiedView(self, "focused") {
      Recorder.current.focuses.append { condition.wrappedValue = $0 }
      return []
    }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    ModifiedView(self, "focused") {
      Recorder.current.focuses.append { if $0 { binding.wrappedValue = value } }
      return []
    }
  }

  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    ModifiedView(self, "focusable") { [Argument("value", "\(isFocusable)")] }
  }
}

#if PLATFORM_VISIONOS
  extension View {
    @available(
      *, deprecated, message: "Use `onChange` with a two or zero parameter action closure."
    )
    nonisolated public func onChange<V>(
      of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
      recordingChange(of: value) { action($0) }
    }

    nonisolated public func onChange<V>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
      recordingChange(of: value) { action(value, $0) }
    }

    nonisolated public func onChange<V>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
      recordingChange(of: value) { _ in action() }
    }
  }
#else
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  extension View {
    nonisolated public func onChange<V>(
      of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
      recordingChange(of: value) { action($0) }
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  extension View {
    nonisolated public func onChange<V>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
      recordingChange(of: value) { action(value, $0) }
    }

    nonisolated public func onChange<V>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
      recordingChange(of: value) { _ in action() }
    }
  }
#endif

extension View {
  /// Notes the change for the harness, and, for a driver, acts when the value is another than at
  /// the last recording.
  nonisolated func recordingChange<V>(of value: V, _ action: @escaping (V) -> Void) -> some View
  where V: Equatable {
    ModifiedView(self, "onChange") {
      let change = Recorder.Change(value: text(of: value)) { newValue in
        if let newValue = newValue as? V { action(newValue) }
      }
      Recorder.watch(value, action)
      Recorder.current.changes.append(change)
      return [Argument("value", change.value)]
    }
  }
}

/// A watched value: of an optional, what it holds.
private func text<V>(of value: V) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }
  return "\(value)"
}
