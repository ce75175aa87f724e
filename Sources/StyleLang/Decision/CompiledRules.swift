/// A list of rules, in the order to try, with the conditions as nodes of a diagram.
struct CompiledRules {
  /// The condition of each rule.
  private(set) var conditions: [Diagram.Node] = []
  /// The place in `leaves` of each rule's leaf; nil if any leaf may stand there.
  private(set) var leafIndices: [Int?] = []
  /// The leaves, each once, in order of appearance.
  private(set) var leaves: [Int] = []
  /// Of each terminal value, the levels of the optional parameters that must be known to be set
  /// where it stands; the leaves' values begin at 3.
  private(set) var leafNeeds: [UInt64] = [0, 0, 0]

  /// No rules.
  init() {}

  /// Compiles encoded rules from the word at `index` on.
  init(_ words: [UInt32], from index: Int, with compiler: inout ConditionCompiler) {
    var places: [Int: Int] = [:]
    var index = index
    while index < words.count {
      let leaf = Int(words[index + 1]) - 1
      index += 2
      let start = index
      let condition = compiler.compile(words, at: &index)
      conditions.append(condition)
      if leaf < 0 {
        leafIndices.append(nil)
        continue
      }
      let needs = CompiledRules.needs(condition, words[start..<index], &compiler)
      if let place = places[leaf] {
        leafIndices.append(place)
        leafNeeds[place + 3] &= needs
      } else {
        places[leaf] = leaves.count
        leafIndices.append(leaves.count)
        leaves.append(leaf)
        leafNeeds.append(needs)
      }
    }
  }

  /// The function that gives in each state the leaf of the first rule that holds.
  func function(in diagram: inout Diagram) -> Diagram.Node {
    var result = Diagram.free
    for (condition, leafIndex) in zip(conditions, leafIndices).reversed() {
      let leaf = leafIndex.map { diagram.terminal(UInt32($0) + 3) } ?? Diagram.free
      result = diagram.choose(condition, leaf, result)
    }
    return result
  }

  /// The leaf to take where any may stand: the last one, as the plainest, of those that need no
  /// other optional parameters than these.
  func anyLeaf(known: UInt64) -> Int {
    for index in leaves.indices.reversed() where leafNeeds[index + 3] & ~known == 0 {
      return leaves[index]
    }
    return Decision.anyLeaf
  }

  /// The optional parameters that a condition names and without which it does not hold.
  private static func needs(
    _ condition: Diagram.Node, _ words: ArraySlice<UInt32>, _ compiler: inout ConditionCompiler
  ) -> UInt64 {
    var needs: UInt64 = 0
    var index = words.startIndex
    while index < words.endIndex {
      let word = ConditionWord(words[index])
      index += word.hasSecondWord ? 2 : 1
      guard
        word.tag == .isSet, let level = compiler.order.level(of: .isSet(ParameterID(word.operand))),
        level < 64
      else { continue }
      if compiler.diagram.cofactor(condition, level, 0) == Diagram.no { needs |= 1 << level }
    }
    return needs
  }
}
