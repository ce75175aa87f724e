import StyleLang

/// The workload that speed is measured on: colour tokens and button styles, as a large app has them.
///
/// Each style has ten statements of which four name a token, a pressed and a disabled block; every
/// ten styles share a token. The same content on every machine: the numbers come from a linear
/// congruential generator (Knuth's MMIX constants).
struct Workload {
  private var state: UInt64 = 12_345

  private mutating func next(_ limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  private mutating func color() -> String {
    let digits = String(next(1 << 24), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// A file of `count` styles.
  static func source(styles count: Int) -> SourceFile {
    var workload = Workload()
    let tokens = UInt64(max(8, count / 10))
    var text = "tokens {\n"
    for index in 0..<tokens { text += "    color\(index): \(workload.color())\n" }
    text += "}\n"
    for index in 0..<count { text += workload.style(index, tokens) }
    return SourceFile(name: "workload.style", text: text)
  }

  private mutating func style(_ index: Int, _ tokens: UInt64) -> String {
    """

    style Button\(index): button {
        background: color\(next(tokens))
        foreground: color\(next(tokens))
        border: 1 color\(next(tokens))
        shape: rounded(\(2 + next(14)))
        padding: \(2 + next(10)) \(6 + next(20))
        font: system(\(10 + next(10)))
        when pressed {
            background: color\(next(tokens))
            opacity: 85%
        }
        when disabled {
            foreground: \(color())
            opacity: 50%
        }
    }

    """
  }
}
