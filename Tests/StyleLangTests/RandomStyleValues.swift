@testable import StyleLang

extension RandomStyleWriter {
  /// A value of a property, and the text that a look has for it.
  ///
  /// - Parameter optional: Whether it may need an optional parameter.
  mutating func value(of property: Property, optional: Bool = true) -> Written<String> {
    switch property {
    case .base: return Written("none", constant: "inherit")
    case .buttonStyle: return styleReference(.button)
    case .labelStyle: return styleReference(.label)
    case .foreground:
      if chance(15) { return word(["none": "clear", "inherit": "inherit"]) }
      return fill(optional: optional)
    case .background, .overlay:
      if chance(15) { return Written("none", constant: "clear") }
      return fill(optional: optional)
    case .tint: return color(optional: optional).map(\.description)
    case .font:
      if chance(10) { return Written("inherit", constant: "inherit") }
      return font(optional: optional).map(\.text)
    case .lineLimit: return word(["1": "1", "3": "3", "none": "none", "inherit": "inherit"])
    case .textAlignment, .truncation, .textCase, .imageScale, .symbolVariant:
      return word(property.definition.type.keywords + ["inherit"])
    case .fixedSize, .alignment, .blend, .hoverEffect, .controlSize:
      return word(property.definition.type.keywords)
    case .haptic: return word(property.definition.type.keywords + ["none"])
    case .tooltip, .accessibilityLabel, .accessibilityHint:
      return word(["\"Open\"": "\"Open\"", "\"50% \\\"off\\\"\"": "\"50% \\\"off\\\"\""])
    case .modifier: return word(["none": "none"])
    case .accessibilityTraits:
      return word(["button": "button", "selected header": "header selected", "none": "none"])
    case .accessibilityHidden: return truth(optional: optional).map(String.init)
    case .minimumScale, .opacity: return text(number(.fraction, optional: optional))
    case .brightness:
      let number = number(.fraction, optional: optional)
      return chance(30) ? negated(number) : text(number)
    case .saturation:
      return text(number(chance(50) ? .fraction : .number, optional: optional))
    case .width, .height, .minWidth, .minHeight:
      if chance(10) { return Written("inherit", constant: "inherit") }
      return text(number(.length, optional: optional))
    case .maxWidth, .maxHeight:
      if chance(40) { return word(["fill", "inherit"]) }
      let number = number(.length, optional: optional)
      let read = number.written.read
      return Written("200 + \(number.operand)") { read($0).map { LookText.number(200 + $0) } }
    case .blur: return text(number(.length, optional: optional))
    case .padding, .margin: return insets(optional: optional)
    case .shape, .hitShape: return shape(optional: optional)
    case .shadow:
      return chance(15) ? Written("none", constant: "none") : shadows(optional: optional)
    case .border:
      return chance(15) ? Written("none", constant: "none") : border(optional: optional)
    case .clip:
      let before = parameters
      parameters = []
      defer { parameters = before }
      return truth(optional: false).map(String.init)
    case .scale: return scale(optional: optional)
    case .rotation:
      let angle = number(.angle, optional: optional)
      let (anchor, point) = anchor()
      let sign = chance(20) ? -1.0 : 1
      let read = angle.written.read
      return Written((sign < 0 ? "-\(angle.factor)" : angle.written.source) + anchor) {
        read($0).map { LookText.rotation(degrees: sign * $0, anchor: point) }
      }
    case .offset:
      let (x, y) = (signedLength(optional: optional), signedLength(optional: optional))
      return Written("\(x.source) \(y.source)") {
        guard let x = x.read($0), let y = y.read($0) else { return nil }
        return LookText.offset(x: x, y: y)
      }
    case .animation:
      if chance(15) { return word(["none": "none", "standard": "standard"]) }
      return animation(optional: optional)
    }
  }

  private mutating func word(_ words: [String]) -> Written<String> {
    let word = pick(words)
    return Written(word, constant: word)
  }

  private mutating func word(_ words: [String: String]) -> Written<String> {
    let word = pick(words.keys.sorted())
    return Written(word, constant: words[word] ?? "")
  }

  private func text(_ number: Number) -> Written<String> { number.written.map(LookText.number) }

  private func negated(_ number: Number) -> Written<String> {
    let read = number.written.read
    return Written("-\(number.factor)") { read($0).map { LookText.number(-$0) } }
  }

  private mutating func signedLength(optional: Bool) -> Written<Double> {
    let number = number(.length, optional: optional)
    guard chance(40) else { return number.written }
    let read = number.written.read
    return Written("-\(number.factor)") { read($0).map { -$0 } }
  }

  mutating func truth(optional: Bool) -> Written<Bool> {
    if chance(40), let reference = reference(.bool, optional: optional) {
      let read = reference.read
      return Written(reference.source) {
        if case .bool(let truth) = read($0) { return truth }
        return nil
      }
    }
    let truth = chance(50)
    return Written("\(truth)", constant: truth)
  }

  // MARK: Fonts

  mutating func font(optional: Bool) -> Written<JSONContext.FontParts> {
    var font: Written<JSONContext.FontParts>
    var hasDesign = false
    // The size of a font grows by itself or not at all.
    let before = allowsScaled
    allowsScaled = false
    defer { allowsScaled = before }
    if chance(40), let reference = reference(.font, optional: optional) {
      let read = reference.read
      font = Written(reference.source) {
        if case .font(let font) = read($0) { return font }
        return nil
      }
    } else if chance(45) {
      let style = pick(TextStyle.allCases)
      font = Written(style.rawValue, constant: JSONContext.FontParts(base: .textStyle(style)))
      hasDesign = chance(30)
    } else if chance(50) {
      font = number(.length, depth: 1, optional: optional).written
        .map { JSONContext.FontParts(base: .system($0)) }
      font.source = "system(\(font.source))"
      hasDesign = chance(30)
    } else {
      font = customFont(optional: optional)
    }
    if hasDesign {
      let design = pick(FontDesign.allCases)
      font = trait(font, design.rawValue) { $0.design = design }
    }
    while chance(30) {
      switch below(3) {
      case 0:
        let weight = pick(FontWeight.allCases)
        font = trait(font, weight.rawValue) { $0.weight = weight }
      case 1: font = trait(font, "italic") { $0.isItalic = true }
      default: font = trait(font, "monospacedDigit") { $0.hasMonospacedDigits = true }
      }
    }
    return font
  }

  private func trait(
    _ font: Written<JSONContext.FontParts>, _ name: String,
    _ change: @escaping @Sendable (inout JSONContext.FontParts) -> Void
  ) -> Written<JSONContext.FontParts> {
    var result = font.map { font in
      var font = font
      change(&font)
      return font
    }
    result.source += ".\(name)"
    return result
  }

  private mutating func customFont(optional: Bool) -> Written<JSONContext.FontParts> {
    let name = string(optional: optional)
    let size = number(.length, depth: 1, optional: optional).written
    let style = chance(50) ? pick(TextStyle.allCases) : nil
    let suffix = style.map { ", relativeTo: \($0.rawValue)" } ?? ""
    return Written("custom(\(name.source), \(size.source)\(suffix))") {
      guard let name = name.read($0), let size = size.read($0) else { return nil }
      return JSONContext.FontParts(base: .custom(name, size, relativeTo: style))
    }
  }

  mutating func string(optional: Bool) -> Written<String> {
    if chance(50), let reference = reference(.string, optional: optional) {
      let read = reference.read
      return Written(reference.source) {
        if case .string(let text) = read($0) { return text }
        return nil
      }
    }
    let texts = [
      (#""Avenir""#, "Avenir"), (#""\"Q\" \\(1)""#, #""Q" \(1)"#),
      (#""\u{1F600}\n\t#""#, "\u{1F600}\n\t#"),
    ]
    let (source, text) = pick(texts)
    return Written(source, constant: text)
  }

  // MARK: Animations

  mutating func animation(optional: Bool) -> Written<String> {
    // As it stands, an argument may also be none.
    if chance(25), let reference = reference(.animation, optional: optional) {
      let read = reference.read
      return Written(reference.source) {
        switch read($0) {
        case .animation(let curve, let delay): LookText.animation(curve, delay: delay)
        case .still: "none"
        default: nil
        }
      }
    }
    return curve(optional: optional).map { LookText.animation($0.curve, delay: $0.delay) }
  }

  /// A curve and its delay.
  struct Motion: Sendable {
    var curve: LookText.Curve
    var delay: Double
  }

  mutating func curve(optional: Bool) -> Written<Motion> {
    var motion: Written<Motion>
    if chance(40), let reference = reference(.animation, optional: optional) {
      let read = reference.read
      motion = Written(reference.source) {
        if case .animation(let curve, let delay) = read($0) {
          return Motion(curve: curve, delay: delay)
        }
        return nil
      }
    } else {
      motion = newCurve(optional: optional).map { Motion(curve: $0, delay: 0) }
    }
    while chance(20) {
      let (before, delay) = (motion.read, number(.duration, depth: 1, optional: optional).written)
      motion = Written("\(motion.source).delay(\(delay.source))") {
        guard let motion = before($0), let more = delay.read($0) else { return nil }
        return Motion(curve: motion.curve, delay: motion.delay + more)
      }
    }
    return motion
  }

  private mutating func newCurve(optional: Bool) -> Written<LookText.Curve> {
    switch below(5) {
    case 0:
      let response = number(.duration, depth: 1, optional: optional).written
      let damping = number(.fraction, depth: 0, optional: optional).written
      return Written("spring(response: \(response.source), damping: \(damping.source))") {
        guard let response = response.read($0), let damping = damping.read($0) else { return nil }
        return .spring(response: response, damping: damping)
      }
    case 1:
      let mass = chance(50) ? ", mass: 2" : ""
      return Written(
        "spring(stiffness: 170, damping: 12.5\(mass))",
        constant: .physicalSpring(stiffness: 170, damping: 12.5, mass: mass.isEmpty ? 1 : 2))
    case 2: return Written("spring()", constant: .spring(response: 0.55, damping: 0.825))
    default:
      let curve = pick(TimingCurve.allCases)
      if chance(30) { return Written(curve.rawValue, constant: .timing(curve, nil)) }
      return number(.duration, depth: 1, optional: optional).written
        .map { .timing(curve, $0) }
        .renamed { "\(curve.rawValue)(\($0))" }
    }
  }

  // MARK: Transforms

  private mutating func anchor() -> (String, UnitPoint) {
    guard chance(40) else { return ("", .center) }
    let point = pick(UnitPoint.allCases)
    return (" anchor \(point.rawValue)", point)
  }

  private mutating func scale(optional: Bool) -> Written<String> {
    let x = number(chance(50) ? .number : .fraction, optional: optional).written
    let (anchor, point) = anchor()
    if chance(50) {
      return Written(x.source + anchor) {
        x.read($0).map { LookText.scale(x: $0, y: $0, anchor: point) }
      }
    }
    let y = number(.fraction, optional: optional).written
    return Written("\(x.source) \(y.source)\(anchor)") {
      guard let x = x.read($0), let y = y.read($0) else { return nil }
      return LookText.scale(x: x, y: y, anchor: point)
    }
  }
}

extension Written {
  /// The same, written otherwise.
  func renamed(_ change: (String) -> String) -> Self { Written(change(source), read) }
}
