/// The tokens of Swift source, as far as a test of generated code needs to tell them apart.
struct SwiftToken: Hashable {
  enum Kind {
    /// A name, without backticks, or a keyword.
    case name
    case number
    /// A string, without what is interpolated into it.
    case string
    /// A character of punctuation.
    case mark
    /// A line that begins with `#if`, `#elseif`, `#else` or `#endif`, as a whole.
    case directive
  }

  var kind: Kind
  var text: String
  /// Whether a space or a line break stands before it.
  var isApart: Bool

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }

  /// Splits source without its comments.
  static func tokens(of source: String) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var rest = Array(source.unicodeScalars)[...]
    var isApart = true
    var isLineStart = true
    func isName(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isXIDContinue || scalar == "_"
    }
    func take(while matches: (Unicode.Scalar) -> Bool) -> String {
      let part = rest.prefix(while: matches)
      rest = rest.dropFirst(part.count)
      var text = ""
      text.unicodeScalars.append(contentsOf: part)
      return text
    }
    while let first = rest.first {
      if first.properties.isWhitespace {
        if first == "\n" { isLineStart = true }
        isApart = true
        rest.removeFirst()
        continue
      }
      defer {
        isApart = false
        isLineStart = false
      }
      if rest.starts(with: "//".unicodeScalars) {
        _ = take { $0 != "\n" }
      } else if rest.starts(with: "/*".unicodeScalars) {
        while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else if first == "\"" {
        rest.removeFirst()
        while let scalar = rest.first, scalar != "\"" {
          rest = rest.dropFirst(scalar == "\\" ? 2 : 1)
        }
        rest = rest.dropFirst()
        tokens.append(SwiftToken(kind: .string, text: "", isApart: isApart))
      } else if isLineStart, first == "#" {
        let line = take { $0 != "\n" }
        tokens.append(SwiftToken(kind: .directive, text: line, isApart: true))
      } else if first == "`" {
        rest.removeFirst()
        tokens.append(SwiftToken(kind: .name, text: take { $0 != "`" }, isApart: isApart))
        rest = rest.dropFirst()
      } else if ("0"..."9").contains(first) {
        let number = take { isName($0) || $0 == "." }
        tokens.append(SwiftToken(kind: .number, text: number, isApart: isApart))
      } else if isName(first) {
        tokens.append(SwiftToken(kind: .name, text: take(while: isName), isApart: isApart))
      } else {
        rest.removeFirst()
        tokens.append(SwiftToken(kind: .mark, text: String(first), isApart: isApart))
      }
    }
    return tokens
  }
}
