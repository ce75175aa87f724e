#if !STRICT
  /// What the harness makes of `#available(…)` in Swift that it runs: the running system is not one of
  /// Apple's, so that the question would be no question.
  ///
  /// - Parameter systems: What stands in the parentheses.
  public func _recordingIsAvailable(_ systems: String) -> Bool {
    Recorder.current.askedForAvailability = true
    guard let system = Recorder.current.system else { return true }
    for part in systems.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count == 2, String(words[0]) == platformName else { continue }
      return isAtLeast(system, String(words[1]))
    }
    return true
  }
#endif

private func isAtLeast(_ system: String, _ version: String) -> Bool {
  let numbers = [system, version].map { $0.split(separator: ".").map { Int($0) ?? 0 } + [0, 0] }
  for (a, b) in zip(numbers[0].prefix(2), numbers[1].prefix(2)) where a != b { return a > b }
  return true
}

#if PLATFORM_IOS
  private let platformName = "iOS"
#elseif PLATFORM_MACOS
  private let platformName = "macOS"
#elseif PLATFORM_TVOS
  private let platformName = "tvOS"
#elseif PLATFORM_WATCHOS
  private let platformName = "watchOS"
#else
  private let platformName = "visionOS"
#endif
