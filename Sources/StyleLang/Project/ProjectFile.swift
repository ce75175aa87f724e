/// A file of a project.
public struct ProjectFile: Sendable {
  /// The path that tells it from others: from the root of the file system, with links resolved.
  public var path: String
  /// The file.
  public var source: SourceFile

  /// Creates a file of a project.
  public init(path: String, source: SourceFile) {
    self.path = path
    self.source = source
  }
}

/// Why a file cannot be imported.
public enum ImportFailure: Error, Hashable, Sendable {
  /// There is no such file.
  case missing
  /// It cannot be read, for this reason.
  case refused(String)
}

/// Paths as text, with '/' between the parts.
enum ProjectPath {
  /// The path of something that is named from a folder, without '.' and '..'; what leads out of the
  /// root of the file system, or of a relative path, keeps its '..'.
  static func resolve(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = folder.hasPrefix("/")
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder of a file.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path lies in a folder.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder.isEmpty { return path != ".." && !path.hasPrefix("../") }
    return folder == "/" || path.hasPrefix(folder + "/")
  }
}
