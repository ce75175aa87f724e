/// The folder that a report's paths are seen from: tools open the files, and each wants to be told
/// differently where they are.
public struct ReportFolder: Sendable {
  /// The folder's path from the root of the file system; nil if it is not known.
  public let path: String?

  /// Creates a folder; a path that does not begin at the root counts as unknown.
  public init(_ path: String?) {
    let parts = ReportFolder.parts(path ?? "")
    self.path = path?.hasPrefix("/") == true ? "/" + parts.joined(separator: "/") : nil
  }

  /// The path from the root, if there is one; standard input has no path.
  func absolute(_ name: String) -> String {
    if name == SourceFile.standardInputName { return name }
    if name.utf8.first == UInt8(ascii: "/") {
      return "/" + ReportFolder.parts(name).joined(separator: "/")
    }
    guard let path else { return ReportFolder.parts(name).joined(separator: "/") }
    return "/" + ReportFolder.parts(path + "/" + name).joined(separator: "/")
  }

  /// The path from this folder if the file lies in it, and else from the root.
  func relative(_ name: String) -> String {
    let absolute = absolute(name)
    guard let path, absolute.utf8.first == UInt8(ascii: "/") else { return absolute }
    let prefix = path == "/" ? path : path + "/"
    guard absolute.utf8.starts(with: prefix.utf8) else { return absolute }
    return String(decoding: absolute.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// The names between the slashes, without `.`, and without what `..` takes back.
  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      switch String(decoding: part, as: UTF8.self) {
      case ".": break
      case ".." where parts.last.map({ $0 != ".." }) ?? path.hasPrefix("/"): _ = parts.popLast()
      case let name: parts.append(name)
      }
    }
    return parts
  }
}

extension SourceFile {
  /// What standard input is called where a file's path is meant.
  public static let standardInputName = "<stdin>"
}

/// A path as the path of a URI (RFC 3986).
///
/// All but letters, digits, `-._~` and the slash become the numbers of their bytes, so that no path can
/// be taken for one with a scheme, a query or a fragment.
func percentEncoded(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default: result += "%" + hexadecimal(UInt32(byte), digits: 2)
    }
  }
  return result
}
