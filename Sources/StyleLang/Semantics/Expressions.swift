extension Analyzer {
  /// The value of an expression; nil where it is wrong, which has then been reported.
  mutating func evaluate(_ node: NodeID) -> Operand? {
    switch tree.kind(node) {
    case .numberLiteral: evaluateNumber(node)
    case .colorLiteral: evaluateColorLiteral(node)
    case .stringLiteral: .string(.literal(stringValue(node)))
    case .nameExpression: evaluateName(node)
    case .call: evaluateCall(node)
    case .member: evaluateMember(node)
    case .parenthesized: tree.firstChild(node).flatMap { evaluate($0) }
    case .negation: evaluateNegation(node)
    case .binaryExpression: evaluateBinary(node)
    // Whatever else stands here has been reported by the parser.
    default: nil
    }
  }

  // MARK: - Names

  private mutating func evaluateName(_ node: NodeID) -> Operand? {
    let name = nameID(node)
    if let binding = binding(name) {
      note(node, isBinding: binding)
      return evaluateParameter(binding, at: node)
    }
    switch lookUp(name, from: scope.group) {
    case .token(let id):
      note(node, isToken: id)
      return evaluateToken(id)
    case nil: break
    case let member?: return evaluate(member, of: node, at: tree.mainRange(node))
    }
    if let color = names.color(name) { return .color(.named(color)) }
    guard let word = names.word(name) else {
      if scope.isIncomplete || importsAreIncomplete { return nil }
      reportUnknown(
        { .unknownName($0.0, suggestion: $0.1) }, node, among: { $0.valueNames() },
        habits: ForeignWords.values)
      return nil
    }
    switch word {
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .glass: return .other(.glass(Glass()), .fill)
    default: break
    }
    if let style = TextStyle(rawValue: word.name) { return .font(FontValue(.textStyle(style))) }
    if let shape = plainShape(word) { return .other(.shape(shape), .shape) }
    if let curve = TimingCurve(rawValue: word.name) {
      return .animation(AnimationValue(.timing(curve, nil)))
    }
    return .word(word)
  }

  private mutating func evaluateParameter(_ binding: Scope.Binding, at node: NodeID) -> Operand? {
    switch binding.meaning {
    case .unknown: return nil
    case .absent:
      // A rule that needs it never applies; the caller asks `needsAbsent`.
      needsAbsent = true
      return placeholder(for: binding.type)
    case .value(let value): return operand(of: value, type: binding.type)
    case .parameter(let id):
      if binding.isOptional, !neededOptionals.contains(id) { neededOptionals.append(id) }
      switch binding.type {
      case .number, .length, .angle, .duration, .percentage:
        return .number(.parameter(id), binding.type.dimension ?? .number)
      case .color: return .color(.parameter(id))
      case .font: return .font(FontValue(.parameter(id)))
      case .animation: return .animation(AnimationValue(.parameter(id)))
      case .string: return .string(.parameter(id))
      case .bool: return .boolParameter(id)
      case .enumeration(let enumeration): return .enumeration(id, enumeration)
      case .insets, .shape, .border, .shadow, .fill, .image:
        return .other(.parameter(id), binding.type)
      }
    }
  }

  /// A value of a type, to go on checking with where a parameter is known to be absent.
  private func placeholder(for type: ParameterType) -> Operand {
    switch type {
    case .number, .length, .angle, .duration, .percentage:
      .number(.literal(1), type.dimension ?? .number)
    case .color: .color(.literal(RGBA(0, 0, 0)))
    case .font: .font(FontValue(.textStyle(.body)))
    case .animation: .animation(AnimationValue(.standard))
    case .string: .string(.literal("absent"))
    case .bool: .bool(false)
    case .enumeration(let enumeration): .other(.keyword(0), .enumeration(enumeration))
    case .insets: .other(.insets(.zero), .insets)
    case .shape: .other(.shape(.rectangle), .shape)
    case .border: .other(.none, .border)
    case .shadow: .other(.none, .shadow)
    case .fill: .other(.none, .fill)
    case .image: .other(.none, .image)
    }
  }

  /// A checked value as an operand again.
  func operand(of value: Value, type: ParameterType) -> Operand {
    switch value {
    case .scalar(let scalar): .number(scalar, type.dimension ?? .number)
    case .color(let color): .color(color)
    case .font(let font): .font(font)
    case .animation(let animation): .animation(animation)
    case .string(let string): .string(.literal(string))
    case .stringParameter(let id): .string(.parameter(id))
    case .bool(let bool): .bool(bool)
    case .boolParameter(let id): .boolParameter(id)
    default: .other(value, type)
    }
  }

  /// A use of a token; nil where the token is wrong, which has been reported there.
  mutating func evaluateToken(_ id: TokenID) -> Operand? {
    guard tokenSites[Int(id)].state == .done else { return nil }
    if currentFile == homeFile { return use(id) }
    // In two steps: the receiver of a call is read before its arguments change it.
    let here = adopt(TokenOrigin(file: currentFile, token: id))
    return use(here)
  }

  /// What a name among tokens comes to as a value.
  private mutating func evaluate(
    _ member: GroupMember, of node: NodeID, at range: SourceRange
  ) -> Operand? {
    switch member {
    case .token(let id): return evaluateToken(id)
    case .imported(let origin):
      note(node, is: .token(origin))
      let isDone = files[origin.file].context.tokenSites[Int(origin.token)].state == .done
      guard isDone else { return nil }
      let here = adopt(origin)
      return use(here)
    case .group: report(.groupAsValue(source.text(range)), at: range)
    case .unusable(let file, let index): reportUnusable(file, index, at: range)
    case .ambiguous(let first, let second):
      reportAmbiguous(source.text(range), first, second, at: range)
    }
    return nil
  }

  /// The value of a token of the model.
  @inline(__always)
  private func use(_ id: TokenID) -> Operand? {
    let type = sheet.tokens[Int(id)].type
    switch type {
    case .number, .length, .angle, .duration, .percentage:
      return .number(.token(id), type.dimension ?? .number)
    case .color: return .color(.token(id))
    case .font: return .font(FontValue(.token(id)))
    case .animation: return .animation(AnimationValue(.token(id)))
    case .string, .bool: return operand(of: sheet.tokens[Int(id)].value, type: type)
    case .insets, .shape, .border, .shadow, .fill, .image:
      return .other(.token(id, resolved(sheet.tokens[Int(id)].value)), type)
    case .enumeration: return nil
    }
  }

  /// A value with the token around it taken off.
  func resolved(_ value: Value) -> Value {
    if case .token(_, let inner) = value { return resolved(inner) }
    return value
  }

  /// What a name or a dotted name means among the tokens; nil for anything else.
  mutating func resolvePath(_ node: NodeID, from group: Int32) -> GroupMember? {
    switch tree.kind(node) {
    case .nameExpression:
      let name = nameID(node)
      return isBound(name) ? nil : lookUp(name, from: group)
    case .member:
      guard let base = tree.firstChild(node), tree.nextSibling(base, in: node) == nil,
        case .group(let inner) = resolvePath(base, from: group)
      else { return nil }
      return member(nameID(node), of: inner)
    default: return nil
    }
  }

  // MARK: - Members

  private mutating func evaluateMember(_ node: NodeID) -> Operand? {
    guard let base = tree.firstChild(node) else { return nil }
    if case .group(let group) = resolvePath(base, from: scope.group) {
      switch member(nameID(node), of: group) {
      case .token(let id):
        note(node, isToken: id)
        return evaluateToken(id)
      case let member?:
        return evaluate(member, of: node, at: tree.range(node))
      case nil:
        if groups[Int(group)].parent < 0, importsAreIncomplete { return nil }
        let owner = "'\(source.text(tree.range(base)))'"
        reportUnknown(
          { .unknownMember($0.0, of: owner, suggestion: $0.1) }, node,
          among: { $0.memberNames(of: group) })
      }
      return nil
    }
    if reportOwner(base, of: node) { return nil }
    guard let operand = evaluate(base) else { return nil }
    let arguments = child(node, .argumentList)
    switch operand {
    case .color(let color): return colorMember(node, of: color, arguments)
    case .font(let font): return fontMember(node, of: font, arguments)
    case .animation(let animation): return animationMember(node, of: animation, arguments)
    case .other(let value, .shape): return shapeMember(node, of: value, arguments)
    case .other(.none, .animation):
      // No animation, however late.
      return animationMember(node, of: AnimationValue(.standard), arguments) == nil ? nil : operand
    default:
      report(
        .unknownMember(text(node), of: operand.phrase, suggestion: nil), at: tree.mainRange(node))
      return nil
    }
  }

  /// Reports `Color.red`, where `red` is enough.
  private mutating func reportOwner(_ base: NodeID, of member: NodeID) -> Bool {
    guard tree.kind(base) == .nameExpression, ForeignWords.owners.contains(text(base)),
      isOpen(nameID(base))
    else { return false }
    if scope.isIncomplete || importsAreIncomplete { return true }
    let range = SourceRange(tree.range(base).start, tree.mainRange(member).end)
    let name = text(member)
    report(
      .unknownName(source.text(range), suggestion: name), at: range,
      fixIts: [FixIt("replace with '\(name)'", replacing: range, with: name)])
    return true
  }

  // MARK: - Calls

  private mutating func evaluateCall(_ node: NodeID) -> Operand? {
    guard let arguments = child(node, .argumentList) else { return nil }
    guard let word = names.word(nameID(node)) else { return reportUnknownFunction(node) }
    switch word {
    case .rgb, .hsl, .hsb, .oklch, .oklab, .p3, .gray, .asset, .adaptive:
      return colorCall(word, node, arguments)
    case .min, .max, .clamp, .round: return numericCall(word, node, arguments)
    case .rounded: return roundedCall(node, arguments)
    case .system, .custom: return fontCall(word, node, arguments)
    case .linear where isGradient(arguments): return gradientCall(word, node, arguments)
    case .linear, .easeIn, .easeOut, .easeInOut, .spring:
      return animationCall(word, node, arguments)
    case .radial, .angular: return gradientCall(word, node, arguments)
    case .material: return materialCall(node, arguments)
    case .glass: return glassCall(node, arguments)
    case .symbol, .image: return imageCall(word, node, arguments)
    case .scaled: return scaledCall(node, arguments)
    default: return reportUnknownFunction(node)
    }
  }

  private mutating func reportUnknownFunction(_ node: NodeID) -> Operand? {
    let functions: [Word] = [
      .rgb, .hsl, .hsb, .oklch, .oklab, .p3, .gray, .asset, .adaptive, .min, .max, .clamp, .round,
      .rounded, .system, .custom, .linear, .easeIn, .easeOut, .easeInOut, .spring, .radial,
      .angular, .material, .glass, .symbol, .image, .scaled,
    ]
    reportUnknown(
      { .unknownFunction($0.0, suggestion: $0.1) }, node, among: { _ in functions.map(\.name) },
      habits: ForeignWords.functions)
    return nil
  }

  // MARK: - Candidates for "did you mean"

  /// Every name that may stand as a value here.
  func valueNames() -> [String] {
    var result = scope.bindings.map { names.name($0.name) } + inputNames()
    for name in rootMembers.indices where rootMembers[name] != nil {
      result.append(names.name(NameID(name)))
    }
    for name in importedMembers.indices where importedMembers[name] != nil {
      result.append(names.name(NameID(name)))
    }
    var group = scope.group
    while group != 0 {
      result += memberNames(of: group)
      group = groups[Int(group)].parent
    }
    result += NamedColor.all.map(\.name)
    result += Word.allCases.map(\.name)
    return result
  }

  /// The names of a group's members, in the order of their numbers.
  func memberNames(of group: Int32) -> [String] {
    guard group != 0 else { return [] }
    return nestedMembers.keys.filter { $0 >> 32 == UInt64(group) }.sorted()
      .map { names.name(NameID(truncatingIfNeeded: $0)) }
  }

  private mutating func reportUnknown(
    _ problem: ((String, String?)) -> SemanticProblem, _ node: NodeID,
    among candidates: (borrowing Analyzer) -> [String],
    habits: KeyValuePairs<String, String> = [:]
  ) {
    let name = text(node)
    reportUnknown(
      { problem((name, $0)) }, name, at: tree.mainRange(node), among: candidates,
      habits: habits)
  }
}
