extension Analyzer {
  /// Reads the value of a statement by the type of its property.
  mutating func readValue(_ value: NodeID, of property: Property) -> Value? {
    let definition = property.definition
    let single = singleExpression(value)
    if let single, let plain = readPlain(single, definition.type) { return plain }
    if let single, tree.kind(single) == .nameExpression {
      let name = nameID(single)
      // `inherit` and a keyword property's own words cannot be hidden: no token could hold them.
      switch names.word(name) {
      case .inherit where !isBound(name):
        guard definition.defaultText == "inherit" else {
          report(.cannotInherit(property.name), at: tree.range(single))
          return nil
        }
        return .inherit
      case .none? where isOpen(name) && definition.allowsNone: return Value.none
      default: break
      }
      if case .keyword(let words) = definition.type {
        return readKeyword(single, words, of: property)
      }
    }
    return readValue(value, type: definition.type, of: property)
  }

  /// Reads what most statements hold, a colour token or a plain number, without the detour over an
  /// operand; nil for anything else, and for anything wrong.
  private mutating func readPlain(_ node: NodeID, _ type: ValueType) -> Value? {
    switch (type, tree.kind(node)) {
    case (.fill, .nameExpression), (.color, .nameExpression):
      let name = nameID(node)
      guard scope.bindings.isEmpty, inputs.isEmpty, currentFile == homeFile,
        case .token(let id) = lookUp(name, from: scope.group),
        tokenSites[Int(id)].state == .done, case .color = sheet.tokens[Int(id)].type
      else { return nil }
      note(node, isToken: id)
      return .color(.token(id))
    case (.fill, .colorLiteral), (.color, .colorLiteral):
      let range = tree.mainRange(node)
      let digits = source.bytes.span.extracting(Int(range.start) + 1..<Int(range.end))
      return RGBA(hexDigits: digits).map { .color(.literal($0)) }
    case (.fraction, .numberLiteral):
      let literal = source.number(tree.mainRange(node))
      guard !literal.isMalformed, let unit = Unit(of: literal.unit, in: source),
        unit.dimension == .percentage || unit.dimension == .number
      else { return nil }
      let value = unit.inModel(literal.value)
      return value >= 0 && value <= 1 ? .scalar(.literal(value)) : nil
    default: return nil
    }
  }

  /// Whether a name is neither a parameter nor a token here.
  @inline(__always)
  func isOpen(_ name: NameID) -> Bool {
    !isBound(name) && lookUp(name, from: scope.group) == nil
  }

  private mutating func readKeyword(
    _ node: NodeID, _ words: [String], of property: Property
  ) -> Value? {
    let name = text(node)
    if let index = words.firstIndex(of: name) { return .keyword(UInt8(index)) }
    if name == "none", property == .haptic || property == .hoverEffect { return Value.none }
    reportUnknown(
      { .unknownCase(name, of: property.name, cases: words, suggestion: $0) }, name,
      at: tree.range(node), among: words, habits: ForeignWords.values)
    return nil
  }

  private mutating func readValue(
    _ value: NodeID, type: ValueType, of property: Property
  ) -> Value? {
    switch type {
    case .insets: return readInsets(value)
    case .border: return readBorder(value)
    case .shadow: return readShadows(value)
    case .scale: return readScale(value)
    case .rotation: return readRotation(value)
    case .offset: return readOffset(value)
    case .words(let words): return readWords(value, words, of: property)
    case .modifiers: return readModifiers(value)
    default: break
    }
    guard let run = onlyRun(value, of: "the value of '\(property.name)'"),
      let node = onlyComponent(of: run, after: "the value of '\(property.name)'")
    else { return nil }
    switch type {
    case .fill: return readFill(node, allowsGlass: property == .background)
    case .color: return readColor(node).map { .color($0) }
    case .lineLimit: return readNumber(node, .atLeastOne).map { .scalar($0) }
    case .fraction: return readFraction(node, .fraction).map { .scalar($0) }
    case .signedFraction: return readFraction(node, .signedFraction).map { .scalar($0) }
    case .factor: return readFraction(node, .notNegative).map { .scalar($0) }
    case .length: return readLength(node, .notNegative).map { .scalar($0) }
    case .maximum: return readMaximum(node)
    case .font: return readFont(node)
    case .shape: return readOther(node, .shape, example: "a shape such as 'rounded(8)'")
    case .bool: return readConstantBool(node, of: property)
    case .animation: return readAnimation(node)
    case .style: return readStyleOfControl(node, of: property)
    case .keyword(let words):
      report(
        .typeMismatch(
          expected: "one of the words \(words.map { "'\($0)'" }.joined(separator: ", "))",
          found: "'\(source.text(tree.range(node)))'"),
        at: tree.range(node))
      return nil
    case .string: return readString(node)
    case .insets, .border, .shadow, .scale, .rotation, .offset, .words, .modifiers: return nil
    }
  }

  private mutating func readMaximum(_ node: NodeID) -> Value? {
    if tree.kind(node) == .nameExpression {
      let name = nameID(node)
      if names.word(name) == .fill, isOpen(name) { return .infinity }
    }
    return readLength(node, .notNegative).map { .scalar($0) }
  }

  private mutating func readFont(_ node: NodeID) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    guard case .font(let font) = operand else {
      report(
        .typeMismatch(expected: "a font such as 'body' or 'system(16)'", found: operand.phrase),
        at: tree.range(node))
      return nil
    }
    return .font(font)
  }

  private mutating func readAnimation(_ node: NodeID) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .animation(let animation): return .animation(animation)
    // A derived style may have given `none` for the parameter.
    case .other(.none, .animation): return Value.none
    case .word(.standard): return .animation(AnimationValue(.standard))
    default:
      report(
        .typeMismatch(
          expected: "an animation such as 'easeOut(150ms)'", found: operand.phrase),
        at: tree.range(node))
      return nil
    }
  }

  private mutating func readConstantBool(_ node: NodeID, of property: Property) -> Value? {
    let value = readBool(node)
    // Whether the content is clipped is a matter of the view's structure, which no value changes.
    if case .boolParameter = value, property.definition.variation == .constant {
      report(.mustBeConstant(property.name), at: tree.range(node))
      return nil
    }
    return value
  }

  private mutating func readBool(_ node: NodeID) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .bool(let bool): return .bool(bool)
    case .boolParameter(let id): return .boolParameter(id)
    default:
      report(
        .typeMismatch(expected: "'true' or 'false'", found: operand.phrase), at: tree.range(node))
      return nil
    }
  }

  private mutating func readOther(
    _ node: NodeID, _ type: ParameterType, example: String
  ) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    guard case .other(let value, type) = operand else {
      report(.typeMismatch(expected: example, found: operand.phrase), at: tree.range(node))
      return nil
    }
    return value
  }

  // MARK: - Values of parameters

  /// Reads a default or an argument by the type of its parameter.
  mutating func readValue(_ value: NodeID, as type: ParameterType, parameter: String) -> Value? {
    switch type {
    case .insets: return readInsets(value)
    case .border: return readNoneOr(value) { $0.readBorder(value) }
    case .shadow: return readNoneOr(value) { $0.readShadows(value) }
    default: break
    }
    guard let run = onlyRun(value, of: "the value of '\(parameter)'"),
      let node = onlyComponent(of: run, after: "the value of '\(parameter)'")
    else { return nil }
    switch type {
    case .color: return readColor(node).map { .color($0) }
    case .number: return readNumber(node, .any).map { .scalar($0) }
    case .length: return readLength(node).map { .scalar($0) }
    case .angle: return readAngle(node).map { .scalar($0) }
    case .duration: return readDuration(node).map { .scalar($0) }
    case .percentage: return readFraction(node, .any).map { .scalar($0) }
    case .font: return readFont(node)
    case .animation: return readNoneOr(value) { $0.readAnimation(node) }
    case .shape: return readOther(node, .shape, example: "a shape such as 'rounded(8)'")
    case .bool: return readBool(node)
    case .string: return readString(node)
    case .enumeration(let enumeration):
      return readCase(node, of: enumeration, parameter: parameter)
    case .fill: return readNoneOr(value) { $0.readFill(node, allowsGlass: false) }
    case .image: return readImage(node, allowsName: false)
    case .insets, .border, .shadow: return nil
    }
  }

  private mutating func readNoneOr(_ value: NodeID, _ read: (inout Analyzer) -> Value?) -> Value? {
    if let single = singleExpression(value), tree.kind(single) == .nameExpression {
      let name = nameID(single)
      if names.word(name) == Word.none, isOpen(name) { return Value.none }
    }
    return read(&self)
  }

  private mutating func readString(_ node: NodeID) -> Value? {
    guard let operand = evaluate(node) else { return nil }
    switch operand {
    case .string(.literal(let string)): return .string(string)
    case .string(.parameter(let id)): return .stringParameter(id)
    default:
      report(
        .typeMismatch(expected: "a string in quotes", found: operand.phrase), at: tree.range(node))
      return nil
    }
  }

  /// A case is looked up among the cases only; else it may be an enumeration parameter of the style.
  private mutating func readCase(
    _ node: NodeID, of enumeration: Enumeration, parameter: String
  ) -> Value? {
    let name = source.text(tree.range(node))
    if tree.kind(node) == .nameExpression {
      if let index = enumeration.cases.firstIndex(of: name) { return .keyword(UInt8(index)) }
      if let binding = binding(nameID(node)), case .enumeration(let other) = binding.type {
        note(node, isBinding: binding)
        guard other.cases == enumeration.cases else {
          report(
            .enumerationMismatch(argument: name, expected: enumeration.cases), at: tree.range(node))
          return nil
        }
        if binding.isOptional, case .parameter(let id) = binding.meaning {
          neededOptionals.append(id)
        }
        switch binding.meaning {
        case .parameter(let id): return .enumerationParameter(id)
        case .value(let value): return value
        case .unknown: return nil
        case .absent:
          needsAbsent = true
          return .keyword(0)
        }
      }
    }
    reportUnknown(
      { .unknownCase(name, of: parameter, cases: enumeration.cases, suggestion: $0) }, name,
      at: tree.range(node), among: enumeration.cases)
    return nil
  }
}

extension PropertyDefinition {
  /// Whether `none` is a value; a style that is left to the surroundings cannot be taken away.
  fileprivate var allowsNone: Bool {
    if case .style = type, case .inherit = defaultValue { return false }
    return type.allowsNone
  }
}

extension ValueType {
  /// Whether `none` is a value of the type.
  var allowsNone: Bool {
    switch self {
    case .fill, .border, .shadow, .animation, .lineLimit, .style, .words, .modifiers: true
    default: false
    }
  }
}
