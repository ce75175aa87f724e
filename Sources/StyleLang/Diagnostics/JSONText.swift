/// A string of JSON with its quotes; without a character that a line or a terminal could stumble over.
func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x22: result += "\\\""
    case 0x5C: result += "\\\\"
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0x09: result += "\\t"
    case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
