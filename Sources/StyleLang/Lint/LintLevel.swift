/// What a rule of lint is set to.
public enum LintLevel: String, Hashable, Sendable, CaseIterable {
  /// It is not looked at.
  case off
  /// A remark.
  case note
  /// Most likely not what was meant.
  case warning
  /// Fails the run.
  case error

  /// How much a finding matters; nil where there is none.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
