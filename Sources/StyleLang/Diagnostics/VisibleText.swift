/// What one place of a terminal's line shows: a character of the source, or what stands for it.
struct DisplayCell: Hashable {
  /// The bytes of the source that it shows.
  var range: SourceRange
  /// What is printed.
  var text: String
  /// The columns that `text` takes.
  var width: Int
}

extension Unicode.Scalar {
  /// Whether printing the scalar would show nothing, move the cursor or turn the direction of the
  /// text; an excerpt then could hide what is wrong, and a message could drive the terminal.
  fileprivate var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// The scalar's number, for people: `<U+202E>`.
  fileprivate var spelledOut: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}

extension String {
  /// The text with every character that a terminal does not show spelled out: `<U+001B>`.
  ///
  /// It is meant for text that came from outside: messages that quote a source, paths.
  public var visible: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    var result = ""
    for character in self {
      // The joiner inside an emoji is no reason to take it apart.
      if let first = character.unicodeScalars.first, first.isHidden {
        for scalar in character.unicodeScalars {
          result += scalar.isHidden ? scalar.spelledOut : String(scalar)
        }
      } else {
        result.append(character)
      }
    }
    return result
  }
}

/// Cuts bytes of a line into cells: a cell a grapheme cluster, so that marks stay with their base;
/// tabs run to the next multiple of four columns, and bytes that are not UTF-8 are spelled out.
func displayCells(_ range: SourceRange, in bytes: [UInt8]) -> [DisplayCell] {
  var cells: [DisplayCell] = []
  var column = 0
  var offset = range.start

  func append(_ text: String, width: Int, length: Int) {
    let end = offset + UInt32(length)
    cells.append(DisplayCell(range: SourceRange(offset, end), text: text, width: width))
    offset = end
    column += width
  }

  func append(_ run: String) {
    for character in run {
      let length = character.utf8.count
      guard let first = character.unicodeScalars.first else { continue }
      if character == "\t" {
        let width = 4 - column % 4
        append(String(repeating: " ", count: width), width: width, length: length)
      } else if first.isHidden {
        let text = String(character).visible
        append(text, width: text.displayWidth, length: length)
      } else if first.displayWidth == 0 {
        // A mark without a base would sit on what stands left of it.
        append("\u{25CC}\(character)", width: 1, length: length)
      } else {
        append(String(character), width: character.displayWidth, length: length)
      }
    }
  }

  func append(other range: Range<Int>) {
    var run = ""
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes[range].makeIterator()
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let encoded):
        run.unicodeScalars.append(Unicode.UTF8.decode(encoded))
      case .error(let length):
        append(run)
        run = ""
        for _ in 0..<length {
          let digits = String(bytes[Int(offset)], radix: 16, uppercase: true)
          append("<\(digits)>", width: 4, length: 1)
        }
      case .emptyInput:
        append(run)
        return
      }
    }
  }

  // Printable ASCII is a cell by itself, unless a mark could follow it; it needs no segmentation.
  let end = Int(range.end)
  while offset < range.end {
    var next = Int(offset)
    while next < end, !(isPlain(bytes[next]) && (next + 1 == end || bytes[next + 1] < 0x80)) {
      next += 1
    }
    if next > offset { append(other: Int(offset)..<next) }
    while offset < range.end, isPlain(bytes[Int(offset)]),
      offset + 1 == range.end || bytes[Int(offset) + 1] < 0x80
    {
      append(String(Unicode.Scalar(bytes[Int(offset)])), width: 1, length: 1)
    }
  }
  return cells
}

private func isPlain(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }
