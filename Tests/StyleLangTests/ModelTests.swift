import Foundation
import StyleLang
import Testing

/// Files that compile, and the model that they give, as `stylec dump model` prints it.
@Suite struct ModelTests {
  static let folder = TestFiles.fixtures("model")

  @Test(arguments: TestFiles.names(in: folder))
  func modelIsAsKept(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    let compilation = compile(SourceFile(name: name, bytes: try TestFiles.bytes(url)))
    let messages = compilation.diagnostics.map { "\($0.problem.code): \($0.problem.message)" }
    guard let sheet = compilation.sheet else {
      Issue.record("\(messages)")
      return
    }
    let warnings = messages.map { $0 + "\n" }.joined()
    try expectSnapshot(
      warnings + dumpModel(sheet),
      equals: url.deletingPathExtension().appendingPathExtension("model"))
  }
}
