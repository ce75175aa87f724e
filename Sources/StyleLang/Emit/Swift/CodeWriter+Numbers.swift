#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension CodeWriter {
  /// Writes a whole number.
  mutating func write(_ number: Int) {
    if number < 0 {
      write(byte: UInt8(ascii: "-"))
    }
    writeDigits(number.magnitude, minimumCount: 1)
  }

  /// Writes the shortest decimal that gives the same value: `8`, `0.97`, never an exponent.
  ///
  /// A whole number is written without a decimal point, so the place where it stands must make it
  /// a floating-point number.
  mutating func write(_ number: Double) {
    if number.magnitude < 1e9 {
      let whole = Int(number)
      if Double(whole) == number { return write(whole) }
    }
    // Up to four decimals are exact this way: a quotient that gives the value back is a decimal
    // that is read as this value, and no shorter one is.
    let scaled = (number * 10_000).rounded()
    if scaled.magnitude < 1e15, scaled / 10_000 == number {
      writeDecimal(Int(scaled))
    } else {
      writePlain(number.description)
    }
  }

  /// Writes a number rounded to four decimals.
  mutating func write(rounded number: Double) {
    write((number * 10_000).rounded() / 10_000)
  }

  /// Writes a number of ten-thousandths as a decimal.
  private mutating func writeDecimal(_ tenThousandths: Int) {
    if tenThousandths < 0 {
      write(byte: UInt8(ascii: "-"))
    }
    let (whole, rest) = tenThousandths.magnitude.quotientAndRemainder(dividingBy: 10_000)
    writeDigits(whole, minimumCount: 1)
    guard rest > 0 else { return }
    write(byte: UInt8(ascii: "."))
    var digits = rest
    var count = 4
    while digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    writeDigits(digits, minimumCount: count)
  }

  private mutating func writeDigits(_ number: UInt, minimumCount: Int) {
    if number < 1000, minimumCount <= 1 {
      if number >= 100 { writeDigit(number / 100) }
      if number >= 10 { writeDigit(number / 10 % 10) }
      return writeDigit(number % 10)
    }
    var divisor: UInt = 1
    var count = 1
    while number / divisor >= 10 || count < minimumCount {
      divisor *= 10
      count += 1
    }
    var rest = number
    while divisor > 0 {
      writeDigit(rest / divisor)
      rest %= divisor
      divisor /= 10
    }
  }

  private mutating func writeDigit(_ digit: UInt) {
    write(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Writes a description such as `1.5e-07` without its exponent.
  private mutating func writePlain(_ description: String) {
    var digits: [UInt8] = []
    var pointPlace: Int?
    var exponent = 0
    var iterator = description.utf8.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "-"): write(byte: byte)
      case UInt8(ascii: "."): pointPlace = digits.count
      case UInt8(ascii: "e"):
        var isNegative = false
        while let next = iterator.next() {
          if next == UInt8(ascii: "-") { isNegative = true }
          if next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
            exponent = exponent * 10 + Int(next - UInt8(ascii: "0"))
          }
        }
        if isNegative { exponent = -exponent }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
      default:
        // Infinity and NaN never reach the model.
        write(byte: UInt8(ascii: "0"))
        return
      }
    }
    var point = (pointPlace ?? digits.count) + exponent
    while let last = digits.last, last == UInt8(ascii: "0"), digits.count > max(point, 1) {
      digits.removeLast()
    }
    if point <= 0 {
      digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: 1 - point), at: 0)
      point = 1
    }
    while digits.count < point { digits.append(UInt8(ascii: "0")) }
    for (index, digit) in digits.enumerated() {
      if index == point { write(byte: UInt8(ascii: ".")) }
      write(byte: digit)
    }
  }
}
