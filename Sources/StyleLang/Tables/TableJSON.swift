/// Values of JSON.
enum JSONText {
  /// A string.
  static func string(_ text: String) -> String { jsonString(text) }

  /// A string, or null.
  static func optional(_ text: String?) -> String { text.map(jsonString) ?? "null" }

  /// A list of strings.
  static func strings(_ list: [String]) -> String {
    "[" + list.map(jsonString).joined(separator: ", ") + "]"
  }
}
