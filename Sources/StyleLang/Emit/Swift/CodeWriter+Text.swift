extension CodeWriter {
  /// Writes a Swift string literal that has exactly this value, and can be nothing but a literal.
  mutating func writeLiteral(_ text: String) {
    write(byte: UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": write("\\\"")
      case "\\": write("\\\\")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      default:
        if scalar.hidesText {
          write("\\u{")
          writeHexadecimal(scalar.value)
          write("}")
        } else {
          write(scalar: scalar)
        }
      }
    }
    write(byte: UInt8(ascii: "\""))
  }

  /// Writes text into a `//` comment that it cannot leave.
  mutating func writeComment(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.hidesText || scalar.isLineBreak {
        write(" ")
      } else {
        write(scalar: scalar)
      }
    }
  }

  /// Writes each line of a text as a documentation comment.
  ///
  /// - Parameter hanging: Spaces put before each line but the first.
  mutating func writeDocumentation(_ text: String, hanging: Int = 0) {
    beginLine()
    write("///")
    writeDocumentationText(text, hanging: hanging)
    endLine()
  }

  /// Writes a text that continues the `///` of this line, with further such lines as needed.
  mutating func writeDocumentationText(_ text: String, hanging: Int = 0) {
    var isAfterReturn = false
    var isAtStart = true
    for scalar in text.unicodeScalars {
      if scalar == "\n", isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = scalar == "\r"
      if scalar.isLineBreak {
        endLine()
        beginLine()
        write("///")
        for _ in 0..<hanging { write(byte: UInt8(ascii: " ")) }
        isAtStart = true
        continue
      }
      if isAtStart { write(byte: UInt8(ascii: " ")) }
      isAtStart = false
      if scalar.hidesText {
        write(byte: UInt8(ascii: " "))
      } else {
        write(scalar: scalar)
      }
    }
  }

  private mutating func write(scalar: Unicode.Scalar) {
    if scalar.isASCII {
      write(byte: UInt8(truncatingIfNeeded: scalar.value))
    } else {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { write(byte: byte) }
    }
  }

  private mutating func writeHexadecimal(_ value: UInt32) {
    var shift: UInt32 = 28
    while shift > 0, value >> shift == 0 { shift -= 4 }
    while true {
      let digit = UInt8(truncatingIfNeeded: (value >> shift) & 0xF)
      write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      if shift == 0 { return }
      shift -= 4
    }
  }
}

extension Unicode.Scalar {
  /// Whether some program takes this as the end of a line.
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether this is a control character, or one that reorders or hides what stands around it.
  fileprivate var hidesText: Bool {
    switch value {
    case 0x09: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
