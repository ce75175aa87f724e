/// The results of a diagram's operations, found by their operands.
///
/// It may forget: a newer result takes the place of an older one with the same slot. Clearing costs
/// nothing, since each entry carries the generation that it belongs to.
struct OperationCache {
  /// What was computed.
  enum Operation: UInt32 {
    case choose, cofactor, join
  }

  private struct Entry {
    var generation: UInt32 = 0
    var operation: UInt32 = 0
    var first: UInt32 = 0
    var second: UInt32 = 0
    var third: UInt32 = 0
    var result: UInt32 = 0
  }

  private var entries: [Entry] = []
  private var mask = 0
  private var generation: UInt32 = 0

  /// Forgets everything.
  mutating func clear() {
    if generation == .max {
      entries.removeAll(keepingCapacity: true)
      generation = 0
    }
    generation += 1
    mask = 255
    if entries.count <= mask {
      entries.append(contentsOf: repeatElement(Entry(), count: 256 - entries.count))
    }
  }

  /// Uses as many entries as `size`, a power of two.
  mutating func grow(to size: Int) {
    mask = size - 1
    if entries.count < size {
      entries.append(contentsOf: repeatElement(Entry(), count: size - entries.count))
    }
  }

  subscript(
    _ operation: Operation, _ first: UInt32, _ second: UInt32, _ third: UInt32
  ) -> UInt32? {
    get {
      let entry = entries[slot(operation, first, second, third)]
      guard
        entry.generation == generation, entry.operation == operation.rawValue,
        entry.first == first, entry.second == second, entry.third == third
      else { return nil }
      return entry.result
    }
    set {
      guard let newValue else { return }
      entries[slot(operation, first, second, third)] = Entry(
        generation: generation, operation: operation.rawValue, first: first, second: second,
        third: third, result: newValue)
    }
  }

  private func slot(
    _ operation: Operation, _ first: UInt32, _ second: UInt32, _ third: UInt32
  ) -> Int {
    let low = Diagram.mix(UInt64(first) << 32 | UInt64(second))
    let hash = Diagram.mix(low ^ UInt64(third) << 2 ^ UInt64(operation.rawValue))
    return Int(truncatingIfNeeded: hash) & mask
  }
}
