extension LintRule {
  /// Text and symbols that are too near in colour to what they stand on.
  static let contrast = LintRule(
    name: "contrast", defaultLevel: .warning,
    summary: "Text or a symbol has too little contrast to what it stands on, in some state.",
    reason: "People with low vision, or in sunlight, cannot read it. WCAG 2.2 asks for a ratio of"
      + " 4.5 for text, and of 3 for large text and for symbols (success criteria 1.4.3 and 1.4.11)."
      + " The ratio is that of what is seen: opacity is composited, gradients count where they are"
      + " worst, parameters as their defaults, and the ratio is not rounded before it is compared."
      + " A point is taken as a pixel of CSS, so text is large from 24 points on, or 18.66 if it is"
      + " bold; disabled controls are exempt. Nothing is claimed of materials, glass, pictures,"
      + " assets, the accent colour and arguments without a default. A file with a thousand findings is"
      + " not looked at any further.",
    remedy:
      "Change one of the two colours; the rule suggests the nearest of the same hue that passes"
      + " wherever the statement wins.",
    badExample: """
      style Tag: button {
          background: #0a84ff
          background: #5eb0ff when pressed
          foreground: #ffffff
          padding: 14 16
      }
      """,
    goodExample: """
      style Tag: button {
          background: #0060c0
          background: #004a99 when pressed
          foreground: #ffffff
          padding: 14 16
      }
      """,
    options: [.minimum, .large, .graphics, .largeSize, .largeBold, .backdrop, .borders],
    check: .style { subject, pass in
      guard subject.mayLackContrast, pass.count < LintPass.enough else { return }
      let values = KnownValues(pass, parameters: subject.style.parameters)
      let limits = pass.contrastLimits ?? ContrastLimits(pass)
      pass.contrastLimits = limits
      if ContrastScreen.passes(subject, values, limits) { return }
      let finder = InkFinder(subject, values, limits)
      guard !finder.inks.isEmpty else { return }
      pass.patterns.reset(parameters: subject.style.parameters)
      let scene = ContrastScene(
        finder.inks, limits, &pass.patterns, &pass.reasoning)
      for finding in scene.findings where pass.count < LintPass.enough {
        pass.report(finding, in: scene, of: subject)
      }
    })
}

extension LintOption {
  fileprivate static let minimum = LintOption(
    "minimum", .number(4.5), "The least contrast of text.")
  fileprivate static let large = LintOption(
    "large-minimum", .number(3), "The least contrast of large text.")
  fileprivate static let graphics = LintOption(
    "graphics-minimum", .number(3), "The least contrast of symbols.")
  fileprivate static let largeSize = LintOption(
    "large-size", .number(24), "From how many points on text is large.")
  fileprivate static let largeBold = LintOption(
    "large-bold-size", .number(18.66), "From how many points on bold text is large.")
  fileprivate static let backdrop = LintOption(
    "backdrop", .strings(["#ffffff", "#000000"]),
    "What lies behind the styles in light and in dark appearance, and then with increased contrast"
      + " in both, as '#rrggbb'; by default the background of the system.")
}

extension LintOption {
  fileprivate static let borders = LintOption(
    "borders", .bool(true),
    "Whether the border of a field, and one that shows the focus, must stand out from what is on"
      + " either side of it.")
}

extension ContrastLimits {
  /// What the configuration says.
  init(_ pass: LintPass) {
    self.init()
    text = pass.number(.minimum)
    largeText = pass.number(.large)
    graphics = pass.number(.graphics)
    largeSize = pass.number(.largeSize)
    largeBoldSize = pass.number(.largeBold)
    looksAtBorders = pass.value(of: .borders) == .bool(true)
    hasSystemBackdrop = pass.value(of: .backdrop) == LintOption.backdrop.defaultValue
    guard !hasSystemBackdrop, case .strings(let texts) = pass.value(of: .backdrop) else { return }
    let colors = texts.map { RGBA(hexDigits: Array($0.utf8.dropFirst()).span) ?? .white }
    guard let light = colors.first else { return }
    backdrop = AppearanceColors(
      light: light, dark: colors.count > 1 ? colors[1] : nil,
      highContrast: colors.count > 2 ? colors[2] : nil,
      darkHighContrast: colors.count > 3 ? colors[3] : nil)
  }
}

extension Ink.Kind {
  /// Whether it is a line around a control.
  fileprivate var isLine: Bool { self == .border || self == .focusRing }

  /// What it is, for messages.
  fileprivate var phrase: String {
    switch self {
    case .text: "text"
    case .symbol: "a symbol"
    case .border: "the border of a field"
    case .focusRing: "a border that shows the focus"
    }
  }
}

extension StyleSubject {
  /// Whether something is said of colours at all.
  fileprivate var mayLackContrast: Bool {
    if body != nil { return true }
    for index in rules.indices {
      let property = rules[index].rule.property
      if property == .foreground || property == .background || property == .border { return true }
    }
    return false
  }
}

extension LintPass {
  /// The findings in one file after which no more colours are suggested.
  private static let enoughSuggestions = 50

  /// Reports two colours.
  fileprivate mutating func report(
    _ finding: ContrastFinding, in scene: ContrastScene, of subject: borrowing StyleSubject
  ) {
    // Where it cannot be shown when that is so, nothing is claimed.
    guard let example = reasoning.example(of: scene.condition(of: finding)) else { return }
    let ink = scene.ink(of: finding)
    let rules = ink.parts.indices.compactMap { scene.rule($0, of: finding) }
    guard rules.contains(where: subject.isOwn) || hasArguments(subject) else { return }
    let foreground = scene.rule(0, of: finding)
    let background = scene.background(of: finding)
    let parameters = subject.style.parameters
    let when = example.map { $0.text(parameters: parameters) }.joined(separator: " and ")
    let ground =
      ink.kind.isLine
      ? "what is beside it" : background == nil ? "what lies behind the style" : "its background"
    // A field has one line when it is focused, and another when it is not.
    let focused = Condition.state(.focused)
    let isRing =
      ink.context.requires(focused) || foreground?.rule.condition.requires(focused) ?? false
    let kind = ink.kind.isLine ? isRing ? Ink.Kind.focusRing : .border : ink.kind
    let message =
      "\(kind.phrase) has a contrast of \(cut(finding.contrast.ratio)) to \(ground)"
      + (when.isEmpty ? "" : " when \(when)") + ", and needs \(finding.contrast.least.shortText)"
    var notes: [Note] = []
    let site = [foreground, background].compactMap { $0 }.first { subject.isOwn($0) }
    if let foreground, foreground.statement != site?.statement {
      let name = ink.kind.isLine ? "border" : "foreground"
      notes.append(note("the \(name) is set here", at: foreground))
    }
    if foreground == nil { notes.append(Note("no statement sets the foreground: it is 'primary'")) }
    if let background, background.statement != site?.statement {
      notes.append(note("the background is set here", at: background))
    }
    for (index, part) in ink.parts.enumerated() {
      if case .opacity = part.role, let rule = scene.rule(index, of: finding),
        case .fraction(let fraction) = scene.leaf(index, of: finding),
        fraction < 1
      {
        notes.append(note("the opacity counts too", at: rule))
      }
    }
    // To look for a colour takes 5 million instructions, as much as to compile 50 styles.
    let (fixIts, suggestions) =
      count < Self.enoughSuggestions
      ? suggestions(finding, in: scene, of: subject) : ([], [])
    let range = site.map { valueRange($0) } ?? file.tree.mainRange(subject.node)
    report(message, at: range, notes: notes + suggestions, fixIts: fixIts)
  }

  /// Whether the style gives its parent arguments, so that the parent's statements mean something
  /// else here.
  private func hasArguments(_ subject: borrowing StyleSubject) -> Bool {
    guard let base = file.tree.firstChild(of: subject.node, .baseClause) else { return false }
    return file.tree.firstChild(of: base, .argumentList) != nil
  }

  /// The nearest colours that pass: as fixes where a colour is written in a statement of the style,
  /// else as a note.
  private func suggestions(
    _ finding: ContrastFinding, in scene: ContrastScene, of subject: borrowing StyleSubject
  ) -> (fixIts: [FixIt], notes: [Note]) {
    let sides = [(scene.rule(0, of: finding), true), (scene.background(of: finding), false)]
    var fixIts: [(FixIt, distance: Double)] = []
    var notes: [(Note, distance: Double)] = []
    for (rule, isForeground) in sides {
      guard let rule, let part = isForeground ? 0 : finding.contrast.background,
        case .fill(let stops) = scene.leaf(part, of: finding), stops.count == 1,
        let colors = scene.nearest(
          to: stops[0], for: rule.statement, isForeground: isForeground)
      else { continue }
      let distance =
        zip(stops[0].all, colors.all).map { $0.oklab.distance(to: $1.oklab) }.max() ?? 0
      let literal = colors.literal
      let front = scene.ink(of: finding).kind.isLine ? "border" : "foreground"
      let name = isForeground ? front : "background"
      if subject.isOwn(rule), isWritten(rule) {
        let title = "replace the \(name) with '\(literal)'"
        fixIts.append((FixIt(title, replacing: valueRange(rule), with: literal), distance))
      } else {
        let text = "the nearest \(name) that passes in all its states is '\(literal)'"
        notes.append((Note(text), distance))
      }
    }
    if fixIts.isEmpty { return ([], notes.min { $0.distance < $1.distance }.map { [$0.0] } ?? []) }
    // A white background is not to become black because blue text on it is a little too light.
    let nearest = fixIts.map(\.distance).min() ?? 0
    return (
      fixIts.filter { $0.distance <= 2 * nearest }.sorted { $0.distance < $1.distance }.map(\.0), []
    )
  }

  /// Whether the statement's value is a colour that is written there, and not under a name.
  private func isWritten(_ rule: SourceRule) -> Bool {
    let tree = file.tree
    guard let value = tree.firstChild(of: rule.node, .value), let run = tree.firstChild(value),
      let expression = tree.firstChild(run)
    else { return false }
    switch rule.rule.value {
    case .color(.literal), .color(.adaptive):
      return tree.kind(expression) == .colorLiteral
        || tree.kind(expression) == .call
          && !(expression..<tree.subtreeEnd(expression)).contains {
            tree.kind($0) == .nameExpression
          }
    case .color(.named): return true
    default: return false
    }
  }

  private func valueRange(_ rule: SourceRule) -> SourceRange {
    let tree = files[Int(rule.file)].tree
    return tree.range(tree.firstChild(of: rule.node, .value) ?? rule.node)
  }

  private func note(_ message: String, at rule: SourceRule) -> Note {
    let isHere = Int(rule.file) == file.number
    return Note(
      message, at: valueRange(rule), in: isHere ? nil : files[Int(rule.file)].source.name)
  }

  /// A ratio with two digits, cut and not rounded, so that it never looks as if it passed.
  private func cut(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
