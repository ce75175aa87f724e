import Testing

@testable import StyleLang

/// Pieces that are put into files at random.
let pieces = [
  "{", "}", "(", ")", ":", ";", ",", ".", "+", "-", "*", "/", "|", "?", "=", "==", "!=", "when",
  "and", "or", "not", "is", "set", "style", "tokens", "deprecated", "import", "component", "layer",
  "content", "environment", "as", "above", "available(", "hstack", "icon?", "content: hstack {",
  "layer a {", "HStack(spacing: 8) {", ".padding(8)", "A", "b", "8", ".5", "1.", "#fff", "#ff",
  "\"s\"", "\"", "\\", "\n", " ", "//", "/*",
  "*/", "///", "@", "\u{202E}", "\u{0}", "é", "style B: button {", "tokens {", "a: 1", "f(",
]

@Suite struct RobustnessTests {
  @Test(arguments: corpus.indices)
  func deletingOrDoublingATokenBreaksNothing(index: Int) {
    let bytes = Array(corpus[index].utf8)
    let tokens = ParsedText(bytes: bytes).tokens
    for token in 0..<tokens.count {
      let range = Int(tokens.start(token))..<Int(tokens.end(token))
      var deleted = bytes
      deleted.removeSubrange(range)
      var doubled = bytes
      doubled.insert(contentsOf: bytes[range], at: range.lowerBound)
      var spaced = doubled
      spaced.insert(0x20, at: range.upperBound)
      for mutant in [deleted, doubled, spaced] { expectSound(mutant) }
    }
  }

  @Test(arguments: corpus.indices)
  func everyPrefixAndSuffixIsRead(index: Int) {
    let bytes = Array(corpus[index].utf8)
    for end in bytes.indices {
      expectSound(Array(bytes[..<end]))
      expectSound(Array(bytes[end...]))
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomBytesBreakNothing(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<250 {
      var bytes = Array((corpus.randomElement(using: &random) ?? "").utf8)
      bytes.changeBytes(using: &random)
      expectSound(bytes, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomPiecesBreakNothing(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<250 {
      var bytes = Array((corpus.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let piece = pieces.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: piece.utf8, at: .random(in: 0...bytes.count, using: &random))
      }
      expectSound(bytes, "seed \(seed)")
      let soup = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }
      expectSound(Array(soup.joined(separator: seed % 2 == 0 ? " " : "").utf8), "seed \(seed)")
    }
  }

  private func expectSound(_ bytes: [UInt8], _ comment: String = "") {
    let parsed = ParsedText(bytes: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    if let broken = brokenInvariant(parsed) ?? brokenShape(parsed.tree) {
      Issue.record("\(broken) \(comment)\n\(text)")
    }
    // A tree with a mistake in it has a message, or the mistake is passed over in silence.
    if parsed.tree.containsError(0), parsed.diagnostics.isEmpty {
      Issue.record("no message \(comment)\n\(text)")
    }
  }
}
