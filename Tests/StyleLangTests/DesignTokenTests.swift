import Testing

@testable import StyleLang

/// Files of design tokens, each with what it comes to beside it.
@Suite struct DesignTokenTests {
  static let folder = TestFiles.fixtures("tokens")
  static let names = TestFiles.names(in: folder, extension: "tokens.json")

  @Test(arguments: names)
  func modelsAndMessagesAreAsKept(_ name: String) throws {
    let source = SourceFile(
      name: name, bytes: try TestFiles.bytes(Self.folder.appending(path: name)))
    let compilation = compile(source)
    var renderer = TextRenderer(source, options: TextOptions())
    var text = compilation.diagnostics.map { renderer.render($0) }.joined()
    let tokens = readDesignTokens(source)
    if !tokens.isUnreadable { text += "\n" + dumpModel(tokens.sheet) }
    let expected = name.dropLast(".tokens.json".count) + ".txt"
    try expectSnapshot(text, equals: Self.folder.appending(path: String(expected)))
  }

  @Test(arguments: names)
  func fixItsRemoveTheProblem(_ name: String) throws {
    let bytes = try TestFiles.bytes(Self.folder.appending(path: name))
    for diagnostic in compile(SourceFile(name: name, bytes: bytes)).diagnostics {
      for fixIt in diagnostic.fixIts {
        var mended = bytes
        for edit in fixIt.edits.reversed() {
          mended.replaceSubrange(
            Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
        }
        let after = compile(SourceFile(name: name, bytes: mended)).diagnostics
        #expect(!after.contains { $0.problem == diagnostic.problem }, "\(fixIt.title)")
      }
    }
  }

  @Test func everyCodeHasAFixture() throws {
    var seen: Set<String> = []
    for name in Self.names {
      let bytes = try TestFiles.bytes(Self.folder.appending(path: name))
      seen.formUnion(
        compile(SourceFile(name: name, bytes: bytes)).diagnostics.map(\.problem.code))
    }
    let codes = TokenFileProblem.Code.allCases.map(\.rawValue)
    #expect(Set(codes).count == codes.count)
    let elsewhere: Set<String> = ["T102", "T105", "T110"]
    #expect(codes.filter { !seen.contains($0) && !elsewhere.contains($0) } == [])
  }

  /// Groups that extend another one twice over would double with each.
  @Test func inheritanceIsBounded() {
    var text = #"{"g0": {"x": {"$type": "number", "$value": 1}}"#
    for index in 1..<30 {
      let parent = #"{"$extends": "{g\#(index - 1)}"}"#
      text += #", "g\#(index)": {"a": \#(parent), "b": \#(parent)}"#
    }
    let diagnostics = compile(SourceFile(name: "x.tokens.json", text: text + "}")).diagnostics
    #expect(diagnostics.map(\.problem.code) == ["T206"])
  }

  @Test func chainsOfReferencesMayBeLong() {
    let count = 2000
    let links = (0..<count).map { #""a\#($0)": {"$type": "number", "$value": "{a\#($0 + 1)}"}"# }
    let last = #""a\#(count)": {"$type": "number", "$value": 1}"#
    let text = "{" + (links + [last]).joined(separator: ",") + "}"
    #expect(compile(SourceFile(name: "x.tokens.json", text: text)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("blue-500", "blue500"), ("acid green", "acidGreen"), ("100", "_100"), ("$root", "root"),
    ("Heading 1", "heading1"), ("FONT-SIZE", "fontSIZE"), ("when", "_when"), ("init", "_init"),
    ("über größe", "überGröße"), ("_x", "_x"), ("a__b", "a__b"), ("URLField", "urlField"),
    ("a·b", "aB"),
  ])
  func namesAreMapped(_ name: String, _ expected: String) {
    #expect(DesignTokenNames.mapped(name) == expected)
  }

  @Test(arguments: ["", "*", "--", "_", "😀"])
  func namesWithoutLettersAreNone(_ name: String) {
    #expect(DesignTokenNames.mapped(name) == nil)
  }

  @Test(arguments: [
    ("brand.tokens.json", "Brand"), ("my-brand.tokens", "MyBrand"), ("color.json", "ColorTokens"),
    ("8.tokens", "_8"),
  ])
  func namespacesComeFromTheFile(_ name: String, _ expected: String) {
    #expect(DesignTokenNames.namespace(ofFile: name) == expected)
  }

  /// Red, as other spaces have it.
  @Test(arguments: [
    ("srgb", SIMD3(1.0, 0, 0)), ("srgb-linear", SIMD3(1, 0, 0)), ("hsl", SIMD3(0, 100, 50)),
    ("hwb", SIMD3(0, 0, 0)), ("lab", SIMD3(54.290_54, 80.804_92, 69.890_98)),
    ("lch", SIMD3(54.290_54, 106.837_2, 40.857_66)),
    ("oklab", SIMD3(0.627_955, 0.224_863, 0.125_846)),
    ("oklch", SIMD3(0.627_955, 0.257_683, 29.233_88)),
    ("display-p3", SIMD3(0.917_488, 0.200_287, 0.138_561)),
    ("a98-rgb", SIMD3(0.858_592, 0, 0)), ("prophoto-rgb", SIMD3(0.702_257, 0.275_705, 0.103_556)),
    ("rec2020", SIMD3(0.791_977, 0.230_976, 0.073_761)),
    ("xyz-d65", SIMD3(0.412_391, 0.212_639, 0.019_331)),
    ("xyz-d50", SIMD3(0.436_066, 0.222_493, 0.013_924)),
  ])
  func everySpaceHasRed(_ name: String, _ components: SIMD3<Double>) throws {
    let space = try #require(InterchangeSpace(rawValue: name))
    let color = RGBA(components, in: space, alpha: 1).converted(to: .sRGB)
    #expect(abs(color.red - 1) < 0.002 && color.green < 0.002 && color.blue < 0.004, "\(color)")
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "[", count: 100_000)
    let problems = compile(SourceFile(name: "x.json", text: text)).diagnostics
    #expect(problems.map(\.problem.code) == ["T105"])
  }

  @Test func otherEncodingsAreRefused() {
    let source = SourceFile(
      name: "x.json", bytes: Array("{ \"a".utf8) + [0xFF] + Array("\": 1}".utf8))
    let problems = compile(source).diagnostics
    #expect(problems.map(\.problem.code) == ["T102"])
    #expect(problems.first?.range == SourceRange(4, 5))
  }

  @Test func largeFilesAreRefused() {
    let bytes = [UInt8](repeating: 0x20, count: JSONTextReader.sizeLimit + 1)
    #expect(
      compile(SourceFile(name: "x.json", bytes: bytes)).diagnostics.map(\.problem.code) == ["T110"])
  }

  /// A circle as long as the file must not exhaust the stack.
  @Test func longCirclesAreRefused() {
    var text = "{ \"t0\": { \"$type\": \"number\", \"$value\": \"{t2000}\" }"
    for index in (1...2000).reversed() {
      text += ", \"t\(index)\": { \"$value\": \"{t\(index - 1)}\" }"
    }
    let problems = compile(SourceFile(name: "x.json", text: text + "}")).diagnostics
    #expect(problems.contains { $0.problem.code == "T210" })
  }

  /// Any piece of a file, and any byte changed, gives an answer.
  @Test(arguments: ["types.tokens.json", "groups.tokens.json", "mistakes.tokens.json"])
  func brokenFilesAreHarmless(_ name: String) throws {
    let bytes = try TestFiles.bytes(Self.folder.appending(path: name))
    for index in stride(from: 0, to: bytes.count, by: 61) {
      _ = compile(SourceFile(name: name, bytes: Array(bytes[..<index])))
      var changed = bytes
      changed[index] = UInt8(ascii: "{")
      _ = compile(SourceFile(name: name, bytes: changed))
      changed[index] = UInt8(ascii: "\"")
      _ = compile(SourceFile(name: name, bytes: changed))
    }
  }
}
