/// What styles draw, whatever their text and the tokens in it are called.
enum Drawing {
  /// Up to so many combinations of states they are listed; above, the rules are compared.
  private static let setLimit = 4096

  /// The first thing that draws something else, for messages; nil if all is the same.
  ///
  /// Styles are compared in each combination of states, by their JSON: there the values stand that
  /// they come to, and not the statements that lead there.
  static func difference(_ old: Sheet, _ new: Sheet) -> String? {
    guard old.styles.map(\.name) == new.styles.map(\.name) else { return "the file" }
    let hasSameTokens = old.tokens == new.tokens
    for (before, after) in zip(old.styles, new.styles) {
      if hasSameTokens, before == after { continue }
      let (first, second) = Style.listedAlike(before, after)
      if !isSame(old.holding([first]), new.holding([second])) { return "style '\(before.name)'" }
    }
    return isSame(old.holding([]), new.holding([])) ? nil : "the file"
  }

  private static func isSame(_ old: Sheet, _ new: Sheet) -> Bool {
    var options = JSONOptions()
    let counts = (old.styles + new.styles).map(flattenedSetCount)
    options.flatten = counts.allSatisfy { $0 <= setLimit }
    guard let before = tree(of: old, options), let after = tree(of: new, options) else {
      return false
    }
    return JSONComparison(before, after).isSame(0, 0)
  }

  private static func tree(of sheet: Sheet, _ options: JSONOptions) -> JSONDocument? {
    JSONTextReader.read(SourceFile(name: "", bytes: emitJSON(sheet, options: options))).0
  }
}

extension Style {
  /// Two styles with one more rule each, of a property that neither sets: it changes nothing, and asks
  /// for all that either asks for, so that both are listed in the same combinations.
  fileprivate static func listedAlike(_ first: Style, _ second: Style) -> (Style, Style) {
    let set = Set((first.rules + second.rules).map(\.property))
    let free = Property.allCases.first {
      $0.definition.variation == .free && $0.definition.places.contains(.style) && !set.contains($0)
    }
    let conditions = first.conditions.union(second.conditions).subtracting([.always])
    guard let free, !conditions.isEmpty, first.conditions != second.conditions else {
      return (first, second)
    }
    // In an order of their own, so that the result does not depend on that of a set.
    let any = Condition.any(conditions.sorted { "\($0)" < "\($1)" } + [.not(.always)])
    let rules = [any, .always].map { Rule(free, $0, free.definition.defaultValue) }
    func adding(to style: Style) -> Style {
      var style = style
      let place = style.rules.firstIndex { $0.property.rawValue > free.rawValue }
      style.rules.insert(contentsOf: rules, at: place ?? style.rules.count)
      return style
    }
    return (adding(to: first), adding(to: second))
  }

  private var conditions: Set<Condition> {
    var result = Set(rules.map(\.condition))
    content?.add(to: &result)
    for layer in layers {
      result.insert(layer.condition)
      result.formUnion(layer.rules.map(\.condition))
      layer.content?.add(to: &result)
    }
    return result
  }
}

extension Element {
  fileprivate func add(to conditions: inout Set<Condition>) {
    conditions.insert(condition)
    conditions.formUnion(rules.map(\.condition))
    for child in children { child.add(to: &conditions) }
  }
}

extension Sheet {
  fileprivate func holding(_ styles: [Style]) -> Sheet {
    var sheet = self
    sheet.styles = styles
    return sheet
  }
}

/// Compares the JSON of two sheets, without the names of tokens, the comments, and what animations
/// follow, which matters only where something differs.
private struct JSONComparison {
  private static let ignored: Set<String> = [
    "source", "tokens", "tokenGroups", "token", "documentation", "deprecated", "animates",
  ]

  private let old: JSONDocument
  private let new: JSONDocument

  init(_ old: JSONDocument, _ new: JSONDocument) {
    self.old = old
    self.new = new
  }

  func isSame(_ left: Int, _ right: Int) -> Bool {
    let left = JSONComparison.value(left, in: old)
    let right = JSONComparison.value(right, in: new)
    guard old.kind(left) == new.kind(right) else { return false }
    switch old.kind(left) {
    case .true, .false, .null: return true
    case .number: return old.nodes[left].number == new.nodes[right].number
    case .string: return old.text(left) == new.text(right)
    case .array:
      let (left, right) = (old.elements(left), new.elements(right))
      return left.count == right.count && zip(left, right).allSatisfy(isSame)
    case .object:
      let left = JSONComparison.members(left, in: old)
      let right = JSONComparison.members(right, in: new)
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.key == $1.key && isSame($0.value, $1.value) }
    }
  }

  private static func members(
    _ node: Int, in document: JSONDocument
  ) -> [(key: String, value: Int)] {
    (document.members[node] ?? []).map { (document.text($0.key), $0.value) }
      .filter { !ignored.contains($0.0) }
  }

  /// The value itself, where it stands in an object only to name its token.
  private static func value(_ node: Int, in document: JSONDocument) -> Int {
    guard document.kind(node) == .object, document.member("token", of: node) != nil,
      let value = document.value("value", of: node), document.members[node]?.count == 2
    else { return node }
    return value
  }
}
