extension Parser {
  /// `(name: type? = default, …)`.
  mutating func parameterList() {
    let node = open(.parameterList)
    let opening = position
    guard enter() else {
      tree.nodes[node].kind = .error
      close(node)
      return
    }
    advance()
    parenthesisDepth += 1
    while kind != .rightParen, !listBroke {
      let before = position
      parameter()
      guard separator(in: .parameters), madeProgress(since: before) else { break }
    }
    _ = closeParenthesis(opening)
    depth -= 1
    close(node)
  }

  private mutating func parameter() {
    let node = open(.parameter)
    guard kind == .name else {
      tree.nodes[node].kind = .error
      missingName(of: .parameter)
      if kind == .colon {
        advance()
        parameterType(of: .parameter, named: position)
      }
      close(node)
      return
    }
    let name = position
    takeMainToken(of: node)
    colon(after: .parameter, named: name)
    parameterType(of: .parameter, named: name)
    parameterDefault()
    close(node)
  }

  /// The `?` and the default after a type.
  mutating func parameterDefault() {
    if kind == .question { leaf(.optionalMark) }
    if kind == .equal {
      advance()
      singleRunValue()
    }
  }

  /// One name is a type; two or more with `|` between are an enumeration.
  mutating func parameterType(of owner: NamePlace, named name: Int) {
    guard kind == .name, !lineEnded else {
      if isReserved(kind), !lineEnded {
        reservedName()
      } else {
        report(.expectedType(of: owner, name: spelling(name), found: found), at: place)
      }
      missing()
      return
    }
    guard nextKind == .pipe else {
      leaf(.typeName)
      return
    }
    let node = open(.enumerationType)
    leaf(.enumerationCase)
    while kind == .pipe {
      advance()
      if kind == .name {
        leaf(.enumerationCase)
      } else {
        missingName(of: .enumerationCase)
        missing()
      }
    }
    close(node)
  }
}
