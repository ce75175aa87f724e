import Foundation
import Testing

@testable import StyleLang

/// What generated Swift uses is in the table of symbols, and no target lacks it.
@Suite struct APIUseTests {
  static let targets = [
    "ios15,macos12,tvos15,watchos9,visionos1", "ios13,macos10.15,tvos13,watchos6", "ios14,macos11",
    "ios15", "ios16,macos13,tvos16,watchos9", "ios17,macos14,tvos17,watchos10,visionos1",
    "ios26,macos26,tvos26,watchos26,visionos26",
  ]

  @Test(arguments: targets)
  func everySymbolIsThere(_ text: String) throws {
    let targets = try DeploymentTargets(parsing: text)
    var problems: Set<String> = []
    var count = 0
    for source in try Self.files() {
      guard let sheet = compile(source, targets: targets).sheet else { continue }
      let swift = String(decoding: emitSwift(sheet), as: UTF8.self)
      count += 1
      for use in Set(SwiftSymbolUse.uses(in: swift, for: targets)) {
        if let problem = use.problem { problems.insert("\(problem) (\(source.name))") }
      }
    }
    #expect(problems.sorted().prefix(40).joined(separator: "\n") == "")
    #expect(count > 4, "too few files compile for these targets")
  }

  /// A scanner that sees nothing would be content with anything.
  @Test(arguments: [
    (".foregroundStyle(.red)", "foregroundStyle(_:) is not on iOS 13"),
    (".foregroundColor(.red)", nil),
    (".background { Color.red }", "background({}:) is not on iOS 13"),
    (".overlay(Circle())", nil),
    (".onChange(of: x) { _ in }", "onChange(of:{}:) is not on iOS 13"),
    (".makeCoffee(sugar: 2)", "makeCoffee(sugar:) is not in the table"),
    ("@Environment(\\.isFocused) var focused", "isFocused is not on iOS 13"),
    ("if #available(iOS 15, *) { content.foregroundStyle(.red) }", nil),
    ("#if os(macOS)\nlet x = Material.thin\n#endif", nil),
    (
      "let shape = UnevenRoundedRectangle(topLeadingRadius: 2)",
      "UnevenRoundedRectangle is not on iOS 13"
    ),
  ])
  func usesAreSeen(_ swift: String, _ problem: String?) throws {
    let targets = try DeploymentTargets(parsing: "ios13")
    let uses = SwiftSymbolUse.uses(in: "content\n" + swift, for: targets)
    let problems = uses.compactMap(\.problem)
    if let problem {
      #expect(problems.contains(problem), "\(problems)")
    } else {
      #expect(problems == [])
    }
  }

  @Test func whatIsDeprecatedIsSeen() throws {
    let targets = try DeploymentTargets(parsing: "ios17")
    let uses = SwiftSymbolUse.uses(in: "content\n.onChange(of: x, perform: f)", for: targets)
    #expect(uses.compactMap(\.problem) == ["onChange(of:perform:) is deprecated on iOS 17"])
  }

  /// Samples, fixtures, and the examples of the reference.
  private static func files() throws -> [SourceFile] {
    let folders = [TestFiles.fixtures("execution"), TestFiles.samples]
    let files = try folders.flatMap { folder in
      try TestFiles.names(in: folder).map { name in
        SourceFile(name: name, text: try TestFiles.text(folder.appending(path: name)))
      }
    }
    let reference = try TestFiles.text(TestFiles.root.appending(path: "grammar/language.md"))
    let examples = reference.components(separatedBy: "```style\n").dropFirst()
    return files
      + examples.enumerated().map { number, text in
        SourceFile(
          name: "example\(number).style", text: text.components(separatedBy: "```")[0])
      }
  }
}

extension SwiftSymbolUse {
  /// What is wrong with it, or nil.
  var problem: String? {
    let text =
      kind == .call ? name + "(" + labels.map { $0 + ":" }.joined() + ")" : name
    let symbols = candidates
    guard !symbols.isEmpty else { return isUnremarkable ? nil : "\(text) is not in the table" }
    for platform in targets.platforms {
      guard let target = targets[platform] else { continue }
      let there = symbols.filter { $0.since.contains(target, of: platform) }
      if there.isEmpty { return "\(text) is not on \(platform.rawValue) \(target)" }
      if there.allSatisfy({ $0.deprecated.contains(target, of: platform) }) {
        return "\(text) is deprecated on \(platform.rawValue) \(target)"
      }
      let isOutdated = there.allSatisfy { symbol in
        symbol.replacement.map { targets.have($0) } ?? false
      }
      if isOutdated { return "\(text) has a successor on \(platform.rawValue) \(target)" }
    }
    return nil
  }

  /// The symbols of the table that it may be.
  private var candidates: [APISymbol] {
    (Self.symbols[kind == .key ? "EnvironmentValues." + name : name] ?? []).filter { symbol in
      kind != .call || takes(symbol)
    }
  }

  /// Whether a function takes the arguments, where those with a default may be left out.
  private func takes(_ symbol: APISymbol) -> Bool {
    guard let open = symbol.name.firstIndex(of: "(") else { return false }
    var parameters = symbol.name[open...].dropFirst().dropLast().split(separator: ":")[...]
    for label in labels {
      if label == "{}" {
        guard let last = parameters.popLast(), Self.closures.contains(String(last)) else {
          return false
        }
        continue
      }
      guard let index = parameters.firstIndex(where: { $0 == label }) else { return false }
      parameters = parameters[(index + 1)...]
    }
    return true
  }

  /// The labels of functions and of contents, which may be given in braces.
  private static let closures: Set<String> = [
    "_", "action", "body", "condition", "content", "label", "perform", "representation",
  ]

  /// Whether it belongs to Swift or to Core Graphics, which are older than SwiftUI, or makes a value
  /// of a type that is as old as its initialisers.
  private var isUnremarkable: Bool {
    if Self.swiftNames.contains(name) || Self.platformColors.contains(name) { return true }
    guard kind == .call, name.hasSuffix(".init"), Self.symbols[name] == nil else { return false }
    let type = String(name.dropLast(5))
    return Self.symbols[type] != nil || Self.swiftNames.contains(type)
  }

  /// The properties of UIColor and NSColor that the table of named colours knows.
  private static let platformColors: Set<String> = NamedColor.all.reduce(into: []) { names, color in
    guard case .perPlatform(let forms) = color.swiftForm else { return }
    names.insert(forms.uiKit)
    for form in [forms.macOS, forms.tvOS, forms.watchOS] {
      if case .system(let name) = form { names.insert(name) }
    }
  }

  private static let swiftNames: Set<String> = [
    "Bool", "CaseIterable", "Double", "Equatable", "Hashable", "Int", "Self", "Sendable", "String",
    "Swift", "SwiftUI", "Configuration", "Content", "CGFloat", "CGFloat.init", "CGLineCap",
    "CGPoint", "CGPoint.init", "CGRect", "CGSize", "MainActor", "StringProtocol", "Void", "count",
    "round", "wrappedValue", "height", "infinity", "insetBy", "map", "max",
    // What examples name of an app's own code.
    "Effects", "Glow", "Shimmer", "Shimmer.init",
    "maxX", "maxY", "min", "minX", "minY", "rounded", "some", "toggle", "width", "x", "y", "zero",
  ]

  /// By the last part of the name; environment values, initialisers and types by the whole.
  private static let symbols: [String: [APISymbol]] = {
    var symbols: [String: [APISymbol]] = [:]
    for symbol in APISymbol.all {
      let name = symbol.name.prefix { $0 != "(" }
      let key =
        name.hasPrefix("EnvironmentValues.") || name.hasSuffix(".init")
        ? name : name.split(separator: ".").last ?? name
      symbols[String(key), default: []].append(symbol)
    }
    return symbols
  }()
}
