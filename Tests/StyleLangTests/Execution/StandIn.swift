import Foundation
import StyleLang

/// The stand-in for SwiftUI, compiled once for each platform and kept until its sources change.
actor StandIn {
  /// What a module is for.
  enum Variant: String, Sendable {
    /// To check types as Apple's SDK would: for the platform's own target, with the availability
    /// of everything; modifiers return opaque types, enumerations are resilient.
    case strict
    /// To run many styles: modifiers return one concrete type, since nested opaque types make a
    /// compilation three times as long.
    case quick
  }

  private struct Key: Hashable {
    var platform: Platform
    var variant: Variant
  }

  static let shared = StandIn()

  private var modules: [Key: Task<URL, any Error>] = [:]

  /// The folder that holds the module and the library for a platform.
  func module(for platform: Platform, _ variant: Variant) async throws -> URL {
    let key = Key(platform: platform, variant: variant)
    let task = modules[key] ?? Task { try await StandIn.build(variant, for: platform) }
    modules[key] = task
    return try await task.value
  }

  private static func build(_ variant: Variant, for platform: Platform) async throws -> URL {
    let sources = try sources()
    let scratch = try ScratchFolder()
    let compiler = try SwiftCompiler.executable()
    let version = try await Subprocess.run(compiler, ["--version"], scratch: scratch.url).output
    let key = try fingerprint(of: sources, with: compiler.path + version)
    let folder = package.appendingPathComponent(
      ".build/stand-in/\(platform.rawValue)-\(variant.rawValue)-\(key)")
    if FileManager.default.fileExists(atPath: folder.path) { return folder }

    let output = scratch.url.appendingPathComponent("module")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let what = "the stand-in for SwiftUI on \(platform)"
    let paths = sources.map(\.path)
    switch variant {
    case .strict:
      try await SystemModules(platform: platform, folder: output)
        .build(sources: paths, what, scratch: scratch)
    case .quick:
      try await SwiftCompiler.compile(
        [
          "-swift-version", "6", "-wmo", "-parse-as-library", "-module-name", "SwiftUI",
          "-module-link-name", "SwiftUI", "-D", platform.condition,
          "-emit-module", "-emit-module-path", output.path + "/SwiftUI.swiftmodule",
          "-emit-library", "-static", "-o", output.path + "/libSwiftUI.a",
        ] + (try quickened(sources.filter { !SystemModules.isOfFoundation($0.path) }, in: scratch)),
        what, scratch: scratch)
    }
    return try install(output, as: folder)
  }

  /// The sources with concrete types in place of opaque ones, as files of the scratch folder.
  private static func quickened(_ sources: [URL], in scratch: ScratchFolder) throws -> [String] {
    try sources.enumerated().map { index, source in
      var text = try String(contentsOf: source, encoding: .utf8)
      if text.contains(" ModifiedView(self") {
        text = text.replacing("-> some View", with: "-> ModifiedView")
      } else if text.contains(" DrawnShape {") {
        text = text.replacing("-> some View", with: "-> DrawnShape")
      }
      return try scratch.write(text, to: "\(index)-\(source.lastPathComponent)")
    }
  }

  /// Moves the result in place at once, so that no other process finds half of it.
  private static func install(_ output: URL, as folder: URL) throws -> URL {
    let parent = folder.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let name = folder.lastPathComponent.split(separator: "-").dropLast().joined(separator: "-")
    for old in try FileManager.default.contentsOfDirectory(atPath: parent.path)
    where old.hasPrefix(name) {
      try? FileManager.default.removeItem(at: parent.appendingPathComponent(old))
    }
    let copy = parent.appendingPathComponent(UUID().uuidString)
    try FileManager.default.copyItem(at: output, to: copy)
    do {
      try FileManager.default.moveItem(at: copy, to: folder)
    } catch  where FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.removeItem(at: copy)
    }
    return folder
  }

  /// The folder of the package.
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func sources() throws -> [URL] {
    let folder = package.appendingPathComponent("Tests/SwiftUIStandIn")
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let sources = (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
      .sorted { $0.path < $1.path }
    if sources.isEmpty { throw CompilationFailure(description: "no sources in \(folder.path)") }
    return sources
  }

  /// FNV-1a over the sources and what else decides the result.
  private static func fingerprint(of sources: [URL], with text: String) throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let makers = ["StandIn.swift", "SystemModules.swift"].map {
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent($0)
    }
    for bytes in try (sources + makers).map({ try Data(contentsOf: $0) }) + [Data(text.utf8)] {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }
}
