import Testing

/// The folders of the library keep to the table of ARCHITECTURE.md.
@Suite struct TidyDependencyTests {
  /// A folder and those whose types it may name.
  struct Row: Sendable {
    var folder: String
    var allowed: Set<String>
  }

  static func rows() throws -> [Row] {
    let table = try TidyFile.named("ARCHITECTURE.md").part("dependencies")
    return TidyFile.rows(of: table).compactMap { cells in
      guard cells.count == 3, let folder = TidyFile.code(in: cells[0]).first else { return nil }
      var allowed = Set(TidyFile.code(in: cells[2]))
      if cells[2].contains("options") { allowed.insert("") }
      return Row(folder: folder, allowed: allowed)
    }
  }

  private static func folder(_ file: TidySource) -> String {
    let folder = file.folder(below: "Sources/StyleLang")
    for whole in ["Diagnostics", "Lint"] where folder.hasPrefix(whole + "/") { return whole }
    return folder
  }

  @Test func everyFolderIsInTheTable() throws {
    let folders = Set(TidySource.library.map(Self.folder)).subtracting([""])
    #expect(Set(try Self.rows().map(\.folder)) == folders)
  }

  /// Types tell what a folder knows: without a name for the tree, nothing can be asked of it.
  @Test func foldersUseWhatTheTableAllows() throws {
    var owners: [String: String] = [:]
    var nested: [String: Set<String>] = [:]
    for file in TidySource.library {
      let types = file.declaredTypes()
      for name in types.top { owners[name] = Self.folder(file) }
      nested[Self.folder(file), default: []].formUnion(types.nested)
    }
    #expect(owners["SyntaxTree"] == "Syntax")
    #expect(owners["Sheet"] == "Model")

    let rows = try Self.rows()
    var used: [String: Set<String>] = [:]
    for file in TidySource.library {
      let folder = Self.folder(file)
      for word in file.words where word.before != UInt8(ascii: ".") {
        guard let owner = owners[word.text], owner != folder,
          !(nested[folder]?.contains(word.text) ?? false)
        else { continue }
        used[folder, default: []].insert(owner)
        let allowed = rows.first { $0.folder == folder }?.allowed
        #expect(
          folder.isEmpty || allowed?.contains(owner) ?? false,
          "\(file.path) names '\(word.text)' of '\(owner)'")
      }
    }
    for row in rows {
      let unused = row.allowed.subtracting(used[row.folder] ?? [])
      #expect(unused == [], "'\(row.folder)' need not be allowed these")
    }
  }

  @Test func onlyThePipelineRunsStages() {
    let stages: Set<String> = ["lex", "parse", "analyze"]
    var callers: Set<String> = []
    for file in TidySource.library + TidySource.command {
      for (previous, word) in zip([nil] + file.words.map(\.text), file.words)
      where stages.contains(word.text) && word.after == UInt8(ascii: "(")
        && word.before != UInt8(ascii: ".") && previous != "func"
      {
        callers.insert(file.path)
      }
    }
    // The lexer's second form, with another limit, is for its tests.
    #expect(
      callers == ["Sources/StyleLang/Pipeline.swift", "Sources/StyleLang/Lexer/Lexer.swift"])
  }

  @Test func messagesAreWordedInOneFolder() {
    for file in TidySource.library where Self.folder(file) != "Diagnostics" {
      let words = file.words.map(\.text)
      for (index, word) in words.enumerated() where word == "message" && index > 0 {
        #expect(!["var", "func"].contains(words[index - 1]), "\(file.path) words a message")
      }
    }
  }

  /// The command is a shell: what it needs of a stage, the library gives.
  @Test func theCommandImportsNoFoundation() {
    let allowed: Set<Substring> = ["StyleLang", "Darwin", "Glibc", "Musl"]
    for file in TidySource.command {
      for name in file.imports { #expect(allowed.contains(name), "\(file.path)") }
    }
  }
}
