import StyleLang

extension Platform {
  /// The compilation condition that stands for the platform in the stand-in.
  var condition: String { "PLATFORM_\(rawValue.uppercased())" }

  /// The name of its SDK in Xcode.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The default deployment target.
  var target: String {
    switch self {
    case .iOS: "arm64-apple-ios15.0"
    case .macOS: "arm64-apple-macosx12.0"
    case .tvOS: "arm64-apple-tvos15.0"
    case .watchOS: "arm64_32-apple-watchos9.0"
    case .visionOS: "arm64-apple-xros1.0"
    }
  }

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
