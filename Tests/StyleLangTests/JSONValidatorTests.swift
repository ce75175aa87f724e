import StyleLang
import Testing

/// What the other tests of the JSON form lean on.
@Suite struct JSONValidatorTests {
  /// The validator is worth nothing if it lets wrong things pass.
  @Test(
    arguments: [
      (#"{"type": "integer"}"#, "1.5"), (#"{"type": "integer"}"#, #""1""#),
      (#"{"type": "string"}"#, #"1"#), (#"{"const": 1}"#, #"2"#), (#"{"enum": ["a"]}"#, #""b""#),
      (#"{"required": ["a"]}"#, #"{}"#), (#"{"additionalProperties": false}"#, #"{"a": 1}"#),
      (#"{"properties": {"a": {"type": "null"}}}"#, #"{"a": 1}"#),
      (#"{"items": {"type": "number"}}"#, #"[1, "a"]"#), (#"{"minItems": 1}"#, "[]"),
      (#"{"maxItems": 1}"#, "[1, 2]"), (#"{"uniqueItems": true}"#, "[1, 1]"),
      (#"{"prefixItems": [{"const": 1}], "items": false}"#, "[1, 2]"),
      (#"{"prefixItems": [{"const": 1}]}"#, "[2]"),
      (#"{"contains": {"const": 1}}"#, "[2]"),
      (#"{"contains": {"const": 1}, "maxContains": 1}"#, "[1, 1]"),
      (#"{"minimum": 1}"#, "0"), (#"{"maximum": 1}"#, "2"), (#"{"pattern": "^a$"}"#, #""b""#),
      (#"{"anyOf": [{"const": 1}, {"const": 2}]}"#, "3"),
      (#"{"allOf": [{"const": 1}, {"minimum": 2}]}"#, "1"),
      (#"{"oneOf": [{"minimum": 1}, {"minimum": 2}]}"#, "3"), (#"{"not": {"const": 1}}"#, "1"),
      (##"{"$ref": "#/$defs/a", "$defs": {"a": {"const": 1}}}"##, "2"),
      (##"{"$ref": "#/$defs/b"}"##, "2"), ("false", "1"), (#"{"unheardOf": 1}"#, "1"),
    ] as [(String, String)])
  func theValidatorRefuses(_ schema: String, _ value: String) throws {
    let validator = JSONSchema(root: try JSONReader.read(Array(schema.utf8)))
    #expect(validator.problems(of: try JSONReader.read(Array(value.utf8))) != [])
  }

  @Test(arguments: [
    "", "[1,]", "{\"a\": 1, \"a\": 2}", "01", "1.", "+1", "nul", "\"\u{1}\"", "\"\\x\"", "[1] 2",
    "\"\\ud800\"", "{a: 1}", "'a'", "\"a",
  ])
  func theReaderRefuses(_ text: String) {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.read(Array(text.utf8)) }
  }
}
