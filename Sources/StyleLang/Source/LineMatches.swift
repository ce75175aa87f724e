/// Which lines of two texts are the same ones, in order.
///
/// Lines at the beginning and the end that are alike match; between them those that both texts have
/// once ("patience diff"), and between these, where little is left, as many as possible. So the time
/// is about linear, and what is far apart is not forced together.
struct LineMatches {
  private let old: [Int]
  private let new: [Int]
  /// For each old line, the new one that it is, or -1.
  private(set) var partner: [Int]

  /// The most pairs of lines that are all compared.
  private static let tableLimit = 1 << 18

  /// - Parameters:
  ///   - old: The lines, as numbers that are the same for equal lines.
  ///   - new: Those of the other text.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    partner = [Int](repeating: -1, count: old.count)
    var waiting = [(old.indices, new.indices)]
    while let (left, right) = waiting.popLast() { match(left, right, &waiting) }
  }

  private mutating func match(
    _ left: Range<Int>, _ right: Range<Int>, _ waiting: inout [(Range<Int>, Range<Int>)]
  ) {
    var (left, right) = (left, right)
    while let one = left.first, let other = right.first, old[one] == new[other] {
      partner[one] = other
      left = left.dropFirst()
      right = right.dropFirst()
    }
    while let one = left.last, let other = right.last, old[one] == new[other] {
      partner[one] = other
      left = left.dropLast()
      right = right.dropLast()
    }
    guard !left.isEmpty, !right.isEmpty else { return }
    if left.count <= LineMatches.tableLimit / right.count {
      matchMost(left, right)
      return
    }
    var start = (left.lowerBound, right.lowerBound)
    let anchors = anchors(left, right)
    guard !anchors.isEmpty else { return }
    for anchor in anchors {
      partner[anchor.0] = anchor.1
      waiting.append((start.0..<anchor.0, start.1..<anchor.1))
      start = (anchor.0 + 1, anchor.1 + 1)
    }
    waiting.append((start.0..<left.upperBound, start.1..<right.upperBound))
  }

  /// A longest common subsequence, by the table of all pairs.
  private mutating func matchMost(_ left: Range<Int>, _ right: Range<Int>) {
    let width = right.count + 1
    var table = [Int32](repeating: 0, count: (left.count + 1) * width)
    for one in left.reversed() {
      for other in right.reversed() {
        let place = (one - left.lowerBound) * width + other - right.lowerBound
        table[place] =
          old[one] == new[other]
          ? table[place + width + 1] + 1 : max(table[place + width], table[place + 1])
      }
    }
    var (one, other) = (left.lowerBound, right.lowerBound)
    while one < left.upperBound, other < right.upperBound {
      let place = (one - left.lowerBound) * width + other - right.lowerBound
      if old[one] == new[other] {
        partner[one] = other
        one += 1
        other += 1
      } else if table[place + width] >= table[place + 1] {
        one += 1
      } else {
        other += 1
      }
    }
  }

  /// Lines that each text has once, as many as stand in the same order in both.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(Int, Int)] {
    let inOld = places(old, left)
    let inNew = places(new, right)
    var pairs: [(Int, Int)] = []
    for one in left where inOld[old[one]] == one {
      if let other = inNew[old[one]], other >= 0 { pairs.append((one, other)) }
    }
    // The longest increasing subsequence: the ends of the best ones of each length.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(Int, Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }

  /// Where each line stands; -1 for one that is there twice.
  private func places(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for index in range where result.updateValue(index, forKey: lines[index]) != nil {
      result[lines[index]] = -1
    }
    return result
  }
}
