#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import StyleLang

/// A standard stream to which text goes.
struct Terminal {
  private let number: CInt

  static let output = Terminal(number: STDOUT_FILENO)
  static let error = Terminal(number: STDERR_FILENO)

  /// Whether a person sees the stream.
  var isTerminal: Bool { isatty(number) == 1 }

  /// The columns of a line, or nil where nothing limits them.
  var width: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// The columns for running text: lines above 80 are hard to read.
  var textWidth: Int { max(20, min(80, width ?? 80)) }

  /// How diagnostics look on this stream.
  func options(_ choice: ColorChoice) -> TextOptions {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        isTerminal && (Terminal.environment("NO_COLOR") ?? "").isEmpty
          && Terminal.environment("TERM") != "dumb"
      }
    // A log has no width, but one long line must not fill it.
    return TextOptions(width: width ?? 160, color: isColored)
  }

  /// Writes text.
  func write(_ text: String) throws {
    let stream = number == STDOUT_FILENO ? FileDescriptor.standardOutput : .standardError
    var text = text
    try text.withUTF8 { try stream.writeAll(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) throws {
    let stream = number == STDOUT_FILENO ? FileDescriptor.standardOutput : .standardError
    try bytes.withUnsafeBytes { try stream.writeAll($0) }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
