import Foundation
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

  /// The triple of a deployment target, of the simulator where there is one: the standard library's
  /// interface is that of a processor, which a simulator shares with this system.
  func target(_ version: Version) -> String {
    #if arch(arm64)
      let processor = "arm64"
    #else
      let processor = "x86_64"
    #endif
    return switch self {
    case .iOS: "\(processor)-apple-ios\(version)-simulator"
    case .macOS: "\(processor)-apple-macosx\(version)"
    case .tvOS: "\(processor)-apple-tvos\(version)-simulator"
    case .watchOS: "\(processor)-apple-watchos\(version)-simulator"
    case .visionOS: "\(processor)-apple-xros\(version)-simulator"
    }
  }

  /// On visionOS what is said of iOS holds, for the version that came out with it.
  ///
  /// Apple's SDK tells the compiler which that is; without the SDK it must be written.
  func inheritingAvailability(_ source: String) -> String {
    if self != .visionOS { return source }
    return source.replacing(/available\(([^)]*?)iOS ([0-9.]+)([^)]*)\)/) { match in
      let text = String(match.0)
      guard !text.contains("visionOS"), let version = Version(String(match.2)) else { return text }
      let own: String =
        switch version.major {
        case ..<17: "1.0"
        case 17: version.minor < 4 ? "1.0" : "1.\(version.minor - 3)"
        case 18: "2.\(version.minor)"
        default: "\(version.major).\(version.minor)"
        }
      return "available(\(match.1)iOS \(match.2), visionOS \(own)\(match.3))"
    }
  }

  /// Generated Swift as this platform's compiler would read it, though another system compiles it:
  /// in its `#if` and `#elseif` lines, the questions about the system become conditions, and
  /// `#available` asks for the system that a state plays.
  func playing(_ source: String) -> String {
    let lines = source.replacing(/#available\(([^)]*)\)/) { "_recordingIsAvailable(\"\($0.1)\")" }
      .split(separator: "\n", omittingEmptySubsequences: false)
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
