import Testing

@testable import StyleLang

/// Values that need newer systems than the default targets.
@Suite struct ValueTests {
  private static let newest = DeploymentTargets([
    (.iOS, Version(26)), (.macOS, Version(26)), (.tvOS, Version(26)), (.watchOS, Version(26)),
  ])

  private func outputs(_ text: String) throws -> (swift: String, json: String) {
    let source = SourceFile(name: "test.style", text: text)
    let compilation = compile(source, targets: ValueTests.newest)
    #expect(compilation.diagnostics.map(\.problem.message) == [])
    let sheet = try #require(compilation.sheet)
    return (
      String(decoding: emitSwift(sheet), as: UTF8.self),
      String(decoding: emitJSON(sheet), as: UTF8.self)
    )
  }

  @Test(arguments: [
    ("tint.lighter(20%)", "style.tint.mix(with: .white, by: 0.2)"),
    ("tint.darker(share)", "style.tint.mix(with: .black, by: style.share)"),
    ("red.mix(tint, 30%)", "Color.red.mix(with: style.tint, by: 0.3)"),
    (
      "accent.lighter(10%).opacity(50%)",
      "Color.accentColor.mix(with: .white, by: 0.1).opacity(0.5)"
    ),
    ("asset(\"Brand\").mix(red, 50%)", "Color(\"Brand\").mix(with: .red, by: 0.5)"),
  ])
  func coloursAreMixedAtRunTime(_ value: String, _ expected: String) throws {
    let (swift, json) = try outputs(
      """
      style S(tint: Color, share: Percentage = 10%): button {
        foreground: \(value)
        opacity: 50% when pressed
        background: tint.opacity(share)
      }
      """)
    #expect(swift.contains(".foregroundStyle(\(expected))"), "\(swift)")
    #expect(json.contains("\"call\": \"mix\""))
  }

  @Test func knownColoursAreMixedAtOnce() throws {
    let (swift, json) = try outputs("style S: view { foreground: #102030.lighter(20%) }")
    #expect(!swift.contains("mix("))
    #expect(!json.contains("\"mix\""))
  }

  @Test func glassIsAnEffectOfItsOwn() throws {
    let (swift, json) = try outputs(
      """
      style S(tint: Color): view {
        background: glass(clear, tint: tint, interactive: true)
        shape: capsule
      }
      """)
    #expect(swift.contains(".glassEffect(.clear.tint(tint).interactive(), in: Capsule())"))
    #expect(!swift.contains(".background"))
    #expect(
      json.contains(#"{"glass": "clear", "tint": {"parameter": "tint"}, "interactive": true}"#))
  }

  @Test func glassGoesWhereItDoesNotHold() throws {
    let (swift, _) = try outputs(
      """
      style S: button {
        background: glass
        background: red when pressed
        background: none when disabled
      }
      """)
    #expect(swift.contains("{ return .identity }") || swift.contains("? .regular : .identity"))
    #expect(swift.contains("? Color.red : .clear") || swift.contains("? .red : .clear"), "\(swift)")
  }

  @Test(arguments: Material.allCases)
  func materialsHaveNames(_ material: Material) throws {
    let source = SourceFile(
      name: "test.style", text: "style S: view { background: material(\(material)) }")
    let sheet = try #require(
      compile(source, targets: DeploymentTargets([(.iOS, Version(15))])).sheet)
    let swift = String(decoding: emitSwift(sheet), as: UTF8.self)
    let name = material == .bar ? "bar" : "\(material)Material"
    #expect(swift.contains(".background(.\(name), in: Rectangle())"))
  }

  @Test func modifiersOfTheAppAreNamed() throws {
    let (swift, json) = try outputs(
      "style S: view { modifier: swift(Shimmer), swift(Effects.Glow) }")
    #expect(swift.contains(".modifier(Shimmer())\n            .modifier(Effects.Glow())"))
    #expect(json.contains(#"{"kind": "opaque", "swift": "Effects.Glow"}"#))
  }

  @Test func aDesignReachesThroughTokens() throws {
    let (swift, _) = try outputs(
      """
      tokens { copy: body.semibold; other: copy }
      style S: view { font: other.rounded.italic }
      """)
    #expect(swift.contains(".font(.system(.body, design: .rounded)"))
  }
}
