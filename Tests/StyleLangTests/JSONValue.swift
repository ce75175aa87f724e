/// A parsed JSON text, with the members of objects in written order.
indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// A member of an object; nil if there is none.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// An element of an array; nil if there is none.
  subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var double: Double? { if case .number(let number) = self { number } else { nil } }
  var truth: Bool? { if case .bool(let truth) = self { truth } else { nil } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var keys: [String] { members.map(\.key) }
}

/// Reads JSON text as RFC 8259 has it, and nothing more: no comments, no trailing commas, no key
/// twice in one object, no lone surrogates.
struct JSONReader {
  struct Failure: Error, CustomStringConvertible {
    var message: String
    var offset: Int
    var description: String { "\(message) at byte \(offset)" }
  }

  private let bytes: [UInt8]
  private var index = 0

  static func read(_ bytes: [UInt8]) throws -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.failure("text after the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ message: String) -> Failure { Failure(message: message, offset: index) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws -> JSONValue {
    if take("{") { return try object() }
    if take("[") { return try array() }
    if take("\"") { return .string(try string()) }
    for (word, value): (String, JSONValue) in [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ] where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    return .number(try number())
  }

  private mutating func object() throws -> JSONValue {
    var members: [JSONValue.Member] = []
    if take("}") { return .object(members) }
    repeat {
      guard take("\"") else { throw failure("no key") }
      let key = try string()
      guard take(":") else { throw failure("no colon") }
      if members.contains(where: { $0.key == key }) { throw failure("key '\(key)' twice") }
      members.append(JSONValue.Member(key: key, value: try value()))
    } while take(",")
    guard take("}") else { throw failure("no end of object") }
    return .object(members)
  }

  private mutating func array() throws -> JSONValue {
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw failure("no end of array") }
    return .array(elements)
  }

  private mutating func number() throws -> Double {
    let start = index
    while let byte = next, "+-.0123456789eE".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let grammar = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/
    guard text.wholeMatch(of: grammar) != nil, let number = Double(text) else {
      throw failure("no value")
    }
    return number
  }

  private mutating func string() throws -> String {
    var units: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw failure("control character in a string") }
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      units += Array(String(try escape()).utf8)
    }
    guard take("\"") else { throw failure("no end of string") }
    guard let text = String(validating: units, as: UTF8.self) else { throw failure("not UTF-8") }
    return text
  }

  private mutating func escape() throws -> Unicode.Scalar {
    guard let byte = next else { throw failure("no escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else { throw failure("no scalar") }
      index += 4
      return scalar
    default: throw failure("unknown escape")
    }
  }
}
