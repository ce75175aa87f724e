/// A question about a style that cannot be answered.
public enum QueryProblem: Error, Hashable, Sendable {
  /// There is no style of this name among those of a file.
  case unknownStyle(String, file: String, among: [String])
  /// A style has no layer or element of this name.
  case unknownPart(String, style: String, among: [String])
  /// No property has this name, and no part of the style.
  case unknownProperty(String, suggestion: String?)
  /// What is asked for is several properties.
  case severalProperties(String, style: String)
  /// A table would be too long.
  case tooManyRows(String, limit: Int)
  /// The style knows no such state or parameter.
  case unknownState(String, style: String, component: String, among: [String])
  /// A state or parameter is named twice.
  case repeatedState(String)
  /// Two states that cannot be together.
  case exclusiveStates(String, String)
  /// A platform is named without a version.
  case missingVersion(String)
  /// What has cases is named without one.
  case missingValue(String, among: [String])
  /// A value is not among those that there are.
  case unknownValue(String, of: String, among: [String])
  /// A parameter that is no option is said to be absent.
  case neverAbsent(String)
  /// Of a parameter nothing but whether it is set decides anything.
  case valueWithoutEffect(String, isOptional: Bool)
  /// A parameter without a default decides the value.
  case openParameter(String)

  /// One line, lower case, no full stop.
  public var message: String {
    switch self {
    case .unknownStyle(_, let file, let names) where names.isEmpty:
      "'\(file)' declares no style"
    case .unknownStyle(let name, let file, let names):
      "there is no style '\(name)' in '\(file)'; \(hint(name, names))"
    case .unknownPart(_, let style, let names) where names.isEmpty:
      "'\(style)' has neither layers nor elements"
    case .unknownPart(let name, let style, let names):
      "'\(style)' has no layer or element '\(name)'; \(hint(name, names))"
    case .unknownProperty(let name, let suggestion):
      "unknown property '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .severalProperties(let path, let style):
      "'\(path)' is not one property; name one, as in '\(style).background'"
    case .tooManyRows(let path, let limit):
      "the table of '\(path)' has more than \(limit) rows, or its conditions are too entangled to tell"
    case .unknownState(let name, let style, let component, let names):
      "'\(style)', which is for '\(component)', knows no '\(name)'; \(hint(name, names))"
    case .repeatedState(let name):
      "'\(name)' is given twice"
    case .exclusiveStates(let first, let second):
      "'\(first)' and '\(second)' are never together: a disabled control is neither pressed nor hovered"
        + " nor focused"
    case .missingVersion(let name):
      "'\(name)' needs a version, as in '\(name)=26'"
    case .missingValue(let name, let values):
      "'\(name)' needs a value: \(list(name, values))"
    case .unknownValue(let value, let name, let values):
      "'\(name)' is never '\(value)'; "
        + (suggestion(for: value, among: values).map { "did you mean '\(name)=\($0)'?" }
          ?? "write \(list(name, values))")
    case .neverAbsent(let name):
      "'\(name)' is never absent, since its type has no '?'"
    case .valueWithoutEffect(let name, let isOptional):
      "what '\(name)' is decides nothing; write '\(name)=set'"
        + (isOptional ? " or '\(name)=absent'" : "")
    case .openParameter(let name):
      "the value depends on '\(name)', which has no default; say what it is, as in '\(name)=…'"
    }
  }

  private func hint(_ name: String, _ names: [String]) -> String {
    if let near = suggestion(for: name, among: names) { return "did you mean '\(near)'?" }
    return "there is " + names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
  }

  private func list(_ name: String, _ values: [String]) -> String {
    values.map { "'\(name)=\($0)'" }.joined(separator: ", ")
  }
}
