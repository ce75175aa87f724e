import Foundation
import Testing

/// `grammar/diagnostics.md` shows what the command prints.
@Suite struct DiagnosticDocumentTests {
  private static var marker: Regex<(Substring, Substring)> { /<!-- output: ([a-z]+) -->/ }

  /// The lines of the document, with each marked block as the command gives it now.
  @Test func examplesAreReal() throws {
    let url = TestFiles.root.appending(path: "grammar/diagnostics.md")
    let document = try TestFiles.text(url)
    let style = try #require(document.firstMatch(of: /```style\n((?s).*?)```/)).output.1
    let folder = try CommandFolder()
    try folder.write("card.style", String(style))
    let place = try folder.run("pwd -P").output.trimmingCharacters(in: .newlines)

    var lines: [String] = []
    var forms: Set<String> = []
    var isOld = false
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if isOld {
        isOld = line != "```"
        if isOld { continue }
      }
      lines.append(String(line))
      guard line.hasPrefix("```"), line.count > 3, lines.count > 1,
        let form = lines[lines.count - 2].wholeMatch(of: Self.marker)?.output.1
      else { continue }
      isOld = true
      forms.insert(String(form))
      let result = try folder.run("stylec check card.style --diagnostics \(form)")
      #expect(result.status == 1)
      #expect(result.output.isEmpty != result.error.isEmpty)
      let text = (result.output + result.error).replacing(place, with: "/app")
      lines += text.split(separator: "\n").map(shortened)
    }
    #expect(forms == ["text", "json", "sarif", "github", "xcode"])
    try expectSnapshot(lines.joined(separator: "\n"), equals: url)
  }

  /// The rules of a log are long, and `stylec explain` says the same.
  private func shortened(_ line: Substring) -> String {
    guard let end = line.firstRange(of: ", \"fullDescription\""), line.hasPrefix("        {\"id\"")
    else { return String(line) }
    return line[..<end.lowerBound] + ", …}" + (line.hasSuffix(",") ? "," : "")
  }
}
