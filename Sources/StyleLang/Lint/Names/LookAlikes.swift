/// Letters of other scripts that are drawn as Latin ones, from the table of confusable characters of
/// Unicode Technical Standard 39: those that no common font tells apart.
enum LookAlikes {
  /// The Latin letter that a letter looks like.
  static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    // The full-width forms, which East Asian keyboards type.
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: Unicode.Scalar(scalar.value - 0xFEE0)
    default: table[scalar]
    }
  }

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, String)] = [
      // Cyrillic.
      (
        "\u{430}\u{441}\u{435}\u{43E}\u{440}\u{445}\u{443}\u{456}\u{458}\u{455}\u{501}\u{51B}",
        "aceopxyijsdq"
      ),
      ("\u{51D}\u{4BB}\u{475}\u{4CF}", "whvl"),
      (
        "\u{410}\u{412}\u{415}\u{41A}\u{41C}\u{41D}\u{41E}\u{420}\u{421}\u{422}\u{425}\u{405}",
        "ABEKMHOPCTXS"
      ),
      ("\u{406}\u{408}\u{423}\u{50C}", "IJYG"),
      // Greek.
      (
        "\u{391}\u{392}\u{395}\u{396}\u{397}\u{399}\u{39A}\u{39C}\u{39D}\u{39F}\u{3A1}\u{3A4}",
        "ABEZHIKMNOPT"
      ),
      ("\u{3A5}\u{3A7}\u{3BF}\u{3BD}", "YXov"),
      // Armenian.
      ("\u{585}\u{578}\u{57D}\u{570}\u{555}\u{54F}", "onuhOS"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, latin) in pairs {
      for (other, letter) in zip(others.unicodeScalars, latin.unicodeScalars) {
        table[other] = letter
      }
    }
    return table
  }()
}

extension Unicode.Scalar {
  /// The number and the name for people: `U+200B (zero width space)`.
  var numberAndName: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return properties.name.map { "\(number) (\($0.lowercased()))" } ?? number
  }
}
