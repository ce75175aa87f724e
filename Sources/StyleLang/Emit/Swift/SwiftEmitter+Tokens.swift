extension SwiftEmitter {
  /// Writes the enum of a `tokens` block.
  mutating func writeNamespace(_ namespace: TokenNamespace, at index: Int) {
    scope.aliases = names.rootsHiddenInTokens
    scope.hidden = names.hiddenInTokens
    out.blankLine()
    // Blocks without a name share one enum.
    let isFirst = !sheet.namespaces[..<index].contains { $0.swiftName == namespace.swiftName }
    write(namespace, keyword: isFirst ? "enum " : "extension ")
  }

  private mutating func write(_ namespace: TokenNamespace, keyword: StaticString) {
    writeDocumentation(namespace.documentation)
    writeDeprecation(namespace.deprecation)
    out.beginLine()
    if keyword.utf8CodeUnitCount == 5 { writeAccess() }
    out.write(keyword)
    out.write(string: namespace.swiftName)
    if namespace.members.isEmpty {
      out.write(" {}")
      return out.endLine()
    }
    out.write(" {")
    out.endLine()
    out.indent()
    var isSetApart = false
    for member in namespace.members {
      switch member {
      case .token(let token):
        let token = sheet.tokens[Int(token)]
        let isNoted = token.documentation != nil || token.deprecation != nil
        if isSetApart || isNoted { separate() }
        write(token)
        isSetApart = isNoted
      case .group(let group):
        separate()
        write(group, keyword: "enum ")
        isSetApart = true
      }
    }
    out.close()
  }

  private mutating func write(_ token: Token) {
    writeDocumentation(token.documentation)
    writeDeprecation(token.deprecation)
    out.beginLine()
    writeAccess()
    out.write("static let ")
    writeLastPart(of: token.swiftName)
    if let reference = token.value.reference, !model.isFolded(reference) {
      out.write(" = ")
      writeTokenName(reference)
    } else {
      let value = token.value.withoutReference
      writeTokenType(token.type, value)
      out.write(" = ")
      writeTokenValue(value, token.type)
    }
    out.endLine()
  }

  private mutating func writeLastPart(of name: String) {
    let utf8 = name.utf8
    var start = utf8.startIndex
    if let dot = utf8.lastIndex(of: UInt8(ascii: ".")) { start = utf8.index(after: dot) }
    out.write(string: name[start...])
  }

  /// Writes the type where the value does not give it.
  private mutating func writeTokenType(_ type: ParameterType, _ value: Value) {
    switch type {
    case .number, .duration, .percentage: writeAnnotation(.double)
    case .length: writeAnnotation(.float)
    case .insets:
      if value.hasStandardEdge { writeTupleType(["top", "leading", "bottom", "trailing"], "?") }
    case .shape:
      if case .shape(.corners) = value {
        writeTupleType(CornerRadii.labels, "")
      }
    case .border:
      if case .border(let border) = value, let gradient = border.gradient {
        out.write(": (gradient: ")
        write(FillForm(gradient).type)
      } else {
        out.write(": (color: ")
        write(.color)
      }
      out.write(", width: ")
      write(.float)
      out.write(", dash: [")
      write(.float)
      out.write("])")
    case .shadow:
      var count = 1
      if case .shadows(let shadows) = value { count = shadows.count }
      out.write(count > 1 ? ": [(color: " : ": (color: ")
      write(.color)
      for label in [", radius: ", ", x: ", ", y: "] as [StaticString] {
        out.write(label)
        write(.float)
      }
      out.write(count > 1 ? ")]" : ")")
    case .animation:
      if case .none = value {
        writeAnnotation(.animation)
        out.write("?")
      }
    case .color, .angle, .font, .bool, .string, .fill, .image, .enumeration: break
    }
  }

  private mutating func writeAnnotation(_ type: Vocabulary) {
    out.write(": ")
    write(type)
  }

  private mutating func writeTupleType(_ labels: [StaticString], _ suffix: StaticString) {
    out.write(": (")
    for (index, label) in labels.enumerated() {
      if index > 0 { out.write(", ") }
      out.write(label)
      out.write(": ")
      write(.float)
      out.write(suffix)
    }
    out.write(")")
  }

  private mutating func writeTokenValue(_ value: Value, _ type: ParameterType) {
    switch value {
    case .insets(let insets) where value.hasStandardEdge:
      out.write("(top: ")
      writeEdge(insets.top)
      out.write(", leading: ")
      writeEdge(insets.leading)
      out.write(", bottom: ")
      writeEdge(insets.bottom)
      out.write(", trailing: ")
      writeEdge(insets.trailing)
      out.write(")")
    case .border(let border):
      write(border, hasDash: true)
    case .shadows(let shadows):
      guard shadows.count > 1 else { return shadows.first.map { write($0) } ?? () }
      writeList("[", "]", count: shadows.count) { emitter, index in
        emitter.write(shadows[index])
      }
    case .none where type == .border:
      let zero = Scalar.literal(0)
      write(Border(width: zero, color: .clear, dash: [], placement: .inside), hasDash: true)
    case .none where type == .shadow:
      let zero = Scalar.literal(0)
      write(Shadow(color: .clear, radius: zero, x: zero, y: zero))
    default: writeValue(value, type, isTyped: false)
    }
  }

  /// Writes the fields of a border in parentheses.
  mutating func write(_ border: Border, hasDash: Bool) {
    writeList("(", count: hasDash ? 3 : 2) { emitter, index in
      switch index {
      case 0:
        if let gradient = border.gradient {
          emitter.out.write("gradient: ")
          emitter.writeGradient(gradient)
        } else {
          emitter.out.write("color: ")
          emitter.writeColor(border.color, .typed)
        }
      case 1:
        emitter.out.write("width: ")
        emitter.writeScalar(border.width)
      default:
        emitter.out.write("dash: ")
        emitter.writePart(.dash(border.dash), .borderDash, in: .typed)
      }
    }
  }

  /// Writes the fields of a shadow in parentheses.
  mutating func write(_ shadow: Shadow) {
    let numbers = [shadow.radius, shadow.x, shadow.y]
    let labels: [StaticString] = ["radius: ", "x: ", "y: "]
    writeList("(", count: 4) { emitter, index in
      if index == 0 {
        emitter.out.write("color: ")
        emitter.writeColor(shadow.color, .typed)
      } else {
        emitter.out.write(labels[index - 1])
        emitter.writeScalar(numbers[index - 1])
      }
    }
  }

  private mutating func writeEdge(_ edge: Insets.Edge) {
    switch edge {
    case .length(let length): writeScalar(length)
    case .standard: out.write("nil")
    }
  }
}

extension ColorValue {
  fileprivate static let clear = ColorValue.literal(RGBA(0, 0, 0, alpha: 0))
}

extension Value {
  /// The token that a value is nothing but a reference to.
  fileprivate var reference: TokenID? {
    switch self {
    case .token(let token, _), .color(.token(let token)), .scalar(.token(let token)): return token
    case .font(let font):
      if case .token(let token) = font.base, !font.hasTraits { return token }
      return nil
    case .animation(let animation):
      if case .token(let token) = animation.curve, animation.delay == nil { return token }
      return nil
    default: return nil
    }
  }
}
