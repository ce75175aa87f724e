/// The text of one style file, as bytes.
///
/// The bytes are the truth: every other stage speaks in offsets into them, and text becomes a
/// `String` only where a person reads it.
public struct SourceFile: Sendable {
  /// The path as the user gave it, for messages and for the header of generated files.
  public var name: String
  /// The whole file, including a byte order mark.
  public var bytes: [UInt8]

  /// Creates a source file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Creates a source file from text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The text of `range`, with any invalid UTF-8 replaced by U+FFFD.
  public func text(_ range: SourceRange) -> String {
    let start = min(Int(range.start), bytes.count)
    let end = min(Int(range.end), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The last component of the path.
  public var baseName: String {
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return name }
    return String(name[name.utf8.index(after: slash)...])
  }
}
