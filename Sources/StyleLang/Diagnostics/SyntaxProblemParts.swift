/// What stands where the parser expected something else.
public enum FoundToken: Hashable, Sendable {
  /// The spelling of a token, shortened and printable.
  case text(String)
  case endOfLine
  case endOfFile

  /// The words for a message: "'}'" or "the end of the line".
  var phrase: String {
    switch self {
    case .text(let text): "'\(text)'"
    case .endOfLine: "the end of the line"
    case .endOfFile: "the end of the file"
    }
  }
}

/// Whose name it is.
public enum NamePlace: Hashable, Sendable {
  case style, token, property, parameter, enumerationCase

  /// The words for a message, to be followed by "name".
  var owner: String {
    switch self {
    case .style: "the style's"
    case .token: "the token's"
    case .property: "the property's"
    case .parameter: "the parameter's"
    case .enumerationCase: "the case's"
    }
  }
}

/// What a block belongs to.
public enum BlockPlace: Hashable, Sendable {
  case tokens, style, when
}

/// What a list in parentheses is.
public enum ListPlace: Hashable, Sendable {
  case arguments, parameters
}

/// What the language has, and this version of the compiler has not.
public enum Construct: String, Hashable, Sendable {
  case `import`, component, layer, content, available
}
