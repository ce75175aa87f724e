extension Analyzer {
  mutating func evaluateColorLiteral(_ node: NodeID) -> Operand? {
    let range = tree.mainRange(node)
    let digits = source.bytes.span.extracting(Int(range.start) + 1..<Int(range.end))
    // A literal of another length has been reported by the lexer.
    return RGBA(hexDigits: digits).map { .color(.literal($0)) }
  }

  /// The components of a colour in each appearance, where they are known at compile time.
  func known(_ color: ColorValue) -> AppearanceColors? {
    switch color {
    case .literal(let rgba): return AppearanceColors(light: rgba)
    case .adaptive(let colors): return colors
    case .named(let name): return name.components
    case .asset, .parameter, .mix: return nil
    case .token(let id):
      switch sheet.tokens[Int(id)].value {
      case .color(.literal(let rgba)): return AppearanceColors(light: rgba)
      case .color(.adaptive(let colors)): return colors
      case .color(.named(let name)): return name.components
      default: return derivedColors[id]
      }
    case .opacity(let base, let factor):
      guard let base = known(base), let factor = known(factor) else { return nil }
      return base.map { $0.multiplyingOpacity(by: factor) }
    }
  }

  /// The shortest value for known components.
  private func value(_ colors: AppearanceColors) -> Operand {
    let isAdaptive =
      colors.dark != colors.light || colors.lightHighContrast != colors.light
      || colors.darkHighContrast != colors.light
    return .color(isAdaptive ? .adaptive(colors) : .literal(colors.light))
  }

  // MARK: - Functions that make a colour

  mutating func colorCall(_ word: Word, _ node: NodeID, _ list: NodeID) -> Operand? {
    switch word {
    case .adaptive: return adaptiveCall(node, list)
    case .asset: return assetCall(node, list)
    default: break
    }
    guard var arguments = readArguments(list, of: word.name, labels: [.alpha]) else { return nil }
    let count = word == .gray ? 1 : 3
    guard checkCount(&arguments, of: node, least: count, most: count) else { return nil }
    var components: [Double] = []
    for (index, argument) in arguments.positional.enumerated() {
      guard let component = readComponent(argument, index, of: word) else { continue }
      components.append(component)
    }
    var alpha: Double? = 1
    if let argument = arguments[.alpha] {
      alpha = readFraction(argument, .fraction).flatMap { knownComponent($0, argument) }
    }
    guard components.count == count, let alpha else { return nil }
    return .color(.literal(makeColor(word, components, alpha)))
  }

  private func makeColor(_ word: Word, _ c: [Double], _ alpha: Double) -> RGBA {
    switch word {
    case .hsl: .hsl(hue: c[0], saturation: c[1], lightness: c[2], alpha: alpha)
    case .hsb: .hsb(hue: c[0], saturation: c[1], brightness: c[2], alpha: alpha)
    case .oklch: .oklch(lightness: c[0], chroma: c[1], hue: c[2], alpha: alpha)
    case .oklab: .oklab(lightness: c[0], a: c[1], b: c[2], alpha: alpha)
    case .p3: RGBA(c[0], c[1], c[2], alpha: alpha, space: .displayP3)
    case .gray: RGBA(c[0], c[0], c[0], alpha: alpha)
    default: RGBA(c[0], c[1], c[2], alpha: alpha)
    }
  }

  /// One component, in the unit that the colour arithmetic takes.
  private mutating func readComponent(_ node: NodeID, _ index: Int, of word: Word) -> Double? {
    let scalar: Scalar?
    var scale = 1.0
    switch (word, index) {
    case (.rgb, _), (.p3, _):
      // A number counts from 0 to 255 in sRGB and from 0 to 1 in P3; a percentage in both.
      guard let (value, dimension) = evaluateScalar(node) else { return nil }
      guard dimension == .number || dimension == .percentage else {
        report(
          .typeMismatch(expected: "a number or percentage", found: dimension.phrase),
          at: tree.range(node))
        return nil
      }
      let limit: Double = word == .rgb && dimension == .number ? 255 : 1
      guard let known = knownComponent(value, node) else { return nil }
      guard known >= 0, known <= limit else {
        let expected = limit == 255 ? "0 to 255, or 0% to 100%" : NumberRange.fraction.phrase
        report(
          .outOfRange(value: source.text(tree.range(node)), expected: expected),
          at: tree.range(node))
        return nil
      }
      return known / limit
    case (.hsl, 0), (.hsb, 0), (.oklch, 2): scalar = readHue(node)
    case (.oklch, 1): (scalar, scale) = readChroma(node, .notNegative)
    case (.oklab, 1), (.oklab, 2): (scalar, scale) = readChroma(node, .signedFraction)
    default: scalar = readFraction(node, .fraction)
    }
    guard let scalar else { return nil }
    return knownComponent(scalar, node).map { $0 * scale }
  }

  /// Chroma or an axis of OKLab with its scale: in CSS, 100% of them is 0.4.
  private mutating func readChroma(_ node: NodeID, _ range: NumberRange) -> (Scalar?, Double) {
    guard let (scalar, dimension) = evaluateScalar(node) else { return (nil, 1) }
    let checked = checkFraction(scalar, dimension, node, range)
    return (checked, dimension == .percentage ? 0.4 : 1)
  }

  /// A hue: an angle, or a number of degrees.
  private mutating func readHue(_ node: NodeID) -> Scalar? {
    guard let (scalar, dimension) = evaluateScalar(node) else { return nil }
    guard dimension == .number || dimension == .angle else {
      report(
        .typeMismatch(expected: "a hue in degrees", found: dimension.phrase), at: tree.range(node))
      return nil
    }
    return scalar
  }

  private mutating func knownComponent(_ scalar: Scalar, _ node: NodeID) -> Double? {
    guard let value = known(scalar) else {
      report(
        .typeMismatch(
          expected: "a number known at compile time", found: "one that depends on a parameter"),
        at: tree.range(node))
      return nil
    }
    return value
  }

  private mutating func assetCall(_ node: NodeID, _ list: NodeID) -> Operand? {
    guard var arguments = readArguments(list, of: "asset", labels: []),
      checkCount(&arguments, of: node, least: 1, most: 1)
    else { return nil }
    guard let operand = evaluate(arguments.positional[0]) else { return nil }
    guard case .string(.literal(let name)) = operand else {
      report(
        .typeMismatch(expected: "the name of a colour in quotes", found: operand.phrase),
        at: tree.range(arguments.positional[0]))
      return nil
    }
    guard !name.isEmpty else {
      report(.emptyName("asset"), at: tree.range(arguments.positional[0]))
      return nil
    }
    return .color(.asset(name))
  }

  private mutating func adaptiveCall(_ node: NodeID, _ list: NodeID) -> Operand? {
    let labels: [Word] = [.light, .dark, .highContrast, .darkHighContrast]
    guard var arguments = readArguments(list, of: "adaptive", labels: labels) else { return nil }
    if arguments[.light] == nil, let first = arguments.positional.first {
      arguments.positional.removeFirst()
      arguments.labeled.append((.light, first))
    }
    guard checkCount(&arguments, of: node, least: 0, most: 0) else { return nil }
    guard let lightNode = arguments[.light] else {
      report(.missingArgument("the light colour", of: "adaptive"), at: tree.mainRange(node))
      return nil
    }
    var failed = false
    // The part of an adaptive colour is the one for the same appearance.
    let part = {
      (analyzer: inout Analyzer, label: Word, pick: (AppearanceColors) -> RGBA) -> RGBA? in
      guard let argument = label == .light ? lightNode : arguments[label] else { return nil }
      guard let color = analyzer.readColor(argument) else {
        failed = true
        return nil
      }
      guard let colors = analyzer.known(color) else {
        failed = true
        analyzer.report(
          .typeMismatch(
            expected: "a colour known at compile time",
            found: "one known only at run time; use 'when dark' instead"),
          at: analyzer.tree.range(argument))
        return nil
      }
      return pick(colors)
    }
    let light = part(&self, .light, \.light)
    let dark = part(&self, .dark, \.dark)
    let highContrast = part(&self, .highContrast, \.lightHighContrast)
    let darkHighContrast = part(&self, .darkHighContrast, \.darkHighContrast)
    guard !failed, let light else { return nil }
    return value(
      AppearanceColors(
        light: light, dark: dark, highContrast: highContrast, darkHighContrast: darkHighContrast))
  }

  // MARK: - Functions on a colour

  mutating func colorMember(_ node: NodeID, of color: ColorValue, _ list: NodeID?) -> Operand? {
    let functions: [Word] = [.opacity, .mix, .lighter, .darker, .readable]
    guard let word = names.word(nameID(node)), functions.contains(word) else {
      let name = text(node)
      reportUnknown(
        { .unknownMember(name, of: "a colour", suggestion: $0) }, name, at: tree.mainRange(node),
        among: functions.map(\.name), habits: ForeignWords.members)
      return nil
    }
    let labels: [Word] = word == .readable ? [.on] : []
    guard var arguments = readArguments(list, of: word.name, labels: labels) else { return nil }
    switch word {
    case .readable:
      guard checkCount(&arguments, of: node, least: 0, most: 0) else { return nil }
      guard let argument = arguments[.on] else {
        report(.missingArgument("'on:', the background", of: "readable"), at: tree.mainRange(node))
        return nil
      }
      guard let background = readColor(argument) else { return nil }
      return combine(color, background, node) { $0.readable(on: $1) }
    case .mix:
      guard checkCount(&arguments, of: node, least: 2, most: 2) else { return nil }
      let other = readColor(arguments.positional[0])
      guard let amount = readFraction(arguments.positional[1], .fraction), let other else {
        return nil
      }
      return mix(color, other, amount)
    default:
      guard checkCount(&arguments, of: node, least: 1, most: 1) else { return nil }
      if word == .opacity { return applyOpacity(to: color, arguments.positional[0]) }
      guard let amount = readFraction(arguments.positional[0], .fraction) else { return nil }
      return mix(color, .literal(word == .lighter ? RGBA(1, 1, 1) : RGBA(0, 0, 0)), amount)
    }
  }

  /// The first colour with a share of the second; at run time where one of them is known only then.
  private func mix(_ first: ColorValue, _ second: ColorValue, _ amount: Scalar) -> Operand {
    guard let colors = known(first), let others = known(second), let share = known(amount) else {
      return .color(.mix(first, second, amount))
    }
    return value(colors.mixed(with: others, amount: share))
  }

  /// Applies a function of whole colours, whose appearances may depend on more than components:
  /// what is readable in the dark lies on black.
  private mutating func combine(
    _ first: ColorValue, _ second: ColorValue, _ node: NodeID,
    _ function: (AppearanceColors, AppearanceColors) -> AppearanceColors
  ) -> Operand? {
    guard let first = known(first), let second = known(second) else {
      report(.unknownAtCompileTime(function: text(node)), at: tree.mainRange(node))
      return nil
    }
    return value(function(first, second))
  }

  /// Opacity is the one function that every target has at run time, so a name stays a name.
  private mutating func applyOpacity(to color: ColorValue, _ node: NodeID) -> Operand? {
    guard let factor = readFraction(node, .fraction) else { return nil }
    guard let value = known(factor) else { return .color(.opacity(color, factor)) }
    switch color {
    case .literal(let rgba): return .color(.literal(rgba.multiplyingOpacity(by: value)))
    case .adaptive(let colors):
      return .color(.adaptive(colors.map { $0.multiplyingOpacity(by: value) }))
    case .opacity(let base, let inner):
      guard let inner = known(inner) else { break }
      return .color(.opacity(base, .literal(inner * value)))
    default: break
    }
    return .color(.opacity(color, factor))
  }

  /// An expression that must be a colour.
  mutating func readColor(_ node: NodeID) -> ColorValue? {
    guard let operand = evaluate(node) else { return nil }
    guard case .color(let color) = operand else {
      report(.typeMismatch(expected: "a colour", found: operand.phrase), at: tree.range(node))
      return nil
    }
    return color
  }
}
