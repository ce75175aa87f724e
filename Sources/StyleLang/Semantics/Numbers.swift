extension Analyzer {
  // MARK: - Literals

  /// The number of a literal with its unit turned into that of the model (see `Scalar`).
  mutating func evaluateNumber(_ node: NodeID) -> Operand? {
    let literal = source.number(tree.mainRange(node))
    guard !literal.isMalformed else { return nil }
    guard literal.value.isFinite else {
      report(.numberTooLarge(text(node)), at: tree.mainRange(node))
      return nil
    }
    let unit = literal.unit
    guard let known = Unit(of: unit, in: source) else {
      reportUnknown(
        { [source] in .unknownUnit(source.text(unit), suggestion: $0) }, source.text(unit),
        at: unit, among: Unit.allCases.map(\.rawValue).filter { !$0.isEmpty },
        habits: ForeignWords.units)
      return nil
    }
    let value = known.inModel(literal.value)
    guard value.isFinite else {
      report(.numberTooLarge(text(node)), at: tree.mainRange(node))
      return nil
    }
    return .number(.literal(value), known.dimension)
  }

  /// The value of a number that is known at compile time.
  func known(_ scalar: Scalar) -> Double? {
    switch scalar {
    case .literal(let value): value
    case .token(let id):
      if case .scalar(.literal(let value)) = sheet.tokens[Int(id)].value {
        value
      } else {
        derivedNumbers[id]
      }
    default: nil
    }
  }

  // MARK: - Arithmetic

  mutating func evaluateNegation(_ node: NodeID) -> Operand? {
    guard let operand = tree.firstChild(node) else { return nil }
    guard let (scalar, dimension) = evaluateScalar(operand) else { return nil }
    if let value = known(scalar) { return .number(.literal(-value), dimension) }
    return .number(.negated(scalar), dimension)
  }

  mutating func evaluateBinary(_ node: NodeID) -> Operand? {
    guard let leftNode = tree.firstChild(node),
      let rightNode = tree.nextSibling(leftNode, in: node),
      let operation = BinaryOperator(rawValue: text(node))
    else { return nil }
    let left = evaluateScalar(leftNode)
    guard let right = evaluateScalar(rightNode), let left else { return nil }
    guard let dimension = dimension(operation, left.1, right.1) else {
      report(
        .unitMismatch(
          operation: operation.verb, left: left.1.phrase, right: right.1.phrase),
        at: tree.range(node))
      return nil
    }
    guard let rightValue = known(right.0) else {
      return .number(.binary(operation, left.0, right.0), dimension)
    }
    if operation == .divide, rightValue == 0 {
      report(.divisionByZero, at: tree.range(rightNode))
      return nil
    }
    guard let leftValue = known(left.0) else {
      return .number(.binary(operation, left.0, right.0), dimension)
    }
    return folded(operation.apply(leftValue, rightValue), dimension, at: node)
  }

  private mutating func folded(
    _ value: Double, _ dimension: Dimension, at node: NodeID
  ) -> Operand? {
    guard value.isFinite else {
      report(.numberTooLarge(source.text(tree.range(node))), at: tree.range(node))
      return nil
    }
    return .number(.literal(value), dimension)
  }

  /// The dimension of a result, or nil where the operation makes no sense.
  private func dimension(
    _ operation: BinaryOperator, _ left: Dimension, _ right: Dimension
  ) -> Dimension? {
    switch operation {
    case .add, .subtract: common(left, right)
    case .multiply:
      // A percentage is a factor: `8 * 50%` is 4, and only two percentages give a percentage.
      if right == .percentage || right == .number && left != .percentage {
        left
      } else if left == .percentage || left == .number {
        right
      } else {
        nil
      }
    case .divide:
      if right == .number {
        left
      } else if right == .percentage {
        left == .percentage ? .number : left
      } else {
        left == right ? .number : nil
      }
    }
  }

  /// The dimension of two numbers that are added or compared; a plain number counts as points.
  private func common(_ left: Dimension, _ right: Dimension) -> Dimension? {
    if left == right { return left }
    switch (left, right) {
    case (.number, .length), (.length, .number): return .length
    default: return nil
    }
  }

  /// An expression that must be a number.
  mutating func evaluateScalar(_ node: NodeID) -> (Scalar, Dimension)? {
    guard let operand = evaluate(node) else { return nil }
    guard case .number(let scalar, let dimension) = operand else {
      report(.typeMismatch(expected: "a number", found: operand.phrase), at: tree.range(node))
      return nil
    }
    return (scalar, dimension)
  }

  // MARK: - Functions

  mutating func numericCall(_ word: Word, _ node: NodeID, _ list: NodeID) -> Operand? {
    guard let function = NumericFunction(rawValue: word.name),
      var arguments = readArguments(list, of: word.name, labels: [])
    else { return nil }
    let (least, most) = function.arity
    guard checkCount(&arguments, of: node, least: least, most: most) else { return nil }
    var scalars: [Scalar] = []
    var dimension: Dimension?
    var failed = false
    for argument in arguments.positional {
      guard let (scalar, other) = evaluateScalar(argument) else {
        failed = true
        continue
      }
      scalars.append(scalar)
      guard let before = dimension else {
        dimension = other
        continue
      }
      guard let both = common(before, other) else {
        report(
          .unitMismatch(operation: "compare", left: before.phrase, right: other.phrase),
          at: tree.range(argument))
        return nil
      }
      dimension = both
    }
    guard !failed, let dimension else { return nil }
    let values = scalars.compactMap { known($0) }
    guard values.count == scalars.count else { return .number(.call(function, scalars), dimension) }
    if function == .clamp, values[1] > values[2] {
      report(
        .minimumAboveMaximum(
          minimum: source.text(tree.range(arguments.positional[1])),
          maximum: source.text(tree.range(arguments.positional[2]))),
        at: tree.range(arguments.positional[1]))
      return nil
    }
    return .number(.literal(function.apply(values)), dimension)
  }

  // MARK: - Numbers for a purpose

  /// A length in points: a plain number counts.
  mutating func readLength(_ node: NodeID, _ range: NumberRange = .any) -> Scalar? {
    readScalar(node, expected: "a length", range: range) { $0 == .number || $0 == .length }
  }

  /// A fraction: a number, or a percentage divided by 100.
  mutating func readFraction(_ node: NodeID, _ range: NumberRange) -> Scalar? {
    readScalar(node, expected: "a number or percentage", range: range) {
      $0 == .number || $0 == .percentage
    }
  }

  /// The same for an expression that has been evaluated.
  mutating func checkFraction(
    _ scalar: Scalar, _ dimension: Dimension, _ node: NodeID, _ range: NumberRange
  ) -> Scalar? {
    check(scalar, dimension, node, expected: "a number or percentage", range: range) {
      $0 == .number || $0 == .percentage
    }
  }

  /// An angle in degrees.
  mutating func readAngle(_ node: NodeID) -> Scalar? {
    readWithUnit(node, .angle, expected: "an angle", unit: "deg", range: .any)
  }

  /// A duration in seconds, at least 0.
  mutating func readDuration(_ node: NodeID) -> Scalar? {
    // A number below 20 is one of SwiftUI's seconds, or a stray one of them.
    let isSeconds =
      tree.kind(node) == .numberLiteral && source.number(tree.mainRange(node)).value < 20
    return readWithUnit(
      node, .duration, expected: "a duration", unit: isSeconds ? "s" : "ms", range: .notNegative)
  }

  /// A plain number.
  mutating func readNumber(_ node: NodeID, _ range: NumberRange) -> Scalar? {
    readScalar(node, expected: "a number", range: range) { $0 == .number }
  }

  private mutating func readWithUnit(
    _ node: NodeID, _ wanted: Dimension, expected: String, unit: String, range: NumberRange
  ) -> Scalar? {
    guard let (scalar, dimension) = evaluateScalar(node) else { return nil }
    if dimension == .number, tree.kind(node) == .numberLiteral {
      let number = text(node)
      report(
        .unitMissing(number: number, expected: expected, example: number + unit),
        at: tree.range(node),
        fixIts: [
          FixIt("write '\(number)\(unit)'", replacing: tree.range(node), with: number + unit)
        ])
      return nil
    }
    return check(scalar, dimension, node, expected: expected, range: range) { $0 == wanted }
  }

  private mutating func readScalar(
    _ node: NodeID, expected: String, range: NumberRange, accepts: (Dimension) -> Bool
  ) -> Scalar? {
    guard let operand = evaluate(node) else { return nil }
    guard case .number(let scalar, let dimension) = operand else {
      report(.typeMismatch(expected: expected, found: operand.phrase), at: tree.range(node))
      return nil
    }
    return check(scalar, dimension, node, expected: expected, range: range, accepts: accepts)
  }

  private mutating func check(
    _ scalar: Scalar, _ dimension: Dimension, _ node: NodeID, expected: String,
    range: NumberRange, accepts: (Dimension) -> Bool
  ) -> Scalar? {
    guard accepts(dimension) else {
      report(.typeMismatch(expected: expected, found: dimension.phrase), at: tree.range(node))
      return nil
    }
    if let value = known(scalar), !range.contains(value) {
      report(
        .outOfRange(value: source.text(tree.range(node)), expected: range.phrase),
        at: tree.range(node))
      return nil
    }
    return scalar
  }
}

/// A range that a number must lie in, known at compile time or not checked.
enum NumberRange {
  case any, notNegative, positive, fraction, signedFraction, atLeastOne

  func contains(_ value: Double) -> Bool {
    switch self {
    case .any: true
    case .notNegative: value >= 0
    case .positive: value > 0
    case .fraction: value >= 0 && value <= 1
    case .signedFraction: value >= -1 && value <= 1
    case .atLeastOne: value >= 1 && value <= 1_000_000 && value == value.rounded(.down)
    }
  }

  /// For messages.
  var phrase: String {
    switch self {
    case .any: "any number"
    case .notNegative: "at least 0"
    case .positive: "more than 0"
    case .fraction: "0 to 1, or 0% to 100%"
    case .signedFraction: "-1 to 1, or -100% to 100%"
    case .atLeastOne: "a whole number from 1"
    }
  }
}

/// The units that a number can carry.
enum Unit: String, CaseIterable {
  case none = ""
  case points = "pt"
  case percent = "%"
  case degrees = "deg"
  case radians = "rad"
  case turns = "turn"
  case milliseconds = "ms"
  case seconds = "s"

  var dimension: Dimension {
    switch self {
    case .none: .number
    case .points: .length
    case .percent: .percentage
    case .degrees, .radians, .turns: .angle
    case .milliseconds, .seconds: .duration
    }
  }

  /// The unit that is written in a range of the file.
  init?(of range: SourceRange, in source: SourceFile) {
    if range.isEmpty {
      self = .none
    } else if range.end == range.start + 1, source.bytes[Int(range.start)] == UInt8(ascii: "%") {
      self = .percent
    } else {
      self.init(rawValue: source.text(range))
    }
  }

  /// A number of this unit in the model's unit.
  ///
  /// Divides rather than multiplies by 0.01, so that 70% is the number that is written 0.7.
  func inModel(_ value: Double) -> Double {
    switch self {
    case .none, .points, .degrees, .seconds: value
    case .percent: value / 100
    case .radians: value * 180 / .pi
    case .turns: value * 360
    case .milliseconds: value / 1000
    }
  }
}

extension BinaryOperator {
  /// For messages.
  var verb: String {
    switch self {
    case .add: "add"
    case .subtract: "subtract"
    case .multiply: "multiply"
    case .divide: "divide"
    }
  }

  func apply(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    }
  }
}

extension NumericFunction {
  /// The least and the greatest number of arguments.
  var arity: (Int, Int) {
    switch self {
    case .min, .max: (2, 64)
    case .clamp: (3, 3)
    case .round: (1, 1)
    }
  }

  func apply(_ values: [Double]) -> Double {
    switch self {
    case .min: values.min() ?? 0
    case .max: values.max() ?? 0
    case .clamp: Swift.min(Swift.max(values[0], values[1]), values[2])
    case .round: values[0].rounded()
    }
  }
}
