import Foundation

/// The options of a package's style files: `stylec.json` beside its manifest.
///
/// `{"access": "internal", "deploymentTargets": ["ios15", "macos12"]}`; each key may be left out, and
/// so may the file.
struct BuildOptions {
  /// What `stylec compile` is given.
  private(set) var arguments: [String] = []
  /// The file, if it is there.
  private(set) var files: [URL] = []

  /// A file that says something else.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  init(in root: URL) throws {
    let file = root.appending(path: "stylec.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    files = [file]
    guard
      let options = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    else { throw Mistake(description: "\(file.path): an object is expected") }
    for (key, value) in options.sorted(by: { $0.key < $1.key }) {
      switch (key, value) {
      case ("access", let access as String): arguments += ["--access", access]
      case ("deploymentTargets", let targets as [String]):
        arguments += ["--deployment-target", targets.joined(separator: ",")]
      case ("access", _): throw Mistake(description: "\(file.path): 'access' is a string")
      case ("deploymentTargets", _):
        throw Mistake(description: "\(file.path): 'deploymentTargets' is a list of strings")
      default:
        throw Mistake(
          description: "\(file.path): unknown key '\(key)'; there are 'access' and"
            + " 'deploymentTargets'")
      }
    }
  }
}
