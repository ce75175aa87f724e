import Foundation
import Testing

@testable import StyleLang

/// The stack of a secondary thread on Apple systems; frames of unoptimised code are several times as
/// large as those of optimised code, which needs 64 KB.
#if DEBUG
  private let stackSize = 2048 * 1024
#else
  private let stackSize = 512 * 1024
#endif

/// Reads a text on a thread with a small stack.
private func parsedOnSmallStack(_ text: String) async -> ParsedText {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: ParsedText(text)) }
    thread.stackSize = stackSize
    thread.start()
  }
}

/// The processor time that `body` takes, in seconds; what else the machine does counts little.
private func processorTime(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  body()
  return now() - start
}

private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

/// What nests, `count` levels deep, closed or not.
private let nests: [(name: String, text: @Sendable (Int) -> String)] = [
  ("parentheses", { inStyle(times($0, "(") + "1" + times($0, ")")) }),
  ("open parentheses", { inStyle(times($0, "(") + "1") }),
  ("calls", { inStyle(times($0, "f(") + "1" + times($0, ")")) }),
  ("open calls", { inStyle(times($0, "f(a: 1, ") + "1") }),
  ("arguments of members", { inStyle(times($0, "a.b(") + "1" + times($0, ")")) }),
  ("signs", { inStyle(times($0, "-") + "1") }),
  ("sums", { inStyle("1" + times($0, " + 1")) }),
  ("products and sums", { inStyle("1" + times($0, " + 1 * 1")) }),
  ("sums in parentheses", { inStyle(times($0, "(") + "1" + times($0, " + 1)")) }),
  ("members", { inStyle("a" + times($0, ".b")) }),
  ("members with arguments", { inStyle("a" + times($0, ".b(1)")) }),
  ("conditions", { inStyle("1 when a" + times($0, " and a")) }),
  ("negations", { inStyle("1 when " + times($0, "not ") + "a") }),
  ("conditions in parentheses", { inStyle("1 when " + times($0, "(") + "a" + times($0, ")")) }),
  ("negated parentheses", { inStyle("1 when " + times($0, "not (") + "a" + times($0, ")")) }),
  ("blocks", { "style A: button {" + times($0, "when a {") + "p: 1" + times($0, "}") + "}" }),
  ("open blocks", { "style A: button {" + times($0, "when a {") }),
  ("elements", { inContent(times($0, "a {") + "p: 1" + times($0, "}")) }),
  ("open elements", { inContent(times($0, "a {")) }),
  (
    "elements in lines", { inContent(times($0, "a(b: 1)? when c {\n") + "p: 1" + times($0, "}\n")) }
  ),
  ("blocks in elements", { inContent(times($0, "when a {") + "b" + times($0, "}")) }),
  ("layers", { "style A: button {" + times($0, "layer a {") + "p: 1" + times($0, "}") + "}" }),
  ("available", { inStyle("1 when " + times($0, "not available(") + "1" + times($0, ")")) }),
  ("views", { inContent(times($0, "VStack(a: b) {")) }),
  ("modifiers", { inContent("a" + times($0, ".b(1)")) }),
  ("trailing conditions", { inContent(times($0, "a {} when b\n")) }),
  ("conditions after blocks", { inContent(times($0, "a {} when b ")) }),
  ("misplaced elements", { "style A: button {" + times($0, "box {") + times($0, "}") + "}" }),
  ("contents", { inContent(times($0, "content: a {") + times($0, "}")) }),
  ("imports", { times($0, "import a.") }),
  ("groups", { "tokens {" + times($0, "a {") + "p: 1" + times($0, "}") + "}" }),
  ("open groups", { "tokens {" + times($0, "a {") }),
  ("braces", { times($0, "{") }),
  ("closing braces", { times($0, "}") }),
  ("closing parentheses", { inStyle(times($0, ")")) }),
  ("blocks in values", { inStyle(times($0, "{")) }),
  ("deprecations", { times($0, "deprecated \"\" ") }),
  ("unclosed styles", { times($0, "style A: button {\n") }),
  ("unclosed calls", { "style A: button {\n" + times($0, "p: f(\n") }),
  ("comments", { times($0, "/*") + times($0, "*/") }),
  ("open comments", { times($0, "/*") }),
  ("strings", { times($0, "\"") }),
  ("headers", { times($0, "style ") }),
  ("parameters", { "style A(" + times($0, "x: a | ") }),
  ("documentation", { times($0, "/// a\n") + "style A: button {}" }),
]

private func inContent(_ elements: String) -> String {
  "style A: button {\n  content: a {\n\(elements)\n}\n}"
}

private func inStyle(_ value: String) -> String { "style A: button {\n  p: \(value)\n}" }

@Suite struct RobustnessDepthTests {
  @Test(arguments: nests.indices)
  func depthIsHarmless(index: Int) async {
    let parsed = await parsedOnSmallStack(nests[index].text(10_000))
    #expect(brokenInvariant(parsed) == nil)
    // One message about the depth, whatever else is wrong.
    #expect(parsed.problems.count { $0.code == .nestedTooDeeply } <= 1)
    #expect(parsed.diagnostics.count <= problemLimit + 1)
  }

  @Test(arguments: nests.indices)
  func theDeepestThatIsAllowedIsRead(index: Int) async {
    // A member with arguments, or a negation in parentheses, takes two levels; the style takes one.
    let parsed = await parsedOnSmallStack(nests[index].text(nestingLimit / 2 - 1))
    #expect(!parsed.problems.contains { $0.code == .nestedTooDeeply })
    #expect(brokenInvariant(parsed) == nil)
  }

  @Test(arguments: [
    "parentheses", "calls", "signs", "sums", "members", "conditions", "negations", "blocks",
    "groups", "elements", "blocks in elements", "layers",
  ])
  func tooDeepIsOneMessageAndTheRestIsRead(name: String) throws {
    let nest = try #require(nests.first { $0.name == name })
    let parsed = ParsedText(nest.text(10_000) + "\nstyle B: button { p: 1; q: }")
    #expect(parsed.problems.map(\.code) == [.nestedTooDeeply, .expectedValue])
  }

  @Test(arguments: nests.indices)
  func timeIsLinear(index: Int) {
    let small = nests[index].text(2_000)
    let large = nests[index].text(16_000)
    func least(_ text: String) -> Double {
      (0..<2).map { _ in processorTime { _ = ParsedText(text) } }.min() ?? 0
    }
    let ratio = least(large) / max(least(small), 1e-4)
    #expect(ratio < 24, "eight times the text takes \(ratio) times as long")
  }

  @Test(arguments: [
    ("a: f(1, 2 * 3, -4).g + 1\n", "style A: button {\n", "}"),
    ("a: 1 when b and c or d\n", "style A: button {\n", "}"),
    ("style A: button { when a { b: 8 16 } }\n", "", ""),
    ("a(b: 1)? when c { d: 1; e }\n", "style A: button { content: f {\n", "}}"),
    ("HStack { Text(\"x\").font(.body) }\n", "style A: button { content: f {\n", "}}"),
    ("icon title\n", "style A: button { content: f {\n", "}}"),
    ("icon {} when a ", "style A: button { content: f {\n", "}}"),
    ("layer a above when b { c: 1 }\n", "style A: button {\n", "}"),
    ("import \"a.style\" as A\n", "", ""),
    ("import a.style\n", "", ""),
    ("a: 1\n", "tokens {\n", "}"),
    ("1 + 2 * 3,\n", "style A: button { a: f(", ") }"),
    ("1 + (2 * 3).d,\n", "style A: button { a: f(", "1) + 1 + 1 + 1 }"),
    ("@ ", "", ""),
    ("a 1\n", "style A: button {\n", "}"),
  ])
  func largeFilesTakeLinearTime(piece: String, before: String, after: String) {
    func least(_ count: Int) -> Double {
      let text = before + times(count, piece) + after
      return (0..<2).map { _ in processorTime { _ = ParsedText(text) } }.min() ?? 0
    }
    let ratio = least(8_000) / max(least(1_000), 1e-4)
    #expect(ratio < 24, "eight times the text takes \(ratio) times as long")
  }
}
