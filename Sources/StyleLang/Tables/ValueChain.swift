/// A value in one combination, and all that it comes from.
public struct ValueChain: Hashable, Sendable {
  /// Something on the way.
  public struct Link: Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Hashable, Sendable {
      /// The statement that wins.
      case rule
      /// What a derived style gives for a parameter.
      case argument
      /// A parameter, whose default stands where no argument is given.
      case parameter
      /// A value of the environment, as the file declares it.
      case environment
      case token
      case style
    }

    /// What it is.
    public var kind: Kind
    /// Its text, on one line: `brand: #7B2FF7`.
    public var text: String
    /// The style that it is written in; nil outside of styles.
    public var style: String?
    /// Where it is; nil where only a name is known.
    public var place: TableValue.Place?
    /// How far from the value: the rule is 0, what stands in it is 1.
    public var depth: Int
  }

  /// What was asked for: `Primary.background`.
  public var path: String
  /// The words of the combination.
  public var situation: [String]
  /// The value; of a part that is not drawn, nothing.
  public var value: TableValue?
  /// When the part is drawn, if it is not.
  public var drawnWhen: String?
  /// The links, each before those that it is made of.
  public var links: [Link]
}

extension ValueChain {
  /// The chain for a terminal.
  public func text(width: Int) -> String {
    let asked = situation.isEmpty ? "" : " when \(situation.joined(separator: ", "))"
    var text = wrapped(path + asked, width: width)
    guard let value else {
      return text + wrapped("is not drawn: that is when \(drawnWhen ?? "never")", width: width)
    }
    text += wrapped("= \(value.text)", width: width, indent: 2)
    if let resolved = value.resolved { text += wrapped("= \(resolved)", width: width, indent: 2) }
    text += "\n"
    if links.isEmpty { text += "  the default; no rule holds\n" }
    for link in links {
      let indent = 2 + 2 * min(link.depth, 8)
      let place = link.place.map { "\($0.file):\($0.line):\($0.column)" } ?? ""
      let owner = link.style.map { " of '\($0)'" } ?? ""
      text += wrapped("\(link.kind.rawValue)\(owner)  \(place)", width: width, indent: indent)
      text += wrapped(link.text, width: width, indent: indent + 2)
    }
    return text
  }

  /// The chain as JSON; `grammar/tables.md` describes it.
  public var json: String {
    let links = links.map { link in
      let place =
        link.place.map {
          "{\"file\": \(JSONText.string($0.file)), \"line\": \($0.line), \"column\": \($0.column)}"
        } ?? "null"
      return "{\"kind\": \"\(link.kind.rawValue)\", \"text\": \(JSONText.string(link.text)),"
        + " \"style\": \(JSONText.optional(link.style)), \"depth\": \(link.depth), \"from\": \(place)}"
    }
    let value = value?.json ?? "\"value\": null, \"resolved\": null, \"from\": null"
    return """
      {"version": 1, "path": \(JSONText.string(path)), "when": \(JSONText.strings(situation)), \
      "drawnWhen": \(JSONText.optional(drawnWhen)), \(value),
       "chain": [
         \(links.joined(separator: ",\n   "))]}

      """
  }
}
