import Testing

@testable import StyleLang

/// The bodies that content and layers give in Swift.
@Suite struct SwiftEmitContentTests {
  @Test func whatComesAndGoesTogetherStandsInOneIf() throws {
    try expect(
      """
      style S(icon: String?, detail: String?, big: Bool = false): button {
        content: hstack(spacing: 8) {
          image(icon)
          label
          text(detail) when big
          when pressed { spacer; image("checkmark"); divider when big }
        }
      }
      """,
      """
      var body: some View {
          HStack(spacing: 8) {
              if let icon = style.icon {
                  Image(systemName: icon)
              }
              configuration.label
              if let detail = style.detail, style.big {
                  Text(detail)
              }
              if isEnabled && configuration.isPressed {
                  Spacer()
                  Image(systemName: "checkmark")
              }
              if isEnabled && style.big && configuration.isPressed {
                  Divider()
              }
          }
          .contentShape(Rectangle())
      }
      """)
  }

  @Test func contentThatMayBeAbsentStandsInAStack() throws {
    try expect(
      """
      style S: view {
        content: label when not dark
        padding: 8
      }
      """,
      """
      public func body(content: Content) -> some View {
          ZStack {
              if colorScheme != .dark {
                  content
              }
          }
          .padding(8)
      }
      """)
  }

  @Test func layersAreDrawnInTheirOrder() throws {
    try expect(
      """
      style S: view {
        layer last { background: red }
        layer first { border: 1 blue }
        layer over above { background: green; margin: -2 }
        layer top above { width: 8; alignment: topTrailing; content: text("3"); padding: 2; background: red }
        background: white
        overlay: black.opacity(10%)
        border: 2 gray
        shadow: black 4
        opacity: 50%
      }
      """,
      """
      public func body(content: Content) -> some View {
          content
              .background {
                  Rectangle()
                      .fill(.white)
                      .shadow(color: .black, radius: 4)
              }
              .background {
                  Rectangle()
                      .strokeBorder(.blue, lineWidth: 1)
                      .allowsHitTesting(false)
              }
              .background {
                  Rectangle()
                      .fill(.red)
                      .allowsHitTesting(false)
              }
              .overlay {
                  Rectangle()
                      .fill(Color.black.opacity(0.1))
                      .allowsHitTesting(false)
              }
              .overlay { Rectangle().strokeBorder(.gray, lineWidth: 2) }
              .overlay {
                  Rectangle()
                      .fill(.green)
                      .padding(-2)
                      .allowsHitTesting(false)
              }
              .overlay(alignment: .topTrailing) {
                  Color.clear
                      .overlay {
                          Text("3")
                      }
                      .padding(2)
                      .frame(width: 8)
                      .background(.red, in: Rectangle())
                      .allowsHitTesting(false)
              }
              .opacity(0.5)
      }
      """)
  }

  @Test func elementsInheritWhatIsAroundThem() throws {
    try expect(
      """
      style S: view {
        content: hstack {
          font: title when dark
          label { font: caption when highContrast; lineLimit: 1 when dark }
        }
        lineLimit: 2
      }
      """,
      """
      public func body(content: Content) -> some View {
          HStack {
              content
                  .font(colorSchemeContrast == .increased ? .caption : rowFont)
                  .lineLimit(colorScheme == .dark ? 1 : 2)
          }
          .font(colorScheme == .dark ? .title : font)
          .lineLimit(2)
      }

      private var rowFont: Font? {
          colorScheme == .dark ? .title : font
      }
      """)
  }

  @Test func layersInheritFromOutside() throws {
    try expect(
      """
      style S: view {
        font: title
        layer glow { content: label { font: caption when dark } }
      }
      """,
      """
      public func body(content: Content) -> some View {
          content
              .font(.title)
              .background {
                  Color.clear
                      .overlay {
                          content
                              .font(colorScheme == .dark ? .caption : font)
                      }
                      .allowsHitTesting(false)
              }
      }
      """)
  }

  @Test func conditionsAreReadInTheirContext() throws {
    try expect(
      """
      style S: button {
        content: hstack {
          label
          when pressed {
            image("a") { foreground: red when pressed and dark; foreground: blue when not pressed or not dark }
          }
        }
        layer glow when hovered { background: red when hovered; background: blue when not hovered or dark }
      }
      """,
      """
      var body: some View {
          HStack {
              configuration.label
              if isEnabled && configuration.isPressed {
                  Image(systemName: "a")
                      .foregroundStyle(colorScheme == .dark ? Color.red : Color.blue)
              }
          }
          .background {
              Rectangle()
                  .fill(colorScheme == .dark ? Color.blue : Color.red)
                  .opacity(isEnabled && isHovered ? 1 : 0)
                  .allowsHitTesting(false)
          }
          .contentShape(Rectangle())
          #if !os(tvOS) && !os(watchOS)
          .onHover { isHovered = $0 }
          #if os(visionOS)
          .onChange(of: isEnabled) { _, isEnabled in if !isEnabled { isHovered = false } }
          #else
          .onChange(of: isEnabled) { if !$0 { isHovered = false } }
          #endif
          #endif
      }
      """)
  }

  @Test func aThumbMovesInItsTrack() throws {
    try expect(
      """
      style S: toggle {
        content: track {
          width: 51; padding: 2; shape: capsule; background: gray; background: green when on
          thumb { width: 27; shape: circle; background: white }
        }
      }
      """,
      """
      var body: some View {
          Color.clear
              .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                  Circle()
                      .fill(.white)
                      .frame(width: 27)
              }
              .padding(2)
              .frame(width: 51)
              .background(configuration.isOn ? Color.green : Color.gray, in: Capsule())
              .contentShape(Rectangle())
      }
      """)
  }

  @Test func aBarFillsItsTrack() throws {
    try expect(
      """
      style S: progress {
        content: track { height: 8; background: gray; bar { background: blue; height: 4 } }
      }
      """,
      """
      var body: some View {
          Color.clear
              .overlay {
                  GeometryReader { proxy in
                      Rectangle()
                          .fill(.blue)
                          .frame(height: 4)
                          .frame(
                              width: proxy.size.width * (configuration.fractionCompleted ?? 0),
                              height: proxy.size.height
                          )
                  }
              }
              .frame(height: 8)
              .background(.gray, in: Rectangle())
      }
      """)
  }

  @Test func viewsOfTheAppAreGivenStates() throws {
    try expect(
      """
      style S(size: small | large, tint: Color?): button {
        content: swift(MyView, pressed, dark, size, tint)
      }
      style T: S(size: large, tint: red) {}
      """,
      """
      var body: some View {
          MyView(
              isPressed: isEnabled && configuration.isPressed,
              isDark: colorScheme == .dark,
              size: style.size,
              tint: style.tint
          )
          .contentShape(Rectangle())
      }

      var body: some View {
          MyView(
              isPressed: isEnabled && configuration.isPressed,
              isDark: colorScheme == .dark,
              size: .large,
              tint: .red
          )
          .contentShape(Rectangle())
      }
      """)
  }

  /// Compares the bodies of what a source gives, with their computed properties.
  private func expect(
    _ source: String, _ bodies: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let compilation = compile(SourceFile(name: "a.style", bytes: Array(source.utf8)))
    #expect(compilation.diagnostics.map(\.problem.message) == [], sourceLocation: sourceLocation)
    guard let sheet = compilation.sheet else { return }
    let text = String(decoding: emitSwift(sheet), as: UTF8.self)
    #expect(bodiesOf(text) == bodies, sourceLocation: sourceLocation)
  }

  /// What stands from each `body` to the end of its type, moved to the margin.
  private func bodiesOf(_ text: String) -> String {
    var bodies: [String] = []
    var lines: [Substring] = []
    var margin = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("var body: some View {") || code.hasPrefix("public func body(") {
        margin = line.count - code.count
      }
      if margin == 0 { continue }
      if !code.isEmpty, line.count - code.count < margin {
        while lines.last == "" { lines.removeLast() }
        bodies.append(lines.joined(separator: "\n"))
        lines = []
        margin = 0
      } else {
        lines.append(line.dropFirst(margin))
      }
    }
    return bodies.joined(separator: "\n\n")
  }
}
