/// Whether a scalar shows as itself in a message, and leaves the text around it alone.
func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value >= 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
    .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark:
    return false
  default:
    return true
  }
}

/// A scalar's number as Unicode writes it: `U+202E`.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  "U+" + hexadecimal(scalar.value, digits: 4)
}

/// A number in upper-case hexadecimal of at least `digits` digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// Source text made fit for one line of a message: unprintable scalars as their number, and cut
/// after 40 scalars.
func printable(_ text: String) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    guard count < 40 else { return result + "…" }
    count += 1
    if isPrintable(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      result += "\\u{\(hexadecimal(scalar.value, digits: 1))}"
    }
  }
  return result
}
