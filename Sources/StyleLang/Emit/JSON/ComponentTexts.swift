/// The texts of the 256 values that a component of an 8-bit colour has.
///
/// Almost every component is one of them, and dividing out its digits takes ten times as long.
struct ComponentTexts {
  private struct Entry {
    /// The component from 0 to 1.
    var value: Float
    /// Up to eight characters, the first in the lowest byte.
    var text: UInt64
    var length: UInt8
  }

  private let entries: [Entry]

  /// The table; made once.
  static let shared = ComponentTexts()

  private init() {
    entries = (0...255).map { byte in
      let value = RGBA(Double(byte) / 255, 0, 0).red
      var writer = JSONWriter(capacity: 16)
      writer.component(value)
      var text: UInt64 = 0
      for character in writer.bytes.reversed() { text = text << 8 | UInt64(character) }
      return Entry(value: value, text: text, length: UInt8(writer.count))
    }
  }

  /// Appends a component to five places.
  ///
  /// - Returns: The component in 8 bits, if it is one of the 256 values.
  @inline(__always)
  func append(_ value: Float, to out: inout JSONWriter) -> UInt8? {
    let byte = Int(value * 255 + 0.5)
    guard entries.indices.contains(byte), entries[byte].value == value else {
      out.component(value)
      return nil
    }
    out.word(entries[byte].text, length: Int(entries[byte].length))
    return UInt8(truncatingIfNeeded: byte)
  }
}
