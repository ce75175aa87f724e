/// Shows diagnostics as a log in SARIF 2.1.0 (OASIS, errata 01), for GitHub code scanning and others.
///
/// There is one run. Its rules are the codes that its results have, in the order of codes. Columns count
/// UTF-16 code units, as GitHub does. Files inside the folder of the run are named from it, as
/// `%SRCROOT%`; others from the root. Notes with a place are related locations; those without are
/// further lines of the message.
public struct SARIFRenderer: DiagnosticRenderer {
  private let version: String
  private let folder: ReportFolder
  private let descriptions: (String) -> RuleDescription?
  private var results: [Result] = []

  /// A result but for its index of a rule, which is known at the end.
  private struct Result {
    var code: String
    var members: String
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - version: The version of stylec.
  ///   - folder: The folder of the run.
  ///   - descriptions: Finds what a code or a rule is about.
  public init(
    version: String, in folder: ReportFolder,
    describing descriptions: @escaping (String) -> RuleDescription?
  ) {
    self.version = version
    self.folder = folder
    self.descriptions = descriptions
  }

  /// Takes the diagnostics of one file.
  public mutating func render(
    _ diagnostics: [Diagnostic], of source: SourceFile, others: [SourceFile],
    show: (String) -> Void
  ) {
    guard !diagnostics.isEmpty else { return }
    var locator = ProjectLocator(source, others: others, columns: .utf16)
    var fingerprints = Fingerprints()
    let artifact = artifactLocation(source.name)
    for diagnostic in diagnostics {
      var message = diagnostic.problem.message
      for note in diagnostic.notes where note.range == nil { message += "\nnote: \(note.message)" }
      let place = location(artifact, locator.span(diagnostic.range))
      var members = "\"level\": \"\(diagnostic.severity.rawValue)\", \(self.message(message))"
      members += ", \"locations\": [{\(place)}]"
      let related = diagnostic.notes.filter { $0.range != nil }.map { note in
        let file = note.file.map(artifactLocation) ?? artifact
        return "{\(location(file, locator.span(of: note))), \(self.message(note.message))}"
      }
      if !related.isEmpty {
        members += ", \"relatedLocations\": [\(related.joined(separator: ", "))]"
      }
      let fixes = diagnostic.fixIts.map { fix($0, artifact, &locator) }
      if !fixes.isEmpty { members += ", \"fixes\": [\(fixes.joined(separator: ", "))]" }
      members += fingerprint(fingerprints.next(diagnostic, locator.main))
      results.append(Result(code: diagnostic.problem.code, members: members))
    }
  }

  /// Takes the problem of a file as a whole.
  public mutating func render(_ diagnostic: FileDiagnostic, show: (String) -> Void) {
    let code = diagnostic.problem.code.rawValue
    let place = location(artifactLocation(diagnostic.path), nil)
    results.append(
      Result(
        code: code,
        members: "\"level\": \"error\", \(message(diagnostic.problem.message))"
          + ", \"locations\": [{\(place)}]" + fingerprint(Fingerprints.of(diagnostic))))
  }

  /// The document.
  public var ending: String {
    let codes = Set(results.map(\.code)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var indices: [String: Int] = [:]
    for (index, code) in codes.enumerated() { indices[code] = index }
    var text = """
      {
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
          "tool": {"driver": {
            "name": "stylec",
            "version": \(jsonString(version)),
            "rules": [
      """
    text += lines(codes.map(rule), indent: "        ") + "]\n    }},\n"
    text += "    \"columnKind\": \"utf16CodeUnits\",\n"
    if let path = folder.path {
      let uri = "file://" + percentEncoded(path == "/" ? path : path + "/")
      text += "    \"originalUriBaseIds\": {\"%SRCROOT%\": {\"uri\": \(jsonString(uri))}},\n"
    }
    text += "    \"results\": ["
    let items = results.lazy.map { result in
      "{\"ruleId\": \(jsonString(result.code)), \"ruleIndex\": \(indices[result.code] ?? -1)"
        + ", \(result.members)}"
    }
    return text + lines(items, indent: "      ") + "]\n  }]\n}\n"
  }

  private func lines(_ items: some Sequence<String>, indent: String) -> String {
    var text = ""
    for item in items { text += (text.isEmpty ? "\n" : ",\n") + indent + item }
    return text.isEmpty ? "" : text + "\n" + indent.dropLast(2)
  }

  private func rule(_ code: String) -> String {
    guard let rule = descriptions(code) else { return "{\"id\": \(jsonString(code))}" }
    func text(_ string: String) -> String { "{\"text\": \(jsonString(string))}" }
    let level = rule.level.map { "{\"level\": \"\($0.rawValue)\"}" } ?? "{\"enabled\": false}"
    return "{\"id\": \(jsonString(code)), \"shortDescription\": \(text(rule.summary))"
      + ", \"fullDescription\": \(text(rule.reason)), \"help\": {\"text\": "
      + "\(jsonString(rule.helpText)), \"markdown\": \(jsonString(rule.helpMarkdown))}"
      + ", \"defaultConfiguration\": \(level)}"
  }

  private func artifactLocation(_ name: String) -> String {
    let path = folder.relative(name)
    if path.hasPrefix("/") { return "{\"uri\": \"file://\(percentEncoded(path))\"}" }
    return "{\"uri\": \"\(percentEncoded(path))\", \"uriBaseId\": \"%SRCROOT%\"}"
  }

  private func location(_ artifact: String, _ span: ProjectLocator.Span?) -> String {
    let region = span.map { ", \"region\": \(self.region($0))" } ?? ""
    return "\"physicalLocation\": {\"artifactLocation\": \(artifact)\(region)}"
  }

  private func region(_ span: ProjectLocator.Span) -> String {
    "{\"startLine\": \(span.start.line), \"startColumn\": \(span.start.column)"
      + ", \"endLine\": \(span.end.line), \"endColumn\": \(span.end.column)}"
  }

  private func fix(
    _ fixIt: FixIt, _ artifact: String, _ locator: inout ProjectLocator
  ) -> String {
    let replacements = fixIt.edits.map { edit in
      let content =
        edit.replacement.isEmpty
        ? "" : ", \"insertedContent\": {\"text\": \(jsonString(edit.replacement))}"
      return "{\"deletedRegion\": \(region(locator.span(edit.range)))\(content)}"
    }
    return "{\"description\": {\"text\": \(jsonString(escaped(fixIt.title)))}"
      + ", \"artifactChanges\": [{\"artifactLocation\": \(artifact)"
      + ", \"replacements\": [\(replacements.joined(separator: ", "))]}]}"
  }

  private func fingerprint(_ hash: UInt64) -> String {
    ", \"partialFingerprints\": {\"stylec/v1\": \"\(String(hash, radix: 16))\"}"
  }

  private func message(_ text: String) -> String {
    "\"message\": {\"text\": \(jsonString(escaped(text)))}"
  }

  /// A message in which nothing is taken for a placeholder, `{0}`, or a link, `[text](target)`.
  ///
  /// These are from SARIF 3.11.5 and 3.11.6. Other braces and brackets stay single, because readers
  /// show them as they are.
  private func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else {
      return text
    }
    return text.replacing(/\{([0-9]+)\}/) { "{{\($0.output.1)}}" }
      .replacing(/\[([^\[\]]*)\]\(/) { "\\[\($0.output.1)\\](" }
  }
}
