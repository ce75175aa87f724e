@testable import StyleLang

extension RandomStyleWriter {
  /// Anything that fills a shape, but glass and nothing.
  mutating func fill(optional: Bool) -> Written<String> {
    if chance(20), let reference = reference(.fill, optional: optional) {
      return reference.fill
    }
    if !RandomFeature.on.contains(.fills) { return color(optional: optional).map(\.description) }
    switch below(10) {
    case 0, 1: return gradient(optional: optional)
    case 2:
      // A bar's is not everywhere.
      let word = pick(["ultraThin", "thin", "regular", "thick", "ultraThick"])
      return Written("material(\(word))", constant: LookText.material(word))
    default: return color(optional: optional).map(\.description)
    }
  }

  mutating func gradient(optional: Bool) -> Written<String> {
    let stops = stops(optional: optional)
    switch below(3) {
    case 0:
      var source = stops.source
      var (from, to) = (UnitPoint.top, UnitPoint.bottom)
      if chance(50) {
        (from, to) = (pick(UnitPoint.allCases), pick(UnitPoint.allCases))
        source += ", from: \(from.rawValue), to: \(to.rawValue)"
      }
      let (start, end) = (from, to)
      return stops.map { LookText.linear($0, from: start, to: end) }
        .renamed { _ in "linear(\(source))" }
    case 1:
      let point = chance(50) ? pick(UnitPoint.allCases) : nil
      let center = point.map { ", center: \($0.rawValue)" } ?? ""
      let (inner, radius) = chance(50) ? literal(.length) : ("", 0)
      let start = inner.isEmpty ? "" : ", from: \(inner)"
      let outer = number(.length, depth: 1, optional: optional)
      return Written("radial(\(stops.source)\(center)\(start), to: 100 + \(outer.operand))") {
        guard let stops = stops.read($0), let outer = outer.written.read($0) else { return nil }
        return LookText.radial(stops, center: point ?? .center, from: radius, to: 100 + outer)
      }
    default:
      let point = chance(50) ? pick(UnitPoint.allCases) : nil
      let center = point.map { ", center: \($0.rawValue)" } ?? ""
      guard chance(50) else {
        return stops.map { LookText.angular($0, center: point ?? .center, from: 0, to: 360) }
          .renamed { "angular(\($0)\(center))" }
      }
      let angle = number(.angle, depth: 1, optional: optional).written
      return Written("angular(\(stops.source)\(center), from: \(angle.source), to: 1turn)") {
        guard let stops = stops.read($0), let angle = angle.read($0) else { return nil }
        return LookText.angular(stops, center: point ?? .center, from: angle, to: 360)
      }
    }
  }

  /// Colours with their places.
  private mutating func stops(optional: Bool) -> Written<[(LookColor, Double)]> {
    let colors = (0..<2 + below(3)).map { _ in color(optional: optional) }
    var places = colors.indices.map { Double($0) / Double(colors.count - 1) }
    var sources = colors.map(\.source)
    if chance(40) {
      // One place of the middle is given, and the others lie evenly before and after it.
      let index = below(colors.count)
      let place = index == 0 ? 0.25 : index == colors.count - 1 ? 0.75 : 0.375
      sources[index] += index == 0 ? " at 25%" : index == colors.count - 1 ? " at .75" : " at 37.5%"
      for other in places.indices {
        if other <= index {
          places[other] = index == 0 ? place : place * Double(other) / Double(index)
        } else {
          let share = Double(other - index) / Double(colors.count - 1 - index)
          places[other] = place + (1 - place) * share
        }
      }
    }
    let locations = places
    return Written(sources.joined(separator: ", ")) { situation in
      let values = colors.compactMap { $0.read(situation) }
      return values.count == colors.count ? Array(zip(values, locations)) : nil
    }
  }

  /// A picture, as `image` and a parameter take it.
  mutating func image(optional: Bool) -> Written<String> {
    if chance(50), let reference = reference(.image, optional: optional) {
      let read = reference.read
      return Written(reference.source) {
        if case .text(let text) = read($0) { return text }
        return nil
      }
    }
    if chance(40) { return Written("asset(\"Logo\")", constant: LookText.asset("Logo")) }
    let name = pick(["star", "heart.fill"])
    return Written("symbol(\"\(name)\")", constant: LookText.symbol(name))
  }
}

extension Written<LookValue> {
  /// The text of what is a colour or another fill.
  var fill: Written<String> {
    let read = self.read
    return Written<String>(source) {
      switch read($0) {
      case .color(let color): color.description
      case .text(let text): text
      default: nil
      }
    }
  }
}
