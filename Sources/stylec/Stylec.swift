#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import StyleLang

/// The command.
@main
enum Stylec {
  static func main() {
    FileDescriptor.reserveStandardStreams()
    // A reader that goes away is an error of `write`, so that temporary files can be removed.
    signal(SIGPIPE, SIG_IGN)
    let status = status(of: arguments)
    Interruption.obey()
    exit(status.rawValue)
  }

  private static var arguments: [Path] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { start in
        Path(bytes: Array(UnsafeRawBufferPointer(start: start, count: strlen(start))))
      }
    }
  }

  private static func status(of arguments: [Path]) -> ExitStatus {
    do {
      return try run(Arguments(arguments))
    } catch let error as UsageError {
      let name = arguments.first.flatMap { Command(rawValue: $0.text) }.map { " \($0)" } ?? ""
      try? Terminal.error.write(
        "stylec: error: \(error.message.visible)\nsee 'stylec\(name) --help'\n")
      return .wrongUse
    } catch let error as SystemError where error.number == EPIPE {
      Interruption.end(by: SIGPIPE)
    } catch {
      let reason = (error as? SystemError)?.reason ?? "\(error)"
      try? Terminal.error.write("stylec: error: standard output cannot be written: \(reason)\n")
      return .failure
    }
  }

  private static func run(_ arguments: Arguments) throws -> ExitStatus {
    let help = Help(width: Terminal.output.textWidth)
    if arguments.has(.version) {
      try Terminal.output.write("stylec \(version)\n")
      return .success
    }
    guard let command = arguments.command else {
      if arguments.has(.help) {
        try Terminal.output.write(help.general)
        return .success
      }
      try? Terminal.error.write(help.general)
      return .wrongUse
    }
    if arguments.has(.help) {
      try Terminal.output.write(help.text(for: command))
      return .success
    }
    switch command {
    case .compile: return try CompileCommand.run(arguments)
    case .check: return try CheckCommand.run(arguments)
    case .lint: return try LintCommand.run(arguments)
    case .format: return try FormatCommand.run(arguments)
    case .table: return try TableCommand.run(arguments)
    case .explainValue: return try ExplainValueCommand.run(arguments)
    case .dump: return try DumpCommand.run(arguments)
    case .explain: return try ExplainCommand.run(arguments)
    }
  }
}
