/// A platform that generated Swift is written for.
enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// Whether colours come from `UIColor`.
  var hasUIKit: Bool { self != .macOS }
}
