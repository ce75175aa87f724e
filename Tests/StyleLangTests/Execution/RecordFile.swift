import Foundation
import StyleLang

/// A view as the stand-in recorded it: see `RecordedView` there.
struct RecordedNode: Decodable {
  var name: String
  var arguments: [String: String]?
  var modifiers: [RecordedModifier]?
  var children: [RecordedNode]?
}

/// A modifier, its arguments resolved.
struct RecordedModifier: Decodable {
  var name: String
  var arguments: [String: String]?
  var views: [RecordedNode]?
}

/// What was recorded of one style in one state.
struct RecordedDocument: Decodable {
  /// An `onChange`: the value that it watches, and the feedback if that becomes true.
  struct Change: Decodable {
    var value: String
    var feedback: [String]
  }

  var view: RecordedNode
  var changes: [Change]
  /// Whether the style forgets that the pointer is over it when it is disabled; nil if it never
  /// asks for the pointer.
  var resetsHover: Bool?
  /// How many choices between views, but for those by the system's version, were taken.
  var conditionals: Int?
}

/// What the driver writes: see `RecordingDriver` in the stand-in.
enum RecordFile {
  /// Reads how each case looks; `subjects` are those of the cases.
  static func looks(in data: Data, of subjects: [ExecutionSubject]) throws -> [RecordedLook] {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    guard let end = lines.firstIndex(where: \.isEmpty), lines.count - end - 1 == subjects.count
    else { throw CompilationFailure(description: "the driver did not write every record") }
    let documents = try lines[..<end].map { try decoder.decode(RecordedDocument.self, from: $0) }
    struct Key: Hashable {
      var component: Component
      var hasContent: Bool
      var document: Int
    }
    var looks: [Key: RecordedLook] = [:]
    return zip(subjects, lines[(end + 1)...]).map { subject, line in
      let index = Int(String(decoding: line, as: UTF8.self)) ?? 0
      let key = Key(
        component: subject.component, hasContent: subject.hasContent, document: index)
      if let known = looks[key] { return known }
      let look = RecordedLook(documents[index], of: subject)
      looks[key] = look
      return look
    }
  }
}
