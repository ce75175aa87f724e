/// What the names of computed properties begin with that belong to a layer or an element:
/// `glow` gives `glowBackgroundColor`.
enum PropertyPrefix {
  /// The prefix for a layer.
  static func base(of layer: String) -> String {
    layer.utf8.allSatisfy(isNameByte) ? lowerCamel(layer) : "layer"
  }

  /// The prefix for an element.
  static func base(of kind: ElementKind, _ parameters: [Parameter]) -> String {
    switch kind {
    case .slot(let slot): slot.rawValue
    case .stack(let stack):
      switch stack.axis {
      case .horizontal: "row"
      case .vertical: "column"
      case .depth: "stack"
      }
    case .box: "box"
    case .divider: "divider"
    case .spacer: "spacer"
    case .image(.symbol(.literal(let name))), .image(.asset(let name)): joined(name, or: "picture")
    case .image(.symbol(.parameter(let parameter))), .image(.parameter(let parameter)):
      joined(parameters[Int(parameter)].name, or: "picture")
    case .text(.literal): "textLine"
    case .text(.parameter(let parameter)): joined(parameters[Int(parameter)].name, or: "textLine")
    case .spinner: "spinner"
    case .opaque(let view): joined(view.type, or: "view")
    }
  }

  /// What the name of one property of a body begins with, where the rest may be that of another.
  static let leadingWords: Set<String> = [
    "horizontal", "vertical", "top", "leading", "bottom", "trailing", "hit", "inside", "center",
    "border", "content", "symbol", "image", "text", "maximum", "minimum", "min", "max",
    "line", "multiline", "color", "layout", "control", "is", "reduce", "tint", "background",
    "overlay", "shadow", "corner", "blur", "blend", "scale", "rotation", "gives", "configuration",
    "style",
  ]

  /// The parts of a name as one word, which begins with a letter in lower case.
  private static func joined(_ name: String, or other: String) -> String {
    var word = ""
    for part in name.split(whereSeparator: { !$0.utf8.allSatisfy(isNameByte) }) {
      word +=
        word.isEmpty ? lowerCamel(String(part)) : part.prefix(1).uppercased() + part.dropFirst()
    }
    guard let first = word.utf8.first, first >= UInt8(ascii: "A"), word.utf8.count <= 40 else {
      return other
    }
    return word
  }

  private static func lowerCamel(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

/// The prefixes of a style, of which no two can give one name.
struct PropertyPrefixes {
  // The style's own prefix is empty: `horizontal` would give its `horizontalPadding`.
  private var taken: Set<String> = [""]
  // What a prefix is without a leading word at its end.
  private var stems: Set<String> = []
  private var numbers: [String: Int] = [:]

  /// Takes a prefix, with a number if need be.
  mutating func take(_ base: String) -> String {
    var prefix = base
    var number = numbers[base] ?? 1
    while isTaken(prefix) {
      number += 1
      prefix = "\(base)\(number)"
    }
    numbers[base] = number
    taken.insert(prefix)
    stems.formUnion(PropertyPrefixes.stems(of: prefix))
    return prefix
  }

  private func isTaken(_ prefix: String) -> Bool {
    taken.contains(prefix) || stems.contains(prefix)
      || !taken.isDisjoint(with: PropertyPrefixes.stems(of: prefix))
  }

  private static func stems(of prefix: String) -> [String] {
    if PropertyPrefix.leadingWords.contains(prefix) { return [""] }
    // A name is cut before each of its capitals.
    var stems: [String] = []
    for index in prefix.indices.dropFirst() where prefix[index].isUppercase {
      let rest = prefix[index...]
      if PropertyPrefix.leadingWords.contains(rest.prefix(1).lowercased() + rest.dropFirst()) {
        stems.append(String(prefix[..<index]))
      }
    }
    return stems
  }
}
