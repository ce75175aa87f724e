import Foundation
import StyleLang
import Testing

@Suite struct JSONEmitterTests {
  static let names = JSONSamples.all.map(\.name)

  @Test(arguments: names, [false, true])
  func isAsTheGoldenSays(_ name: String, _ isFlat: Bool) throws {
    let text = String(decoding: try emit(name, flat: isFlat), as: UTF8.self)
    let file = "JSON/\(name)\(isFlat ? ".flat" : "").json"
    try expectSnapshot(text, equals: TestFiles.goldens.appending(path: file))
  }

  @Test(arguments: names, [false, true])
  func isValidBySchema(_ name: String, _ isFlat: Bool) throws {
    let schema = try JSONSchema.ofStyles()
    let json = try JSONReader.read(emit(name, flat: isFlat))
    #expect(schema.problems(of: json).prefix(10) == [])
  }

  @Test(arguments: TestFiles.names(in: TestFiles.samples), [false, true])
  func samplesAreValidBySchema(_ name: String, _ isFlat: Bool) throws {
    let bytes = try TestFiles.bytes(TestFiles.samples.appending(path: name))
    let sheet = try #require(compile(SourceFile(name: name, bytes: bytes)).sheet)
    var options = JSONOptions()
    options.flatten = isFlat
    let json = try JSONReader.read(emitJSON(sheet, options: options))
    #expect(try JSONSchema.ofStyles().problems(of: json).prefix(10) == [])
    #expect(json["styles"]?.elements.count == sheet.styles.count)
  }

  @Test(arguments: names)
  func foundationReadsIt(_ name: String) throws {
    let bytes = try emit(name)
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(object?["source"] as? String == JSONSamples.sheet(name)?.name)
    #expect(bytes.last == UInt8(ascii: "\n"))
  }

  @Test func hostileTextsComeBack() throws {
    let sheet = try #require(JSONSamples.sheet("hostile"))
    let json = try JSONReader.read(emitJSON(sheet))
    let nasty = sheet.name
    #expect(json["tokens"]?[0]?["name"] == .string(nasty))
    #expect(json["tokens"]?[0]?["value"] == .string(nasty))
    #expect(json["styles"]?[0]?["parameters"]?[0]?["cases"]?[1] == .string(nasty + "2"))
    #expect(json["tokenGroups"]?[0]?["name"] == .string(nasty))
  }

  @Test func hostileTextsCannotBeSeen() throws {
    let bytes = try emit("hostile")
    let text = String(decoding: bytes, as: UTF8.self)
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\u{200D}" {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .format && category != .lineSeparator)
    }
  }

  @Test func chunksJoinToTheWhole() {
    var sheet = JSONSamples.everything
    sheet.styles = Array(repeating: sheet.styles[0], count: 100)
    var chunks: [[UInt8]] = []
    emitJSON(sheet) { chunks.append($0) }
    #expect(chunks.count > 2)
    #expect(chunks.dropLast().allSatisfy { (256 << 10...1 << 20).contains($0.count) })
    #expect(chunks.flatMap(\.self) == emitJSON(sheet))
  }

  @Test func anErrorOfTheWriterStopsIt() {
    struct Full: Error {}
    var sheet = JSONSamples.everything
    sheet.styles = Array(repeating: sheet.styles[0], count: 100)
    var calls = 0
    #expect(throws: Full.self) {
      try emitJSON(sheet) { _ in
        calls += 1
        throw Full()
      }
    }
    #expect(calls == 1)
  }

  /// A view of the app is told of states and parameters, and JSON says of which, in order.
  @Test func viewsOfTheAppAreGivenWhatTheyName() throws {
    let source = SourceFile(
      name: "own.style",
      text: """
        style S(size: small | large, tint: Color?): button {
            content: swift(MyView, pressed, size, tint)
            opacity: 50% when size == small
        }
        style T: S(size: large) { }
        """)
    let sheet = try #require(compile(source).sheet)
    let texts = try [false, true].map { isFlat in
      var options = JSONOptions()
      options.flatten = isFlat
      let json = try JSONReader.read(emitJSON(sheet, options: options))
      #expect(try JSONSchema.ofStyles().problems(of: json) == [])
      let styles = json["styles"]?.elements ?? []
      #expect(styles[0]["states"]?[0]?["name"] == .string("pressed"))
      let contents = styles.flatMap { style in
        (style["sets"]?.elements ?? [style]).compactMap { $0["content"] }
      }
      return contents.map { content in
        (content["inputs"]?.elements ?? []).map { input in
          let value = input["value"] ?? .null
          let name = value["state"]?.text ?? value["parameter"]?.text
          return "\(input["label"]?.text ?? ""): \(name ?? value.text ?? "\(value.truth ?? false)")"
        }.joined(separator: ", ")
      }
    }
    #expect(
      texts[0] == [
        "isPressed: pressed, size: size, tint: tint", "isPressed: pressed, size: large, tint: tint",
      ])
    #expect(
      texts[1] == [
        "isPressed: false, size: small, tint: tint", "isPressed: false, size: large, tint: tint",
        "isPressed: true, size: small, tint: tint", "isPressed: true, size: large, tint: tint",
        "isPressed: false, size: large, tint: tint", "isPressed: true, size: large, tint: tint",
      ])
  }

  private func emit(_ name: String, flat isFlat: Bool = false) throws -> [UInt8] {
    var options = JSONOptions()
    options.flatten = isFlat
    var sheet = try #require(JSONSamples.sheet(name))
    // Flat, the style with everything would have more sets than are allowed.
    if isFlat { sheet.styles.removeAll { flattenedSetCount($0) > 100 } }
    return emitJSON(sheet, options: options)
  }
}

extension JSONSchema {
  /// `grammar/style.schema.json`.
  static func ofStyles() throws -> JSONSchema {
    let file = TestFiles.root.appending(path: "grammar/style.schema.json")
    return JSONSchema(root: try JSONReader.read(TestFiles.bytes(file)))
  }
}
