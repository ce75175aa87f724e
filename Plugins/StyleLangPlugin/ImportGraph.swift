import Foundation

/// Which files a style file depends on.
///
/// The commands of a build must be known before `stylec` exists, so this looks for imports by
/// itself: whatever stands between two quotes of a line and is the path of a file. It may find a
/// path that stands in a comment, which costs a compilation too many, but it misses none, unless it
/// is written with escapes. What an import means, and whether it may be, is said by `stylec`.
struct ImportGraph {
  private var known: [URL: [URL]] = [:]

  /// Every file that a file imports, and those that they import, sorted.
  mutating func imports(of file: URL) -> [URL] {
    var found: Set<URL> = []
    var pending = [file.standardizedFileURL]
    while let next = pending.popLast() {
      for imported in directImports(of: next) where found.insert(imported).inserted {
        pending.append(imported)
      }
    }
    found.remove(file.standardizedFileURL)
    return found.sorted { $0.path < $1.path }
  }

  private mutating func directImports(of file: URL) -> [URL] {
    if let imports = known[file] { return imports }
    let folder = file.deletingLastPathComponent()
    var imports: [URL] = []
    if StyleFile.hasImports(file), let data = try? Data(contentsOf: file) {
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        for path in line.split(separator: "\"").dropFirst() {
          let imported = folder.appending(path: String(path)).standardizedFileURL
          if StyleFile.isOne(imported), FileManager.default.fileExists(atPath: imported.path) {
            imports.append(imported)
          }
        }
      }
    }
    known[file] = imports
    return imports
  }
}
