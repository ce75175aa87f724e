@testable import StyleLang

/// `grammar/stylec.schema.json`, made from the keys of the configuration and the rules of lint.
enum ConfigurationSchema {
  static var text: String {
    let root: JSONValue = .object(
      [
        member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        member("title", .string("The configuration of stylec")),
        member("description", .string("What a project's 'stylec.json' may say.")),
        member("$defs", .object([member("level", word(LintLevel.allCases.map(\.rawValue)))])),
      ] + object(ConfigurationKey.all))
    return lines(root, indent: "") + "\n"
  }

  private static func member(_ key: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(key: key, value: value)
  }

  private static func object(_ keys: [ConfigurationKey]) -> [JSONValue.Member] {
    object(keys.map { ($0.name, $0.summary, schema(of: $0.kind)) })
  }

  private static func object(
    _ keys: [(name: String, summary: String, schema: [JSONValue.Member])]
  ) -> [JSONValue.Member] {
    let properties = keys.map { key in
      member(key.name, .object([member("description", .string(key.summary))] + key.schema))
    }
    return [
      member("type", .string("object")), member("properties", .object(properties)),
      member("additionalProperties", .bool(false)),
    ]
  }

  private static func schema(of kind: ConfigurationKey.Kind) -> [JSONValue.Member] {
    switch kind {
    case .text: return [member("type", .string("string"))]
    case .path: return path
    case .paths: return list(of: path)
    case .targets:
      let words = Platform.allCases.map(\.word).joined(separator: "|")
      let text = [
        member("type", .string("string")),
        member("pattern", .string("^ *(\(words)) *[0-9]+(\\.[0-9]+)* *(,|$)")),
      ]
      return list(of: text) + [member("minItems", .number(1))]
    case .word(let words): return word(words).members
    case .integer(let range):
      return [
        member("type", .string("integer")), member("minimum", .number(Double(range.lowerBound))),
        member("maximum", .number(Double(range.upperBound))),
      ]
    case .object(let keys): return object(keys)
    case .rules: return object(LintRule.all.map { ($0.name, $0.summary, schema(of: $0)) })
    }
  }

  private static let path = [
    member("type", .string("string")), member("pattern", .string("^[^\\u0000]+$")),
  ]

  private static func list(of element: [JSONValue.Member]) -> [JSONValue.Member] {
    [member("type", .string("array")), member("items", .object(element))]
  }

  private static func word(_ words: [String]) -> JSONValue {
    .object([member("enum", .array(words.map { .string($0) }))])
  }

  private static func schema(of rule: LintRule) -> [JSONValue.Member] {
    let level = [member("$ref", .string("#/$defs/level"))]
    let options = rule.options.map { ($0.name, $0.summary, schema(of: $0.defaultValue)) }
    let keys = [(LintRule.levelKey, "How much a finding matters.", level)] + options
    return [
      member("default", .string(rule.defaultLevel.rawValue)),
      member("anyOf", .array([.object(level), .object(object(keys))])),
    ]
  }

  private static func schema(of value: LintOption.Value) -> [JSONValue.Member] {
    let type: [JSONValue.Member] =
      switch value {
      case .number: [member("type", .string("number"))]
      case .bool: [member("type", .string("boolean"))]
      case .string: [member("type", .string("string"))]
      case .numbers: list(of: [member("type", .string("number"))])
      case .strings: list(of: [member("type", .string("string"))])
      }
    let text = (try? JSONReader.read(Array(value.json.utf8))) ?? .null
    return type + [member("default", text)]
  }

  /// JSON as people lay it out: what fits stands in one line.
  private static func lines(_ value: JSONValue, indent: String) -> String {
    let short = line(value)
    if indent.utf8.count + short.utf8.count < 80 { return short }
    let inner = indent + "  "
    switch value {
    case .object(let members):
      let parts = members.map {
        "\(inner)\(line(.string($0.key))): \(lines($0.value, indent: inner))"
      }
      return "{\n" + parts.joined(separator: ",\n") + "\n\(indent)}"
    case .array(let elements):
      let parts = elements.map { inner + lines($0, indent: inner) }
      return "[\n" + parts.joined(separator: ",\n") + "\n\(indent)]"
    default: return short
    }
  }

  private static func line(_ value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .bool(let truth): return "\(truth)"
    case .number(let number): return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text):
      let escaped = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        default: "\(scalar)"
        }
      }
      return "\"\(escaped.joined())\""
    case .array(let elements): return "[\(elements.map(line).joined(separator: ", "))]"
    case .object(let members):
      return
        "{\(members.map { "\(line(.string($0.key))): \(line($0.value))" }.joined(separator: ", "))}"
    }
  }
}

/// The table of keys of `grammar/configuration.md`.
enum ConfigurationTable {
  static var text: String {
    rows(ConfigurationKey.all, prefix: "").joined(separator: "\n") + "\n"
  }

  private static func rows(_ keys: [ConfigurationKey], prefix: String) -> [String] {
    keys.flatMap { key in
      let name = prefix + key.name
      if case .object(let inner) = key.kind { return rows(inner, prefix: name + ".") }
      return ["| `\(name)` | \(phrase(of: key.kind)) | \(key.summary) |"]
    }
  }

  private static func phrase(of kind: ConfigurationKey.Kind) -> String {
    switch kind {
    case .text: "a string"
    case .path: "a path"
    case .paths: "a list of paths"
    case .word(let words): words.map { "`\"\($0)\"`" }.joined(separator: ", ")
    case .targets: "a list of systems"
    case .integer(let range): "a number, \(range.lowerBound) to \(range.upperBound)"
    case .object, .rules: "an object"
    }
  }
}
