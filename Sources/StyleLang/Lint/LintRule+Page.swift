extension LintRule {
  /// The page of the rule as text, in lines of at most `width` columns; examples are not broken.
  public func text(width: Int) -> String {
    var text = wrapped("\(name) (\(defaultLevel.rawValue)): \(summary)", width: width)
    text += "\n" + wrapped(reason, width: width)
    text += "\n" + wrapped(remedy, width: width)
    if let code { text += "\n" + wrapped("The compiler reports it as \(code).", width: width) }
    if !options.isEmpty { text += "\nOptions:\n\n" }
    for option in options {
      text += wrapped(
        "\(option.name), by default \(option.defaultValue.json)", width: width, indent: 4)
      text += wrapped(option.summary, width: width, indent: 8)
    }
    if !importedExample.isEmpty {
      text += "\nWith this as palette.style:\n\n" + importedExample.indentedExample
    }
    text += "\nNot so:\n\n" + badExample.indentedExample
    return text + "\nBut so:\n\n" + goodExample.indentedExample
  }

  /// Every rule with its summary, a line or more each.
  public static func list(width: Int) -> String {
    all.map { wrapped($0.name, width: width) + wrapped($0.summary, width: width, indent: 6) }
      .joined()
  }

  /// The code of the compiler's warning that the rule names; nil if it looks by itself.
  public var code: String? {
    if case .compiler(let code) = check { return code.rawValue }
    return nil
  }
}

extension LintOption.Value {
  /// The value as it stands in a configuration.
  public var json: String {
    switch self {
    case .number(let number): number.shortText
    case .bool(let value): "\(value)"
    case .string(let text): "\"\(text)\""
    case .numbers(let list): "[\(list.map(\.shortText).joined(separator: ", "))]"
    case .strings(let list): "[\(list.map { "\"\($0)\"" }.joined(separator: ", "))]"
    }
  }
}

extension Double {
  /// The number as it is written by hand: a whole one without a fraction.
  var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
