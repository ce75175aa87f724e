import Foundation

/// A program that was run to its end.
struct Subprocess {
  /// Its exit status; 128 and the signal's number where a signal ended it.
  var status: Int32
  /// What it wrote to standard output and standard error.
  var output: String

  /// Runs a program and waits without blocking a thread.
  ///
  /// - Parameters:
  ///   - executable: The file to run.
  ///   - arguments: Its arguments.
  ///   - scratch: A folder for the file that takes the output.
  static func run(
    _ executable: URL, _ arguments: [String], scratch: URL
  ) async throws -> Subprocess {
    await Slots.shared.enter()
    defer { Task { await Slots.shared.leave() } }
    let log = scratch.appendingPathComponent("\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        let wasKilled = process.terminationReason == .uncaughtSignal
        continuation.resume(returning: process.terminationStatus + (wasKilled ? 128 : 0))
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let output = try String(decoding: Data(contentsOf: log), as: UTF8.self)
    try? FileManager.default.removeItem(at: log)
    return Subprocess(status: status, output: output)
  }
}

/// Lets as many programs run at a time as the machine has processors.
private actor Slots {
  static let shared = Slots()

  private var free = max(2, ProcessInfo.processInfo.activeProcessorCount)
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// A folder that goes when the last reference to it goes.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylelang-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file.path
  }
}
