/// A system as far as the conditions of a style can tell it from others.
///
/// The deployment targets do not count: what is written as JSON is drawn anywhere, also where there is
/// none of Apple's systems, and so no `available(…)` holds.
struct PlayedSystem {
  /// Nil for a system that is not Apple's.
  private let platform: Platform?
  /// Nil for one that is older than all that is asked for.
  private let version: Version?

  /// The systems that answer some questions in every way in which a system can.
  ///
  /// - Parameter component: Of the style: a platform that lacks such styles is none.
  static func all(among questions: [Availability], component: Component) -> [PlayedSystem] {
    if questions.isEmpty { return [] }
    var systems = [PlayedSystem(platform: nil, version: nil)]
    for platform in component.systems.platforms {
      let versions = Set(questions.compactMap { $0[platform] }).sorted()
      systems.append(PlayedSystem(platform: platform, version: nil))
      systems += versions.map { PlayedSystem(platform: platform, version: $0) }
    }
    return systems
  }

  /// Whether the system is new enough.
  func has(_ availability: Availability) -> Bool {
    guard let platform, let version else { return false }
    return availability.contains(version, of: platform)
  }

  /// Whether the states of a combination, of those that a style looks at, can be so there.
  func allows(_ combination: Combination, of inputs: StyleInputs) -> Bool {
    guard let platform else { return true }
    for state in inputs.states {
      let holds = combination.stateBits & state.bit != 0
      if holds, !state.platforms.contains(platform) { return false }
      if !holds, state.always.contains(platform) { return false }
    }
    return combination.controlSize == .regular || ControlSize.platforms.contains(platform)
  }
}
