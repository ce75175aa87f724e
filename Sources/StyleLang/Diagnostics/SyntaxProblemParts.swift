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
  case style, token, property, parameter, enumerationCase, component, environment, layer, namespace

  /// The words for a message, to be followed by "name".
  var owner: String {
    switch self {
    case .style: "the style's"
    case .token: "the token's"
    case .property: "the property's"
    case .parameter: "the parameter's"
    case .enumerationCase: "the case's"
    case .component: "the component's"
    case .environment: "the environment value's"
    case .layer: "the layer's"
    case .namespace: "the namespace's"
    }
  }

  /// The words for a message, to be followed by the name.
  var noun: String {
    self == .environment ? "the environment value" : "the parameter"
  }
}

/// What a block belongs to.
public enum BlockPlace: Hashable, Sendable {
  case tokens, style, when, component, layer, element
}

/// What a list in parentheses is.
public enum ListPlace: Hashable, Sendable {
  case arguments, parameters
}
