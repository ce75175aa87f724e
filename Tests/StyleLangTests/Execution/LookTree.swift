import StyleLang

/// What a style draws in one state: its own surface, what lies behind and over it, and its content.
///
/// The `LookReader` makes one from what generated Swift applied, the `JSONEvaluator` one from the
/// rules of the JSON output. Both call `normalize()` once, when every part is in place; then trees
/// of equal pictures are equal.
///
/// What is not drawn in the state is not in the tree: an element or a layer whose condition does not
/// hold, a slot or an optional image that is absent.
struct LookTree: Hashable, Sendable {
  /// The properties of the style itself.
  var look = Look()
  /// The layers, in the order in which the style writes them (inherited ones first).
  var layers: [LookLayer] = []
  /// The element that stands at `content:`; nil where the style has no content of its own.
  var content: LookElement?

  init(_ look: Look = Look()) { self.look = look }
}

/// A surface behind or over a control.
struct LookLayer: Hashable, Sendable {
  /// Its name, for messages: Swift has none, so it is not compared.
  var name = ""
  /// Whether it is over the content.
  var isAbove = false
  /// Its properties; `margin` is the distance from the control's edge to the layer's surface.
  var look = Look()
  /// Where it lies in the control, or, if it fills that, where its content lies in it.
  var alignment = "center"
  /// What is drawn within it.
  var content: LookElement?
}

/// A part of a style's content.
///
/// | kind | arguments | children |
/// | --- | --- | --- |
/// | `hstack`, `vstack` | `spacing` (a number or `standard`), `alignment` | elements |
/// | `zstack` | `alignment` | elements |
/// | a slot: `label icon title input body value` | | |
/// | `box`, also a `track`, a `thumb` and a `bar` | `alignment` of what it holds | elements |
/// | `divider` | | |
/// | `spacer` | `minLength` (a number or `standard`) | |
/// | `image` | `image`: `LookText.symbol` or `LookText.asset` | |
/// | `text` | `string`: the string in quotes | |
/// | `progress`: the spinner that turns without an end, also as the slot `spinner` | | |
/// | `opaque`: a view of the app | `swift`: its name | |
///
/// An argument that is not written stands with its default: `spacing` and `minLength` `standard`,
/// `alignment` `center`. The view that a `view` style modifies is the slot `label`. A toggle's track
/// has the alignment `leading`, or `trailing` when on, which places the thumb. In a `box` and in a
/// layer `Look.alignment` stays `center`, since their alignment is the argument.
struct LookElement: Hashable, Sendable {
  var kind: String
  var arguments: [String: String] = [:]
  var look = Look()
  var children: [LookElement] = []

  init(
    _ kind: String, _ arguments: [String: String] = [:], look: Look = Look(),
    children: [LookElement] = []
  ) {
    self.kind = kind
    self.arguments = arguments
    self.look = look
    self.children = children
  }
}

extension LookElement {
  /// What is drawn where a content is absent as a whole.
  static let nothing = LookElement("zstack", ["alignment": "center"])
}

extension LookTree {
  /// What differs, a line for each difference, with the path to it; empty if the trees are equal.
  func differences(
    from other: LookTree, names: (String, String) = ("this", "other")
  ) -> [String] {
    var lines = look.differences(from: other.look, names: names)
    for isAbove in [false, true] {
      let place = isAbove ? "layer above" : "layer behind"
      lines += LookTree.differences(
        layers.filter { $0.isAbove == isAbove }, other.layers.filter { $0.isAbove == isAbove },
        place, names
      ) { layer, other, path in
        (layer.alignment == other.alignment
          ? []
          : ["\(path): alignment: \(names.0) \(layer.alignment), \(names.1) \(other.alignment)"])
          + layer.look.differences(from: other.look, names: names).map { "\(path): \($0)" }
          + LookTree.differences(layer.content, other.content, path, names)
      }
    }
    return lines + LookTree.differences(content, other.content, "content", names)
  }

  private static func differences(
    _ a: LookElement?, _ b: LookElement?, _ path: String, _ names: (String, String)
  ) -> [String] {
    guard let a, let b else {
      return a == nil && b == nil
        ? [] : ["\(path): \(names.0) \(a?.kind ?? "none"), \(names.1) \(b?.kind ?? "none")"]
    }
    let path = "\(path).\(a.kind)"
    if a.kind != b.kind { return ["\(path): \(names.0) \(a.kind), \(names.1) \(b.kind)"] }
    var lines = a.look.differences(from: b.look, names: names).map { "\(path): \($0)" }
    for name in Set(a.arguments.keys).union(b.arguments.keys).sorted() {
      let (left, right) = (a.arguments[name] ?? "absent", b.arguments[name] ?? "absent")
      if !LookText.areEqual(left, right) {
        lines.append("\(path): \(name): \(names.0) '\(left)', \(names.1) '\(right)'")
      }
    }
    return lines
      + differences(a.children, b.children, path, names) { differences($0, $1, $2, names) }
  }

  private static func differences<Part>(
    _ a: [Part], _ b: [Part], _ path: String, _ names: (String, String),
    _ compare: (Part, Part, String) -> [String]
  ) -> [String] {
    if a.count != b.count {
      return ["\(path): \(names.0) draws \(a.count) in it, \(names.1) \(b.count)"]
    }
    return zip(a, b).enumerated().flatMap { compare($1.0, $1.1, "\(path)[\($0)]") }
  }
}
