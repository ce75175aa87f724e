/// How much a diagnostic matters.
public enum Severity: String, Sendable, CaseIterable {
  /// The input cannot be compiled.
  case error
  /// The input compiles and is most likely not what was meant.
  case warning
  /// A remark.
  case note
}

/// A second place, with what it has to do with the first.
public struct Note: Hashable, Sendable {
  /// What the note says: lower case, no full stop.
  public var message: String
  /// Where, if the note is about a place.
  public var range: SourceRange?
  /// The path of the file of that place; nil for the file of the diagnostic.
  public var file: String?

  /// Creates a note.
  public init(_ message: String, at range: SourceRange? = nil, in file: String? = nil) {
    self.message = message
    self.range = range
    self.file = file
  }
}

/// A change to the source that removes a problem.
public struct FixIt: Hashable, Sendable {
  /// One replacement of bytes.
  public struct Edit: Hashable, Sendable {
    /// What is replaced; empty to insert.
    public var range: SourceRange
    /// What stands there afterwards.
    public var replacement: String
  }

  /// What the fix does, in the imperative: "replace with 'background'".
  public var title: String
  /// The edits, in order, not overlapping.
  public var edits: [Edit]
  /// Whether it may be made without a look at it: nothing looks different afterwards.
  public var isSafe = false

  /// Creates a fix-it of one edit.
  public init(_ title: String, replacing range: SourceRange, with replacement: String) {
    self.title = title
    self.edits = [Edit(range: range, replacement: replacement)]
  }

  /// Creates a fix-it of several edits, in order, not overlapping.
  public init(_ title: String, _ edits: [Edit], isSafe: Bool = false) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// One problem at one place: a value, put into words and colours only by a renderer.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// The smallest range that shows it.
  public var range: SourceRange
  /// Further places and reasons.
  public var notes: [Note]
  /// Ways to mend it, the best first.
  public var fixIts: [FixIt]
  /// How much it matters: what the problem says, unless a configuration sets another level.
  public var severity: Severity

  /// Creates a diagnostic.
  public init(
    _ problem: Problem, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.problem = problem
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
    self.severity = problem.severity
  }
}
