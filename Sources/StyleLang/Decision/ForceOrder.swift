/// An order of variables in which those that occur together lie close together, so that diagrams stay
/// small.
///
/// The FORCE heuristic (Aloul, Markov, Sakallah 2003): each group pulls its variables towards their
/// common centre, the less the more there are, until they lie still.
///
/// - Parameters:
///   - count: How many variables there are.
///   - groups: The variables of each condition, by number.
/// - Returns: The variables in the better order.
func forceOrder(count: Int, groups: [[UInt32]]) -> [Int] {
  var places = (0..<count).map(Double.init)
  for _ in 0..<20 {
    var sums = [Double](repeating: 0, count: count)
    var weights = [Double](repeating: 0, count: count)
    for group in groups {
      let weight = 1 / Double(group.count)
      let centre = group.reduce(0) { $0 + places[Int($1)] } * weight
      for level in group {
        sums[Int(level)] += centre * weight
        weights[Int(level)] += weight
      }
    }
    let centres = places.indices.map { weights[$0] > 0 ? sums[$0] / weights[$0] : places[$0] }
    let order = places.indices.sorted { (centres[$0], $0) < (centres[$1], $1) }
    let before = places
    for (place, level) in order.enumerated() { places[level] = Double(place) }
    if places == before { break }
  }
  return places.indices.sorted { places[$0] < places[$1] }
}

extension VariableOrder {
  /// Brings variables that occur in one condition close together.
  ///
  /// - Parameter words: Encoded conditions, one after another.
  mutating func bringTogether(_ words: ArraySlice<UInt32>) {
    reorder(forceOrder(count: variables.count, groups: groups(of: words)))
  }

  /// The levels that occur in each condition.
  private func groups(of words: ArraySlice<UInt32>) -> [[UInt32]] {
    var groups: [[UInt32]] = []
    var index = words.startIndex
    while index < words.endIndex {
      let start = index
      var open = 1
      while open > 0, index < words.endIndex {
        let word = ConditionWord(words[index])
        if word.tag == .all || word.tag == .any { open += Int(words[index + 1]) }
        index += word.hasSecondWord ? 2 : 1
        open -= 1
      }
      var one = VariableOrder()
      one.reset(parameterCount: parameterCount)
      one.use(words[start..<index])
      let group = one.variables.compactMap { level(of: $0) }
      if group.count > 1 { groups.append(group) }
    }
    return groups
  }
}
