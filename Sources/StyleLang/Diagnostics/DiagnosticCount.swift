/// How many errors and warnings there were, for the last line of a report.
public struct DiagnosticCount: Hashable, Sendable {
  /// The number of errors.
  public var errors = 0
  /// The number of warnings.
  public var warnings = 0

  /// Creates a count of nothing.
  public init() {}

  /// Counts one more.
  public mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: break
    }
  }

  /// `2 errors, 1 warning`; nil if there is none of either.
  public var text: String? {
    let parts = [(errors, "error"), (warnings, "warning")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
