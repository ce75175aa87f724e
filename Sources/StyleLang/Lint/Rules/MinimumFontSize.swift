extension LintRule {
  /// Text that is too small to read.
  static let minimumFontSize = LintRule(
    name: "minimum-font-size", defaultLevel: .warning,
    summary: "A font is smaller than the least size at which text is read well.",
    reason:
      "Apple's Human Interface Guidelines ask for at least 11 points on iOS (10 on macOS, 23 on"
      + " tvOS, 12 on watchOS and visionOS), at the default size of text. Sizes of text styles are"
      + " those of the size called Large.",
    remedy: "Use a larger size, or a text style, which follows what people have set.",
    badExample: """
      style Fine: view {
          font: system(9)
      }
      """,
    goodExample: """
      style Fine: view {
          font: caption2
      }
      """,
    options: [.minimumFontSize],
    check: .style { subject, pass in
      subject.forEachBlock { block in
        for index in block.rules.indices where block.rules[index].rule.property == .font {
          let rule = block.rules[index]
          let minimum = pass.number(.minimumFontSize)
          let values = KnownValues(pass, parameters: subject.style.parameters)
          guard subject.isOwn(rule), case .font(let font)? = values.opened(rule.rule.value),
            let text = values.text(font), text.points < minimum
          else { continue }
          pass.report(
            "text of \(decimal(text.points)) points is below the least size of"
              + " \(decimal(minimum))",
            at: pass.file.valueRange(rule.node))
        }
      }
    })
}

extension LintOption {
  fileprivate static let minimumFontSize = LintOption(
    "minimum", .number(11), "The least size of text in points.")
}
