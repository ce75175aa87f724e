#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import StyleLang

/// Compares an output with what would be written.
enum Verification {
  /// Checks a file.
  ///
  /// - Parameter emit: Hands over what would be written, chunk by chunk.
  /// - Throws: A `FileDiagnostic` if something else is there, or nothing.
  static func check(
    _ path: Path, _ emit: (([UInt8]) throws -> Void) throws -> Void
  ) throws {
    guard try FileStatus.of(path) != nil else {
      throw FileDiagnostic(.outOfDate(isMissing: true), path.text)
    }
    let file = try open(path)
    var scratch: [UInt8] = []
    var isEqual = true
    try emit { chunk in
      guard isEqual else { return }
      if scratch.count < chunk.count { scratch = [UInt8](repeating: 0, count: chunk.count) }
      let count = try scratch.withUnsafeMutableBytes {
        try file.readAll(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<chunk.count]))
      }
      isEqual = count == chunk.count && scratch[..<chunk.count] == chunk[...]
    }
    if scratch.isEmpty { scratch = [0] }
    let more = try scratch.withUnsafeMutableBytes {
      try file.readAll(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<1]))
    }
    if !isEqual || more > 0 { throw FileDiagnostic(.outOfDate(isMissing: false), path.text) }
  }

  private static func open(_ path: Path) throws(FileDiagnostic) -> FileDescriptor {
    do {
      return try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
    } catch {
      throw FileDiagnostic(
        .unreadable((error as? SystemError)?.reason ?? "\(error)"), path.text)
    }
  }
}
