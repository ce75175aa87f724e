/// Takes the suppressed findings of a file away, and reports what is wrong with its suppressions.
struct SuppressionPass {
  private let file: LintedFile
  private let configuration: LintConfiguration
  private let suppressions: [Suppression]
  private var scopes: SuppressionScopes

  /// Looks for suppressions; nil if there are none.
  init?(_ file: LintedFile, _ configuration: LintConfiguration) {
    if file.isDesignTokens { return nil }
    suppressions = SuppressionFinder.find(in: file.source, file.tree.tokens)
    if suppressions.isEmpty { return nil }
    self.file = file
    self.configuration = configuration
    scopes = SuppressionScopes(suppressions, in: file.source, file.tree.tokens) {
      LintRule.suppressible(named: $0)?.name
    }
  }

  /// The diagnostics without those that are suppressed.
  ///
  /// Errors of the compiler stay: nothing could be made of the file without them.
  mutating func remaining(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      guard let rule = diagnostic.problem.rule else { return true }
      return !scopes.suppress(rule.name, at: diagnostic.range.start)
    }
  }

  /// What is wrong with the suppressions.
  ///
  /// - Parameter isComplete: Whether every rule has looked, so that what suppresses nothing is known.
  func problems(isComplete: Bool) -> [Diagnostic] {
    var findings = suppressions.flatMap(invalid) + suppressions.compactMap(withoutReason)
    if isComplete { findings += unused() }
    return findings
  }

  // MARK: - What is not understood

  private func invalid(_ suppression: Suppression) -> [Diagnostic] {
    let word = suppression.word
    guard let kind = suppression.kind else {
      let words = Suppression.Kind.allCases.map(\.rawValue)
      let near = suggestion(for: word.text, among: words)
      let hint =
        near.map { "did you mean '\($0)'?" }
        ?? "there is " + words.map { "'\($0)'" }.joined(separator: ", ")
      return [
        finding(
          .invalidSuppression, "unknown word '\(word.text)' after 'stylec:'; \(hint)", word.range,
          replacing: near)
      ].compactMap(\.self)
    }
    if suppression.names.isEmpty, kind != .enable {
      return [
        finding(
          .invalidSuppression,
          "no rule is named; write 'stylec:\(kind.rawValue) RULE: reason'", word.range)
      ].compactMap(\.self)
    }
    var findings = suppression.names.compactMap(invalid)
    if let stray = suppression.strayText, let last = suppression.names.last {
      let edit = FixIt.Edit(range: SourceRange(last.range.end, last.range.end), replacement: ":")
      findings += [
        finding(
          .invalidSuppression, "expected ':' before the reason, or ',' before another rule", stray,
          fixIts: [FixIt("insert ':'", [edit], isSafe: true)])
      ].compactMap(\.self)
    }
    return findings
  }

  private func invalid(_ name: Suppression.Name) -> Diagnostic? {
    if LintRule.suppressible(named: name.text) != nil { return nil }
    if LintRule.all.contains(where: { $0.name == name.text }) {
      return finding(
        .invalidSuppression,
        "'\(name.text)' is about suppressions and cannot be suppressed; set its level in 'stylec.json'",
        name.range)
    }
    if let code = Explanation.all.first(where: { $0.code == name.text }) {
      return finding(
        .invalidSuppression,
        "'\(name.text)' is \(code.severity == .error ? "an error" : "a remark") of the compiler, which"
          + " cannot be suppressed", name.range)
    }
    let near = suggestion(for: name.text, among: LintRule.all.map(\.name))
    let hint = near.map { "did you mean '\($0)'?" } ?? "'stylec explain' lists the rules"
    return finding(
      .invalidSuppression, "unknown rule '\(name.text)'; \(hint)", name.range, replacing: near)
  }

  private func withoutReason(_ suppression: Suppression) -> Diagnostic? {
    guard let kind = suppression.kind, kind != .enable, !suppression.hasReason,
      !suppression.names.isEmpty
    else { return nil }
    return finding(
      .suppressionWithoutReason, "no reason is given; write it after ':'", suppression.comment)
  }

  // MARK: - What suppresses nothing

  private func unused() -> [Diagnostic] {
    let idle = scopes.idle.map { (suppression: $0.suppression, name: $0.name, isIdle: true) }
    let rest = scopes.unused { name in
      LintRule.all.contains { $0.name == name && $0.setting(in: configuration).severity != nil }
    }
    let all =
      (idle + rest.map { (suppression: $0.suppression, name: $0.name, isIdle: false) })
      .sorted { ($0.suppression, $0.name) < ($1.suppression, $1.name) }
    var findings: [Diagnostic?] = []
    var index = 0
    while index < all.count {
      let group = all[index...].prefix { $0.suppression == all[index].suppression }
      let suppression = suppressions[all[index].suppression]
      let what = { (names: String) in
        group.first?.isIdle ?? false
          ? "nothing is disabled that 'enable\(names)' could enable"
          : "nothing is found here that\(names.isEmpty ? "" : " '\(names.dropFirst())'") could hide"
      }
      if group.count >= suppression.names.count {
        let names = suppression.names.map(\.text).joined(separator: ", ")
        findings.append(
          finding(
            .unusedSuppression, what(names.isEmpty ? "" : " " + names), suppression.comment,
            fixIts: [FixIt("remove the comment", [removal(of: suppression)], isSafe: true)]))
      } else {
        for entry in group {
          let name = suppression.names[entry.name]
          findings.append(
            finding(
              .unusedSuppression, what(" " + name.text), name.range,
              fixIts: [
                FixIt("remove the rule", [removal(of: entry.name, suppression)], isSafe: true)
              ]
            ))
        }
      }
      index += group.count
    }
    return findings.compactMap(\.self)
  }

  /// Takes the comment away: with its line if nothing else stands in it, and with the space before it.
  private func removal(of suppression: Suppression) -> FixIt.Edit {
    let bytes = file.source.bytes
    var start = Int(suppression.comment.start)
    var end = Int(suppression.comment.end)
    while start > 0, [0x20, 0x09].contains(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, [0x20, 0x09].contains(bytes[end]) { end += 1 }
    let isWholeLine = start == 0 || [0x0A, 0x0D].contains(bytes[start - 1])
    if isWholeLine {
      if end < bytes.count, bytes[end] == 0x0D { end += 1 }
      if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    }
    return FixIt.Edit(range: SourceRange(UInt32(start), UInt32(end)), replacement: "")
  }

  /// Takes one name out of the list.
  private func removal(of place: Int, _ suppression: Suppression) -> FixIt.Edit {
    let names = suppression.names
    let range =
      place + 1 < names.count
      ? SourceRange(names[place].range.start, names[place + 1].range.start)
      : SourceRange(names[place - 1].range.end, names[place].range.end)
    return FixIt.Edit(range: range, replacement: "")
  }

  // MARK: - Findings

  private func finding(
    _ rule: LintRule, _ text: String, _ range: SourceRange, replacing word: String? = nil,
    fixIts: [FixIt] = []
  ) -> Diagnostic? {
    guard let severity = rule.setting(in: configuration).severity else { return nil }
    let fixes =
      fixIts
      + [word].compactMap(\.self).map {
        FixIt("replace with '\($0)'", replacing: range, with: $0)
      }
    return Diagnostic(
      .lint(LintProblem(rule: rule.name, severity: severity, message: text)), at: range,
      fixIts: fixes)
  }
}
