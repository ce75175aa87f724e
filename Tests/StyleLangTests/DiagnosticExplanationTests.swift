import Testing

@testable import StyleLang

@Suite struct DiagnosticExplanationTests {
  @Test func codesAreUniqueAndSorted() {
    let codes = Explanation.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes == codes.sorted())
    #expect(
      codes.count == FileProblem.Code.allCases.count + SyntaxProblem.Code.allCases.count
        + SemanticProblem.Code.allCases.count + TokenFileProblem.Code.allCases.count
        + ConfigurationProblem.Code.allCases.count)
  }

  @Test(arguments: Explanation.all)
  func textsAreSentences(_ explanation: Explanation) {
    for text in [explanation.summary, explanation.reason, explanation.remedy] {
      #expect(text.hasSuffix("."))
      #expect(text.first?.isUppercase ?? false || text.hasPrefix("'"))
      #expect(!text.contains("  "))
    }
    #expect((explanation.badExample == nil) == (explanation.goodExample == nil))
  }

  /// The codes for which no file can be shown, or none that stands alone.
  private static let withoutExample = ["S101", "S102", "S107", "S157", "S158"]

  @Test(arguments: Explanation.all.filter { $0.code.hasPrefix("S") })
  func examplesShowTheCode(_ explanation: Explanation) throws {
    // An import needs a second file.
    let isOfImports = explanation.code.hasPrefix("S8")
    guard !Self.withoutExample.contains(explanation.code), !isOfImports else {
      #expect(explanation.badExample == nil)
      return
    }
    let bad = try #require(explanation.badExample)
    let good = try #require(explanation.goodExample)
    #expect(problems(in: bad).map(\.problem.code) == [explanation.code])
    #expect(problems(in: bad).first?.severity == explanation.severity)
    #expect(problems(in: good) == [])
  }

  @Test(arguments: Explanation.all.filter { $0.code.hasPrefix("T") && $0.badExample != nil })
  func examplesOfTokenFilesShowTheCode(_ explanation: Explanation) {
    func problems(_ text: String?) -> [String] {
      compile(SourceFile(name: "example.tokens.json", text: (text ?? "") + "\n")).diagnostics
        .map(\.problem.code)
    }
    #expect(problems(explanation.badExample) == [explanation.code])
    #expect(problems(explanation.goodExample) == [])
  }

  private func problems(in text: String) -> [Diagnostic] {
    compile(SourceFile(name: "example.style", text: text + "\n")).diagnostics
  }
}

extension Explanation: CustomTestStringConvertible {
  /// The code, as the name of a test's argument.
  public var testDescription: String { code }
}
