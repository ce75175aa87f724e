extension JSONEmitter {
  /// Appends what names a style.
  mutating func style(_ reference: StyleReference) {
    out.open(.object, inline: reference.arguments.isEmpty)
    switch reference.target {
    case .builtIn(let name):
      out.key("builtIn")
      out.string(name)
    case .opaque(let name):
      out.key("kind")
      out.raw("\"opaque\"")
      out.key("swift")
      out.string(name)
    case .style(let name, _):
      out.key("style")
      out.string(name)
      if reference.arguments.isEmpty { break }
      out.key("arguments")
      out.open(.object)
      for argument in reference.arguments {
        out.key(text: Array("\"\(argument.parameter.name)\": ".utf8))
        if let value = argument.value {
          self.value(value, words: argument.parameter.type.cases)
        } else {
          out.raw("null")
        }
      }
      out.close(.object)
    }
    out.close(.object)
  }
}
