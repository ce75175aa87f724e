#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, closed when it is no longer used.
struct FileDescriptor: ~Copyable {
  private let number: CInt
  private let closes: Bool

  private init(_ number: CInt, closes: Bool) {
    self.number = number
    self.closes = closes
  }

  /// Opens a file; it is not handed on to other processes.
  init(opening path: Path, _ flags: CInt, mode: mode_t = 0o666) throws {
    let number = try path.withCString { name in
      try SystemError.check { open(name, flags | O_CLOEXEC, mode) }
    }
    self.init(number, closes: true)
  }

  deinit {
    if closes { close(number) }
  }

  static var standardInput: FileDescriptor { FileDescriptor(0, closes: false) }
  static var standardOutput: FileDescriptor { FileDescriptor(1, closes: false) }
  static var standardError: FileDescriptor { FileDescriptor(2, closes: false) }

  /// Opens the standard streams that the parent closed, so that no file of ours takes their place;
  /// using them then fails as it should.
  static func reserveStandardStreams() {
    for number: CInt in 0...2 where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// What the file is.
  func status() throws -> FileStatus {
    var status = stat()
    try SystemError.check { fstat(number, &status) }
    return FileStatus(status)
  }

  /// Gives the file these permissions; one that does not belong to us keeps its own.
  func setPermissions(_ mode: mode_t) { _ = fchmod(number, mode) }

  /// Writes all of `bytes`.
  func writeAll(_ bytes: UnsafeRawBufferPointer) throws {
    var done = 0
    while done < bytes.count {
      done += try SystemError.check {
        write(number, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      }
    }
  }

  /// Reads until `buffer` is full or the file ends, and returns how much that was.
  ///
  /// - Parameter offset: Where in the file to begin, or nil to go on from the last time.
  func readAll(into buffer: UnsafeMutableRawBufferPointer, at offset: Int? = nil) throws -> Int {
    guard let base = buffer.baseAddress else { return 0 }
    var done = 0
    while done < buffer.count {
      let count = try SystemError.check {
        if let offset {
          return pread(number, base + done, buffer.count - done, off_t(offset + done))
        }
        return read(number, base + done, buffer.count - done)
      }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Reads up to `limit` bytes, of which there are most likely `expected`.
  func contents(expected: Int, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    // One more than expected, so that the end is met without growing.
    var capacity = min(limit, max(expected + 1, 1 << 12))
    while true {
      let isFull = try bytes.withFreeCapacity(capacity - bytes.count) { try readAll(into: $0) }
      if !isFull || capacity == limit { return bytes }
      capacity = min(limit, capacity * 2)
    }
  }
}

extension [UInt8] {
  /// Appends what `body` writes to the beginning of a buffer of `count` bytes, and returns whether
  /// it filled the buffer.
  fileprivate mutating func withFreeCapacity(
    _ count: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> Int
  ) rethrows -> Bool {
    if isEmpty {
      // The usual case: no byte is written twice.
      self = try [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
        used = try body(
          UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[..<count])))
      }
      return self.count == count
    }
    let old = self.count
    append(contentsOf: repeatElement(0, count: count))
    let used = try withUnsafeMutableBytes { buffer in
      try body(UnsafeMutableRawBufferPointer(rebasing: buffer[old...]))
    }
    removeLast(count - used)
    return used == count
  }
}
