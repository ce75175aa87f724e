import StyleLang

/// The files that the operands of a command name.
struct Inputs {
  /// The files, in the order of the operands; those of a folder in the order of their paths.
  private(set) var files: [Input] = []
  /// What could not be found.
  private(set) var problems: [FileDiagnostic] = []
  /// Whether an operand is a folder.
  private(set) var hasFolder = false
  /// The number of operands.
  let operandCount: Int

  /// What the names end in that are looked for in folders.
  private static let endings = [".style", ".tokens", ".tokens.json"]

  /// Looks for the files: a folder is searched for style files and design tokens at every depth.
  ///
  /// Names that begin with a dot are passed over, and links to folders not followed: such a link
  /// may lead in a circle.
  init(_ operands: [Path]) {
    operandCount = operands.count
    for operand in operands {
      if operand == Path("-") {
        files.append(.standardInput)
        continue
      }
      do {
        guard let status = try FileStatus.of(operand) else {
          problems.append(FileDiagnostic(.missing, operand.text))
          continue
        }
        guard status.kind == .folder else {
          files.append(Input(path: operand, relativePath: operand.lastComponent))
          continue
        }
        hasFolder = true
        let before = (files.count, problems.count)
        search(operand, Path(""))
        if before == (files.count, problems.count) {
          problems.append(FileDiagnostic(.emptyFolder, operand.text))
        }
      } catch {
        problems.append(Inputs.unreadable(operand, error))
      }
    }
  }

  private mutating func search(_ folder: Path, _ relative: Path) {
    do {
      for name in try Folder.names(in: folder) {
        let path = folder.appending(name)
        let relativePath = relative.appending(name)
        switch try FileStatus.of(path, followsLinks: false)?.kind {
        case .folder: search(path, relativePath)
        case .link where try FileStatus.of(path)?.kind == .folder: break
        case nil: break
        default:
          guard Inputs.endings.contains(where: name.hasSuffix) else { continue }
          files.append(Input(path: path, relativePath: relativePath))
        }
      }
    } catch {
      problems.append(Inputs.unreadable(folder, error))
    }
  }

  private static func unreadable(_ path: Path, _ error: any Error) -> FileDiagnostic {
    FileDiagnostic(.unreadable((error as? SystemError)?.reason ?? "\(error)"), path.text)
  }
}
