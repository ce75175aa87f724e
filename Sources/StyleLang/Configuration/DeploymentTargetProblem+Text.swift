extension DeploymentTargetProblem {
  /// What is wrong: one line, lower case, no full stop.
  ///
  /// - Parameter place: What holds the targets, in quotes: an option, or a key.
  public func text(of place: String) -> String {
    switch self {
    case .unknownPlatform(let word):
      let words = Platform.allCases.map(\.word)
      let hint =
        suggestion(for: word, among: words).map { "did you mean '\($0)'?" }
        ?? "there is " + words.map { "'\($0)'" }.joined(separator: ", ")
      return "unknown platform '\(word)' of \(place); \(hint)"
    case .missingVersion(let platform):
      let version = DeploymentTargets.standard[platform] ?? platform.firstVersion
      return
        "no version follows '\(platform.word)' in \(place); write '\(platform.word)\(version)'"
    case .invalidVersion(let platform, let text):
      return
        "'\(text)' of \(place) is no version of \(platform.rawValue); write one as '17' or '17.4'"
    case .tooOld(let platform, let version, let first):
      return
        "SwiftUI begins with \(platform.rawValue) \(first), and \(place) asks for \(version)"
    case .skipped(let platform, let version, let next):
      return "there is no \(platform.rawValue) \(version), which \(place) asks for;"
        + " the next version is \(next)"
    case .repeated(let platform):
      return "\(place) names '\(platform.word)' twice"
    case .empty:
      return "a platform of \(place) is empty; write as 'ios16,macos13'"
    }
  }
}
