#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The number of an error that a call of the system left behind.
struct SystemError: Error, Hashable {
  let number: CInt

  /// The error of the last call.
  static var last: SystemError { SystemError(number: errno) }

  /// The reason for people, lower case as messages are.
  var reason: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Calls again if a signal interrupts, unless it asks to end; throws if the result is −1.
  @discardableResult
  static func check<Result: SignedInteger>(_ call: () -> Result) throws -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let error = SystemError.last
      if error.number != EINTR || Interruption.isRequested { throw error }
    }
  }
}
