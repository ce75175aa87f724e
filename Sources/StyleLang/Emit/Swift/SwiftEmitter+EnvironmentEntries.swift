extension SwiftEmitter {
  /// Writes what makes a custom value of the environment: its key, its property and its modifier.
  mutating func writeEnvironmentEntry(_ entry: EnvironmentEntry) {
    scope.aliases = names.rootsHiddenInStyles
    scope.hidden = []
    let parameter = Parameter(
      name: entry.name, type: entry.type, isOptional: entry.isOptional,
      defaultValue: entry.defaultValue, documentation: nil)
    let key = SwiftWords.upperCamel(entry.name) + "Key"
    writeKey(key, parameter)
    out.blankLine()
    out.line("extension EnvironmentValues {")
    out.indent()
    if case .enumeration(let enumeration) = entry.type {
      writeEnumeration(enumeration, documentation: entry.documentation)
      out.blankLine()
    }
    writeDocumentation(entry.documentation ?? "The value that `\(entry.name)` sets.")
    out.beginLine()
    writeAccess()
    out.write("var ")
    writeName(entry.name)
    out.write(": ")
    writeType(of: parameter, isInside: false)
    out.write(" {")
    out.endLine()
    out.indent()
    out.lines("get { self[\(key).self] }\nset { self[\(key).self] = newValue }")
    out.close()
    out.close()
    writeModifier(of: entry, parameter)
  }

  private mutating func writeKey(_ key: String, _ parameter: Parameter) {
    out.blankLine()
    out.lines("private struct \(key): EnvironmentKey {")
    out.indent()
    out.beginLine()
    out.write("static var defaultValue: ")
    writeType(of: parameter, isInside: false)
    out.write(" { ")
    writeDefault(of: parameter)
    out.write(" }")
    out.endLine()
    out.close()
  }

  private mutating func writeModifier(of entry: EnvironmentEntry, _ parameter: Parameter) {
    out.blankLine()
    out.line("extension View {")
    out.indent()
    writeDocumentation(entry.documentation ?? "Sets `\(entry.name)` for the styles inside.")
    // Inside the file the property is read, which may not warn; an app sets it by this modifier.
    writeDeprecation(entry.deprecation)
    out.beginLine()
    writeAccess()
    out.write("func ")
    writeName(entry.name)
    out.write("(_ value: ")
    writeType(of: parameter, isInside: false)
    out.write(") -> some View {")
    out.endLine()
    out.indent()
    out.lines("environment(\\.\(SwiftWords.escaped(entry.name)), value)")
    out.close()
    out.close()
  }
}
