/// How large a decision is: first by its tests, then by its leaves, then by its negations.
struct Cost: Comparable, Hashable {
  private var rawValue: UInt64

  /// A leaf.
  static let leaf = Cost(rawValue: 1 << 21)
  /// More than anything that would be written.
  static let worst = Cost(rawValue: 1 << 62)

  private init(rawValue: UInt64) { self.rawValue = rawValue }

  /// So many tests, and so many negations in them.
  init(tests: UInt32, negations: UInt32 = 0) {
    rawValue = UInt64(tests) << 42 | UInt64(negations)
  }

  /// How many atoms all tests have together.
  var tests: Int { Int(rawValue >> 42) }

  static func < (left: Cost, right: Cost) -> Bool { left.rawValue < right.rawValue }

  /// Both; a sum that is too large stays the worst.
  static func + (left: Cost, right: Cost) -> Cost {
    let sum = left.rawValue + right.rawValue
    return sum >= 1 << 60 ? worst : Cost(rawValue: sum)
  }
}
