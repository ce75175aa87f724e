import StyleLang

extension Settings {
  /// How to lay out files.
  func formatOptions() throws(UsageError) -> FormatOptions {
    var options = configuration.format
    if let width = try number(.indentWidth, in: FormatOptions.indentWidths) {
      options.indentWidth = width
    }
    if let width = try number(.lineWidth, in: FormatOptions.lineWidths) {
      options.lineWidth = width
    }
    return options
  }

  private func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let value = arguments.path(option) else { return nil }
    guard let number = Int(value.text), range.contains(number) else {
      throw UsageError(
        "'\(option.name)' needs a number from \(range.lowerBound) to \(range.upperBound), and"
          + " '\(value.text)' is none")
    }
    return number
  }
}
