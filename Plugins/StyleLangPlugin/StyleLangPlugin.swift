import Foundation
import PackagePlugin

/// Compiles the style files and design tokens of a target: `x.style` becomes `x.style.swift`.
///
/// Options stand in `stylec.json` beside the package's manifest, if there is one; `stylec` reads it.
@main
struct StyleLangPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    return try commands(
      for: module.sourceFiles.map(\.url).filter(StyleFile.isOne),
      root: context.package.directoryURL, output: context.pluginWorkDirectoryURL,
      compiler: context.tool(named: "stylec").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StyleLangPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try commands(
        for: target.inputFiles.map(\.url).filter(StyleFile.isOne),
        root: context.xcodeProject.directoryURL, output: context.pluginWorkDirectoryURL,
        compiler: context.tool(named: "stylec").url)
    }
  }
#endif

extension StyleLangPlugin {
  /// One command for each file: it runs where the file, a file that it imports, or the options have
  /// changed since, and where the output is missing.
  private func commands(
    for files: [URL], root: URL, output: URL, compiler: URL
  ) throws -> [Command] {
    let configuration = root.appending(path: "stylec.json")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    // What lies above the package is no business of it.
    let options = isConfigured ? ["--config", configuration.path] : ["--no-config"]
    var graph = ImportGraph()
    return files.sorted { $0.path < $1.path }.map { file in
      let generated = output.appending(path: StyleFile.outputName(of: file, among: files))
      return .buildCommand(
        displayName: "Compiling style \(file.lastPathComponent)", executable: compiler,
        arguments: ["compile", file.path, "--output", generated.path, "--root", root.path]
          + options,
        inputFiles: [file] + graph.imports(of: file) + (isConfigured ? [configuration] : []),
        outputFiles: [generated])
    }
  }
}

/// What the names of files say.
enum StyleFile {
  /// Whether `stylec` compiles it: a style file or a file of design tokens.
  static func isOne(_ file: URL) -> Bool {
    [".style", ".tokens", ".tokens.json"].contains { file.lastPathComponent.hasSuffix($0) }
  }

  static func hasImports(_ file: URL) -> Bool { file.pathExtension == "style" }

  /// The name of the Swift file, which does not depend on what the style file holds.
  ///
  /// Files of the same name in several folders of a target are told apart by their folders.
  static func outputName(of file: URL, among files: [URL]) -> String {
    let name = file.lastPathComponent
    let namesakes = files.filter { $0.lastPathComponent == name }
    if namesakes.count < 2 { return name + ".swift" }
    let folders = file.deletingLastPathComponent().pathComponents
    let isTold = { (depth: Int) in
      namesakes.filter {
        $0.deletingLastPathComponent().pathComponents.suffix(depth) == folders.suffix(depth)
      }.count == 1
    }
    let depth = (1...max(1, folders.count)).first(where: isTold) ?? folders.count
    return (folders.suffix(depth) + [name]).joined(separator: "-") + ".swift"
  }
}
