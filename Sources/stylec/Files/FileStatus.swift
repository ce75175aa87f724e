#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says of a file.
struct FileStatus {
  enum Kind { case regular, folder, link, other }

  /// Tells two names of one file from two files.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  let kind: Kind
  let size: Int
  let identity: Identity
  let permissions: mode_t

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    permissions = status.st_mode & 0o777
  }

  /// What stands at a path, or nil if nothing does.
  ///
  /// - Parameter followsLinks: Whether a link counts as what it points to.
  static func of(_ path: Path, followsLinks: Bool = true) throws -> FileStatus? {
    var status = stat()
    do {
      try path.withCString { name in
        try SystemError.check { followsLinks ? stat(name, &status) : lstat(name, &status) }
      }
    } catch let error as SystemError where error.number == ENOENT || error.number == ENOTDIR {
      return nil
    }
    return FileStatus(status)
  }
}
