@testable import StyleLang
import Testing

/// The schema is written by hand; these keep it in step with the catalogue and the model.
@Suite struct JSONSchemaTests {
  private let root: JSONValue

  init() throws { root = try JSONSchema.ofStyles().root }

  @Test(arguments: ["properties", "flatProperties"])
  func hasEveryPropertyInOrder(_ definition: String) {
    let properties = root["$defs"]?[definition]?["properties"]
    #expect(properties?.keys == Property.allCases.map(\.name))
  }

  @Test(arguments: Property.allCases)
  func describesTheProperty(_ property: Property) throws {
    for definition in ["properties", "flatProperties"] {
      let schema = root["$defs"]?[definition]?["properties"]?[property.name]
      #expect(try #require(schema?["description"]?.text).hasSuffix("."))
    }
  }

  @Test(arguments: Property.allCases)
  func allowsWhatTheCatalogueAllows(_ property: Property) throws {
    let schema = try #require(root["$defs"]?["flatProperties"]?["properties"]?[property.name])
    let validator = JSONSchema(root: wrap(schema))
    let definition = property.definition
    var words = definition.type.keywords
    switch definition.defaultValue {
    case .inherit: words.append("inherit")
    case .none: words.append("none")
    default: break
    }
    if case .words(let traits) = definition.type {
      words.removeAll { traits.contains($0) }
      #expect(validator.problems(of: .array(traits.map { .string($0) })) == [])
      #expect(validator.problems(of: .array([.string("unknown word")])) != [])
    }
    for word in words { #expect(validator.problems(of: .string(word)) == [], "\(word)") }
    if definition.type == .string { return }
    #expect(validator.problems(of: .string("unknown word")) != [])
    if case .keyword = definition.type {
      #expect(schema["enum"]?.elements.count == Set(words).count)
    }
  }

  @Test(arguments: [
    ("stateName", State.allCases.map(\.rawValue)),
    (
      "typeName",
      [
        "color", "number", "length", "angle", "duration", "percentage", "insets", "shape", "border",
        "shadow", "font", "animation", "bool", "string", "fill",
        "image", "enumeration",
      ]
    ),
  ])
  func namesAreThoseOfTheModel(_ definition: String, _ names: [String]) {
    #expect(root["$defs"]?[definition]?["enum"]?.elements.compactMap(\.text) == names)
  }

  @Test(arguments: State.allCases)
  func literalsAreTheNames(_ state: State) {
    #expect(state.literal.description == "\"\(state.rawValue)\"")
    #expect(State.allCases.filter { $0.bit == state.bit } == [state])
  }

  @Test(arguments: ControlSize.allCases)
  func literalsAreTheNames(_ size: ControlSize) {
    #expect(size.literal.description == "\"\(size.rawValue)\"")
  }

  /// Every definition is described, and every definition is used.
  @Test func documentsEverything() {
    let definitions = root["$defs"]?.members ?? []
    var references: Set<String> = []
    collectReferences(root, into: &references)
    for member in definitions {
      #expect(member.value["description"]?.text != nil, "\(member.key)")
      #expect(references.contains("#/$defs/\(member.key)"), "\(member.key)")
    }
  }

  /// `schema`, with the definitions of the whole.
  private func wrap(_ schema: JSONValue) -> JSONValue {
    .object(schema.members + [JSONValue.Member(key: "$defs", value: root["$defs"] ?? .null)])
  }

  private func collectReferences(_ value: JSONValue, into references: inout Set<String>) {
    if let text = value["$ref"]?.text { references.insert(text) }
    for member in value.members { collectReferences(member.value, into: &references) }
    for element in value.elements { collectReferences(element, into: &references) }
  }
}
