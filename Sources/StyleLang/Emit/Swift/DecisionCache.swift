/// Decisions among a few rules about one state each, which most styles share.
///
/// The key holds the whole question, so that a find is certain; the analyzer's own memory, for
/// conditions of any kind, takes many times as long to ask.
struct DecisionCache {
  private var entries: [(key: UInt64, decision: Decision)]

  init() { entries = Array(repeating: (0, .leaf(0)), count: 256) }

  /// The decision for a key, if it is known.
  func find(_ key: UInt64) -> Decision? {
    let entry = entries[DecisionCache.place(of: key)]
    return entry.key == key ? entry.decision : nil
  }

  /// Keeps a decision, in the place of another if need be.
  mutating func insert(_ key: UInt64, _ decision: Decision) {
    entries[DecisionCache.place(of: key)] = (key, decision)
  }

  private static func place(of key: UInt64) -> Int {
    Int((key &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}

extension StyleReader {
  /// The question which of the leaves holds, as a key; nil if it does not fit into one.
  func decisionKey(_ rules: Range<Int>, _ leaves: [Int?]) -> UInt64? {
    guard rules.count <= 7 else { return nil }
    return self.rules.withUnsafeBufferPointer { all in
      var key: UInt64 = 1
      for index in leaves.indices {
        let condition: Int
        switch all[rules.lowerBound + index].condition {
        case .always: condition = 0
        case .state(let state): condition = state.code
        default: return nil
        }
        key = key << 8 | UInt64(condition << 3 | (leaves[index] ?? 7))
      }
      return key
    }
  }
}

extension State {
  /// A number from 1.
  fileprivate var code: Int {
    switch self {
    case .pressed: 1
    case .disabled: 2
    case .hovered: 3
    case .focused: 4
    case .destructive: 5
    case .dark: 6
    case .highContrast: 7
    case .reduceMotion: 8
    case .inactiveWindow: 9
    case .rightToLeft: 10
    case .on: 11
    case .indeterminate: 12
    }
  }
}
