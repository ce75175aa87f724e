/// What tokens stand for, with no chain of references left.
///
/// A token that is another one with a trait, a delay or an opacity put on becomes the one thing
/// that the chain comes to: nested, a chain of tokens would be written once for each of its links.
struct ResolvedTokens {
  /// By `TokenID`.
  private(set) var values: [Value]
  /// The components of colours that rest on other tokens.
  private(set) var colors: [TokenID: KnownColor] = [:]

  /// Resolves those first that others name; a walk with its own stack, since a chain may be as long
  /// as the file.
  init(_ tokens: [Token]) {
    values = tokens.map(\.value)
    var isOpen = [Bool](repeating: false, count: tokens.count)
    var isDone = isOpen
    var stack: [TokenID] = []
    for start in tokens.indices where !isDone[start] {
      stack.append(TokenID(start))
      while let id = stack.last {
        // What comes to the top a second time has all that it rests on above it done. (A cycle is
        // an error of the analysis, and does not hang this either.)
        if isOpen[Int(id)] {
          stack.removeLast()
          if !isDone[Int(id)] { settle(id) }
          isDone[Int(id)] = true
        } else {
          isOpen[Int(id)] = true
          stack += uses(of: values[Int(id)]).filter { !isDone[Int($0)] }
        }
      }
    }
  }

  /// The tokens that a value rests on.
  private func uses(of value: Value) -> [TokenID] {
    switch value {
    case .color(let color): return uses(of: color)
    case .scalar(.token(let id)): return [id]
    case .font(let font): if case .token(let id) = font.base { return [id] }
    case .animation(let animation):
      var uses: [TokenID] = []
      if case .token(let id) = animation.curve { uses.append(id) }
      if case .token(let id)? = animation.delay { uses.append(id) }
      return uses
    default: break
    }
    return []
  }

  private func uses(of color: ColorValue) -> [TokenID] {
    switch color {
    case .token(let id): return [id]
    case .opacity(let inner, let factor):
      var uses = uses(of: inner)
      if case .token(let id) = factor { uses.append(id) }
      return uses
    default: return []
    }
  }

  private mutating func settle(_ id: TokenID) {
    switch values[Int(id)] {
    case .token(_, let inner): values[Int(id)] = inner
    case .scalar(.token(let next)): values[Int(id)] = values[Int(next)]
    case .color(.token(let next)):
      values[Int(id)] = values[Int(next)]
      colors[id] = colors[next]
    case .color(let color):
      guard case .opacity = color else { return }
      let settled = settled(color)
      colors[id] = knownColor(color)
      values[Int(id)] = .color(settled)
    case .font(let font):
      guard case .token(let next) = font.base, case .font(let base) = values[Int(next)] else {
        return
      }
      values[Int(id)] = .font(font.put(on: base))
    case .animation(let animation):
      guard case .token(let next) = animation.curve,
        case .animation(let base) = values[Int(next)]
      else { return }
      values[Int(id)] = .animation(put(animation, on: base))
    default: return
    }
  }

  /// An opacity of a token that is itself an opacity, as one.
  private func settled(_ color: ColorValue) -> ColorValue {
    guard case .opacity(.token(let next), let factor) = color,
      case .color(.opacity(let base, let inner)) = values[Int(next)],
      let first = knownNumber(inner), let second = knownNumber(factor)
    else { return color }
    return .opacity(base, .literal(first * second))
  }

  private func put(_ animation: AnimationValue, on base: AnimationValue) -> AnimationValue {
    guard let delay = animation.delay else { return base }
    var result = base
    guard let before = base.delay else {
      result.delay = delay
      return result
    }
    if let first = knownNumber(before), let second = knownNumber(delay) {
      result.delay = .literal(first + second)
    } else {
      result.delay = .binary(.add, before, delay)
    }
    return result
  }
}

extension FontValue {
  /// This font's traits on another font.
  fileprivate func put(on base: FontValue) -> FontValue {
    var result = base
    if let weight { result.weight = weight }
    if let design { result.design = design }
    if isItalic { result.isItalic = true }
    if hasMonospacedDigits { result.hasMonospacedDigits = true }
    return result
  }
}
