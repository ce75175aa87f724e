/// The problems of files: of reading them, and of writing what they compile to.
///
/// They have a path and no place in a text. The library only words them; it opens no file.
public enum FileProblem: Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The system refuses to read, for this reason.
  case unreadable(String)
  /// A folder stands where a file is meant.
  case isFolder
  /// A pipe, a device or a socket stands where a file is meant.
  case notRegular
  /// The file has 4 GiB or more.
  case tooLarge
  /// No style file is in the folder.
  case emptyFolder
  /// Nothing is in the file but white space.
  case emptyFile
  /// The output is there, and stylec did not write it.
  case notGenerated
  /// The output is one of the inputs.
  case outputIsInput
  /// Two inputs, of these paths, would be written to the same output.
  case outputClash(String, String)
  /// The system refuses to write, for this reason.
  case unwritable(String)
  /// A style has too many combinations of states to list them.
  case tooManySets(style: String, count: Int)
  /// The output is not what would be written now; it may be missing.
  case outOfDate(isMissing: Bool)
  /// A file of design tokens is to be formatted.
  case notStyles
  /// The formatted text would not mean what the file means, for this reason.
  case formatterDefect(String)

  /// The stable codes.
  public enum Code: String, CaseIterable, Sendable {
    case missing = "F101"
    case unreadable = "F102"
    case isFolder = "F103"
    case notRegular = "F104"
    case tooLarge = "F105"
    case emptyFolder = "F106"
    case emptyFile = "F107"
    case notGenerated = "F201"
    case outputIsInput = "F202"
    case outputClash = "F203"
    case unwritable = "F204"
    case tooManySets = "F205"
    case outOfDate = "F207"
    case notStyles = "F301"
    case formatterDefect = "F302"
  }

  /// The code.
  public var code: Code {
    switch self {
    case .missing: .missing
    case .unreadable: .unreadable
    case .isFolder: .isFolder
    case .notRegular: .notRegular
    case .tooLarge: .tooLarge
    case .emptyFolder: .emptyFolder
    case .emptyFile: .emptyFile
    case .notGenerated: .notGenerated
    case .outputIsInput: .outputIsInput
    case .outputClash: .outputClash
    case .unwritable: .unwritable
    case .tooManySets: .tooManySets
    case .outOfDate: .outOfDate
    case .notStyles: .notStyles
    case .formatterDefect: .formatterDefect
    }
  }

  /// The message: one line, lower case, code in single quotes, no full stop.
  public var message: String {
    switch self {
    case .missing: "no such file or folder"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .isFolder: "is a folder where a file is meant"
    case .notRegular: "is not a regular file; to read a pipe, use '-' and standard input"
    case .tooLarge: "the file is too large: the limit is 4 GiB"
    case .emptyFolder: "no '.style' file and no file of design tokens is in this folder"
    case .emptyFile: "the file is empty; a style file declares tokens or styles"
    case .notGenerated: "was not written by stylec; to replace it all the same, use '--force'"
    case .outputIsInput: "is an input; writing the output there would destroy it"
    case .outputClash(let first, let second):
      "both '\(first)' and '\(second)' would be written to this file"
    case .unwritable(let reason): "cannot be written: \(reason)"
    case .tooManySets(let style, let count):
      "style '\(style)' has \(count == .max ? "far too many" : "\(count)") combinations of states;"
        + " '--flatten' lists at most \(flattenedSetLimit)"
    case .outOfDate(let isMissing):
      (isMissing ? "is missing" : "is out of date") + "; run 'stylec compile' without '--verify'"
    case .notStyles: "is a file of design tokens; only style files are formatted"
    case .formatterDefect(let reason):
      "is left as it was: \(reason); this is a defect of stylec, please report it with the file"
    }
  }
}

/// A problem of one file.
public struct FileDiagnostic: Hashable, Sendable, Error {
  /// What is wrong.
  public var problem: FileProblem
  /// The path, as the user gave it.
  public var path: String

  /// Creates a diagnostic.
  public init(_ problem: FileProblem, _ path: String) {
    self.problem = problem
    self.path = path
  }

  /// The line of text that shows it, with its line break.
  public func text(_ options: TextOptions) -> String {
    let paint = Paint(isOn: options.color)
    let word = paint.severity(.error, "error:")
    let code = paint.gutter(" [\(problem.code.rawValue)]")
    return
      "\(paint.bold("\(path.visible):")) \(word) \(paint.bold(problem.message.visible))\(code)\n"
  }
}
