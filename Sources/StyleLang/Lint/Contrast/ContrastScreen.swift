/// A first look at a style that draws no more than its label: whether each of its foregrounds can be
/// read on each of its backgrounds, whichever win together.
///
/// Most styles of a project pass, and need no closer look at their states.
struct ContrastScreen {
  private let limits: ContrastLimits
  private var foregrounds: [AppearanceColors] = []
  private var backgrounds: [AppearanceColors] = []
  private var opacities: [Double] = [1]

  /// Whether the style surely has enough contrast.
  static func passes(
    _ subject: borrowing StyleSubject, _ values: KnownValues, _ limits: ContrastLimits
  ) -> Bool {
    guard subject.body == nil, subject.style.component != .field else { return false }
    var screen = ContrastScreen(limits: limits)
    guard screen.take(subject.rules, values) else { return false }
    return screen.passes()
  }

  private init(limits: ContrastLimits) { self.limits = limits }

  /// Takes the colours of all rules that do not hold for disabled controls only; false where that is
  /// not all that decides what is seen.
  private mutating func take(_ rules: RuleList, _ values: KnownValues) -> Bool {
    let disabled = Condition.state(.disabled)
    var hasForeground = false
    var hasBackground = false
    for index in rules.indices {
      switch rules[index].rule.property {
      case .foreground, .background:
        if rules[index].rule.condition == disabled { continue }
        guard case .color(let color) = rules[index].rule.value, let known = values.color(color)
        else { return false }
        if rules[index].rule.property == .background {
          backgrounds.append(known)
          hasBackground = hasBackground || rules[index].rule.condition == .always
        } else {
          foregrounds.append(known)
          hasForeground = hasForeground || rules[index].rule.condition == .always
        }
      case .opacity:
        if rules[index].rule.condition == disabled { continue }
        guard case .scalar(let scalar) = rules[index].rule.value,
          let number = values.number(scalar), number > 0
        else { return false }
        opacities.append(min(number, 1))
      case .overlay, .brightness, .saturation, .blend, .blur, .base: return false
      case .border:
        if rules[index].rule.condition.requires(.state(.focused)) { return false }
      default: break
      }
    }
    // Where no rule holds there is the control's own colour, and the backdrop.
    guard hasForeground else { return false }
    if !hasBackground { backgrounds.append(AppearanceColors(light: .clear)) }
    return true
  }

  private func passes() -> Bool {
    // What is the same in every appearance and hides the backdrop need not be looked at four times.
    let isUniform =
      foregrounds.allSatisfy(\.isUniform) && backgrounds.allSatisfy(\.isUniform)
    let hidesBackdrop = opacities.count == 1 && backgrounds.allSatisfy { $0.light.alpha >= 1 }
    let hasTwoBackdrops =
      limits.backdrop[0] == limits.backdrop[2] && limits.backdrop[1] == limits.backdrop[3]
    let appearances = !isUniform ? 4 : hidesBackdrop ? 1 : hasTwoBackdrops ? 2 : 4
    for appearance in 0..<appearances {
      let backdrop = limits.backdrop[appearance]
      for background in backgrounds {
        let back = background[appearance].composited(over: backdrop)
        for foreground in foregrounds {
          let front = foreground[appearance].composited(over: back)
          for opacity in opacities
          where !passes(front, back, opacity, backdrop) { return false }
        }
      }
    }
    return true
  }

  private func passes(
    _ front: RGBA, _ back: RGBA, _ opacity: Double, _ backdrop: RGBA
  ) -> Bool {
    if opacity >= 1 { return front.contrast(with: back) >= limits.text }
    let seen = front.multiplyingOpacity(by: opacity).composited(over: backdrop)
    let beside = back.multiplyingOpacity(by: opacity).composited(over: backdrop)
    return seen.contrast(with: beside) >= limits.text
  }
}
