import Foundation
import Testing

@testable import StyleLang

/// What formatting never does, whatever the file.
///
/// `format` itself compares before it gives a text; here nothing may be refused either.
@Suite struct FormatInvariantTests {
  /// A file, or an example of the reference.
  struct Text: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  static let files: [Text] = {
    let folders = [
      TestFiles.samples, TestFiles.corpus, TestFiles.tests.appending(path: "Fixtures"),
    ]
    let files = folders.flatMap { folder in
      let all = FileManager.default.subpaths(atPath: folder.path()) ?? []
      return all.filter { $0.hasSuffix(".style") }.sorted().compactMap { path in
        (try? TestFiles.bytes(folder.appending(path: path))).map { Text(name: path, bytes: $0) }
      }
    }
    let examples = ((try? Reference().examples) ?? []).map {
      Text(name: "reference, \($0)", bytes: Array($0.code.utf8))
    }
    let whole = corpus.enumerated().map { Text(name: "corpus \($0)", bytes: Array($1.utf8)) }
    return files + examples + whole
  }()

  /// Those without a mistake in their text.
  static let sound = files.filter { ParsedText(bytes: $0.bytes).diagnostics.isEmpty }

  @Test func filesAreFound() {
    #expect(Self.files.count > 250)
    #expect(Self.sound.count > 200)
  }

  @Test(arguments: files)
  func everyFileKeepsItsMeaning(_ file: Text) throws {
    for options in [FormatOptions(), FormatOptions(indentWidth: 2, lineWidth: 40)] {
      let text = try format(SourceFile(name: "x.style", bytes: file.bytes), options: options).bytes
      expectSame(file.bytes, text)
    }
  }

  @Test(arguments: sound)
  func layoutsHaveOneText(_ file: Text) throws {
    let parsed = ParsedText(bytes: file.bytes)
    let wanted = try format(parsed.source).bytes
    for seed: UInt64 in 0..<4 {
      var scrambler = FormatScrambler(parsed, addsComments: false, seed: seed)
      let layout = scrambler.scrambled()
      #expect(ParsedText(bytes: layout).diagnostics.isEmpty, "\(text(layout))")
      // Where all lines end in CRLF, so do those of the formatted text.
      let found = try format(SourceFile(name: "x.style", bytes: layout)).bytes.filter { $0 != 0x0D }
      #expect(text(found) == text(wanted.filter { $0 != 0x0D }), "seed \(seed):\n\(text(layout))")
    }
  }

  @Test(arguments: sound)
  func layoutsWithCommentsKeepTheirMeaning(_ file: Text) throws {
    let parsed = ParsedText(bytes: file.bytes)
    for seed: UInt64 in 0..<6 {
      var scrambler = FormatScrambler(parsed, addsComments: true, seed: seed)
      let layout = scrambler.scrambled()
      #expect(ParsedText(bytes: layout).diagnostics.isEmpty, "\(text(layout))")
      do {
        for options in [FormatOptions(), FormatOptions(indentWidth: 2, lineWidth: 40)] {
          let result = try format(SourceFile(name: "x.style", bytes: layout), options: options)
          #expect(result.skipped.isEmpty)
          if seed == 0 { expectSame(layout, result.bytes) }
        }
      } catch {
        Issue.record("\(error), seed \(seed):\n\(text(layout))")
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomPiecesAreSafe(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<150 {
      var bytes = Array((corpus.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let piece = pieces.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: piece.utf8, at: .random(in: 0...bytes.count, using: &random))
      }
      expectSafe(bytes)
      let soup = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }
      expectSafe(Array(soup.joined(separator: seed % 2 == 0 ? " " : "").utf8))
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomBytesAreSafe(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<150 {
      var bytes = Array((corpus.randomElement(using: &random) ?? "").utf8)
      bytes.changeBytes(using: &random)
      expectSafe(bytes)
    }
  }

  @Test(arguments: corpus.indices)
  func everyPrefixIsSafe(index: Int) {
    let bytes = Array(corpus[index].utf8)
    for end in bytes.indices { expectSafe(Array(bytes[..<end])) }
  }

  static let shown: [Text] = {
    let folders = [TestFiles.samples, TestFiles.corpus]
    let files = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: folder.path()) ?? [])
        .filter { $0.hasSuffix(".style") }.sorted().compactMap { path in
          (try? TestFiles.bytes(folder.appending(path: path))).map { Text(name: path, bytes: $0) }
        }
    }
    let documents = ["README.md", "grammar/formatting.md"].flatMap { name in
      ((try? TidyFile.named(name).codeBlocks("style")) ?? []).map {
        Text(name: name, bytes: Array($0.utf8))
      }
    }
    // How a file may be laid out is the subject of one section.
    let lines = (try? Reference().lines) ?? []
    let free = (lines.firstIndex(of: "## Text") ?? 0)..<(lines.firstIndex(of: "## Tokens") ?? 0)
    let examples = ((try? Reference().examples) ?? []).filter { !free.contains($0.line) }.map {
      Text(name: "reference, \($0)", bytes: Array($0.code.utf8))
    }
    return files + documents + examples.filter { ParsedText(bytes: $0.bytes).diagnostics.isEmpty }
  }()

  /// Samples, corpus and the examples of the documents are what `format` gives.
  @Test(arguments: shown)
  func whatIsShownIsFormatted(_ file: Text) throws {
    let source = SourceFile(name: "x.style", bytes: file.bytes)
    #expect(text(try format(source).bytes) == text(file.bytes))
  }

  private func expectSafe(_ bytes: [UInt8]) {
    do {
      let result = try format(SourceFile(name: "x.style", bytes: bytes))
      // What is left is left byte for byte, in its order.
      var rest = result.bytes[...]
      for range in result.skipped {
        let part = bytes[Int(range.start)..<Int(range.end)]
        guard let found = rest.firstRange(of: part) else {
          Issue.record("'\(text(Array(part)))' is changed:\n\(text(bytes))")
          break
        }
        rest = rest[found.upperBound...]
      }
    } catch {
      Issue.record("\(error):\n\(text(bytes))")
    }
  }

  private func expectSame(_ old: [UInt8], _ new: [UInt8]) {
    let one = compile(SourceFile(name: "x.style", bytes: old))
    let other = compile(SourceFile(name: "x.style", bytes: new))
    #expect(one.sheet.map(dumpModel) == other.sheet.map(dumpModel))
    #expect(one.diagnostics.map(\.problem.code) == other.diagnostics.map(\.problem.code))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
