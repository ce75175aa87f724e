import Testing

@testable import StyleLang

@Suite struct ParserElementTests {
  @Test func importsMayNameWhatTheyBring() {
    let parsed = ParsedText("import \"a.style\"; import \"b.tokens.json\" as Brand\ntokens { }")
    #expect(parsed.problems.isEmpty)
    #expect(
      dumpTree(parsed.tree, of: parsed.source) == """
        file
          importDeclaration '"a.style"'
          importDeclaration '"b.tokens.json"'
            importAlias 'Brand'
          tokensDeclaration 'tokens'

        """)
  }

  @Test func componentsHaveABlockAndEnvironmentValuesAType() {
    let parsed = ParsedText(
      """
      deprecated "use Other" component Pill { states: pressed, on; style: Custom(tint: red)
        content: icon? }
      environment density: compact | regular = regular
      environment accent: Color?
      """)
    #expect(parsed.problems.isEmpty)
    #expect(
      dumpTree(parsed.tree, of: parsed.source) == """
        file
          componentDeclaration 'Pill'
            deprecation '"use Other"'
            block
              statement 'states'
                value
                  run
                    nameExpression 'pressed'
                  run
                    nameExpression 'on'
              statement 'style'
                value
                  run
                    call 'Custom'
                      argumentList
                        labeledArgument 'tint'
                          run
                            nameExpression 'red'
              contentStatement 'content'
                element 'icon'
                  optionalMark '?'
          environmentDeclaration 'density'
            enumerationType
              enumerationCase 'compact'
              enumerationCase 'regular'
            value
              run
                nameExpression 'regular'
          environmentDeclaration 'accent'
            typeName 'Color'
            optionalMark '?'

        """)
  }

  @Test func elementsHaveArgumentsAMarkAConditionAndABlock() {
    let parsed = ParsedText(
      """
      style A: button {
        content: hstack(spacing: 4 + a.b) {
          image(logo)? when on and available(ios: 17.4.1) { width: 1 + 2 }
          when dark { title; spacer
            padding: 8 }
        }
      }
      """)
    #expect(parsed.problems.isEmpty)
    #expect(
      parsed.dump(from: .contentStatement) == """
        contentStatement 'content'
          element 'hstack'
            argumentList
              labeledArgument 'spacing'
                run
                  binaryExpression '+'
                    numberLiteral '4'
                    member 'b'
                      nameExpression 'a'
            block
              element 'image'
                argumentList
                  argument
                    run
                      nameExpression 'logo'
                optionalMark '?'
                andCondition 'and'
                  nameCondition 'on'
                  availableCondition 'available'
                    argumentList
                      labeledArgument 'ios'
                        run
                          member '1'
                            numberLiteral '17.4'
                block
                  statement 'width'
                    value
                      run
                        binaryExpression '+'
                          numberLiteral '1'
                          numberLiteral '2'
              whenBlock
                nameCondition 'dark'
                block
                  element 'title'
                  element 'spacer'
                  statement 'padding'
                    value
                      run
                        numberLiteral '8'
        """)
  }

  @Test func layersMayBeAboveAndHaveACondition() {
    let parsed = ParsedText(
      """
      style A: button {
        layer glow above when pressed or not available(ios: 26) { blur: 4; content: box }
        layer layer { }
      }
      """)
    #expect(parsed.problems.isEmpty)
    #expect(
      parsed.dump(from: .block) == """
        block
          layerBlock 'glow'
            layerAbove 'above'
            orCondition 'or'
              nameCondition 'pressed'
              notCondition 'not'
                availableCondition 'available'
                  argumentList
                    labeledArgument 'ios'
                      run
                        numberLiteral '26'
            block
              statement 'blur'
                value
                  run
                    numberLiteral '4'
              contentStatement 'content'
                element 'box'
          layerBlock 'layer'
            block
        """)
  }

  /// The words of declarations and blocks are names where no such thing begins.
  @Test(arguments: [
    "tokens { import: 1; component: 2; environment: 3; layer: 4; content: 5; as: 6; above: 7 }",
    "component Pill { style: Custom; component: a; layer: b; import: c; environment: d }",
    "style A: button { layer: 1; style: 2; tokens: 3 when available or above }",
    "style A: button { content: layer { above; style; environment\nimport } }",
    "style above(as: import, content: component = layer): environment { }",
    "style A: button { content: available(1) when available { available: 2 } }",
  ])
  func wordsAreNamesElsewhere(text: String) {
    let parsed = ParsedText(text)
    #expect(parsed.diagnostics.map(\.problem.message) == [])
    #expect(brokenInvariant(parsed) == nil)
    #expect(brokenShape(parsed.tree) == nil)
  }

  @Test func independentMistakesInElementsAreAllReported() {
    let parsed = ParsedText(
      """
      style A: button {
        content: hstack {
          icon ?
          HStack { Text("a").font(.body) }
          padding 8
          title when { a: 1 }
          image(1 2 = 3)
          content: box
          width: 1 +
        }
        layer { }
        hstack { }
      }
      import a.style
      """)
    let lines = parsed.diagnostics.map { diagnostic in
      LineTable(parsed.source.bytes)
        .position(of: diagnostic.range.start, in: parsed.source.bytes).line
    }
    #expect(lines.sorted() == [3, 4, 4, 4, 5, 6, 7, 8, 9, 11, 12, 14])
  }
}
