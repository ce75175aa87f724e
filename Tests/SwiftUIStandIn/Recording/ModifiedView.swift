/// A view with one more modifier; its arguments are resolved when it is recorded.
///
/// Every modifier returns one, which clients do not see: theirs is `some View`, as on Apple's
/// systems. To compile hundreds of styles quickly the harness makes a variant of the module whose
/// modifiers say that they return this type, so that types do not nest.
public nonisolated struct ModifiedView: View, RecordingView {
  public typealias Body = Never

  private let make: () -> RecordedView

  /// Creates a modifier that is recorded by its name and arguments.
  init(_ content: some View, _ name: String, _ arguments: @escaping () -> [Argument] = { [] }) {
    self.init(content) { view in
      view.modifiers.append(RecordedModifier(name: name, arguments: arguments()))
    }
  }

  /// Creates a modifier that draws another view.
  init(
    _ content: some View, _ name: String, view other: some View,
    _ arguments: @escaping () -> [Argument] = { [] }
  ) {
    self.init(content) { view in
      let drawn = Recorder.within(1000 + view.modifiers.count) { SwiftUI.record(other) }
      view.modifiers.append(
        RecordedModifier(name: name, arguments: arguments(), views: [drawn]))
    }
  }

  /// Creates a modifier that changes the environment of the content.
  init(
    _ content: some View, environment change: @escaping (inout EnvironmentValues) -> Void,
    _ name: String, _ arguments: @escaping () -> [Argument] = { [] }
  ) {
    make = {
      var view = Recorder.with(change) { SwiftUI.record(content) }
      view.modifiers.append(RecordedModifier(name: name, arguments: arguments()))
      return view
    }
  }

  /// Creates a modifier that does something with the record of the content.
  init(_ content: some View, _ change: @escaping (inout RecordedView) -> Void) {
    make = {
      var view = SwiftUI.record(content)
      change(&view)
      return view
    }
  }

  /// Creates a modifier that records the content itself.
  init(wrapping content: some View, _ make: @escaping (() -> RecordedView) -> RecordedView) {
    self.make = { make { SwiftUI.record(content) } }
  }

  func record() -> RecordedView { make() }
}
