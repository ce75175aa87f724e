@testable import StyleLang

/// The fewest tests that any decision needs over a few states.
///
/// They are found by a search through all trees with tests of every form, to show that the
/// analyzer's decisions are minimal.
/// Sets of states are bits of an integer, so there may be eight states at most.
struct DecisionOptimum {
  let worlds: [World]
  private let everything: Int
  /// Of each domain and each part of it, the fewest atoms of a test that tells the part from the
  /// rest of the domain.
  private var split: [[Int]] = []
  /// The states in which the one optional parameter is set.
  private var setWorlds: Int
  /// Of each enumeration, the states in which it has each of its cases.
  private var enumerations: [[Int]] = []

  private static let never = 1_000

  init(_ universe: Universe) {
    worlds = universe.worlds
    precondition(worlds.count <= 8)
    everything = 1 << worlds.count - 1
    setWorlds = everything
    var atoms: [Int] = []
    for atom in universe.atoms {
      let set = states { $0.holds(atom) }
      if case .isSet = atom {
        setWorlds = set
      } else {
        atoms += [set, everything - set]
      }
    }
    for (index, parameter) in universe.parameters.enumerated() {
      guard case .enumeration(let enumeration) = parameter.type else { continue }
      enumerations.append(
        enumeration.cases.indices.map { value in
          states { $0.holds(.equal(ParameterID(index), UInt16(value))) }
        })
    }
    let sizes = formulaSizes(atoms)
    for domain in 0...everything {
      var row = [Int](repeating: DecisionOptimum.never, count: everything + 1)
      for set in 0...everything { row[set & domain] = min(row[set & domain], sizes[set]) }
      split.append(row)
    }
  }

  private func states(_ condition: (World) -> Bool) -> Int {
    worlds.indices.reduce(0) { condition(worlds[$1]) ? $0 | 1 << $1 : $0 }
  }

  /// The fewest atoms of a formula for each set of states.
  private func formulaSizes(_ atoms: [Int]) -> [Int] {
    var size = [Int](repeating: DecisionOptimum.never, count: everything + 1)
    for atom in atoms { size[atom] = 1 }
    var bySize: [[Int]] = [[], Array(Set(atoms))]
    for count in 2...12 {
      var found: [Int] = []
      for left in 1...count / 2 {
        for first in bySize[left] {
          for second in bySize[count - left] {
            for set in [first & second, first | second] where size[set] > count {
              size[set] = count
              found.append(set)
            }
          }
        }
      }
      bySize.append(found)
    }
    return size
  }

  /// The fewest tests for a function: of each state, its leaf, or nil if any will do.
  func tests(_ leaves: [Int?]) -> Int {
    let bound = Set(leaves.compactMap { $0 }).filter { leaf in
      leaves.indices.allSatisfy { leaves[$0] != leaf || setWorlds & 1 << $0 != 0 }
    }
    // Of each domain, without and with the knowledge that the parameter is set.
    var cost = [[Int]](
      repeating: [Int](repeating: 0, count: everything + 1), count: 2)
    let hasOptional = setWorlds != everything
    for domain in 1...everything {
      let present = Set(
        worlds.indices.filter { domain & 1 << $0 != 0 }.compactMap { leaves[$0] })
      for known in [1, 0] {
        let isAllowed = !hasOptional || known == 1 || present.isDisjoint(with: bound)
        if present.count < 2, isAllowed { continue }
        var best = DecisionOptimum.never
        if hasOptional, known == 0, domain & setWorlds != 0 {
          best = 1 + cost[1][domain & setWorlds] + cost[0][domain & ~setWorlds]
          // Whether it is set, and something else.
          let set = domain & setWorlds
          var part = (set - 1) & set
          while part > 0 {
            best = min(best, 1 + split[set][part] + cost[1][part] + cost[0][domain - part])
            part = (part - 1) & set
          }
        }
        var part = (domain - 1) & domain
        while part > 0 {
          // Each pair of part and rest comes twice.
          if part >= domain - part {
            best = min(best, split[domain][part] + cost[known][part] + cost[known][domain - part])
          }
          part = (part - 1) & domain
        }
        if domain & ~setWorlds == 0 || !hasOptional, !hasOptional || known == 1 {
          for cases in enumerations {
            best = min(best, selection(cases, domain, cost[known]))
          }
        }
        cost[known][domain] = best
      }
    }
    return cost[0][everything]
  }

  /// The fewest tests of a `select` with three branches or more.
  private func selection(_ cases: [Int], _ domain: Int, _ cost: [Int]) -> Int {
    var best = DecisionOptimum.never
    func place(_ index: Int, _ blocks: [Int]) {
      if index == cases.count {
        guard blocks.count >= 3, blocks.allSatisfy({ $0 & domain != domain }) else { return }
        best = min(best, blocks.reduce(blocks.count - 1) { $0 + cost[$1 & domain] })
        return
      }
      for block in blocks.indices {
        var blocks = blocks
        blocks[block] |= cases[index]
        place(index + 1, blocks)
      }
      place(index + 1, blocks + [cases[index]])
    }
    place(0, [])
    return best
  }
}
