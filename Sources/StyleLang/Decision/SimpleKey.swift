/// A list of conditions in one word, if each is `always` or a single state: most lists are.
enum SimpleKey {
  /// Four bits for each condition, at most sixteen; nil if it has no such key.
  static func key(of conditions: some Collection<Condition>) -> UInt64? {
    var key: UInt64 = 0
    var shift: UInt64 = 0
    for condition in conditions {
      guard let code = code(of: condition), shift < 64 else { return nil }
      key |= code << shift
      shift += 4
    }
    return key == 0 ? nil : key
  }

  /// Eight bits for each rule, at most eight; nil if it has no such key.
  static func key(of rules: some Collection<(condition: Condition, leaf: Int?)>) -> UInt64? {
    var key: UInt64 = 0
    var shift: UInt64 = 0
    for rule in rules {
      let leaf = rule.leaf ?? 15
      guard
        let code = code(of: rule.condition), shift < 64, leaf < 15 || rule.leaf == nil
      else { return nil }
      key |= (code | UInt64(leaf) << 4) << shift
      shift += 8
    }
    return key == 0 ? nil : key
  }

  /// Never zero, so that lists of different lengths differ.
  @inline(__always)
  private static func code(of condition: Condition) -> UInt64? {
    switch condition {
    case .always: 1
    case .state(let state): 2 + UInt64(VariableOrder.index(of: state))
    default: nil
    }
  }
}

/// Remembers what was worked out for lists with a `SimpleKey`.
struct SimpleMemo<Result> {
  /// Open addressing: 0 where there is none; empty before the first use.
  private var keys: [UInt64] = []
  private var results: [Result?] = []
  private var count = 0

  /// What was remembered for a key.
  func find(_ key: UInt64) -> Result? {
    if keys.isEmpty { return nil }
    var slot = Int(truncatingIfNeeded: Diagram.mix(key)) & (keys.count - 1)
    while keys[slot] != 0 {
      if keys[slot] == key { return results[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Remembers a result for a key that is not there yet.
  mutating func insert(_ key: UInt64, _ result: Result) {
    if count * 2 >= keys.count { grow() }
    place(key, result)
    count += 1
  }

  private mutating func grow() {
    let old = (keys, results)
    // Beyond this the lists are not those of a person: start anew.
    let startsAnew = keys.count >= 8192
    let size = startsAnew ? 64 : max(64, keys.count * 2)
    keys = [UInt64](repeating: 0, count: size)
    results = [Result?](repeating: nil, count: size)
    if startsAnew {
      count = 0
      return
    }
    for (key, result) in zip(old.0, old.1) where key != 0 {
      if let result { place(key, result) }
    }
  }

  private mutating func place(_ key: UInt64, _ result: Result) {
    var slot = Int(truncatingIfNeeded: Diagram.mix(key)) & (keys.count - 1)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    results[slot] = result
  }
}
