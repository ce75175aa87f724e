import Testing

@testable import StyleLang

/// The forms of lines: annotations of GitHub, and what Xcode reads.
@Suite struct DiagnosticLinesTests {
  static let text = "tint: rde\nback: blue\n"
  static let range = SourceRange(6, 9)

  private func diagnostic(notes: [Note] = [], fixIts: [FixIt] = []) -> Diagnostic {
    let problem = Problem.semantic(.unknownName("rde", suggestion: nil))
    return Diagnostic(problem, at: Self.range, notes: notes, fixIts: fixIts)
  }

  @Test func notesAndFixes() {
    let other = SourceFile(name: "/lib/b.style", text: "é x")
    let report = DiagnosticSample.report(
      [
        diagnostic(
          notes: [
            Note("no place"), Note("here", at: SourceRange(10, 14)),
            Note("there", at: SourceRange(3, 4), in: "/lib/b.style"),
            Note("unseen", at: SourceRange(3, 4), in: "c.style"),
          ],
          fixIts: [
            FixIt(
              "write 'red' and more",
              [
                FixIt.Edit(range: SourceRange(0, 0), replacement: "\"\\\n"),
                FixIt.Edit(range: Self.range, replacement: "red"),
              ]),
            FixIt("remove it", replacing: Self.range, with: ""),
          ])
      ], of: Self.text, others: [other], files: [FileDiagnostic(.missing, "d.style")])
    #expect(
      report.github == """
        ::error file=d.style,title=F101::no such file or folder
        ::error file=a.style,line=1,endLine=1,col=7,endColumn=10,title=S201::unknown name 'rde'\
        %0Anote: no place%0Anote: a.style:2:1: here%0Anote: /lib/b.style:1:3: there\
        %0Anote: c.style: unseen%0Afix: write 'red' and more%0Afix: remove it

        """)
    #expect(
      report.xcode == #"""
        /app/d.style: error: no such file or folder [F101]
        /app/a.style:1:7: error: unknown name 'rde' [S201]
        /app/a.style:1:1: fixit: \"\\\n
        /app/a.style:1:7-1:10: fixit: red
        /app/a.style:1:7: note: remove it
        /app/a.style:1:7: note: no place
        /app/a.style:2:1: note: here
        /lib/b.style:1:4: note: there
        /app/c.style: note: unseen

        """#)
  }

  /// Each line of a report is one that the pattern of swift-build takes, or has no place.
  @Test(arguments: [
    "a.style", "a b/é%,.style", "../x.style", "/p/q/../r.style", "it's.style", "a:b.style",
    "\"q\".style", "new\nline.style", "::error::.style", "<stdin>", "\u{FFFD}.style",
  ])
  func hostileNames(_ name: String) throws {
    let problem = Problem.lint(
      LintProblem(rule: "unused-token", severity: .warning, message: "100%, so:\r\n::stop::x"))
    let report = DiagnosticSample.report(
      [Diagnostic(problem, at: Self.range), diagnostic(notes: [Note("a\nb, c")])],
      of: Self.text, named: name)
    let pattern = /([^'"]+: +|[ \t\f]*)(error|warning|note): (.*)/
    let xcode = report.xcode.split(whereSeparator: \.isNewline)
    #expect(xcode.count == 3)
    for (line, kind) in zip(xcode, ["warning", "error", "note"]) {
      let match = try #require(line.wholeMatch(of: pattern), "\(line)")
      #expect(line.contains("\(kind): "))
      let location = match.output.1
      let isReadable = !name.contains { ":'\"".contains($0) }
      #expect(location.isEmpty == !isReadable, "\(line)")
    }

    let github = report.github.split(whereSeparator: \.isNewline)
    #expect(github.count == 2)
    let command = /::(error|warning) ([^:]*)::(.*)/
    for line in github {
      let match = try #require(line.wholeMatch(of: command), "\(line)")
      let properties = match.output.2.split(separator: ",")
      #expect(
        properties.map { $0.prefix { $0 != "=" } }
          == ["file", "line", "endLine", "col", "endColumn", "title"])
      #expect(properties.allSatisfy { $0.count { $0 == "=" } == 1 })
    }
    #expect(github[0].hasSuffix("::100%25, so:%0D%0A::stop::x"))
  }

  @Test func aRangeOfSeveralLinesHasNoColumns() {
    let report = DiagnosticSample.report(Self.text, SourceRange(6, 14))
    #expect(
      report.github
        == "::error file=a.style,line=1,endLine=2,title=S201::unknown name 'x'%0Afix: write 'new'\n"
    )
  }

  @Test func nothingIsSaidOfNothing() {
    let report = DiagnosticSample.report([], of: Self.text)
    #expect(report.xcode.isEmpty && report.github.isEmpty && report.text.isEmpty)
  }

  @Test func pathsAreSeenFromTheFolder() {
    let folder = ReportFolder("/a/./b/")
    #expect(folder.relative("/a/b/c.style") == "c.style")
    #expect(folder.relative("./d/../c.style") == "c.style")
    #expect(folder.relative("../b/c.style") == "c.style")
    #expect(folder.relative("../c.style") == "/a/c.style")
    #expect(folder.relative("/a/bc.style") == "/a/bc.style")
    #expect(folder.absolute("c.style") == "/a/b/c.style")
    #expect(ReportFolder("/").relative("/a/b") == "a/b")
    #expect(ReportFolder(nil).relative("../a/b") == "../a/b")
    #expect(ReportFolder("x").absolute("a") == "a")
    #expect(ReportFolder("/a").absolute("<stdin>") == "<stdin>")
    #expect(percentEncoded("a b/é%:?#") == "a%20b/%C3%A9%25%3A%3F%23")
  }
}
