extension LintRule {
  /// A fraction that arithmetic at run time takes out of its range.
  static let opacityRange = LintRule(
    name: "opacity-range", defaultLevel: .warning,
    summary: "A fraction that is computed while the app runs can leave its range.",
    reason: "What is known when it is compiled is checked then, as an error. What depends on a"
      + " parameter is cut off at the ends of the range, so that part of the arithmetic has no"
      + " effect. Parameters count as their defaults, and the fraction of a progress view as all that"
      + " it can be.",
    remedy:
      "Change the arithmetic so that it stays within the range, or say 'clamp(…)' to show that"
      + " the end is meant.",
    badExample: """
      style Meter(strength: Percentage = 80%): view {
          background: blue
          opacity: strength * 2
      }
      """,
    goodExample: """
      style Meter(strength: Percentage = 80%): view {
          background: blue
          opacity: clamp(strength * 2, 0, 1)
      }
      """,
    check: .style { subject, pass in
      var values: KnownValues?
      subject.forEachBlock { block in
        for index in block.rules.indices {
          guard let range = block.rules[index].rule.property.fractionRange else { continue }
          let rule = block.rules[index].rule
          guard let scalar = rule.value.computedScalar, subject.isOwn(block.rules[index]) else {
            continue
          }
          let known = values ?? KnownValues(pass, parameters: subject.style.parameters)
          values = known
          guard let reach = known.reach(of: scalar) else { continue }
          // What single precision makes of 100% is not beyond it.
          let slack = 1e-9
          let worst =
            reach.upperBound > range.upperBound + slack ? reach.upperBound : reach.lowerBound
          guard worst > range.upperBound + slack || worst < range.lowerBound - slack else {
            continue
          }
          pass.report(
            "'\(rule.property.name)' comes to \(decimal(worst * 100))% here, and counts from"
              + " \(decimal(range.lowerBound * 100))% to \(decimal(range.upperBound * 100))%",
            at: pass.file.valueRange(block.rules[index].node))
        }
      }
    })
}

extension Value {
  /// A number that is computed at run time.
  fileprivate var computedScalar: Scalar? {
    guard case .scalar(let scalar) = self else { return nil }
    switch scalar {
    case .negated, .binary, .call: return scalar
    case .literal, .token, .parameter, .scaled: return nil
    }
  }
}

extension Property {
  /// The range of a property that is a fraction; nil of others.
  fileprivate var fractionRange: ClosedRange<Double>? {
    switch self {
    case .opacity, .minimumScale: 0...1
    case .brightness: -1...1
    default: nil
    }
  }
}

extension KnownValues {
  /// The least and the greatest that a number can be, with parameters as their defaults and the
  /// `fraction` of a progress view from 0 to 1; nil where that is not known.
  fileprivate func reach(of scalar: Scalar) -> ClosedRange<Double>? {
    if let number = number(scalar) { return number.isFinite ? number...number : nil }
    switch scalar {
    case .literal, .token, .scaled: return nil
    case .parameter(let id): return isFraction(id) ? 0...1 : nil
    case .negated(let inner): return reach(of: inner).map { -$0.upperBound ... -$0.lowerBound }
    case .binary(let operation, let left, let right):
      guard let left = reach(of: left), let right = reach(of: right) else { return nil }
      return reach(operation, left, right)
    case .call(let function, let arguments):
      let reaches = arguments.compactMap { reach(of: $0) }
      guard reaches.count == arguments.count, let first = reaches.first else { return nil }
      let lows = reaches.map(\.lowerBound)
      let highs = reaches.map(\.upperBound)
      // Each of these functions grows, or stays, with each of its arguments.
      let low: Double
      let high: Double
      switch function {
      case .min: (low, high) = (lows.min() ?? 0, highs.min() ?? 0)
      case .max: (low, high) = (lows.max() ?? 0, highs.max() ?? 0)
      case .clamp where reaches.count == 3:
        low = min(max(lows[0], lows[1]), lows[2])
        high = min(max(highs[0], highs[1]), highs[2])
      case .clamp: return nil
      case .round:
        low = first.lowerBound.rounded(.toNearestOrAwayFromZero)
        high = first.upperBound.rounded(.toNearestOrAwayFromZero)
      }
      return low <= high ? low...high : nil
    }
  }

  private func reach(
    _ operation: BinaryOperator, _ left: ClosedRange<Double>, _ right: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let ends: [Double]
    switch operation {
    case .add:
      return left.lowerBound + right.lowerBound...left.upperBound + right.upperBound
    case .subtract:
      return left.lowerBound - right.upperBound...left.upperBound - right.lowerBound
    case .multiply:
      ends = [left.lowerBound, left.upperBound].flatMap {
        [$0 * right.lowerBound, $0 * right.upperBound]
      }
    case .divide:
      if right.contains(0) { return nil }
      ends = [left.lowerBound, left.upperBound].flatMap {
        [$0 / right.lowerBound, $0 / right.upperBound]
      }
    }
    guard let low = ends.min(), let high = ends.max() else { return nil }
    return low...high
  }
}
