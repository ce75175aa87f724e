extension Lexer {
  /// A number and the unit that touches it.
  ///
  /// - Parameter start: At a digit, or at a dot before one.
  mutating func number(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = endOfDigits(bytes, from: start)
    if byte(at: end, in: bytes) == UInt8(ascii: ".") {
      if isDigit(byte(at: end + 1, in: bytes)) {
        end = endOfDigits(bytes, from: end + 2)
      } else {
        report(
          .missingFractionDigits, end, end + 1,
          fixIts: [
            FixIt(
              "remove the dot", replacing: SourceRange(UInt32(end), UInt32(end + 1)), with: "")
          ])
        end += 1
      }
    }
    if let exponent = endOfExponent(bytes, from: end) { end = exponent }
    if byte(at: end, in: bytes) == UInt8(ascii: "%") {
      end += 1
    } else {
      // Digits are used up, so what continues a name here begins one too, or is no unit anyway.
      end = endOfName(bytes, from: end)
    }
    kind = .number
    return end
  }

  /// A colour literal.
  mutating func color(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start + 1
    var isHexadecimal = true
    while end < bytes.count, continuesName(bytes[end]) {
      if hexadecimalDigit(bytes[end]) == nil { isHexadecimal = false }
      end += 1
    }
    if end == start + 1, let end = foreignComment(bytes, from: start) { return end }
    kind = .color
    switch end - start - 1 {
    case 3, 4, 6, 8: if isHexadecimal { return end }
    default: break
    }
    if text(bytes, start, end) == "#available" {
      _ = foreign("#available", write: "available", as: .invalid, from: start)
      return end
    }
    report(.invalidColor(text(bytes, start, end)), start, end)
    return end
  }
}

/// The end of the run of bytes and scalars that continue a name.
@inline(__always)
func endOfName(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset < bytes.count {
    // In bounds: `offset` grows from a valid one, and is below the count.
    let byte = bytes[unchecked: offset]
    if continuesName(byte) {
      offset &+= 1
    } else if byte < 0x80 {
      break
    } else {
      return endOfUnicodeName(bytes, from: offset)
    }
  }
  return offset
}

@inline(never)
private func endOfUnicodeName(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset < bytes.count {
    if continuesName(bytes[offset]) {
      offset += 1
    } else if bytes[offset] >= 0x80, let decoded = decodeScalar(bytes, at: offset),
      decoded.scalar.properties.isXIDContinue
    {
      offset += decoded.length
    } else {
      break
    }
  }
  return offset
}

@inline(__always)
func endOfDigits(_ bytes: Span<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
  return offset
}

/// The end of `e3`, `E+3` or `e-3` at `start`; nil where no digit follows, as in `1em`.
@inline(__always)
func endOfExponent(_ bytes: Span<UInt8>, from start: Int) -> Int? {
  guard byte(at: start, in: bytes) | 0x20 == UInt8(ascii: "e") else { return nil }
  let sign = byte(at: start + 1, in: bytes)
  let digits = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? start + 2 : start + 1
  guard isDigit(byte(at: digits, in: bytes)) else { return nil }
  return endOfDigits(bytes, from: digits)
}

/// The kind of a word of at most four bytes.
@inline(__always)
func wordKind(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> TokenKind {
  var packed: UInt32 = 0
  for index in start..<end { packed = packed << 8 | UInt32(bytes[index]) }
  switch packed {
  case 0x6F72: return .or
  case 0x6973: return .is
  case 0x616E64: return .and
  case 0x6E6F74: return .not
  case 0x7768656E: return .when
  default: return .name
  }
}

/// Source bytes as text, for a message.
func text(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> String {
  var copy: [UInt8] = []
  for index in start..<min(end, bytes.count) { copy.append(bytes[index]) }
  return printable(String(decoding: copy, as: UTF8.self))
}
