#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on folders.
enum Folder {
  /// The names in a folder, sorted by their bytes, without those that begin with a dot.
  static func names(in path: Path) throws -> [Path] {
    guard let stream = path.withCString({ opendir($0) }) else { throw SystemError.last }
    defer { closedir(stream) }
    var names: [Path] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let start = UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
        return Path(bytes: Array(UnsafeRawBufferPointer(start: start, count: strlen(start))))
      }
      if name.bytes.first != UInt8(ascii: ".") { names.append(name) }
    }
    if errno != 0 { throw SystemError.last }
    return names.sorted()
  }

  /// Makes a folder and those above it that are missing.
  ///
  /// - Parameter made: Where the new ones are noted, outermost first.
  static func create(_ path: Path, noting made: inout [Path]) throws {
    if let status = try FileStatus.of(path) {
      guard status.kind == .folder else { throw SystemError(number: ENOTDIR) }
      return
    }
    try create(path.parent, noting: &made)
    do {
      try path.withCString { name in try SystemError.check { mkdir(name, 0o777) } }
      made.append(path)
    } catch let error as SystemError where error.number == EEXIST {
      // Another process was faster, or the path names a folder twice over: `a//b`.
    }
  }
}
