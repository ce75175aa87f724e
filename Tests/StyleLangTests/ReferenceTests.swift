import Foundation
import Testing

@testable import StyleLang

/// The reference says what the compiler does.
@Suite struct ReferenceTests {
  // MARK: Examples

  static let examples = (try? Reference().examples) ?? []

  @Test(arguments: examples)
  func examplesCompile(_ example: Reference.Example) {
    let source = SourceFile(name: "example.style", text: example.code)
    let diagnostics = compile(source).diagnostics
    #expect(
      diagnostics.map(\.problem.code) == [example.diagnostic].compactMap { $0 },
      "\(diagnostics.map(\.problem.message))")
  }

  @Test(arguments: examples)
  func examplesAreOfTheGrammar(_ example: Reference.Example) throws {
    let accepted = GrammarTests.accepts(try GrammarTests.readGrammar(), example.code)
    #expect(accepted == GrammarTests.parses(example.code))
  }

  @Test func examplesAreFound() {
    #expect(Self.examples.count > 40)
    #expect(Self.examples.count { $0.diagnostic != nil } > 10)
  }

  /// Each block of code is one that a test compiles, but for the Swift of an app.
  @Test func everyExampleIsCompiled() throws {
    let fences = try Reference().lines.filter { $0.hasPrefix("```") && $0 != "```" }
    let kinds = Set(fences.map { $0.dropFirst(3).prefix { $0 != " " } })
    #expect(kinds == ["style", "project", "swift"])
  }

  @Test(arguments: Property.allCases)
  func examplesOfPropertiesCompile(_ property: Property) {
    let surface = property == .shadow ? "background: white; " : ""
    let text = "style Example: button { \(surface)\(property.definition.example) }"
    let compilation = compile(SourceFile(name: "example.style", text: text))
    #expect(compilation.diagnostics == [])
    #expect(compilation.sheet?.styles.first?.rules.contains { $0.property == property } ?? false)
  }

  /// The Swift of all examples, together, is what a compiler takes without a warning; on the three
  /// platforms whose colours are written in different ways.
  @Test(arguments: [Platform.iOS, .macOS, .watchOS])
  func examplesGiveSwift(_ platform: Platform) async throws {
    var sources = Self.examples.filter { $0.diagnostic == nil }.map { example in
      SourceFile(name: "Line\(example.line).style", text: example.code)
    }
    let styles = Property.allCases.map { property in
      "style \(property.name)Example: button { background: white; \(property.definition.example) }"
    }
    sources.append(
      SourceFile(name: "Properties.style", text: styles.joined(separator: "\n")))
    // What the examples name of an app's own code.
    let own = """
      import SwiftUI

      struct Shimmer: ViewModifier {
        func body(content: Content) -> some View { content }
      }

      enum Effects {
        struct Glow: ViewModifier {
          func body(content: Content) -> some View { content }
        }
      }
      """
    let files = try sources.map { source in
      let sheet = try #require(compile(source).sheet)
      return GeneratedFile(
        name: source.name + ".swift", text: String(decoding: emitSwift(sheet), as: UTF8.self))
    }
    try await ExecutionHarness.typecheck(
      files + [GeneratedFile(name: "Own.swift", text: own)], languageMode: .swift6,
      platform: platform)
  }

  // MARK: Tables

  /// One test for both, since each may rewrite the file.
  @Test func generatedPartsAreUpToDate() throws {
    var reference = try Reference()
    let parts = [
      ("properties", ReferenceTables.properties), ("named colours", ReferenceTables.namedColors),
    ]
    for (name, new) in parts {
      let old = try #require(reference.part(name).map(String.init), "no part '\(name)'")
      if old == new { continue }
      if TestFiles.updatesSnapshots {
        try reference.rewrite(name, as: new)
        continue
      }
      let lines = zip(old.split(separator: "\n"), new.split(separator: "\n")).first { $0 != $1 }
      Issue.record(
        """
        the \(name) of language.md are not those of the compiler
          language.md: \(lines?.0 ?? "(end)")
          compiler:    \(lines?.1 ?? "(end)")
        Run 'UPDATE_SNAPSHOTS=1 swift test' if the change is meant.
        """)
    }
  }

  @Test func everyPropertyIsInTheOrderOfApplication() {
    let rows = ReferenceTables.properties.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == Property.allCases.count)
    for (row, property) in zip(rows, Property.allCases) {
      #expect(row.hasPrefix("| `\(property.name)` |"))
    }
  }

  /// The table of states names for each state the components that have it.
  @Test func statesAreThoseOfTheComponents() throws {
    let lines = try Reference().lines
    let start = try #require(lines.firstIndex { $0.hasPrefix("| state | of |") })
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
      .map { $0.split(separator: "|").map { $0.trimming { $0 == " " } } }
    for state in State.allCases {
      let row = try #require(rows.first { $0[0] == "`\(state.rawValue)`" })
      for component in Component.builtIn {
        let isListed = row[1] == "all" || row[1].contains("`\(component.rawValue)`")
        #expect(isListed == component.states.contains(state), "\(state) of \(component)")
      }
    }
    #expect(rows.count == State.allCases.count + 1)
  }

  // MARK: Completeness

  static let vocabulary: [String] =
    Word.allCases.map(\.name) + Property.allCases.map(\.name) + State.allCases.map(\.rawValue)
    + NamedColor.all.map(\.name) + ParameterType.named.map(\.languageName)
    + Component.builtIn.map(\.rawValue) + ControlSize.allCases.map(\.rawValue)
    + Unit.allCases.map(\.rawValue).filter { $0 != "%" && !$0.isEmpty }
    + TextStyle.allCases.map(\.rawValue)
    + FontWeight.allCases.map(\.rawValue) + FontDesign.allCases.map(\.rawValue)
    + TimingCurve.allCases.map(\.rawValue) + UnitPoint.allCases.map(\.rawValue)
    + Property.allCases.flatMap(\.definition.type.keywords)

  @Test func everyWordOfTheLanguageIsDescribed() throws {
    let words = try Reference().wordsOfCode
    #expect(Set(Self.vocabulary).filter { !words.contains($0[...]) } == [])
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let reference = try Reference()
    for link in reference.links {
      if link.hasPrefix("#") {
        #expect(reference.anchors.contains(String(link.dropFirst())), "\(link)")
      } else {
        let url = Reference.url.deletingLastPathComponent().appending(path: String(link))
        #expect(FileManager.default.fileExists(atPath: url.path()), "\(link)")
      }
    }
  }

  /// The contents list every chapter.
  @Test func everyChapterIsInTheContents() throws {
    let reference = try Reference()
    let linked = Set(reference.links.map(String.init))
    for line in reference.lines where line.hasPrefix("## ") {
      let anchor = line.dropFirst(3).lowercased().replacing(" ", with: "-")
      #expect(linked.contains("#" + anchor), "\(line)")
    }
  }

  /// Codes that the text mentions exist.
  @Test func codesExist() throws {
    let codes = Set(
      SyntaxProblem.Code.allCases.map(\.rawValue) + SemanticProblem.Code.allCases.map(\.rawValue))
    let named = try Reference().wordsOfCode.filter {
      $0.count == 4 && $0.hasPrefix("S") && $0.dropFirst().allSatisfy(\.isNumber)
    }
    #expect(named.filter { !codes.contains(String($0)) } == [])
  }
}

extension Substring {
  /// Without the characters at both ends that `isTrimmed` tells.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var result = drop(while: isTrimmed)
    while let last = result.last, isTrimmed(last) { result.removeLast() }
    return result
  }
}
