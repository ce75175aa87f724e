/// How names of the language become names in Swift.
public enum SwiftWords {
  /// Words that cannot be an identifier without backticks.
  ///
  /// Source: The Swift Programming Language, "Lexical Structure", Keywords and Punctuation.
  public static let keywords: Set<String> = [
    "Any", "Self", "actor", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ]

  /// A name as an identifier: in backticks where it must be.
  public static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name of a style's struct: the style's name with what its kind of struct ends with.
  ///
  /// Words that the name ends with, and the suffix begins with, are not said twice: `PrimaryButton`
  /// gives `PrimaryButtonStyle`.
  public static func typeName(_ name: String, suffix: String) -> String {
    let upper = upperCamel(name)
    let said = overlap(of: upper, with: suffix)
    return said == 0 ? upper + suffix : upper + suffix.dropFirst(said)
  }

  /// How many letters of a suffix a name ends with: whole words, and not the whole of the name, but
  /// for the suffix itself.
  static func overlap(of name: String, with suffix: String) -> Int {
    // Most names end as no word of the suffix does.
    guard let last = name.utf8.last, suffix.utf8.contains(last) else { return 0 }
    let name = Array(name.utf8)
    let suffix = Array(suffix.utf8)
    for length in stride(from: min(suffix.count, name.count), to: 0, by: -1) {
      guard suffix[length - 1] == last, isWordEnd(suffix, length),
        name.suffix(length) == suffix[..<length]
      else { continue }
      if length < name.count || length == suffix.count { return length }
    }
    return 0
  }

  private static func isWordEnd(_ text: [UInt8], _ index: Int) -> Bool {
    index == text.count || text[index] &- UInt8(ascii: "A") < 26
  }

  /// The name of a style's static member or modifier: without what the struct's name ends with.
  public static func memberName(_ name: String, suffix: String) -> String {
    let stem =
      name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
      ? String(name.dropLast(suffix.count)) : name
    return lowerCamel(stem)
  }

  /// Whether a style's name begins with a capital and a small letter, and does not end with a word of
  /// what is added to it: then different names give different structs and members.
  static func isUsual(_ name: String, _ component: Component) -> Bool {
    var bytes = name.utf8.makeIterator()
    guard let first = bytes.next(), first &- UInt8(ascii: "A") < 26,
      let second = bytes.next(), second &- UInt8(ascii: "a") < 26
    else { return false }
    // What is added begins with a capital; a name that has none but its first is told at once.
    var hasCapital = false
    while let byte = bytes.next() { if byte &- UInt8(ascii: "A") < 26 { hasCapital = true } }
    if !hasCapital { return true }
    return component != .custom && overlap(of: name, with: component.typeSuffix) == 0
  }

  /// The name of the enum for the unnamed tokens of a file: `my-palette.style` gives `MyPalette`.
  public static func typeName(fromFile name: String) -> String {
    var result = ""
    var startsWord = true
    let stem = name.hasSuffix(".style") ? name.dropLast(6) : name[...]
    for scalar in stem.unicodeScalars {
      guard scalar.properties.isXIDContinue else {
        startsWord = true
        continue
      }
      if result.isEmpty, !scalar.properties.isXIDStart { result = "_" }
      result += startsWord ? scalar.properties.titlecaseMapping : String(scalar)
      startsWord = false
    }
    return result
  }

  /// The name of the type for an enumeration parameter: `size` gives `Size`.
  public static func nestedTypeName(_ parameter: String) -> String {
    let name = upperCamel(parameter)
    return SwiftUIWords.types.contains(name) || reservedNestedTypes.contains(name)
      ? name + "Option" : name
  }

  /// Names of nested types with a meaning of their own in a style's struct.
  static let reservedNestedTypes: Set<String> = [
    "Type", "Protocol", "Self", "Any", "Body", "Content", "Configuration", "Outline", "Surface",
    "StyleBody", "StyledLabel", "StyledButton",
  ]

  /// Names that no static member can have, even in backticks.
  static let reservedMembers: Set<String> = ["Type", "Protocol", "self", "init"]

  static func upperCamel(_ name: String) -> String {
    if let first = name.utf8.first, first &- UInt8(ascii: "A") < 26 { return name }
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// Lowers the first letter, or the whole of a leading abbreviation: `URLField` gives `urlField`.
  static func lowerCamel(_ name: String) -> String {
    // Nearly every name: one capital, then a small letter.
    var utf8 = Array(name.utf8)
    if utf8.count > 1, utf8[0] &- UInt8(ascii: "A") < 26, utf8[1] &- UInt8(ascii: "a") < 26 {
      utf8[0] |= 0x20
      return String(decoding: utf8, as: UTF8.self)
    }
    var scalars = Array(name.unicodeScalars)
    var index = 0
    while index < scalars.count, scalars[index].properties.isUppercase {
      let next = index + 1
      if index > 0, next < scalars.count, scalars[next].properties.isLowercase { break }
      index += 1
    }
    let lowered = String(String.UnicodeScalarView(scalars[..<index])).lowercased()
    scalars.removeFirst(index)
    return lowered + String(String.UnicodeScalarView(scalars))
  }
}
