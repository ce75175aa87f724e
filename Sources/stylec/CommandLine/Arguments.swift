import StyleLang

/// The arguments, sorted into a command, its options and its operands.
///
/// Options and operands may come in any order, and options even before the command. `--name value`
/// and `--name=value` are the same, as are `-o value`, `-ovalue` and `-o=value`; after `--` all is
/// operand.
struct Arguments {
  /// The command, or nil if there is none.
  private(set) var command: Command?
  /// What is not an option, without the command.
  private(set) var operands: [Path] = []
  /// The options that are given, with their values.
  private var values: [Option: Path] = [:]

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option, if it is given.
  func path(_ option: Option) -> Path? { values[option] }

  /// The choice of an option, if it is given.
  func choice<Choice: RawRepresentable<String>>(
    _ option: Option, as type: Choice.Type = Choice.self
  ) -> Choice? {
    values[option].flatMap { Choice(rawValue: $0.text) }
  }

  /// Sorts arguments, without the name of the program.
  init(_ arguments: [Path]) throws(UsageError) {
    var rest = arguments[...]
    var words: [Path] = []
    while let argument = rest.popFirst() {
      if argument == Path("--") {
        words += rest
        break
      }
      guard argument.bytes.first == UInt8(ascii: "-"), argument.bytes.count > 1 else {
        words.append(argument)
        continue
      }
      let (option, attached) = try Arguments.option(argument)
      try set(option, try Arguments.value(of: option, attached, &rest))
    }
    try sort(words)
    guard let command, !has(.help) else { return }
    for option in Option.allCases where has(option) && option != .version {
      guard !command.options.contains(option) else { continue }
      let owners = Command.allCases.filter { $0.options.contains(option) }
      throw UsageError(
        "'\(option.name)' is an option of \(owners.map { "'\($0)'" }.joined(separator: " and "))"
          + ", not of '\(command)'")
    }
  }

  /// Takes the command off the words; `help compile` is another way to say `compile --help`.
  private mutating func sort(_ words: [Path]) throws(UsageError) {
    var words = words[...]
    if words.first == Path("help") {
      words.removeFirst()
      values[.help] = Path("")
    }
    guard let name = words.popFirst() else { return }
    guard let command = Command(rawValue: name.text) else {
      // A file where a command is meant is the likeliest mistake of a first try.
      if name.hasSuffix(".style") {
        throw UsageError("no command is given; did you mean 'stylec compile \(name.text)'?")
      }
      throw .unknown("command", name.text, among: Command.allCases.map(\.rawValue))
    }
    self.command = command
    operands = Array(words)
  }

  private mutating func set(_ option: Option, _ value: Path) throws(UsageError) {
    if option.isList, let old = values[option] {
      values[option] = Path(bytes: old.bytes + [UInt8(ascii: ",")] + value.bytes)
      return
    }
    if let old = values.updateValue(value, forKey: option), old != value {
      throw UsageError("'\(option.name)' is given twice: '\(old.text)' and '\(value.text)'")
    }
    if !option.choices.isEmpty, !option.choices.contains(value.text) {
      throw .unknown("value", value.text, among: option.choices, in: " of '\(option.name)'")
    }
  }

  /// The option that an argument names, and the value that is attached to it.
  private static func option(_ argument: Path) throws(UsageError) -> (Option, Path?) {
    let equals = UInt8(ascii: "=")
    if argument.bytes.starts(with: "--".utf8) {
      let parts = argument.bytes.dropFirst(2).split(
        separator: equals, maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(decoding: parts[0], as: UTF8.self)
      guard let option = Option(rawValue: name) else {
        throw .unknownOption("--" + name)
      }
      return (option, parts.count > 1 ? Path(bytes: Array(parts[1])) : nil)
    }
    let letter = argument.text.dropFirst().first
    guard let option = Option.allCases.first(where: { $0.letter == letter && letter != nil }) else {
      throw .unknownOption(argument.text)
    }
    let value = argument.bytes.dropFirst(2)
    guard !value.isEmpty else { return (option, nil) }
    return (option, Path(bytes: Array(value.first == equals ? value.dropFirst() : value)))
  }

  /// The value of an option: attached to it, or the next argument.
  private static func value(
    of option: Option, _ attached: Path?, _ rest: inout ArraySlice<Path>
  ) throws(UsageError) -> Path {
    guard let placeholder = option.placeholder else {
      if attached != nil { throw UsageError("'\(option.name)' takes no value") }
      return Path("")
    }
    if let attached {
      if attached.bytes.isEmpty { throw UsageError("'\(option.name)' has an empty value") }
      return attached
    }
    // What looks like an option is one: a value that begins with a dash has to be attached.
    guard let next = rest.first, next == Path("-") || next.bytes.first != UInt8(ascii: "-"),
      !next.bytes.isEmpty
    else { throw UsageError("'\(option.name)' needs a value: \(placeholder)") }
    rest.removeFirst()
    return next
  }
}

extension UsageError {
  fileprivate static func unknownOption(_ name: String) -> UsageError {
    let hint = suggestion(for: name, among: Option.allCases.map(\.name))
    return UsageError("unknown option '\(name)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
