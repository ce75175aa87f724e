/// Writes the JSON form of a sheet, for renderers on any platform.
///
/// `grammar/style.schema.json` describes the form and how to evaluate it. Keys stand in this order,
/// and one that has nothing to say is left out:
/// - sheet: `format version generator source tokenGroups tokens environment controls styles`;
/// - token group: `name documentation deprecated`;
/// - token: `name type documentation deprecated value`;
/// - style: `name component supports parent documentation deprecated parameters states excludes
///   platforms properties layers content animates`; `sets` instead of `properties`, `layers` and
///   `content` where the output is flat;
/// - layer: `name above when properties content`;
/// - element: `kind`, what belongs to it, `optional when properties children`;
/// - rule: `when value`.
///
/// A colour with one appearance, a number, a word, insets and the like take one line together with
/// their rule; colours with several appearances, borders and shadows take one line a member.
///
/// The text depends on the model alone: the same sheet gives the same bytes.
///
/// - Parameters:
///   - sheet: A model without errors.
///   - options: Whether to flatten; ask `flattenedSetCount` of every style before.
///   - write: Takes the text in order, in chunks of at least 256 KB except the last.
/// - Throws: What `write` throws.
public func emitJSON(
  _ sheet: Sheet, options: JSONOptions = JSONOptions(), write: ([UInt8]) throws -> Void
) rethrows {
  var emitter = JSONEmitter(sheet.tokens)
  try emitter.emit(sheet, options, write: write)
}

/// Gives the JSON form of a sheet as one array of bytes.
///
/// - Parameters:
///   - sheet: A model without errors.
///   - options: As above.
/// - Returns: UTF-8 text that ends with a line feed.
public func emitJSON(_ sheet: Sheet, options: JSONOptions = JSONOptions()) -> [UInt8] {
  var bytes: [UInt8] = []
  emitJSON(sheet, options: options) { chunk in
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
  }
  return bytes
}

/// The state of writing one sheet.
struct JSONEmitter: ~Copyable {
  /// The tokens of the sheet, by `TokenID`.
  let tokens: [Token]
  /// What each of them stands for.
  let resolved: ResolvedTokens
  var out: JSONWriter
  /// The parameters of the style at hand, by `ParameterID`.
  var parameters: [Parameter] = []
  let components = ComponentTexts.shared
  let propertyKeys = Property.keys
  var tokenTexts: TokenTexts
  /// What styles say of their states, by the sum of the states' bits and the control size's.
  var stateTexts: [[UInt8]] = Array(repeating: [], count: 2 << State.allCases.count)

  /// The platforms on which haptics are felt, as a JSON array.
  var hapticPlatforms: [UInt8] = []

  private static let chunkSize = 256 << 10

  init(_ tokens: [Token]) {
    self.tokens = tokens
    resolved = ResolvedTokens(tokens)
    tokenTexts = TokenTexts(count: tokens.count)
    out = JSONWriter(capacity: JSONEmitter.chunkSize * 5 / 4)
  }

  mutating func emit(
    _ sheet: Sheet, _ options: JSONOptions, write: ([UInt8]) throws -> Void
  ) rethrows {
    let names = Property.haptic.platforms(of: sheet.targets).map { "\"\($0.rawValue)\"" }
    hapticPlatforms = Array("[\(names.joined(separator: ", "))]".utf8)
    out.open(.object)
    out.key("format")
    out.raw("\"stylelang\"")
    out.key("version")
    out.raw("1")
    out.key("generator")
    out.raw("\"stylec\"")
    out.key("source")
    out.string(sheet.name)
    groups(sheet.namespaces)
    out.key("tokens")
    out.open(.array)
    // The others are listed with the files that declare them.
    for token in tokens.dropLast(sheet.importedTokenCount) {
      out.element()
      self.token(token)
      try flush(into: write)
    }
    out.close(.array)
    environment(sheet.environment)
    controls(sheet.controls)
    out.key("styles")
    out.open(.array)
    let styles = sheet.styles.span
    for index in styles.indices {
      out.element()
      try style(styles[index], options, write: write)
      try flush(into: write)
    }
    out.close(.array)
    out.close(.object)
    out.byte(UInt8(ascii: "\n"))
    try out.drain(into: write)
  }

  /// Hands on what was written, once it is enough for a chunk.
  mutating func flush(into write: ([UInt8]) throws -> Void) rethrows {
    if out.count >= JSONEmitter.chunkSize { try out.drain(into: write) }
  }

  /// Appends the documentation comment and the deprecation that tokens, groups and styles share.
  mutating func notes(_ documentation: String?, _ deprecation: String?) {
    if let documentation {
      out.key("documentation")
      out.string(documentation)
    }
    if let deprecation {
      out.key("deprecated")
      out.string(deprecation)
    }
  }

  /// Appends a reference to a parameter, as a value and as a condition.
  mutating func parameter(_ id: ParameterID) {
    out.open(.object, inline: true)
    out.key("parameter")
    out.string(parameters[Int(id)].name)
    out.close(.object)
  }
}
