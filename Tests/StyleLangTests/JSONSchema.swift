/// Validates JSON against a JSON Schema of draft 2020-12, as far as the schemas in `grammar`
/// go: a keyword that is not implemented here is a problem of its own, never ignored.
struct JSONSchema {
  let root: JSONValue

  /// What is wrong with `value`, a line each; empty if it is valid.
  func problems(of value: JSONValue) -> [String] { problems(of: value, root, at: "$") }

  private static let annotations: Set<String> = [
    "$schema", "$id", "$defs", "title", "description", "default",
  ]

  private func problems(of value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    if case .bool(let allows) = schema { return allows ? [] : ["\(path): nothing may stand here"] }
    var problems: [String] = []
    for member in schema.members where !JSONSchema.annotations.contains(member.key) {
      problems += check(value, member.key, member.value, schema, at: path)
    }
    return problems
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, _ schema: JSONValue,
    at path: String
  ) -> [String] {
    switch keyword {
    case "$ref":
      guard let target = definition(operand) else { return ["\(path): no definition \(operand)"] }
      return problems(of: value, target, at: path)
    case "type" where operand.text == "integer":
      let isWhole = value.double.map { $0 == $0.rounded() } ?? false
      return isWhole ? [] : ["\(path): not of type \(operand)"]
    case "type":
      return name(ofTypeOf: value) == operand.text ? [] : ["\(path): not of type \(operand)"]
    case "const":
      return value == operand ? [] : ["\(path): not \(operand)"]
    case "enum":
      return operand.elements.contains(value) ? [] : ["\(path): \(value) is not allowed"]
    case "minimum", "maximum":
      guard let number = value.double, let bound = operand.double else { return [] }
      let holds = keyword == "minimum" ? number >= bound : number <= bound
      return holds ? [] : ["\(path): \(number) is beyond the \(keyword) \(bound)"]
    case "pattern":
      guard let text = value.text, let pattern = operand.text else { return [] }
      let matches = (try? Regex(pattern).firstMatch(in: text)) != nil
      return matches ? [] : ["\(path): '\(text)' does not match"]
    case "properties", "additionalProperties", "required":
      return checkObject(value, keyword, operand, schema, at: path)
    case "items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains", "maxContains":
      return checkArray(value, keyword, operand, schema, at: path)
    case "anyOf", "allOf", "oneOf", "not":
      return checkCombination(value, keyword, operand, at: path)
    default:
      return ["\(path): the validator does not know the keyword '\(keyword)'"]
    }
  }

  private func checkObject(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, _ schema: JSONValue,
    at path: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    switch keyword {
    case "required":
      let missing = operand.elements.compactMap(\.text).filter { value[$0] == nil }
      return missing.map { "\(path): '\($0)' is missing" }
    case "properties":
      return members.flatMap { member in
        operand[member.key].map { problems(of: member.value, $0, at: "\(path).\(member.key)") }
          ?? []
      }
    default:
      return members.filter { schema["properties"]?[$0.key] == nil }.flatMap {
        problems(of: $0.value, operand, at: "\(path).\($0.key)")
      }
    }
  }

  private func checkArray(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, _ schema: JSONValue,
    at path: String
  ) -> [String] {
    guard case .array(let elements) = value else { return [] }
    switch keyword {
    case "items":
      let prefix = schema["prefixItems"]?.elements.count ?? 0
      return elements.enumerated().dropFirst(prefix).flatMap {
        problems(of: $0.element, operand, at: "\(path)[\($0.offset)]")
      }
    case "prefixItems":
      return zip(elements, operand.elements).enumerated().flatMap {
        problems(of: $0.element.0, $0.element.1, at: "\(path)[\($0.offset)]")
      }
    case "minItems":
      return Double(elements.count) >= operand.double ?? 0 ? [] : ["\(path): too few"]
    case "maxItems":
      return Double(elements.count) <= operand.double ?? 0 ? [] : ["\(path): too many"]
    case "uniqueItems":
      let isUnique = elements.indices.allSatisfy { !elements[..<$0].contains(elements[$0]) }
      return isUnique ? [] : ["\(path): an element twice"]
    case "contains":
      let count = elements.count { problems(of: $0, operand, at: path).isEmpty }
      let most = schema["maxContains"]?.double ?? .infinity
      return count > 0 && Double(count) <= most ? [] : ["\(path): contains \(count) of these"]
    default:
      return []
    }
  }

  private func checkCombination(
    _ value: JSONValue, _ keyword: String, _ operand: JSONValue, at path: String
  ) -> [String] {
    if keyword == "not" {
      return problems(of: value, operand, at: path).isEmpty ? ["\(path): must not be so"] : []
    }
    let results = operand.elements.map { problems(of: value, $0, at: path) }
    switch keyword {
    case "allOf":
      return results.flatMap(\.self)
    case "oneOf":
      let count = results.count(where: \.isEmpty)
      return count == 1 ? [] : ["\(path): valid by \(count) of the alternatives"]
    default:
      if results.contains(where: \.isEmpty) { return [] }
      // The alternative that went deepest is most likely the one that was meant.
      let nearest = results.max { depth($0) < depth($1) } ?? []
      return ["\(path): none of the alternatives"] + nearest
    }
  }

  private func depth(_ problems: [String]) -> Int {
    problems.map { $0.prefix { $0 != ":" }.count }.max() ?? 0
  }

  private func definition(_ reference: JSONValue) -> JSONValue? {
    guard let text = reference.text, text.hasPrefix("#/$defs/") else { return nil }
    return root["$defs"]?[String(text.dropFirst("#/$defs/".count))]
  }

  private func name(ofTypeOf value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
