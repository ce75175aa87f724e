#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A path as the system sees it: bytes, which need not be UTF-8.
struct Path: Hashable, Comparable, Sendable {
  /// The bytes, without a zero at the end.
  var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text, with U+FFFD for what is not UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path can only be that of a folder.
  var endsInSlash: Bool { bytes.last == UInt8(ascii: "/") }

  /// The same for all names of one file: on Apple's file systems, case does not tell them apart.
  var ignoringCase: Path {
    #if canImport(Darwin)
      return Path(text.lowercased())
    #else
      return self
    #endif
  }

  /// The part after the last slash.
  var lastComponent: Path {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return Path(bytes: Array(bytes[(slash + 1)...]))
  }

  /// The folder that holds it, for a path that does not end in a slash.
  var parent: Path {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return Path(".") }
    return Path(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
  }

  /// The way from a folder to it; both are paths from the root without links.
  func relative(to folder: Path) -> Path {
    let slash = UInt8(ascii: "/")
    let (from, to) = (folder.bytes.split(separator: slash), bytes.split(separator: slash))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8)[...], count: from.count - shared)
    return Path(bytes: Array((up + to[shared...]).joined(separator: [slash])))
  }

  /// Whether it is a folder, or lies inside it; both are paths without links.
  func isInside(_ folder: Path) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    return folder.endsInSlash || bytes.count == folder.bytes.count
      || bytes[folder.bytes.count] == UInt8(ascii: "/")
  }

  /// The path with a slash at its end, which says that it is a folder's.
  var withSlash: Path { endsInSlash ? self : Path(bytes: bytes + [UInt8(ascii: "/")]) }

  /// The path of something inside this folder.
  func appending(_ other: Path) -> Path {
    guard !bytes.isEmpty else { return other }
    return Path(bytes: bytes + (endsInSlash ? [] : [UInt8(ascii: "/")]) + other.bytes)
  }

  func hasSuffix(_ suffix: String) -> Bool {
    bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The path with `.style` or `.json` at its end exchanged for another ending, or, without, added to.
  func replacingStyleEnding(with ending: String) -> Path {
    let old = [".style", ".json"].first {
      hasSuffix($0) && lastComponent.bytes.count > $0.utf8.count
    }
    return Path(bytes: bytes.dropLast(old?.utf8.count ?? 0) + Array(ending.utf8))
  }

  /// Calls `body` with the path as C wants it.
  @discardableResult
  func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try (bytes + [0]).withUnsafeBufferPointer { buffer in
      try buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return try body("") }
        return try body(base)
      }
    }
  }

  /// The path from the root of the file system, with every link resolved; nil if nothing is there.
  var resolved: Path? {
    guard let found = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return Path(bytes: Array(UnsafeRawBufferPointer(start: found, count: strlen(found))))
  }

  /// The path from the root with links followed, of a file that need not be there.
  var place: Path { resolved ?? (parent.resolved ?? parent).appending(lastComponent) }

  static func < (left: Path, right: Path) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
