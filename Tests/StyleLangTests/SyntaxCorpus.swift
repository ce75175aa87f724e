/// Correct files that together use every token and every node, for tests of what holds of any file.
let corpus: [String] = [
  "",
  """
  /// Colours of the app.
  tokens Palette {
    brand:   #7B2FF7
    surface: adaptive(#FFFFFF, dark: #1C1C1E)
    deprecated "use brand" accent: brand.opacity(50%)
    radius:  8; gap: radius * 2 - 1
    button { height: 44; nested { depth: .5 + 1e3 } }
  }
  tokens { style: "a\\n\\u{41}b"; tokens: -radius / 2 }
  """,
  """
  /// A call to action that fills the width.
  deprecated "use Danger"
  style Primary(tint: Color = brand, size: small | regular | large = regular, edge: Color?): button {
      foreground: white
      background: tint
      padding: 8 16
      shape: rounded(radius, continuous)
      font: body.semibold
      padding: 12 24 when size == large
      shadow: black.opacity(20%) 8 0 4,
        white 1 0 -1

      when pressed and not (disabled or hovered) {
          background: tint.opacity(85%)
          scale: 0.97
          when edge is set { border: 1 edge inside } // the edge
      }
      when size != small or dark { width: (8 + 4) * -2; offset: -4 (1 - 2) }
      animation: easeOut(150ms).delay(50ms)
  }
  style Danger: Primary(tint: red) { border: 1 brand.darker(20%) dash(4, 2) }
  """,
  "\u{FEFF}style Überschrift: view {\r\n  font: custom(\"Größe\", 17,\r\n    relativeTo: body)\r\n}\r\n",
  """
  import "palette.style"
  import "brand.tokens.json" as Brand; environment density: compact | regular = regular
  /// How loud.
  deprecated "say nothing" environment volume: Number?
  /// A button that reacts.
  component ReactiveButton {
    states: pressed, loading
    gesture: drag; style: Reactive(tint: red)
    content: hstack(spacing: 8 + 2) { icon?; title }
  }
  deprecated "use nothing" component Old { }
  style Reactive(logo: Image?): ReactiveButton {
    content: hstack(spacing: 8, alignment: top) {
      image(logo)? when not loading and available(ios: 17.4.1, macos: 14) { foreground: red }
      vstack {
        title; text("a") when pressed
        when dark or density == compact {
          padding: 4 8 when hovered
          divider { height: 1 }
          spacer(minLength: 2 * (1 + 1))
        }
      }
      box
      {
        background: red;
      }
    }
    layer glow above when pressed { background: red; content: box { width: 4 } }
    layer plain { margin: -2 }
    when available(ios: 26) { background: glass(tint: red) }
  }
  """,
]
