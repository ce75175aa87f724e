extension ValueDump {
  func text(_ gradient: Gradient) -> String {
    let stops = gradient.stops.map { stop in
      text(stop.color) + (stop.location.map { " at \(text($0))" } ?? "")
    }.joined(separator: ", ")
    return switch gradient.geometry {
    case .linear(let from, let to): "linear(\(stops), from: \(from), to: \(to))"
    case .radial(let center, let from, let to):
      "radial(\(stops), center: \(center), from: \(text(from)), to: \(text(to)))"
    case .angular(let center, let from, let to):
      "angular(\(stops), center: \(center), from: \(text(from)), to: \(text(to)))"
    }
  }

  func text(_ glass: Glass) -> String {
    let tint = glass.tint.map { ", tint: \(text($0))" } ?? ""
    return "glass(\(glass.variant)\(tint)\(glass.isInteractive ? ", interactive" : ""))"
  }

  func text(_ image: ImageValue) -> String {
    switch image {
    case .symbol(let name): "symbol(\(text(name)))"
    case .asset(let name): "asset(\(quoted(name)))"
    case .parameter(let id): name(id)
    }
  }

  func text(_ reference: StyleReference) -> String {
    switch reference.target {
    case .builtIn(let name): return name
    case .opaque(let name): return "swift(\(name))"
    case .style(let name, _):
      if reference.arguments.isEmpty { return name }
      let arguments = reference.arguments.map { argument in
        let value = argument.value.map { text($0, of: argument.parameter.type) } ?? "absent"
        return "\(argument.parameter.name): \(value)"
      }
      return "\(name)(\(arguments.joined(separator: ", ")))"
    }
  }
}
