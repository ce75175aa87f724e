/// Names of Swift, and how a name of a style file is written as one.
enum SwiftName {
  /// Whether a name needs backticks where it is declared or stands alone.
  static func isReserved(_ name: String) -> Bool {
    let utf8 = name.utf8
    guard (2...15).contains(utf8.count) else { return name == "_" }
    for byte in utf8 where byte < UInt8(ascii: "A") || byte > UInt8(ascii: "z") { return false }
    return reserved.contains(name)
  }

  /// Whether the name needs backticks even as the label of an argument.
  static func isReservedLabel(_ name: String) -> Bool { name == "inout" || name == "_" }

  /// Whether a local constant of this name would hide something that generated code uses.
  static func isUsedByBodies(_ name: String) -> Bool {
    used.contains(name) || name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? true
  }

  /// Whether a property would be taken for something else without `self`.
  static func needsSelf(_ name: String) -> Bool {
    switch name {
    case "configuration", "content", "body": true
    default:
      // In upper case, the name may be that of a type inside the style.
      isReserved(name) || name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
        || Vocabulary(name: name) != nil
    }
  }

  /// Whether a name is this one, followed by as many suffixes.
  static func isName(_ name: String, _ base: StaticString, suffixes: Int) -> Bool {
    guard name.utf8.count == base.utf8CodeUnitCount + suffixes * 5 else { return false }
    return name == "\(base)" + String(repeating: "Value", count: suffixes)
  }

  private static let reserved: Set<String> = [
    // Declarations.
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    // Statements.
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    // Expressions and types.
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    "Type", "Protocol",
    // Not reserved, but something else at the start of an expression.
    "await", "async", "consume", "copy", "discard", "each", "unsafe", "yield",
  ]

  private static let used: Set<String> = {
    var names: Set<String> = ["style", "configuration", "content", "self", "shape", "foreground"]
    var bit: UInt32 = 1
    while bit <= Reads.last.rawValue {
      names.insert("\(Reads(rawValue: bit).name)")
      bit <<= 1
    }
    return names
  }()
}

/// Names of nested types that the emitter chooses, so that no other name of the style is one.
struct NestedNames {
  var view = "StyledLabel"
  var button = "ToggleButtonStyle"
  var outline = "Outline"
  var border = "Border"
  var shadow = "Shadow"

  /// Changes those that `isTaken`.
  mutating func avoid(_ isTaken: (String) -> Bool) {
    while isTaken(view) { view += "View" }
    while isTaken(button) { button += "Button" }
    while isTaken(outline) { outline += "Shape" }
    while isTaken(border) { border += "Value" }
    while isTaken(shadow) { shadow += "Value" }
  }
}
