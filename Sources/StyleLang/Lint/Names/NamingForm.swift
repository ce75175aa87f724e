/// How names of a kind are to be written.
enum NamingForm: String {
  case upperCamelCase = "UpperCamelCase"
  case lowerCamelCase
  case snakeCase = "snake_case"
  /// As anybody likes.
  case any

  /// Whether a name is written so; letters without case count as either.
  func admits(_ name: Substring) -> Bool {
    // Underscores in front mark what is private with many.
    let name = name.drop { $0 == "_" }
    switch self {
    case .any: return true
    case .upperCamelCase: return !(name.first?.isLowercase ?? false) && !name.contains("_")
    case .lowerCamelCase: return !(name.first?.isUppercase ?? false) && !name.contains("_")
    case .snakeCase: return !name.contains(where: \.isUppercase)
    }
  }

  /// A name in this form.
  func written(_ name: String) -> String {
    let front = name.prefix { $0 == "_" }
    let words = words(of: name)
    guard let first = words.first else { return name }
    switch self {
    case .any: return name
    case .upperCamelCase: return front + words.map(capitalized).joined()
    case .lowerCamelCase: return front + first + words.dropFirst().map(capitalized).joined()
    case .snakeCase: return front + words.joined(separator: "_")
    }
  }

  /// The words of a name in small letters: `URLColor_dark` is of `url`, `color` and `dark`.
  private func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [Character] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      if character == "_" {
        if !word.isEmpty { words.append(String(word)) }
        word = []
        continue
      }
      if character.isUppercase, let last = word.last {
        let isNextSmall = index + 1 < characters.count && characters[index + 1].isLowercase
        if !last.isUppercase || isNextSmall {
          words.append(String(word))
          word = []
        }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(String(word)) }
    return words.map { $0.lowercased() }
  }

  private func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
