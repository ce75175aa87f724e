@testable import StyleLang

/// What a parameter holds, as far as looks go.
enum LookValue: Equatable, Sendable {
  case absent
  case bool(Bool)
  /// A number in the unit of the model.
  case number(Double)
  case color(LookColor)
  case string(String)
  /// The case of an enumeration.
  case word(String)
  case font(JSONContext.FontParts)
  case animation(LookText.Curve, delay: Double)
  /// No animation.
  case still
  /// The text of insets, a shape, a border, or shadows.
  case text(String)
}

/// An argument, as generated Swift, the JSON form and a look each write it.
struct ArgumentSample: Sendable {
  /// Nil leaves the argument out.
  var swift: String?
  /// Nil leaves the argument out.
  var json: JSONValue?
  /// Nil where the default holds.
  var value: LookValue?

  /// Nothing is given.
  static let omitted = ArgumentSample()
}

extension ArgumentSample {
  private init(_ swift: String, _ json: String, _ value: LookValue) {
    self.swift = swift
    self.json = try? JSONReader.read(Array(json.utf8))
    self.value = value
  }

  /// Values for a parameter: two, or each case; also none at all where it may be left out.
  ///
  /// Of what the control says of itself, each value that a condition may tell from others; whether a
  /// system is new enough is a matter of the state.
  static func samples(of parameter: Parameter) -> [ArgumentSample] {
    switch parameter.source {
    case .availability: return [.omitted]
    case .configuration where parameter.type != .bool: return numbers([0, 0.25, 1])
    case .argument, .environment, .configuration: break
    }
    var samples = values(of: parameter.type, isOptional: parameter.isOptional)
    if parameter.isOptional {
      samples.append(ArgumentSample(swift: "nil", json: .null, value: .absent))
    }
    if parameter.hasDefault { samples.insert(.omitted, at: 0) }
    return samples
  }

  private static func values(of type: ParameterType, isOptional: Bool) -> [ArgumentSample] {
    switch type {
    case .bool:
      [
        ArgumentSample("false", "false", .bool(false)), ArgumentSample("true", "true", .bool(true)),
      ]
    case .number: numbers([0.5, 0.8])
    case .length: numbers([5, 12.5])
    case .percentage: numbers([0.25, 0.9])
    case .duration: numbers([0.2, 1])
    case .angle:
      [30, 200].map { ArgumentSample(".degrees(\($0))", "\($0)", .number(Double($0))) }
    case .string:
      [
        ArgumentSample(#""Menlo""#, #""Menlo""#, .string("Menlo")),
        ArgumentSample(#""A \"\\\n""#, #""A \"\\\n""#, .string("A \"\\\n")),
      ]
    case .color: colors
    case .font: fonts
    case .animation: animations
    case .insets:
      [
        ArgumentSample(
          ".init(top: 1, leading: 2, bottom: 3, trailing: 4)",
          #"{"top": 1, "trailing": 4, "bottom": 3, "leading": 2}"#, .text("1 4 3 2")),
        ArgumentSample(
          ".init()", #"{"top": 0, "trailing": 0, "bottom": 0, "leading": 0}"#, .text("0 0 0 0")),
      ]
    case .shape: shapes
    case .border: borders
    case .shadow: shadows
    case .fill:
      [
        ArgumentSample(
          ".init(Color.indigo)", #"{"system": "indigo"}"#, .color(LookColor(.named("indigo")))),
        ArgumentSample(
          ".init(LinearGradient(colors: [.indigo, .mint], startPoint: .top, endPoint: .bottom))",
          """
          {"gradient": "linear", "from": "top", "to": "bottom", "stops":
          [{"color": {"system": "indigo"}, "location": 0},
          {"color": {"system": "mint"}, "location": 1}]}
          """, .text("linear(named:indigo at 0, named:mint at 1, from: top, to: bottom)")),
      ]
    case .image:
      [
        ArgumentSample(
          ".init(\"Logo\")", #"{"asset": "Logo"}"#, .text(LookText.asset("Logo"))),
        ArgumentSample(
          ".init(systemName: \"star\")", #"{"symbol": "star"}"#, .text(LookText.symbol("star"))),
      ]
    case .enumeration(let enumeration):
      enumeration.cases.map { name in
        let literal = SwiftName.isReserved(name) ? "`\(name)`" : name
        return ArgumentSample(
          swift: isOptional ? ".some(.\(literal))" : ".\(literal)", json: .string(name),
          value: .word(name))
      }
    }
  }

  private static func numbers(_ numbers: [Double]) -> [ArgumentSample] {
    numbers.map { ArgumentSample("\($0)", "\($0)", .number($0)) }
  }

  private static let colors = [
    ArgumentSample(
      ".init(red: 0.25, green: 0.5, blue: 0.75)",
      #"{"colorSpace": "srgb", "components": [0.25, 0.5, 0.75], "alpha": 1}"#,
      .color(LookColor(.srgb(0.25, 0.5, 0.75)))),
    ArgumentSample(".indigo", #"{"system": "indigo"}"#, .color(LookColor(.named("indigo")))),
  ]

  private static let fonts = [
    ArgumentSample(
      ".title.weight(.light)", #"{"textStyle": "title", "weight": "light"}"#,
      .font(JSONContext.FontParts(base: .textStyle(.title), weight: .light))),
    ArgumentSample(
      ".custom(\"Menlo\", size: 9)", #"{"custom": "Menlo", "size": 9}"#,
      .font(JSONContext.FontParts(base: .custom("Menlo", 9, relativeTo: nil)))),
  ]

  private static let animations = [
    ArgumentSample(
      ".easeIn(duration: 0.3)", #"{"curve": "easeIn", "duration": 0.3}"#,
      .animation(.timing(.easeIn, 0.3), delay: 0)),
    ArgumentSample(
      ".linear.delay(0.5)", #"{"curve": "linear", "delay": 0.5}"#,
      .animation(.timing(.linear, nil), delay: 0.5)),
  ]

  private static let shapes = [
    ArgumentSample(".capsule", #"{"kind": "capsule"}"#, .text("capsule")),
    ArgumentSample(
      ".rounded(7, style: .continuous)",
      #"{"kind": "rounded", "radius": 7, "cornerStyle": "continuous"}"#,
      .text("rounded 7 continuous")),
    ArgumentSample(
      ".corners(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4)",
      """
      {"kind": "corners", "topLeading": 1, "topTrailing": 2, "bottomTrailing": 3,
      "bottomLeading": 4, "cornerStyle": "circular"}
      """, .text("corners 1 2 3 4 circular")),
  ]

  private static let borders = [
    ArgumentSample(
      ".init(color: .indigo, width: 3)",
      #"{"width": 3, "color": {"system": "indigo"}, "placement": "inside"}"#,
      .text("3 named:indigo inside")),
    ArgumentSample(
      ".init(color: .mint, width: 1.5, dash: [4, 2])",
      #"{"width": 1.5, "color": {"system": "mint"}, "dash": [4, 2], "placement": "inside"}"#,
      .text("1.5 named:mint inside dash 4 2")),
  ]

  private static let shadows = [
    ArgumentSample(
      ".init(color: .indigo, radius: 3)",
      #"[{"color": {"system": "indigo"}, "radius": 3, "x": 0, "y": 0}]"#,
      .text("named:indigo 3 0 0")),
    ArgumentSample(
      ".init(color: .mint, radius: 2, x: 1, y: -1)",
      #"[{"color": {"system": "mint"}, "radius": 2, "x": 1, "y": -1}]"#,
      .text("named:mint 2 1 -1")),
  ]
}

extension Style {
  /// Rows of arguments, one for each parameter.
  ///
  /// All combinations of the samples where they are few; else each sample at least once, and then
  /// as many at random as `limit` allows.
  func argumentRows(limit: Int, using random: inout SplitMix) -> [[ArgumentSample]] {
    let choices = parameters.map { ArgumentSample.samples(of: $0) }
    let product = choices.reduce(1) { min($0 * $1.count, 1 << 20) }
    if product <= limit {
      return choices.reduce([[]]) { rows, samples in
        rows.flatMap { row in samples.map { row + [$0] } }
      }
    }
    let most = choices.map(\.count).max() ?? 1
    return (0..<max(limit, most)).map { row in
      choices.map {
        row < most ? $0[row % $0.count] : $0[Int.random(in: 0..<$0.count, using: &random)]
      }
    }
  }

  /// What is given, for messages.
  func describe(_ row: [ArgumentSample]) -> String {
    zip(parameters, row).compactMap { parameter, sample in
      sample.swift.map { "\(parameter.name): \($0)" }
    }.joined(separator: ", ")
  }
}
