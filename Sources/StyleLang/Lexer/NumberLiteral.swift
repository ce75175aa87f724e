/// A number token taken apart.
public struct NumberLiteral: Hashable, Sendable {
  /// The number, correctly rounded; infinite where it is too large.
  public var value: Double
  /// The bytes of the unit that touches the number; empty without a unit.
  public var unit: SourceRange
  /// Whether the lexer has reported the token, so that nothing more is to be said of it.
  public var isMalformed: Bool

  /// Whether the number is too large for a `Double`.
  public var overflows: Bool { value.isInfinite }
}

extension SourceFile {
  /// The value and the unit of a number token.
  public func number(_ range: SourceRange) -> NumberLiteral {
    let bytes = bytes.span
    let start = Int(range.start)
    let end = Int(range.end)
    // The decimal digits without the dot, as far as they fit, and the power of ten they lack.
    var digits: UInt64 = 0
    var power = 0
    var fits = true
    var offset = start
    var isMalformed = false
    func take(_ byte: UInt8) {
      let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(byte &- UInt8(ascii: "0")))
      if overflow || carry { fits = false } else { digits = sum }
    }
    while offset < end, isDigit(bytes[offset]) {
      take(bytes[offset])
      offset += 1
    }
    if offset < end, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      isMalformed = !isDigit(byte(at: offset, in: bytes))
      while offset < end, isDigit(bytes[offset]) {
        take(bytes[offset])
        power -= 1
        offset += 1
      }
    }
    if let exponentEnd = endOfExponent(bytes, from: offset), exponentEnd <= end {
      power += exponent(bytes, from: offset + 1, to: exponentEnd)
      offset = exponentEnd
    }
    return NumberLiteral(
      value: (fits ? exactProduct(digits, power) : nil)
        ?? roundedValue(bytes, from: start, to: offset),
      unit: SourceRange(UInt32(offset), UInt32(end)), isMalformed: isMalformed)
  }
}

/// `digits` times ten to the `power`, where both are exact as `Double`, so that the one operation
/// rounds correctly; nil elsewhere. (Clinger 1990, the fast path.)
private func exactProduct(_ digits: UInt64, _ power: Int) -> Double? {
  guard digits <= 1 << 53, abs(power) < powersOfTen.count else { return nil }
  let mantissa = Double(digits)
  return power < 0 ? mantissa / powersOfTen[-power] : mantissa * powersOfTen[power]
}

/// The powers of ten that a `Double` holds exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

/// The exponent between `start` and `end`, held far outside the range of `Double` but no further.
private func exponent(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
  var value = 0
  var isNegative = false
  for index in start..<end {
    switch bytes[index] {
    case UInt8(ascii: "-"): isNegative = true
    case UInt8(ascii: "+"): break
    default: value = min(value * 10 + Int(bytes[index] &- UInt8(ascii: "0")), 1 << 40)
    }
  }
  return isNegative ? -value : value
}

/// The value of the digits by the standard library, which rounds correctly.
@inline(never)
private func roundedValue(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Double {
  // The library wants a digit before the dot and after it.
  var text = [UInt8(ascii: "0")]
  for index in start..<end {
    let isLastDot = bytes[index] == UInt8(ascii: ".") && !isDigit(byte(at: index + 1, in: bytes))
    if !isLastDot { text.append(bytes[index]) }
  }
  return Double(String(decoding: text, as: UTF8.self)) ?? 0
}
