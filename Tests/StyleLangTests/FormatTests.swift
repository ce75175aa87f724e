import Testing

@testable import StyleLang

/// What the formatter makes of files: each pair shows one rule.
@Suite struct FormatTests {
  /// A file, and its layout.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var layout: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "spaces",
      text: """
        tokens{a:1;b :  a+2 *(3-a) ;c:-a;d:a-1;e:1 -2;f:1 (2)  f(2),g (x)}
        style X ( p:Color ?=red,q :a|b=a ) :Y( tint:p )
        {
        padding:8    16
        border:1 red when not(pressed or q==a)and p  is  set and available (ios:17.4.1)
        }
        """,
      layout: """
        tokens { a: 1; b: a + 2 * (3 - a); c: -a; d: a - 1; e: 1 -2; f: 1 (2) f(2), g (x) }

        style X(p: Color? = red, q: a | b = a): Y(tint: p) {
            padding: 8 16
            border: 1 red when not (pressed or q == a) and p is set and available(ios: 17.4.1)
        }

        """),
    Case(
      name: "empty lines",
      text: """



        import "a.style"
        import "b.tokens.json"   as   B


        environment loud:Bool=false
        tokens { }
        // About X.
        style X: button {

            padding: 8



            width: 1
            height: 1

        }
        style Y: X {}
        environment high: Bool = false



        """,
      layout: """
        import "a.style"
        import "b.tokens.json" as B

        environment loud: Bool = false

        tokens {}

        // About X.
        style X: button {
            padding: 8

            width: 1
            height: 1
        }

        style Y: X {}

        environment high: Bool = false

        """),
    Case(
      name: "blocks in one line",
      text: """
        style X: button {
        content: hstack(spacing:8){icon?{width:4;height:4;};title when not dark;
        spacer}
        when pressed { scale: 97% } when disabled { opacity: 40% }
        when dark { foreground: white ;background: black.opacity(50%) ; border: 1 white ; shadow: none }
        layer glow above when pressed { background: red }
        when hovered { }
        }
        """,
      layout: """
        style X: button {
            content: hstack(spacing: 8) {
                icon? { width: 4; height: 4 }
                title when not dark
                spacer
            }
            when pressed { scale: 97% }
            when disabled { opacity: 40% }
            when dark { foreground: white; background: black.opacity(50%); border: 1 white; shadow: none }
            layer glow above when pressed { background: red }
            when hovered {}
        }

        """),
    Case(
      name: "comments",
      text: """
        // At the top.

        /* Of the license. */
        tokens { // trailing
              // own
            a: 1// one
            /* before */ b: 2 /* after */ ; // more
            /// Documented.
            deprecated "use a" /* why */ c: /* in */ 3
            // last
            }   // end of tokens
        style X( // first
           /// A colour.
           tint: Color, // trailing

           /* two */ other: Color
           // no more
        ): button { /* empty */ }
        style Y: button {
          shadow: black 1 0 0, // first
             // second
             white 2 0 0
          background: red when pressed and // not only
             hovered
        }
        // The end.
        """,
      layout: """
        // At the top.

        /* Of the license. */
        tokens {  // trailing
            // own
            a: 1  // one
            /* before */ b: 2 /* after */  // more
            /// Documented.
            deprecated "use a"
            /* why */ c: /* in */ 3
            // last
        }  // end of tokens

        style X(  // first
            /// A colour.
            tint: Color,  // trailing

            /* two */ other: Color
            // no more
        ): button { /* empty */ }

        style Y: button {
            shadow: black 1 0 0,  // first
                // second
                white 2 0 0
            background: red when pressed and  // not only
                hovered
        }
        // The end.

        """),
    Case(
      name: "long lines",
      text: """
        style AStyleWithALongName(first: Color = red, second: small | regular | large = small, third: Length = 8): button {
            background: adaptive(#FFFFFF, dark: #1C1C1E, highContrast: #FFFFFF, darkHighContrast: #000000)
            foreground: adaptive(oklch(55%, 0.15, 150deg), dark: oklch(75%, 0.17, 150deg), highContrast: oklch(35%, 0.15, 150deg))
            tint: adaptive(#FFFFFF, dark: #1C1C1E, highContrast: #FFFFFF, darkHighContrast: #000000).opacity(50%)
            shadow: black.opacity(18%) 6 0 2, black.opacity(10%) 24 0 12, black.opacity(5%) 48 0 24, red 1 0 0
            border: 2 first.opacity(50%) when second == small and pressed and not hovered or disabled and not focused
            width: aLongName * anotherLongName + aLongName * anotherLongName - aLongName / anotherLongName + 1
            padding: (1 + 2) f(a, b,)
            when second == small and pressed and not hovered and not (disabled and not focused) and third is set { scale: 97% }
            content: hstack(spacing: 8, alignment: firstTextBaseline, somethingElse: 12, andMore: anotherName + 1) { icon; title }
            font: custom("A very long name of a font that does not fit at all in the line that it is in, or so", 17, relativeTo: body)
        }
        style B(tint: Color = brand, kind: one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve = one): AStyleWithALongName(first: red, second: large, third: 12 + 12 + 12 + 12) { }
        environment aLongNameOfAnEnvironmentValue: one | two | three | four | five | six | seven | eight | nine | ten | eleven = one
        import "a/very/long/path/to/a/file/that/is/somewhere/far/away/in/the/project/so/that/the/line/is/too/long.style" as X
        tokens { a: adaptive(#FFFFFF, dark: #1C1C1E, highContrast: linear(red, blue, from: top, to: bottom), darkHighContrast: #000000); b: 1 }
        style Q: button { /* empty */ }
        style W: button { /* a */ width: 1 /* b */ ; /* c */ height: 2 /* d */ }
        style V: button { ; }
        style Z: button {
            when not pressed
            {
               }
        }
        """,
      layout: """
        style AStyleWithALongName(
            first: Color = red,
            second: small | regular | large = small,
            third: Length = 8
        ): button {
            background: adaptive(#FFFFFF, dark: #1C1C1E, highContrast: #FFFFFF, darkHighContrast: #000000)
            foreground: adaptive(
                oklch(55%, 0.15, 150deg),
                dark: oklch(75%, 0.17, 150deg),
                highContrast: oklch(35%, 0.15, 150deg)
            )
            tint: adaptive(
                #FFFFFF, dark: #1C1C1E, highContrast: #FFFFFF, darkHighContrast: #000000
            ).opacity(50%)
            shadow: black.opacity(18%) 6 0 2,
                black.opacity(10%) 24 0 12,
                black.opacity(5%) 48 0 24,
                red 1 0 0
            border: 2 first.opacity(50%) when second == small and pressed and not hovered or
                disabled and not focused
            width: aLongName * anotherLongName + aLongName * anotherLongName - aLongName / anotherLongName +
                1
            padding: (1 + 2) f(
                a,
                b,
            )
            when second == small and
                    pressed and
                    not hovered and
                    not (disabled and not focused) and
                    third is set {
                scale: 97%
            }
            content: hstack(
                spacing: 8, alignment: firstTextBaseline, somethingElse: 12, andMore: anotherName + 1
            ) {
                icon
                title
            }
            font: custom(
                "A very long name of a font that does not fit at all in the line that it is in, or so",
                17,
                relativeTo: body
            )
        }

        style B(
            tint: Color = brand,
            kind: one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve = one
        ): AStyleWithALongName(first: red, second: large, third: 12 + 12 + 12 + 12) {}

        environment aLongNameOfAnEnvironmentValue: one | two | three | four | five | six | seven | eight |
            nine | ten | eleven = one
        import "a/very/long/path/to/a/file/that/is/somewhere/far/away/in/the/project/so/that/the/line/is/too/long.style" as X

        tokens {
            a: adaptive(
                #FFFFFF,
                dark: #1C1C1E,
                highContrast: linear(red, blue, from: top, to: bottom),
                darkHighContrast: #000000
            )
            b: 1
        }

        style Q: button { /* empty */ }

        style W: button { /* a */ width: 1 /* b */; /* c */ height: 2 /* d */ }

        style V: button {}

        style Z: button {
            when not pressed {}
        }

        """),
    Case(
      name: "mistakes stay",
      text: """
        tokens {
          a :1
            b   =  2   // two
          c :3
        }
        style X : button {
        padding   8 ; width :4
          height:5
           wrong   word here }
        style Y : {
             width   :  5
        }
        style Z:button{width:6}
        """,
      layout: """
        tokens {
            a: 1
            b   =  2  // two
            c: 3
        }

        style X: button {
        padding   8 ; width :4
            height: 5
           wrong   word here }
        style Y : {
             width   :  5
        }
        style Z: button { width: 6 }

        """),
    Case(
      name: "a merge that is not done",
      text: """
        <<<<<<< HEAD
        style A:button{
        =======
        style B:button{
        >>>>>>> other
          padding:8
        }
        style C:button{padding:8}
        """,
      layout: """
        <<<<<<< HEAD
        style A:button{
        =======
        style B: button {
        >>>>>>> other
            padding: 8
        }

        style C: button { padding: 8 }

        """),
  ]

  @Test(arguments: cases)
  func layouts(_ one: Case) throws {
    let source = SourceFile(name: "x.style", text: one.text)
    #expect(String(decoding: try format(source).bytes, as: UTF8.self) == one.layout)
  }

  @Test(arguments: [
    ("tokens { a: 1 }\r\n", "tokens { a: 1 }\r\n"),
    ("tokens {\r\na: 1\r\n}", "tokens {\r\n    a: 1\r\n}\r\n"),
    ("tokens {\ra: 1\r}", "tokens {\r    a: 1\r}\r"),
    ("tokens {\r\na: 1\n}", "tokens {\n    a: 1\n}\n"),
    ("tokens {\na: 1 /* x\r\ny */\n}", "tokens {\n    a: 1 /* x\r\ny */\n}\n"),
    ("\u{FEFF}\n\ntokens { a: 1 }", "\u{FEFF}tokens { a: 1 }\n"),
    ("", ""), (" \n\t\n", ""), ("// x", "// x\n"), ("\n\n// x \t", "// x\n"), (";;", ""),
    ("/* x", "/* x"), ("\n\n/* x\n", "/* x\n"), ("tokens { a: 1 } /* x", "tokens { a: 1 } /* x"),
  ])
  func endsOfLinesAndFiles(text: String, layout: String) throws {
    let result = try format(SourceFile(name: "x.style", text: text))
    #expect(String(decoding: result.bytes, as: UTF8.self) == layout)
  }

  /// The columns are those of an editor.
  @Test func widthCountsColumns() throws {
    let wide = String(repeating: "漢", count: 20)
    let text = "style X: label { accessibilityHint: \"\(wide)\"; lineLimit: 1 }\n"
    func lines(_ width: Int) throws -> Int {
      let options = FormatOptions(lineWidth: width)
      return try format(SourceFile(name: "x.style", text: text), options: options).bytes
        .count { $0 == 0x0A }
    }
    let columns = text.unicodeScalars.count - 1 + 20
    #expect(try lines(columns) == 1)
    #expect(try lines(columns - 1) == 4)
  }

  @Test func optionsAreKept() throws {
    let source = SourceFile(name: "x.style", text: "style X: button {\nfont: f(first, second)\n}")
    let options = FormatOptions(indentWidth: 2, lineWidth: 20)
    #expect(
      String(decoding: try format(source, options: options).bytes, as: UTF8.self) == """
        style X: button {
          font: f(
            first, second
          )
        }

        """)
  }

  @Test func whatIsSkippedIsTold() throws {
    let text = "tokens {\n  a   b\n  c:1\n}\n"
    let result = try format(SourceFile(name: "x.style", text: text))
    #expect(result.skipped == [SourceRange(11, 16)])
    #expect(String(decoding: result.bytes, as: UTF8.self) == "tokens {\n  a   b\n    c: 1\n}\n")
  }
}
