/// What is going on while a view is recorded.
///
/// A recording is single-threaded, on the main thread, so it is kept in one place.
struct Recorder {
  /// The recording under way.
  nonisolated(unsafe) static var current = Recorder()

  /// What is known of `inset(by:)` of shapes, by type and text.
  nonisolated(unsafe) static var insetProblems: [String: [Argument]] = [:]

  /// What `@Environment` reads.
  var environment = EnvironmentValues()
  /// The closures given to `onHover`, in the order of recording.
  var hoverActions: [(Bool) -> Void] = []
  /// The closures given to `onChange`.
  var changes: [Change] = []
  /// What feedback generators were asked for.
  var feedback: [String] = []
  /// What was last written to a `@State`.
  var lastStateWrite: Any?

  /// A watched value and what happens on its change to another value of the same type.
  struct Change {
    var value: String
    var fire: (Any) -> Void
  }

  /// Records a view from a clean slate, but with the state that views keep.
  static func record(_ view: some View, in environment: EnvironmentValues) -> RecordedView {
    current = Recorder()
    current.environment = environment
    return SwiftUI.record(view)
  }
}

/// A view that knows how it is recorded; every other view is recorded by its body.
protocol RecordingView {
  func record() -> RecordedView
}

/// Records a view in the current environment.
func record<V: View>(_ view: V) -> RecordedView {
  if let view = view as? any RecordingView { return view.record() }
  nonisolated(unsafe) let view = view
  return MainActor.assumeIsolated { record(view.body) }
}

/// A view with one more modifier; its arguments are resolved when it is recorded.
///
/// Every modifier returns one, which clients do not see: theirs is `some View`, as on Apple's
/// systems. To compile hundreds of styles quickly the harness makes a variant of the module whose
/// modifiers say that they return this type, so that types do not nest.
public nonisolated struct ModifiedView: View, RecordingView {
  public typealias Body = Never

  let content: () -> RecordedView
  let modifier: () -> RecordedModifier

  init(_ content: some View, _ name: String, _ arguments: @escaping () -> [Argument] = { [] }) {
    self.content = { SwiftUI.record(content) }
    modifier = { RecordedModifier(name: name, arguments: arguments()) }
  }

  /// Creates a modifier that draws another view.
  init(
    _ content: some View, _ name: String, view: some View,
    _ arguments: @escaping () -> [Argument] = { [] }
  ) {
    self.content = { SwiftUI.record(content) }
    modifier = {
      RecordedModifier(name: name, arguments: arguments(), views: [SwiftUI.record(view)])
    }
  }

  func record() -> RecordedView {
    var result = content()
    result.modifiers.append(modifier())
    return result
  }
}
