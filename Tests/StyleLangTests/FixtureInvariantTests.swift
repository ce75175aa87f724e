import Foundation
import Testing

@testable import StyleLang

/// What holds of every style file in the repository, right or wrong, and of what is left of it after
/// an accident.
@Suite struct FixtureInvariantTests {
  /// A style file of the samples or of a folder of fixtures.
  struct File: Sendable, CustomTestStringConvertible {
    var url: URL
    var testDescription: String {
      url.deletingLastPathComponent().lastPathComponent + "/" + url.lastPathComponent
    }

    func source() throws -> SourceFile {
      SourceFile(name: url.lastPathComponent, bytes: try TestFiles.bytes(url))
    }
  }

  static let files: [File] = {
    let fixtures = TestFiles.tests.appending(path: "Fixtures")
    let entries = try? FileManager.default.contentsOfDirectory(atPath: fixtures.path())
    let folders =
      [TestFiles.samples] + (entries ?? []).sorted().map { fixtures.appending(path: $0) }
    return folders.flatMap { folder in
      TestFiles.names(in: folder).map { File(url: folder.appending(path: $0)) }
    }
  }()

  /// How many tokens of a file are deleted and doubled, evenly spread.
  static let tokenLimit = 150

  @Test func everyFolderIsVisited() {
    #expect(Self.files.count > 70)
    #expect(Set(Self.files.map { $0.url.deletingLastPathComponent().path }).count >= 4)
  }

  /// Tokens tile the file, and the tree prints back the same bytes.
  @Test(arguments: files)
  func nothingIsLost(_ file: File) throws {
    let source = try file.source()
    let parsed = ParsedText(bytes: source.bytes)
    #expect(brokenInvariant(parsed) == nil)
    #expect(printed(parsed.tree, of: source) == source.bytes)
  }

  @Test(arguments: files)
  func theSameBytesComeOutTwice(_ file: File) throws {
    let source = try file.source()
    let first = outputs(compile(source))
    #expect(first == outputs(compile(source)))
    #expect(first.diagnostics.isEmpty == false || first.swift.isEmpty == false)
  }

  /// Whatever is left compiles or is refused, in both outputs, without a crash and in good time.
  @Test(.timeLimit(.minutes(10)), arguments: files)
  func oneTokenLessOrMore(_ file: File) throws {
    let source = try file.source()
    let tokens = lex(source).0
    let count = tokens.count - 1
    let step = max(1, count / Self.tokenLimit)
    for index in stride(from: 0, to: count, by: step) {
      let range = Int(tokens.start(index))..<Int(tokens.end(index))
      var shorter = source.bytes
      shorter.removeSubrange(range)
      var longer = source.bytes
      longer.insert(contentsOf: source.bytes[range], at: range.upperBound)
      for bytes in [shorter, longer] {
        let changed = SourceFile(name: source.name, bytes: bytes)
        let result = outputs(compile(changed))
        let text = source.text(tokens.range(index))
        #expect(
          result.swift.isEmpty != result.diagnostics.allSatisfy { $0.severity != .error },
          "token \(index), '\(text)'")
        if let json = try? JSONReader.read(result.json) {
          #expect(json["styles"] != nil)
        } else {
          #expect(result.json.isEmpty, "token \(index), '\(text)'")
        }
      }
    }
  }

  private struct Outputs: Equatable {
    var swift: [UInt8] = []
    var json: [UInt8] = []
    var flat: [UInt8] = []
    var diagnostics: [Diagnostic] = []
  }

  private func outputs(_ compilation: Compilation) -> Outputs {
    var outputs = Outputs(diagnostics: compilation.diagnostics)
    guard let sheet = compilation.sheet else { return outputs }
    outputs.swift = emitSwift(sheet)
    outputs.json = emitJSON(sheet)
    if sheet.styles.allSatisfy({ flattenedSetCount($0) <= 64 }) {
      var options = JSONOptions()
      options.flatten = true
      outputs.flat = emitJSON(sheet, options: options)
    }
    return outputs
  }

  /// The file again: each token of a leaf, with what stands before it.
  private func printed(_ tree: SyntaxTree, of source: SourceFile) -> [UInt8] {
    var bytes: [UInt8] = []
    var end = 0
    func write(_ tokens: Range<Int>) {
      for token in tokens {
        bytes += source.bytes[end..<Int(tree.tokens.end(token))]
        end = Int(tree.tokens.end(token))
      }
    }
    func walk(_ node: NodeID) {
      var next = tree.firstToken(node)
      tree.forEachChild(node) { child in
        write(next..<max(next, tree.firstToken(child)))
        walk(child)
        next = max(next, tree.endToken(child))
      }
      write(next..<max(next, tree.endToken(node)))
    }
    if tree.count > 0 { walk(0) }
    return bytes
  }
}
