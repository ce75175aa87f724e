/// A JSON text, read: its values in one array, in the order of the text, each with its place.
///
/// An object is followed by its keys and values in turn, an array by its elements.
struct JSONDocument: Sendable {
  /// What a value is.
  enum Kind: Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  /// A value.
  struct Node: Sendable {
    var kind: Kind
    /// From the first to the last byte; of a string with its quotes.
    var range: SourceRange
    /// One past the last node inside it.
    var end: Int = 0
    /// Of a number.
    var number = 0.0
  }

  /// A key of an object with its value, as places in `nodes`.
  struct Member: Hashable, Sendable {
    var key: Int
    var value: Int
  }

  let source: SourceFile
  /// The first is the whole text.
  var nodes: [Node] = []
  /// The members of each object, by its place in `nodes`.
  private(set) var members: [Int: [Member]] = [:]

  init(_ source: SourceFile) { self.source = source }

  /// The members by their keys, of objects with many.
  private var places: [Int: [String: Member]] = [:]

  mutating func setMembers(_ list: [Member], _ byKey: [String: Member], of node: Int) {
    members[node] = list
    if list.count > 8 { places[node] = byKey }
  }

  func kind(_ node: Int) -> Kind { nodes[node].kind }
  func range(_ node: Int) -> SourceRange { nodes[node].range }

  /// The elements of an array.
  func elements(_ node: Int) -> [Int] {
    guard kind(node) == .array else { return [] }
    var result: [Int] = []
    var index = node + 1
    while index < nodes[node].end {
      result.append(index)
      index = nodes[index].end
    }
    return result
  }

  /// The member with a key; of one that stands twice, the first.
  func member(_ key: String, of node: Int) -> Member? {
    if let places = places[node] { return places[key] }
    return members[node]?.first { text($0.key) == key }
  }

  /// The value of a key.
  func value(_ key: String, of node: Int) -> Int? { member(key, of: node)?.value }

  /// What a string stands for.
  func text(_ node: Int) -> String {
    let range = range(node)
    let inner = source.bytes[Int(range.start) + 1..<Int(range.end) - 1]
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = inner
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "u"):
        var unit = JSONDocument.codeUnit(&rest) ?? 0
        if unit & 0xFC00 == 0xD800 {
          rest = rest.dropFirst(2)
          let low = JSONDocument.codeUnit(&rest) ?? 0
          unit = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
        }
        // The reader has refused what is no character.
        let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
        bytes += Array(String(scalar).utf8)
      default: bytes.append(escape)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The four hexadecimal digits after `\u`.
  static func codeUnit(_ bytes: inout ArraySlice<UInt8>) -> UInt32? {
    guard bytes.count >= 4 else { return nil }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = bytes.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
      else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// A value for messages: a short one as it is written, else what it is.
  func phrase(_ node: Int) -> String {
    let range = range(node)
    switch kind(node) {
    case .object: return "an object"
    case .array: return "an array"
    case .string where range.end - range.start > 40: return "a string"
    case .string: return "the string '\(text(node))'"
    case .number: return "the number \(source.text(range))"
    case .true, .false: return "'\(source.text(range))'"
    case .null: return "'null'"
    }
  }
}
