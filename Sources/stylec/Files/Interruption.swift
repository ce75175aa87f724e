#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Requests to end, noted so that temporary files can be removed first.
///
/// Only while there are such files are signals noted; otherwise they end the process as usual.
enum Interruption {
  // Written by a signal's handler and read between system calls: a word that is only ever set.
  nonisolated(unsafe) private static var requested: CInt = 0

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether the process was asked to end.
  static var isRequested: Bool { requested != 0 }

  /// Begins to note requests; a signal that the parent chose to ignore stays ignored.
  static func note() {
    for number in signals {
      // Without SA_RESTART: a system call that waits has to come back.
      var action = sigaction()
      let handler: @convention(c) (CInt) -> Void = { Interruption.requested = $0 }
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
      #elseif canImport(Musl)
        action.__sa_handler.sa_handler = handler
      #else
        action.__sigaction_handler.sa_handler = handler
      #endif
      var previous = sigaction()
      sigaction(number, &action, &previous)
      if isIgnored(previous) { sigaction(number, &previous, nil) }
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the process as the noted signal would have, if there was one.
  static func obey() {
    guard requested != 0 else { return }
    end(by: requested)
  }

  /// Ends the process by a signal, in silence.
  static func end(by number: CInt) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
