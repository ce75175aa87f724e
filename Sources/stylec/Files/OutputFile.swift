#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is being written, beside the one that it is to replace.
///
/// As long as what is written equals what is there, nothing is written: a file whose contents stay
/// the same keeps its time, and build systems that look at it do not build again.
struct OutputFile: ~Copyable {
  /// The path, with links followed.
  let path: Path
  /// The new contents; nil as long as they are those of the old file.
  private(set) var temporary: Path?

  private let old: FileDescriptor?
  private let oldStatus: FileStatus?
  private var new: FileDescriptor?
  /// How many bytes of the old file were found equal.
  private var equal = 0
  private var scratch: [UInt8] = []

  /// Begins to write.
  init(_ path: Path) throws {
    let target = try OutputFile.followingLinks(path)
    let status = try FileStatus.of(target)
    let isRegular = status?.kind == .regular
    // A device or a pipe is written to as it is.
    new =
      status == nil || isRegular ? nil : try FileDescriptor(opening: target, O_WRONLY)
    // One that may not be read, but perhaps replaced, counts as different.
    old = isRegular ? try? FileDescriptor(opening: target, O_RDONLY) : nil
    oldStatus = status
    self.path = target
  }

  /// Writes more.
  mutating func write(_ chunk: [UInt8]) throws {
    if new == nil {
      if try continuesOld(chunk) {
        equal += chunk.count
        return
      }
      try startNew()
    }
    try chunk.withUnsafeBytes { try new?.writeAll($0) }
  }

  /// Ends writing; the old file is still in place.
  mutating func finish() throws {
    if new == nil, old == nil || oldStatus?.size != equal { try startNew() }
    new = nil
  }

  private mutating func continuesOld(_ chunk: [UInt8]) throws -> Bool {
    guard old != nil else { return false }
    if scratch.count < chunk.count {
      scratch = [UInt8](repeating: 0, count: chunk.count)
    }
    return try scratch.withUnsafeMutableBytes { buffer in
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<chunk.count])
      guard try old?.readAll(into: part) == chunk.count, let start = part.baseAddress else {
        return chunk.isEmpty
      }
      return chunk.withUnsafeBytes { bytes in
        bytes.baseAddress.map { memcmp(start, $0, bytes.count) == 0 } ?? true
      }
    }
  }

  /// Makes the temporary file and copies what was found equal.
  private mutating func startNew() throws {
    let file = try makeTemporary(in: path.parent)
    if let oldStatus { file.setPermissions(oldStatus.permissions) }
    var copied = 0
    var buffer = [UInt8](repeating: 0, count: min(equal, 1 << 16))
    while copied < equal {
      let limit = min(equal - copied, buffer.count)
      let count = try buffer.withUnsafeMutableBytes { bytes in
        let part = UnsafeMutableRawBufferPointer(rebasing: bytes[..<limit])
        let count = try old?.readAll(into: part, at: copied) ?? 0
        try file.writeAll(UnsafeRawBufferPointer(rebasing: part[..<count]))
        return count
      }
      // Someone cuts the old file short meanwhile: what was compared is gone.
      if count == 0 { throw SystemError(number: EIO) }
      copied += count
    }
    new = consume file
  }

  private mutating func makeTemporary(in folder: Path) throws -> FileDescriptor {
    Interruption.note()
    var attempt = 0
    while true {
      let path = folder.appending(Path(".stylec-\(getpid())-\(attempt).tmp"))
      do {
        let file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
        temporary = path
        return file
      } catch let error as SystemError where error.number == EEXIST {
        attempt += 1
      }
    }
  }

  /// What a link points to in the end, even if nothing is there yet: the link itself must stay.
  private static func followingLinks(_ path: Path) throws -> Path {
    var path = path
    for _ in 0..<40 {
      guard try FileStatus.of(path, followsLinks: false)?.kind == .link else { return path }
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = try path.withCString { name in
        try SystemError.check { readlink(name, &target, target.count) }
      }
      let relative = Path(bytes: target[..<count].map { UInt8(bitPattern: $0) })
      let isAbsolute = relative.bytes.first == UInt8(ascii: "/")
      path = isAbsolute ? relative : path.parent.appending(relative)
    }
    throw SystemError(number: ELOOP)
  }
}
