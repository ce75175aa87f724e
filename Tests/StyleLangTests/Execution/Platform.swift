/// A platform that generated Swift is written for.
enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS

  /// The compilation condition that stands for the platform in the stand-in.
  var condition: String { "PLATFORM_\(rawValue.uppercased())" }

  /// Generated Swift as this platform's compiler would read it, though another system compiles it:
  /// in its `#if` and `#elseif` lines, the questions about the system become conditions.
  func playing(_ source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let isDirective = line.drop { $0 == " " }.hasPrefix("#if")
      let isBranch = line.drop { $0 == " " }.hasPrefix("#elseif")
      return isDirective || isBranch ? replacingQuestions(in: String(line)) : String(line)
    }.joined(separator: "\n")
  }

  private func replacingQuestions(in line: String) -> String {
    var line = line
    for platform in Platform.allCases {
      line = line.replacing("os(\(platform.rawValue))", with: platform.condition)
    }
    return
      line
      .replacing("canImport(UIKit)", with: "!\(Platform.macOS.condition)")
      .replacing("canImport(AppKit)", with: Platform.macOS.condition)
  }
}
