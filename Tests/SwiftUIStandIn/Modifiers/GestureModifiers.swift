@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    ModifiedView(self) { recordGesture(gesture, mask, on: &$0) }
  }

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    ModifiedView(self) { recordGesture(gesture, isEnabled ? .all : .subviews, on: &$0) }
  }

  nonisolated public func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    ModifiedView(self) { recordGesture(gesture, mask, on: &$0) }
  }

  nonisolated public func highPriorityGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    ModifiedView(self) { recordGesture(gesture, mask, on: &$0) }
  }

  @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    ModifiedView(self) { recordGesture(TapGesture(count: count).onEnded(action), .all, on: &$0) }
  }
}

/// Notes what the gesture takes touches for.
private func recordGesture(
  _ gesture: some Gesture, _ mask: GestureMask, on view: inout RecordedView
) {
  let actions = actions(of: gesture)
  let isOn = mask.contains(.gesture)
  if isOn {
    Recorder.current.targets.append(
      TouchTarget(
        actions.kind.rawValue, place: Recorder.current.place, title: view.title,
        press: .gesture(actions),
        action: { for action in actions.ended { action(()) } }))
  }
  let arguments = [Argument("kind", actions.kind.rawValue), Argument("isOn", "\(isOn)")]
  view.modifiers.append(RecordedModifier(name: "gesture", arguments: arguments))
}
