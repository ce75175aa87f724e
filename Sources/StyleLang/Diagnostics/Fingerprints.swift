/// Numbers by which a tool knows a finding again when lines above it were added or removed.
///
/// A finding is its code, what it marks and the line that this stands in, without the space around it;
/// and which one of those that are alike in a file it is.
struct Fingerprints {
  private var counts: [UInt64: UInt64] = [:]
  /// The line that was looked at last, and its hash: one line of megabytes may have many findings.
  private var line: (index: Int, hash: UInt64)?

  /// The number of a diagnostic; those of a file are to come in their order.
  mutating func next(_ diagnostic: Diagnostic, _ locator: SourceLocator) -> UInt64 {
    let bytes = locator.source.bytes
    let index = locator.lines.lineIndex(of: diagnostic.range.start)
    if line?.index != index {
      let content = locator.content(ofLine: index)
      var hash = FNV()
      hash.add(bytes[Int(content.start)..<Int(content.end)].trimmed)
      line = (index, hash.value)
    }
    var hash = FNV()
    hash.add(diagnostic.problem.code.utf8)
    hash.add(line?.hash ?? 0)
    let start = min(Int(diagnostic.range.start), bytes.count)
    let end = min(Int(diagnostic.range.end), bytes.count, start + 256)
    hash.add(bytes[start..<max(start, end)])
    counts[hash.value, default: 0] += 1
    hash.add(counts[hash.value] ?? 0)
    return hash.value
  }

  /// The number of the problem of a file.
  static func of(_ diagnostic: FileDiagnostic) -> UInt64 {
    var hash = FNV()
    hash.add(diagnostic.problem.code.rawValue.utf8)
    return hash.value
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces and tabs at the ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = self.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return start.prefix(0) }
    return start[...last]
  }
}

/// FNV-1a of 64 bits: the same in each run, unlike Swift's own hashes.
private struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // So that two texts in a row are not the same as one.
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  mutating func add(_ number: UInt64) {
    add((0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }
}
