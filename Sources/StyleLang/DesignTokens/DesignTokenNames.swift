/// How names of a Design Tokens file become names of the language.
enum DesignTokenNames {
  /// The name of a token or group: `blue-500` gives `blue500`, `acid green` gives `acidGreen`,
  /// `Heading 1` gives `heading1`, `100` gives `_100`, `$root` gives `root`; nil where no letter or
  /// digit is in it.
  ///
  /// What cannot stand in a name separates words; each word after the first begins with a capital,
  /// and the first with a small letter. A name that begins with a digit, or that the language or
  /// Swift reserves, gets `_` in front.
  static func mapped(_ name: String) -> String? {
    var words: [String] = []
    var startsWord = true
    for scalar in name.unicodeScalars {
      guard scalar.properties.isXIDContinue, scalar.value != 0xB7 else {
        startsWord = true
        continue
      }
      if startsWord { words.append("") }
      startsWord = false
      words[words.count - 1].unicodeScalars.append(scalar)
    }
    guard let first = words.first, words.contains(where: { $0 != "_" }) else { return nil }
    var result = SwiftWords.lowerCamel(first)
    for word in words.dropFirst() {
      result += word.unicodeScalars.first.map { $0.properties.titlecaseMapping } ?? ""
      result.unicodeScalars.append(contentsOf: word.unicodeScalars.dropFirst())
    }
    let begins = result.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? false
    return begins && !reserved.contains(result) ? result : "_" + result
  }

  /// What the language reserves everywhere, and what no member of an enum can be called in Swift.
  private static let reserved: Set<String> = [
    "when", "and", "or", "not", "is", "self", "init", "Type", "Protocol",
  ]

  /// The name of the block: `brand.tokens.json` gives `Brand`, and `color.tokens` gives
  /// `ColorTokens`, since `Color` is a type of SwiftUI.
  static func namespace(ofFile name: String) -> String {
    var stem = name[...]
    for ending in [".json", ".tokens"] where stem.hasSuffix(ending) {
      stem = stem.dropLast(ending.count)
    }
    let name = SwiftWords.typeName(fromFile: String(stem))
    let isTaken =
      SwiftUIWords.types.contains(name) || SwiftWords.reservedMembers.contains(name) || name.isEmpty
    return isTaken ? name + "Tokens" : name
  }
}
