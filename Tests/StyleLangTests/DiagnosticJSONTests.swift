import Testing

@testable import StyleLang

@Suite struct DiagnosticJSONTests {
  @Test func noneIsAnEmptyList() {
    var renderer = JSONRenderer()
    renderer.append([], of: SourceFile(name: "a.style", text: "x"))
    #expect(renderer.document == "{\"diagnostics\": []}\n")
  }

  @Test func everyMember() {
    var renderer = JSONRenderer()
    let source = SourceFile(name: "d/ä \"b\"\n.style", text: "één\r\ntwo rde")
    let range = SourceRange(11, 14)
    renderer.append(
      [
        Diagnostic(
          .semantic(.unknownName("r\\\u{1}", suggestion: nil)), at: range,
          notes: [Note("no place"), Note("here", at: SourceRange(0, 4))],
          fixIts: [FixIt("replace", replacing: range, with: "red\t")])
      ], of: source)
    renderer.append(FileDiagnostic(.missing, "b.style"))
    #expect(
      renderer.document == #"""
        {"diagnostics": [
          {"code": "S201", "severity": "error", "message": "unknown name 'r\\\u0001'", "file": "d/ä \"b\"\n.style", "range": {"start": {"line": 2, "column": 5}, "end": {"line": 2, "column": 8}}, "notes": [{"message": "no place"}, {"message": "here", "range": {"start": {"line": 1, "column": 1}, "end": {"line": 1, "column": 3}}}], "fixIts": [{"title": "replace", "edits": [{"range": {"start": {"line": 2, "column": 5}, "end": {"line": 2, "column": 8}}, "replacement": "red\t"}], "isSafe": false}]},
          {"code": "F101", "severity": "error", "message": "no such file or folder", "file": "b.style", "range": null, "notes": [], "fixIts": []}
        ]}

        """#)
  }
}
