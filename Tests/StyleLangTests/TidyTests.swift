import Foundation
import Testing

/// Rules of the house that a compiler cannot check.
@Suite struct TidyTests {
  private static let swift =
    ["Sources", "Plugins", "Tests", "Benchmarks"].flatMap {
      TidyFile.all(below: $0, extension: "swift")
    }

  /// Every text file of the repository but fixtures of strange bytes.
  private static let everything =
    ["Sources", "Plugins", "Tests", "Benchmarks", "grammar", "samples", ".ci"].flatMap {
      TidyFile.all(below: $0)
    } + TidyFile.namesAtTop.compactMap { try? TidyFile.named($0) }

  @Test func theRepositoryIsFound() {
    #expect(TidySource.library.count > 100)
    #expect(TidyFile.namesAtTop.allSatisfy { name in Self.everything.contains { $0.path == name } })
  }

  @Test func libraryImportsNothingForIO() {
    // The C library is for its mathematics.
    let systems: Set<Substring> = ["Glibc", "Darwin", "Musl"]
    for file in TidySource.library {
      for name in file.imports { #expect(systems.contains(name), "\(file.path)") }
    }
  }

  @Test func libraryDoesNoIO() {
    let always: Set<String> = [
      "print", "debugPrint", "readLine", "CommandLine", "fatalError", "ContinuousClock",
      "SuspendingClock", "SystemRandomNumberGenerator", "Task", "Thread",
    ]
    // Of the C library, where it is imported for its mathematics; 'write' is a method there.
    let system: Set<String> = [
      "open", "fopen", "read", "fread", "fwrite", "puts", "printf", "fputs", "getenv",
      "exit", "abort", "time", "clock", "rand", "random", "system", "malloc", "stdout", "stderr",
    ]
    for file in TidySource.library {
      let words = Set(file.words.map(\.text))
      #expect(words.intersection(always) == [], "\(file.path)")
      guard !file.imports.isEmpty else { continue }
      #expect(words.intersection(system) == [], "\(file.path)")
    }
  }

  @Test func filesAreShort() {
    for file in Self.swift {
      #expect(file.lines.count <= 401, "\(file.path) has more than 400 lines: split it by subject")
    }
  }

  /// `swift format lint` says so too, but not in `swift test`.
  @Test func nothingIsForced() {
    for file in TidySource.library + TidySource.command {
      for line in file.lines {
        #expect(!line.contains("try!"), "\(file.path): \(line)")
        #expect(!line.contains("as!"), "\(file.path): \(line)")
      }
    }
  }

  /// Whatever a path of somebody's machine says, it says nothing to others.
  @Test func noPathOfAMachine() {
    // In two pieces, so that this file has none.
    let starts = ["/" + "tmp/", "/" + "work/", "/" + "root/", "/" + "home/", "/" + "Users/"]
    for file in Self.everything {
      for line in file.lines {
        for start in starts {
          #expect(!line.contains(start), "\(file.path): \(line.prefix(100))")
        }
      }
    }
  }

  @Test func linesHaveNoSpaceAtTheirEnd() {
    for file in Self.everything
    where !file.path.contains("/Fixtures/") && !file.path.contains("/Goldens/") {
      #expect(!file.text.contains("\r"), "\(file.path)")
      #expect(file.text.isEmpty || file.text.hasSuffix("\n"), "\(file.path)")
      for (index, line) in file.lines.enumerated() where line.last == " " || line.last == "\t" {
        Issue.record("\(file.path):\(index + 1) ends with white space")
      }
    }
  }

  /// Each run of a process has other hashes, so an order that hangs on them differs between runs.
  @Test func outputDoesNotDependOnHashes() throws {
    var outputs: Set<String> = []
    let samples = TestFiles.names(in: TestFiles.samples)
    for _ in 0..<4 {
      // Each folder has another path.
      let folder = try CommandFolder()
      for name in samples {
        try folder.write(
          "samples/" + name, try TestFiles.text(TestFiles.samples.appending(path: name)))
      }
      let result = try folder.run(
        """
        stylec compile samples -o swift && stylec compile samples -o rules --emit json \
          && stylec compile samples -o flat --emit json --flatten && stylec explain
        """)
      #expect(result.status == 0, "\(result.error)")
      let files = folder.files
      #expect(files.count == 4 * samples.count)
      outputs.insert(
        files.map { "\($0)\n\(folder.read($0) ?? "")" }.joined(separator: "\n") + result.output)
    }
    #expect(outputs.count == 1)
  }
}
