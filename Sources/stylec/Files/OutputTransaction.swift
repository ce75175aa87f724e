#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import StyleLang

/// Output files that appear together, or not at all.
///
/// Each is written to a temporary file in its folder; `commit` puts them in place, and without it
/// nothing is left of them.
struct OutputTransaction: ~Copyable {
  private var pending: [(temporary: Path, path: Path)] = []
  private var folders: [Path] = []

  /// Writes one file.
  ///
  /// - Parameter emit: Hands over the contents, chunk by chunk.
  mutating func write(
    _ path: Path, _ emit: ((([UInt8]) throws -> Void) throws -> Void)
  ) throws(FileDiagnostic) {
    do {
      try Folder.create(path.parent, noting: &folders)
      var file = try OutputFile(path)
      // Noted even if writing fails, so that `deinit` removes it.
      defer { if let temporary = file.temporary { pending.append((temporary, file.path)) } }
      try emit { chunk in
        if Interruption.isRequested { throw SystemError(number: EINTR) }
        try file.write(chunk)
      }
      try file.finish()
    } catch {
      throw FileDiagnostic(.unwritable((error as? SystemError)?.reason ?? "\(error)"), path.text)
    }
  }

  /// Puts the files in place.
  mutating func commit() throws(FileDiagnostic) {
    folders = []
    while let (temporary, path) = pending.first {
      do {
        try temporary.withCString { old in
          try path.withCString { new in try SystemError.check { rename(old, new) } }
        }
      } catch {
        throw FileDiagnostic(
          .unwritable((error as? SystemError)?.reason ?? "\(error)"), path.text)
      }
      pending.removeFirst()
    }
  }

  deinit {
    for (temporary, _) in pending { _ = temporary.withCString { unlink($0) } }
    for folder in folders.reversed() { _ = folder.withCString { rmdir($0) } }
  }
}
