/// The candidate that `name` was most likely meant to be, or nil where none is near.
///
/// Near is a count of edits (a letter more, less or other, or two neighbours exchanged: the
/// Damerau-Levenshtein distance in its restricted form) that grows with the length of the name:
/// one up to five letters, then one for every three. Letters that differ in case alone count as
/// equal at first, then decide between candidates that are equally near; after that the earlier
/// candidate wins, so that the order of the candidates must not be random.
///
/// The time is linear in the number of candidates: who reports thousands of names among thousands
/// should stop asking at some count.
///
/// - Parameters:
///   - name: What was written.
///   - candidates: What could stand there; one that equals `name` exactly is passed over.
public func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  let exact = Array(name.unicodeScalars)
  guard !exact.isEmpty, exact.count <= 128 else { return nil }
  let folded = foldingCase(name)
  var best: (candidate: String, distance: Int, exactDistance: Int)?

  for candidate in candidates where candidate != name {
    // A scalar takes at most four bytes: far too long a candidate is not even unpacked.
    guard candidate.utf8.count <= 4 * (exact.count + exact.count / 3 + 1) else { continue }
    let other = foldingCase(candidate)
    let limit = min(editLimit(folded.count, other.count), best?.distance ?? .max)
    guard let distance = editDistance(folded, other, limit: limit) else { continue }
    let exactDistance = editDistance(exact, Array(candidate.unicodeScalars), limit: .max) ?? .max
    if let best, (best.distance, best.exactDistance) <= (distance, exactDistance) { continue }
    best = (candidate, distance, exactDistance)
  }
  return best?.candidate
}

/// How many edits may lie between two names of these lengths.
///
/// Always fewer than half of the longer one: a name of one or two letters is near to everything.
private func editLimit(_ first: Int, _ second: Int) -> Int {
  let longer = max(first, second)
  return min(max(first, 3) / 3, (longer - 1) / 2)
}

private func foldingCase(_ text: String) -> [Unicode.Scalar] {
  Array(text.lowercased().unicodeScalars)
}

/// The number of edits from one text to the other, or nil where it is above `limit`.
private func editDistance(
  _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
) -> Int? {
  guard abs(first.count - second.count) <= limit else { return nil }
  var beforePrevious = [Int](repeating: 0, count: second.count + 1)
  var previous = Array(0...second.count)
  var current = beforePrevious

  for row in 0..<first.count {
    current[0] = row + 1
    var least = row + 1
    for column in 0..<second.count {
      let cost = first[row] == second[column] ? 0 : 1
      var distance = min(
        previous[column] + cost, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = distance
      least = min(least, distance)
    }
    // The distance never falls below the least of a row, and an exchange looks back only one.
    if least > limit, row > 0, (previous.min() ?? 0) > limit { return nil }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[second.count] <= limit ? previous[second.count] : nil
}
