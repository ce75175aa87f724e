@testable import StyleLang

/// Diagnostics in each form, for tests.
enum DiagnosticSample {
  struct Report {
    var text = ""
    var json = ""
    var sarif = ""
    var github = ""
    var xcode = ""
  }

  /// One error, with a fix that replaces what it is about by `new`.
  static func report(_ text: String, _ range: SourceRange) -> Report {
    let problem = Problem.semantic(.unknownName("x", suggestion: nil))
    let fix = FixIt("write 'new'", replacing: range, with: "new")
    return report([Diagnostic(problem, at: range, fixIts: [fix])], of: text)
  }

  /// What each form says in the folder `/app`.
  static func report(
    _ diagnostics: [Diagnostic], of text: String, named name: String = "a.style",
    others: [SourceFile] = [], files: [FileDiagnostic] = []
  ) -> Report {
    let source = SourceFile(name: name, text: text)
    func show(_ renderer: any DiagnosticRenderer) -> String {
      var renderer = renderer
      var result = ""
      for file in files { renderer.render(file) { result += $0 } }
      renderer.render(diagnostics, of: source, others: others) { result += $0 }
      return result + renderer.ending
    }
    let folder = ReportFolder("/app")
    let descriptions = RuleDescription.all
    return Report(
      text: show(TextReport(TextOptions())), json: show(JSONRenderer()),
      sarif: show(
        SARIFRenderer(version: "1.2.3", in: folder, describing: { descriptions[$0] })),
      github: show(GitHubRenderer(in: folder)), xcode: show(XcodeRenderer(in: folder)))
  }
}
