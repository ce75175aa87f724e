extension Character {
  /// The columns that the character takes in a terminal: 0, 1, 2, or more for a cluster of several
  /// letters.
  ///
  /// A cluster takes the sum of its scalars, as terminals lay it out; but one that is drawn as a
  /// single picture (an emoji with joiners, a skin tone or a selector, a flag) takes two.
  var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return first.displayWidth }
    let isPicture =
      first.properties.isEmoji
      && scalars.dropFirst().contains {
        // The selector of emoji, the joiner, skin tones, the second half of a flag.
        switch $0.value {
        case 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: true
        default: false
        }
      }
    return isPicture ? 2 : scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// The columns that the scalar adds to a line of a terminal: 0, 1 or 2.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The vowels and final consonants of Hangul join the syllable's first letter.
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value { return 0 }
    return isWide ? 2 : 1
  }

  /// Whether East Asian Width is W or F.
  ///
  /// From Unicode 15.1, EastAsianWidth.txt; the wide pictures are those whose presentation is emoji.
  private var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x303F, 0x3248...0x324F, 0x4DC0...0x4DFF: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}

extension String {
  /// The columns that the text takes in a terminal.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}
