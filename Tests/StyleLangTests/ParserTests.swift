import Testing

@testable import StyleLang

@Suite struct ParserTests {
  @Test func anEmptyFileIsAnEmptyTree() {
    for text in ["", " \n", "// nothing\n", "\u{FEFF}"] {
      let parsed = ParsedText(text)
      #expect(parsed.problems.isEmpty)
      #expect(dumpTree(parsed.tree, of: parsed.source) == "file\n")
    }
  }

  @Test func tokensHaveEntriesAndGroups() {
    let parsed = ParsedText(
      """
      tokens Palette {
        brand: #7B2FF7; surface: adaptive(#FFF, dark: #1C1C1E)
        deprecated "use brand" old: brand
        button { height: 44 }
      }
      """)
    #expect(parsed.problems.isEmpty)
    #expect(
      parsed.dump(from: .tokensDeclaration) == """
        tokensDeclaration 'Palette'
          tokenEntry 'brand'
            value
              run
                colorLiteral '#7B2FF7'
          tokenEntry 'surface'
            value
              run
                call 'adaptive'
                  argumentList
                    argument
                      run
                        colorLiteral '#FFF'
                    labeledArgument 'dark'
                      run
                        colorLiteral '#1C1C1E'
          tokenEntry 'old'
            deprecation '"use brand"'
            value
              run
                nameExpression 'brand'
          tokenGroup 'button'
            tokenEntry 'height'
              value
                run
                  numberLiteral '44'
        """)
  }

  @Test func stylesHaveParametersABaseAndABlock() {
    let parsed = ParsedText(
      """
      deprecated "use Other"
      style Primary(
        tint: Color = brand,
        border: Color?,
        size: small | regular | large = regular, pad: Insets? = 8 16,
      ): Base(tint: red, 2)
      {
        padding: 8 16 when pressed
        when size == large { scale: 1; when not dark { scale: 2 } }
        when dark { };
      }
      """)
    #expect(parsed.problems.isEmpty)
    #expect(
      parsed.dump(from: .styleDeclaration) == """
        styleDeclaration 'Primary'
          deprecation '"use Other"'
          parameterList
            parameter 'tint'
              typeName 'Color'
              value
                run
                  nameExpression 'brand'
            parameter 'border'
              typeName 'Color'
              optionalMark '?'
            parameter 'size'
              enumerationType
                enumerationCase 'small'
                enumerationCase 'regular'
                enumerationCase 'large'
              value
                run
                  nameExpression 'regular'
            parameter 'pad'
              typeName 'Insets'
              optionalMark '?'
              value
                run
                  numberLiteral '8'
                  numberLiteral '16'
          baseClause 'Base'
            argumentList
              labeledArgument 'tint'
                run
                  nameExpression 'red'
              argument
                run
                  numberLiteral '2'
          block
            statement 'padding'
              value
                run
                  numberLiteral '8'
                  numberLiteral '16'
              nameCondition 'pressed'
            whenBlock
              equalCondition 'size == large'
              block
                statement 'scale'
                  value
                    run
                      numberLiteral '1'
                whenBlock
                  notCondition 'not'
                    nameCondition 'dark'
                  block
                    statement 'scale'
                      value
                        run
                          numberLiteral '2'
            whenBlock
              nameCondition 'dark'
              block
        """)
  }

  @Test(arguments: ["\n", "\r\n", "\r", ";", " ; // c\n", "/*\n*/"])
  func statementsEndAtLineBreaksAndSemicolons(separator: String) {
    let parsed = ParsedText("style A: button {a: 1\(separator)b: 2\(separator)}")
    #expect(parsed.problems.isEmpty)
    #expect(parsed.tree.nodes.count { $0.kind == .statement } == 2)
  }

  /// The way for plain statements must give the tree of the general way.
  @Test(arguments: ["8", "8 16", "red", "#fff \"a\" b 1", "8 16 // c\n"])
  func plainStatementsAreNoDifferent(value: String) {
    // A condition makes a statement other than plain.
    let plain = ParsedText("style A: button { p: \(value)\n}")
    let general = ParsedText("style A: button { p: \(value.prefix { $0 != "/" }) when x\n}")
    #expect(plain.dump(from: .value) == general.dump(from: .value))
    let entry = ParsedText("tokens { p: \(value)\n}")
    let deprecated = ParsedText("tokens { deprecated \"\" p: \(value)\n}")
    #expect(entry.dump(from: .value) == deprecated.dump(from: .value))
    for parsed in [plain, general, entry, deprecated] {
      #expect(parsed.problems.isEmpty)
      #expect(brokenInvariant(parsed) == nil)
    }
  }

  @Test func documentationIsFoundFromTheTree() throws {
    let parsed = ParsedText(
      """
      /// The palette.
      deprecated "x" tokens { /// no
        /// A colour.
        brand: red
      }
      /// A style.
      style A(/** no */ x: Color): button {}
      """)
    #expect(parsed.problems.isEmpty)
    let documented = (0..<parsed.tree.count).compactMap { index -> String? in
      let node = NodeID(index)
      switch parsed.tree.kind(node) {
      case .tokensDeclaration, .tokenEntry, .styleDeclaration, .parameter:
        return parsed.tokens.documentation(
          before: parsed.tree.firstToken(node), in: parsed.source) ?? "-"
      default: return nil
      }
    }
    #expect(documented == ["The palette.", "A colour.", "A style.", "-"])
  }
}
