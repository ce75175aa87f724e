import StyleLang

extension Arguments {
  /// The deployment targets that are given, or else the standard ones.
  func targets() throws(UsageError) -> DeploymentTargets {
    guard let value = path(.deploymentTarget) else { return .standard }
    do throws(DeploymentTargetProblem) {
      return try DeploymentTargets(parsing: value.text)
    } catch {
      throw UsageError(problem: error)
    }
  }
}

extension UsageError {
  /// Words what is wrong with a deployment target.
  fileprivate init(problem: DeploymentTargetProblem) {
    let option = "'\(Option.deploymentTarget.name)'"
    switch problem {
    case .unknownPlatform(let word):
      let words = Platform.allCases.map(\.word)
      self = .unknown("platform", word, among: words, in: " of \(option)")
    case .missingVersion(let platform):
      let version = DeploymentTargets.standard[platform] ?? platform.firstVersion
      self.init(
        "no version follows '\(platform.word)' in \(option); write '\(platform.word)\(version)'")
    case .invalidVersion(let platform, let text):
      self.init(
        "'\(text)' of \(option) is no version of \(platform.rawValue); write one as '17' or '17.4'")
    case .tooOld(let platform, let version, let first):
      self.init(
        "SwiftUI begins with \(platform.rawValue) \(first), and \(option) asks for \(version)")
    case .skipped(let platform, let version, let next):
      self.init(
        "there is no \(platform.rawValue) \(version), which \(option) asks for;"
          + " the next version is \(next)")
    case .repeated(let platform):
      self.init("\(option) names '\(platform.word)' twice")
    case .empty:
      self.init("a platform of \(option) is empty; write as 'ios16,macos13'")
    }
  }
}
