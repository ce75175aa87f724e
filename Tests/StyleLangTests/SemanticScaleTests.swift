import Foundation
import StyleLang
import Testing

/// The processor time that checking a text takes, in seconds.
private func checkTime(_ text: String) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  _ = compile(SourceFile(name: "scale.style", text: text))
  return now() - start
}

private func lines(_ count: Int, _ line: (Int) -> String) -> String {
  (0..<count).map(line).joined(separator: "\n")
}

/// Ten parameters' values as a condition: the digits of `number` in base two.
private func bits(_ number: Int) -> String {
  (0..<10).map { (number >> $0 & 1 == 1 ? "" : "not ") + "p\($0)" }.joined(separator: " and ")
}

private let bitParameters = (0..<10).map { "p\($0): Bool" }.joined(separator: ", ")

/// Files that have taken time out of proportion to their size, or the stack.
private let files: [(name: String, count: Int, text: @Sendable (Int) -> String)] = [
  (
    "unknown names among many tokens", 1500,
    { count in "tokens {\n\(lines(count) { "t\($0): \($0)\nu\($0): zz\($0)q + 1" })\n}" }
  ),
  ("unknown bases", 2000, { lines($0) { "style S\($0): Zork\($0) { padding: 1 }" } }),
  (
    "unknown members", 1500,
    { count in
      "tokens P {\n\(lines(count) { "t\($0): 1" })\n}\n"
        + "tokens {\n\(lines(count) { "u\($0): P.zz\($0)" })\n}"
    }
  ),
  (
    "tokens that name themselves, in a chain", 2000,
    { "tokens {\n\(lines($0) { "t\($0): t\($0) + t\($0 + 1)" })\n}" }
  ),
  (
    "a chain of numbers, each used", 1500,
    { "tokens {\n\(lines($0) { "t\($0): t\($0 + 1)\ns\($0): t\($0) + 1" })\nt\($0): 1 }" }
  ),
  (
    "a chain of colours, used at its end", 2000,
    {
      "tokens {\n\(lines($0) { "t\($0): t\($0 + 1).opacity(99%)" })\nt\($0): red\n"
        + "a: t0.darker(10%) }"
    }
  ),
  (
    "blocks of tokens with and without names", 2000,
    { "\(lines($0) { "tokens P\($0) { a: 1 }" })\n\(lines($0) { "tokens { a\($0): 1 }" })" }
  ),
  (
    "cases of an enumeration", 4000,
    { count in
      "style S(e: \((0..<count).map { "c\($0)" }.joined(separator: " | "))): button { opacity: 1 }"
    }
  ),
  (
    "parameters", 4000,
    { count in
      let parameters = (0..<count).map { "p\($0): Color" }.joined(separator: ", ")
      return "style S(\(parameters)): button { background: p1 }"
    }
  ),
  (
    "shadows in many states", 80,
    {
      "style S(\(bitParameters)): button {\n"
        + "\(lines($0) { "shadow: black \($0) when \(bits($0))" })\nbackground: red }"
    }
  ),
  (
    "rules that take each other's place", 60,
    {
      let rules = lines($0) { "opacity: 0.5 when \(bits($0))" }
      return "style S(\(bitParameters)): button {\n\(rules) }\nstyle T: S {\n\(rules) }"
    }
  ),
]

/// Semantic analysis of large files: no question about a part may look at all the others.
@Suite struct SemanticScaleTests {
  @Test(arguments: files.indices)
  func timeGrowsWithTheFile(_ index: Int) {
    let (name, count, text) = files[index]
    let few = checkTime(text(count))
    let many = checkTime(text(count * 4))
    // Four times as much; quadratic time is sixteen times as much.
    #expect(many < few * 9 + 0.05, "\(name): \(few) s, then \(many) s")
  }
}
