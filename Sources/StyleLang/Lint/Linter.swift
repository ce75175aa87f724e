/// Looks at a project with every rule that is on.
///
/// - Parameters:
///   - files: Every file, by its number.
///   - configuration: What the rules are set to.
/// - Returns: The findings, by file, in the order of rules.
func lint(_ files: [LintedFile], _ configuration: LintConfiguration) -> [[Diagnostic]] {
  var settings: [LintSetting] = []
  var styleRules: [(Int, @Sendable (borrowing StyleSubject, inout LintPass) -> Void)] = []
  var fileRules: [(Int, @Sendable (inout LintPass) -> Void)] = []
  var projectRules: [(Int, @Sendable (inout LintPass) -> Void)] = []
  for rule in LintRule.all {
    let setting = rule.setting(in: configuration)
    guard setting.severity != nil else { continue }
    switch rule.check {
    case .style(let check): styleRules.append((settings.count, check))
    case .file(let check): fileRules.append((settings.count, check))
    case .project(let check): projectRules.append((settings.count, check))
    case .compiler, .suppressions: break
    }
    settings.append(setting)
  }
  var pass = LintPass(files, settings)
  for (index, file) in files.enumerated() where file.isRoot && file.isCorrect {
    pass.turn(toFile: index)
    for (setting, check) in fileRules {
      pass.turn(to: setting)
      check(&pass)
    }
    if !styleRules.isEmpty {
      file.forEachStyle { subject in
        pass.reasoning.reset(parameters: subject.style.parameters)
        for (setting, check) in styleRules {
          pass.turn(to: setting)
          check(subject, &pass)
        }
      }
    }
  }
  if files.allSatisfy(\.isCorrect) {
    for (setting, check) in projectRules {
      pass.turn(to: setting)
      check(&pass)
    }
  }
  return pass.findings
}

extension LintedFile {
  /// Calls `body` with each style.
  fileprivate func forEachStyle(_ body: (borrowing StyleSubject) -> Void) {
    for (index, site) in analysis.context.styleSites.enumerated() where site.state == .done {
      body(subject(index, site))
    }
  }

  /// A style by its place among the declarations; nil if it is wrong.
  func subject(_ index: Int) -> StyleSubject? {
    let site = styleSites[index]
    return site.state == .done ? subject(index, site) : nil
  }

  private func subject(_ index: Int, _ site: StyleSite) -> StyleSubject {
    StyleSubject(
      file: number, index: index, style: analysis.sheet.styles[Int(site.place)],
      node: site.node, nodes: site.node..<tree.subtreeEnd(site.node),
      rules: analysis.inheritedRules[index] ?? [], body: analysis.inheritedBodies[index],
      replaced: analysis.replacedRules)
  }
}
