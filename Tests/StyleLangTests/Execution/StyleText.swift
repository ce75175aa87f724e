import StyleLang

/// Reads a style as the stand-in writes it, with its parameters as `LookText` writes them.
enum StyleText {
  /// The canonical text of `PrimaryButtonStyle(tint: named:red, corner: rounded 8.0 circular)`.
  static func read(_ text: String) -> String {
    guard let (name, fields) = call(text) else { return text }
    return LookText.style(name, fields.map { ($0.0, value($0.1)) })
  }

  private static func value(_ text: String) -> String {
    if let color = LookColor(text: text) { return color.description }
    if let (_, fields) = call(text) { return value(of: fields) ?? text }
    return LookText.shape(fromRecord: text)
  }

  /// The text of a border, a shadow or insets; nil for the fields of anything else.
  private static func value(of fields: [(String, String)]) -> String? {
    let texts = Dictionary(fields) { $1 }
    func number(_ name: String) -> Double { texts[name].flatMap(Double.init) ?? .nan }
    let color = texts["color"].flatMap { LookColor(text: $0) } ?? .clear
    switch Set(texts.keys) {
    case ["color", "width", "dash"]:
      let dash = texts["dash"]?.dropFirst().dropLast().split(separator: " ") ?? []
      return LookText.border(
        width: number("width"), color: color, dash: dash.compactMap { Double($0) })
    case ["color", "radius", "x", "y"]:
      return LookText.shadows([
        LookText.shadow(color: color, radius: number("radius"), x: number("x"), y: number("y"))
      ])
    case ["top", "trailing", "bottom", "leading"]:
      return LookText.insets(
        top: number("top"), trailing: number("trailing"), bottom: number("bottom"),
        leading: number("leading"))
    default: return nil
    }
  }

  /// The parts of `Name(label: text, …)`; nil for anything else.
  private static func call(_ text: String) -> (String, [(String, String)])? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let list = pieces(String(text[text.index(after: open)...].dropLast()))
    let fields = list.compactMap { piece -> (String, String)? in
      guard let colon = piece.firstIndex(of: ":"), piece[colon...].hasPrefix(": ") else {
        return nil
      }
      return (String(piece[..<colon]), String(piece[colon...].dropFirst(2)))
    }
    return fields.count == list.count ? (String(text[..<open]), fields) : nil
  }

  /// Splits at the commas that stand in no parentheses and in no string.
  private static func pieces(_ text: String) -> [String] {
    var pieces = [""]
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isQuoted {
        if character == "\"", !isEscaped { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
      } else {
        switch character {
        case "\"": isQuoted = true
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case "," where depth == 0:
          pieces.append("")
          continue
        default: break
        }
      }
      pieces[pieces.count - 1].append(character)
    }
    return pieces.map { String($0.drop { $0 == " " }) }
  }
}
