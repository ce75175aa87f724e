import Foundation
import StyleLang
import Testing

/// One mistake gives one error.
@Suite struct CascadeTests {
  /// A file without an error.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  static let samples: [Sample] = {
    let urls = [TestFiles.samples, TestFiles.corpus].flatMap { folder in
      TestFiles.names(in: folder).map { folder.appending(path: $0) }
    }
    return urls.compactMap { url in
      guard let text = try? TestFiles.text(url), errors(in: text).isEmpty else { return nil }
      return Sample(name: url.lastPathComponent, text: text)
    }
  }()

  private static func errors(in text: String) -> [Diagnostic] {
    compile(SourceFile(name: "a.style", text: text)).diagnostics.filter { $0.severity == .error }
  }

  /// A token that is changed, with what is found then.
  private struct Mutant: CustomStringConvertible {
    var sample: Sample
    var old: String
    var new: String
    var line: Int
    var errors: [Diagnostic]

    var description: String {
      let list = errors.map { "\n    \($0.problem.code) \($0.problem.message)" }.joined()
      return "\(sample.name):\(line): '\(old)' made '\(new)'\(list)"
    }

    /// Errors that say the same of several places count once: a misspelt declaration is missing
    /// wherever it is used.
    var count: Int { Set(errors.map(\.problem)).count }
  }

  /// Changes random tokens that `change` gives another text for.
  private func mutants(
    _ count: Int, seed: UInt64, change: (String, inout SplitMix) -> String?
  ) throws -> [Mutant] {
    #expect(Self.samples.count > 40)
    var random = SplitMix(state: seed)
    var mutants: [Mutant] = []
    while mutants.count < count {
      let sample = try #require(Self.samples.randomElement(using: &random))
      let source = SourceFile(name: "a.style", text: sample.text)
      let tokens = lex(source).0
      let token = Int.random(in: 0..<tokens.count, using: &random)
      let range = tokens.range(token)
      let old = source.text(range)
      guard let new = change(old, &random), new != old else { continue }
      var bytes = source.bytes
      bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(new.utf8))
      let line = LineTable(source.bytes).lineIndex(of: range.start) + 1
      mutants.append(
        Mutant(
          sample: sample, old: old, new: new, line: line,
          errors: Self.errors(in: String(decoding: bytes, as: UTF8.self))))
    }
    return mutants
  }

  /// The share of mutants with at most one error, and those with more than `limit`.
  private func expectFew(
    _ mutants: [Mutant], share: Double, limit: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let good = Double(mutants.count { $0.count <= 1 }) / Double(mutants.count)
    #expect(good >= share, "only \(good) have one error", sourceLocation: sourceLocation)
    for mutant in mutants where mutant.count > limit {
      Issue.record("\(mutant)", sourceLocation: sourceLocation)
    }
  }

  @Test func aMisspeltNameGivesOneError() throws {
    let mutants = try mutants(400, seed: 1) { old, random in
      // Without its 'when', a condition is a row of names.
      guard old.utf8.count >= 4, old != "when", old != "available",
        old.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A })
      else { return nil }
      var letters = Array(old)
      let index = Int.random(in: 1..<letters.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: letters.swapAt(index, index - 1)
      case 1: letters.remove(at: index)
      default: letters.insert(letters[index], at: index)
      }
      return String(letters)
    }
    expectFew(mutants, share: 0.98, limit: 3)
  }

  @Test func aMissingTokenGivesFewErrors() throws {
    expectFew(try mutants(400, seed: 2) { _, _ in "" }, share: 0.85, limit: 6)
  }

  @Test func aMissingBraceGivesFewErrors() throws {
    let mutants = try mutants(300, seed: 3) { old, _ in old == "{" || old == "}" ? "" : nil }
    expectFew(mutants, share: 0.7, limit: 5)
  }
}
