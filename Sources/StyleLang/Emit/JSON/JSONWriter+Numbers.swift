extension JSONWriter {
  /// Appends the shortest decimal, without an exponent, that reads back as `value`.
  ///
  /// JSON has no infinity and no NaN. The model has neither; `null` would mark a mistake there.
  mutating func number(_ value: Double) {
    if value >= 0, value < 100 {
      let whole = UInt8(value)
      if Double(whole) == value { return small(whole) }
    }
    guard value.magnitude < 1e9 else {
      guard value.isFinite else { return raw("null") }
      return longNumber(value)
    }
    // A decimal of up to four places is exact when dividing its integer gives the same double:
    // integer and divisor are exact, and division rounds as parsing the decimal does.
    let scaled = Int(value * 10_000 + (value < 0 ? -0.5 : 0.5))
    guard Double(scaled) / 10_000 == value else { return longNumber(value) }
    if scaled < 0 { byte(UInt8(ascii: "-")) }
    decimal(scaled.magnitude, places: 4)
  }

  /// Appends a whole number below 100.
  @inline(__always)
  private mutating func small(_ value: UInt8) {
    let (tens, ones) = (value / 10, value % 10)
    if tens > 0 { byte(UInt8(ascii: "0") + tens) }
    byte(UInt8(ascii: "0") + ones)
  }

  /// Appends a number from 0 to 1 to five places, which is finer than 16 bits tell apart.
  mutating func component(_ value: Float) {
    decimal(UInt(Double(min(max(value, 0), 1)) * 100_000 + 0.5), places: 5)
  }

  /// Appends `value` divided by ten to the power of `places`, without needless zeros.
  private mutating func decimal(_ value: UInt, places: Int) {
    var value = value
    var places = places
    while places > 0, value % 10 == 0 {
      value /= 10
      places -= 1
    }
    digits(value, places: places)
  }

  /// Appends any finite number, by way of the shortest digits that the standard library gives.
  private mutating func longNumber(_ value: Double) {
    var digits: [UInt8] = []
    var exponent = 0
    var hasPoint = false
    var utf8 = value.description.utf8.makeIterator()
    while let byte = utf8.next() {
      switch byte {
      case UInt8(ascii: "-"):
        self.byte(byte)
      case UInt8(ascii: "."):
        hasPoint = true
      case UInt8(ascii: "e"):
        var rest = ""
        while let byte = utf8.next() { rest.unicodeScalars.append(Unicode.Scalar(byte)) }
        exponent += Int(rest) ?? 0
      default:
        digits.append(byte)
        if hasPoint { exponent -= 1 }
      }
    }
    while digits.count > 1, digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    append(digits, exponent: exponent)
  }

  /// Appends a whole number, given by its digits, times a power of ten.
  private mutating func append(_ digits: [UInt8], exponent: Int) {
    let digits = digits.drop { $0 == UInt8(ascii: "0") }
    let pointPlace = digits.count + exponent
    if pointPlace <= 0 {
      raw("0.")
      for _ in 0..<(-pointPlace) { byte(UInt8(ascii: "0")) }
    }
    for (place, digit) in digits.enumerated() {
      if place == pointPlace, place > 0 { byte(UInt8(ascii: ".")) }
      byte(digit)
    }
    for _ in 0..<max(0, exponent) { byte(UInt8(ascii: "0")) }
  }
}
