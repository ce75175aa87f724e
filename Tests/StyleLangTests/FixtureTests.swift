import Foundation
import StyleLang
import Testing

/// One small file for each diagnostic, with what it says as comments under the columns it is about.
@Suite struct FixtureTests {
  static let folder = TestFiles.fixtures("diagnostics")

  @Test(arguments: TestFiles.names(in: folder))
  func diagnosticsMatchTheComments(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    let source = SourceFile(name: name, text: Expectations.strip(try TestFiles.text(url)))
    let compilation = compile(source, targets: try Self.targets(of: source))
    let expected = Expectations.write(compilation.diagnostics, into: source)
    try expectSnapshot(expected, equals: url)
  }

  @Test(arguments: TestFiles.names(in: folder))
  func fixItsRemoveTheProblem(_ name: String) throws {
    let text = Expectations.strip(try TestFiles.text(Self.folder.appending(path: name)))
    let source = SourceFile(name: name, text: text)
    let targets = try Self.targets(of: source)
    let before = compile(source, targets: targets).diagnostics
    for diagnostic in before {
      for fixIt in diagnostic.fixIts {
        var bytes = source.bytes
        for edit in fixIt.edits.reversed() {
          bytes.replaceSubrange(
            Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
        }
        let after = compile(SourceFile(name: name, bytes: bytes), targets: targets).diagnostics
        let count = { (list: [Diagnostic]) in list.count { $0.problem == diagnostic.problem } }
        #expect(count(after) < count(before), "'\(fixIt.title)' leaves the problem")
      }
    }
  }

  /// The targets that a first line like `// --deployment-target ios13` asks for.
  private static func targets(of source: SourceFile) throws -> DeploymentTargets {
    let option = "// --deployment-target "
    let text = source.text(SourceRange(0, UInt32(source.bytes.count)))
    guard text.hasPrefix(option), let line = text.split(separator: "\n").first else {
      return .standard
    }
    return try DeploymentTargets(parsing: String(line.dropFirst(option.count)))
  }

  /// A diagnostic without a fixture is one whose wording and place nobody has looked at.
  @Test func everyCodeHasAFixture() throws {
    var seen: Set<String> = []
    for name in TestFiles.names(in: Self.folder) {
      let text = Expectations.strip(try TestFiles.text(Self.folder.appending(path: name)))
      let file = SourceFile(name: name, text: text)
      let targets = try Self.targets(of: file)
      seen.formUnion(compile(file, targets: targets).diagnostics.map(\.problem.code))
    }
    let codes =
      SyntaxProblem.Code.allCases.map(\.rawValue)
      + SemanticProblem.Code.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count, "two diagnostics share a code")
    // A file of 4 GiB, and bytes that no text can hold, are tested where they can be made.
    // What is wrong with imports needs other files: `ProjectFixtureTests`.
    let elsewhere: Set<String> = Set(Self.madeByTests.map(\.rawValue))
      .union(codes.filter { $0.hasPrefix("S8") })
    let missing = codes.filter { !seen.contains($0) && !elsewhere.contains($0) }
    #expect(missing == [], "no fixture shows these")
  }

  /// Codes whose input cannot be kept as a text file.
  static let madeByTests: [SyntaxProblem.Code] = [
    .fileTooLarge, .invalidUTF8, .tooManyProblems, .nestedTooDeeply,
  ]

  @Test func messagesAreOneLineWithoutAFullStop() throws {
    for name in TestFiles.names(in: Self.folder) {
      let text = Expectations.strip(try TestFiles.text(Self.folder.appending(path: name)))
      let file = SourceFile(name: name, text: text)
      for diagnostic in compile(file, targets: try Self.targets(of: file)).diagnostics {
        let message = diagnostic.problem.message
        #expect(!message.hasSuffix("."), "\(message)")
        #expect(!message.contains("\n"), "\(message)")
        #expect(message.first.map { !$0.isUppercase } ?? false, "\(message)")
      }
    }
  }
}
