import Foundation
import StyleLang
import Testing

/// A style file whose outputs are kept as goldens: a sample, or a fixture of `Fixtures/execution`.
struct GoldenFile: Sendable, CustomTestStringConvertible {
  /// The file's name: `palette.style`.
  var name: String
  var folder: URL

  static let samples = TestFiles.names(in: TestFiles.samples).map {
    GoldenFile(name: $0, folder: TestFiles.samples)
  }
  static let fixtures = TestFiles.names(in: TestFiles.fixtures("execution")).map {
    GoldenFile(name: $0, folder: TestFiles.fixtures("execution"))
  }
  static let corpus = TestFiles.names(in: TestFiles.corpus).map {
    GoldenFile(name: $0, folder: TestFiles.corpus)
  }
  static let all = samples + fixtures

  var testDescription: String { name }

  /// The name without its extension.
  var stem: String { String(name.prefix { $0 != "." }) }

  func source() throws -> SourceFile {
    SourceFile(name: name, bytes: try TestFiles.bytes(folder.appending(path: name)))
  }

  /// The model; a sample with any diagnostic, and a fixture with an error, is a failure that shows
  /// them.
  func sheet(sourceLocation: SourceLocation = #_sourceLocation) throws -> Sheet {
    let compilation = compile(try source())
    let lines = LineTable(compilation.source.bytes)
    let diagnostics = compilation.diagnostics.filter { diagnostic in
      diagnostic.severity == .error || folder == TestFiles.samples
    }
    let problems = diagnostics.map { diagnostic in
      let place = lines.position(of: diagnostic.range.start, in: compilation.source.bytes)
      return "\(name):\(place.line):\(place.column): \(diagnostic.problem.message)"
    }
    #expect(problems == [], sourceLocation: sourceLocation)
    return try #require(compilation.sheet, sourceLocation: sourceLocation)
  }

  /// The generated Swift, as a file for the compiler.
  func swift() throws -> GeneratedFile {
    GeneratedFile(
      name: stem + ".swift", text: String(decoding: emitSwift(try sheet()), as: UTF8.self))
  }

  /// The generated JSON.
  func json(flat: Bool = false) throws -> [UInt8] {
    var options = JSONOptions()
    options.flatten = flat
    return emitJSON(try sheet(), options: options)
  }
}
