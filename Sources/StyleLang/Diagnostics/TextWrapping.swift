/// Breaks running text into lines of at most `width` columns, each with its line break.
///
/// Line breaks in the text stay. A word that is longer than a line gets one of its own.
///
/// - Parameter indent: The spaces before each line; they count.
public func wrapped(_ text: String, width: Int, indent: Int = 0) -> String {
  let margin = String(repeating: " ", count: indent)
  let room = max(1, width - indent)
  var result = ""
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    var used = 0
    for word in paragraph.split(separator: " ") {
      let length = String(word).displayWidth
      if used > 0, used + 1 + length > room {
        result += margin + line + "\n"
        line = ""
        used = 0
      }
      line += (used > 0 ? " " : "") + word
      used += (used > 0 ? 1 : 0) + length
    }
    result += line.isEmpty ? "\n" : margin + line + "\n"
  }
  return result
}
