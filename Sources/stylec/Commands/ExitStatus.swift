/// How the process ends.
enum ExitStatus: Int32 {
  case success = 0
  /// An input has an error, or a file cannot be read or written.
  case failure = 1
  /// The arguments make no sense.
  case wrongUse = 2
}
