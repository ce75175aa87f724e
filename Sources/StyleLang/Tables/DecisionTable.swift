/// The decision table of a property: each combination of states and parameters that can be lies in
/// one row, which says the value and where it comes from.
public struct DecisionTable: Hashable, Sendable {
  /// Something that the value depends on.
  public struct Input: Hashable, Sendable {
    /// The name in the language: `pressed`, `size`, `available(ios: 26)`.
    public var name: String
    /// Its values: `no` and `yes`, or cases; of an optional parameter `absent` is the first.
    public var values: [String]
  }

  /// Some combinations with the same value.
  public struct Row: Hashable, Sendable {
    /// Of each input, the places of the values for which the row stands; nil where any will do.
    public var cells: [[Int]?]
    /// The value.
    public var value: TableValue
  }

  /// The style's name.
  public var style: String
  /// The layer or element, as it is named to ask for it; nil of the style itself.
  public var part: String?
  /// The property's name.
  public var property: String
  /// When the part is drawn at all; nil where that is always.
  ///
  /// The rows say nothing of other states.
  public var drawnWhen: String?
  /// What the value depends on: states of the control, parameters, the environment, systems.
  public var inputs: [Input]
  /// The rows; a combination lies in one of them.
  public var rows: [Row]
  /// Whether it is certain that no questions, asked one after another, give fewer rows.
  public var isFewest: Bool

  /// What one asks for it by: `Primary.background`.
  public var path: String {
    ([style] + (part.map { [$0] } ?? []) + [property]).joined(separator: ".")
  }
}

/// A value, and the rule that gives it.
public struct TableValue: Hashable, Sendable {
  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The file's name.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int
  }

  /// The value as it is written.
  public var text: String
  /// The value with those of tokens and the components of colours; nil where that says no more.
  public var resolved: String?
  /// The statement; nil of the property's default.
  public var place: Place?

  /// File and line, or that it is the default.
  public var origin: String { place.map { "\($0.file):\($0.line)" } ?? "default" }
}

extension DecisionTable.Row {
  /// The cell of an input: its values, or a dash where any will do.
  func cell(_ index: Int, of inputs: [DecisionTable.Input]) -> String {
    guard let cell = cells[index] else { return "–" }
    return cell.map { inputs[index].values[$0] }.joined(separator: " | ")
  }

  /// When the row holds, in words.
  func condition(_ inputs: [DecisionTable.Input]) -> String {
    var parts: [String] = []
    for (index, input) in inputs.enumerated() {
      guard let cell = cells[index] else { continue }
      let values = cell.map { input.values[$0] }
      switch values {
      case ["yes"]: parts.append(input.name)
      case ["no"]: parts.append("not \(input.name)")
      case ["set"]: parts.append("\(input.name) is set")
      case ["absent"]: parts.append("\(input.name) is not set")
      default: parts.append("\(input.name) \(values.joined(separator: " or "))")
      }
    }
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}
