/// Remembers what was worked out for a sequence of words.
struct Memo<Result> {
  private struct Entry {
    var hash: UInt64
    var start: Int
    var count: Int
    var result: Result
  }

  private var entries: [Entry] = []
  private var pool: [UInt32] = []
  /// Open addressing: entry + 1, or 0; empty before the first use.
  private var table: [UInt32] = []
  private let capacity: Int

  /// Creates a memo that forgets everything when it holds `capacity` results.
  init(capacity: Int = 4096) { self.capacity = capacity }

  /// What was remembered for these words.
  func find(_ words: [UInt32], hash: UInt64) -> Result? {
    if entries.isEmpty { return nil }
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    search: while table[slot] != 0 {
      let index = Int(table[slot] - 1)
      slot = (slot + 1) & (table.count - 1)
      guard entries[index].hash == hash, entries[index].count == words.count else { continue }
      let start = entries[index].start
      for offset in words.indices where pool[start + offset] != words[offset] { continue search }
      return entries[index].result
    }
    return nil
  }

  /// Remembers a result for words that are not there yet.
  mutating func insert(_ words: [UInt32], hash: UInt64, _ result: Result) {
    if entries.count >= capacity || pool.count > capacity * 64 {
      entries.removeAll(keepingCapacity: true)
      pool.removeAll(keepingCapacity: true)
      for slot in table.indices { table[slot] = 0 }
    }
    entries.append(Entry(hash: hash, start: pool.count, count: words.count, result: result))
    pool.append(contentsOf: words)
    if entries.count * 2 > table.count {
      table = [UInt32](repeating: 0, count: max(64, table.count * 2))
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (table.count - 1)
    while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = UInt32(truncatingIfNeeded: index) + 1
  }
}
