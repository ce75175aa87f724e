#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import StyleLang

/// Something to compile.
struct Input {
  /// The path, or nil for standard input.
  let path: Path?
  /// The path inside the folder in which the operand was found; without one, the file's name.
  let relativePath: Path

  /// The name for messages and headers.
  var name: String { path?.text ?? SourceFile.standardInputName }

  static let standardInput = Input(path: nil, relativePath: Path("stdin.style"))

  /// Reads the file, all of it or nothing.
  func read() throws(FileDiagnostic) -> SourceFile {
    do {
      guard let path else { return try contents(.standardInput, isStream: true) }
      // Opening a pipe that nobody writes to would wait for ever.
      return try contents(FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK), isStream: false)
    } catch let error as FileDiagnostic {
      throw error
    } catch let error as SystemError {
      let isMissing = error.number == ENOENT || error.number == ENOTDIR
      throw FileDiagnostic(isMissing ? .missing : .unreadable(error.reason), name)
    } catch {
      throw FileDiagnostic(.unreadable("\(error)"), name)
    }
  }

  /// Reads a file of JSON, where it is a mistake of the text that there is none.
  func readJSON() throws(FileDiagnostic) -> SourceFile {
    do throws(FileDiagnostic) {
      return try read()
    } catch {
      if error.problem == .emptyFile { return SourceFile(name: name, bytes: []) }
      throw error
    }
  }

  private func contents(
    _ file: consuming FileDescriptor, isStream: Bool
  ) throws -> SourceFile {
    let limit = 1 << 32
    let status = try file.status()
    if status.kind == .folder { throw FileDiagnostic(.isFolder, name) }
    if status.kind != .regular, !isStream { throw FileDiagnostic(.notRegular, name) }
    let expected = status.kind == .regular ? status.size : 0
    guard expected < limit else { throw FileDiagnostic(.tooLarge, name) }
    let bytes = try file.contents(expected: expected, limit: limit)
    guard bytes.count < limit else { throw FileDiagnostic(.tooLarge, name) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let isEmpty = text.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if isEmpty { throw FileDiagnostic(.emptyFile, name) }
    return SourceFile(name: name, bytes: bytes)
  }
}
