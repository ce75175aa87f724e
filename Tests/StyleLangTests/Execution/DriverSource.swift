import StyleLang

/// The main program that the harness compiles with the generated Swift.
enum DriverSource {
  /// The subjects, some to a file so that the compiler works on them in parallel, and the main
  /// function.
  static func files(for subjects: [ExecutionSubject]) -> [GeneratedFile] {
    let size = 64
    var files: [GeneratedFile] = []
    for start in stride(from: 0, to: subjects.count, by: size) {
      let functions = subjects[start..<min(start + size, subjects.count)].enumerated()
      files.append(
        GeneratedFile(
          name: "Driver\(start).swift",
          text: header + functions.map { function(start + $0, $1) }.joined(separator: "\n")))
    }
    let list = subjects.indices.map { "subject\($0)()" }.joined(separator: ", ")
    return files + [
      GeneratedFile(
        name: "DriverMain.swift",
        text: header + """
          @main enum DriverMain {
            @MainActor static func main() {
              let subjects: [RecordingSubject] = [\(list)]
              RecordingDriver.run(subjects)
            }
          }
          """)
    ]
  }

  private static let header = "@_spi(Recording) import SwiftUI\n\n"

  private static func function(_ index: Int, _ subject: ExecutionSubject) -> String {
    var value =
      switch subject.component {
      case .view: ".view { $0\(subject.expression) }"
      case .custom: ".any { state in \(subject.expression) }"
      case let component: ".\(component) { \(subject.expression) }"
      }
    if !subject.modifiers.isEmpty {
      value = "(\(value) as RecordingSubject).modified { $0\(subject.modifiers) }"
    }
    return "@MainActor func subject\(index)() -> RecordingSubject { \(value) }\n"
  }
}
