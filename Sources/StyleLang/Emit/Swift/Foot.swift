/// The declarations that stand at the foot of a file, for those above that need them.
struct Foot {
  /// Whether a colour follows the appearance.
  var needsAdaptiveColors = false
  /// The colours of the system that each platform calls otherwise, by index.
  private(set) var named = Set<UInt8>()
  /// The namespaces that are reached by an alias.
  var aliases = Set<String>()

  mutating func insert(_ color: NamedColor) { named.insert(color.index) }

  /// The colours, in the order of the table.
  var colors: [NamedColor] { NamedColor.all.filter { named.contains($0.index) } }
}

extension SwiftEmitter {
  /// Writes what the file needs at its foot.
  mutating func writeFoot() {
    scope.aliases = []
    scope.hidden = []
    for namespace in names.namespaces where foot.aliases.contains(namespace) {
      out.blankLine()
      out.beginLine()
      out.write("private typealias ")
      out.write(string: names.alias(of: namespace))
      out.write(" = ")
      out.write(string: namespace)
      out.endLine()
    }
    let colors = foot.colors
    if colors.isEmpty, !foot.needsAdaptiveColors { return }
    // The colours may need the initialiser, so they are written first.
    swap(&out, &scratch)
    out.removeAll()
    out.indentation = 4
    for color in colors { writeNamedColor(color) }
    swap(&out, &scratch)
    out.blankLine()
    out.beginLine()
    out.write("extension ")
    write(.color)
    out.write(" {")
    out.endLine()
    out.indent()
    if foot.needsAdaptiveColors { writeAdaptiveInitializer() }
    let hasEmptyLine = !foot.needsAdaptiveColors && scratch.isLineBreak(at: 0)
    out.write(linesOf: scratch, from: hasEmptyLine ? 1 : 0, to: scratch.count)
    out.close()
  }

  private mutating func writeNamedColor(_ color: NamedColor) {
    guard case .perPlatform(let forms) = color.swiftForm, let components = color.components else {
      return
    }
    out.blankLine()
    out.beginLine()
    out.write("fileprivate static var ")
    out.write(string: color.name)
    out.write(": ")
    write(.color)
    out.write(" {")
    out.endLine()
    out.indent()
    out.line("#if os(macOS)")
    write(forms.macOS, components, "nsColor")
    if forms.tvOS == forms.watchOS {
      out.line("#elseif os(tvOS) || os(watchOS)")
      write(forms.watchOS, components, "uiColor")
    } else {
      if forms.tvOS != .system(forms.uiKit) {
        out.line("#elseif os(tvOS)")
        write(forms.tvOS, components, "uiColor")
      }
      out.line("#elseif os(watchOS)")
      write(forms.watchOS, components, "uiColor")
    }
    out.line("#else")
    write(.system(forms.uiKit), components, "uiColor")
    out.line("#endif")
    out.close()
  }

  private mutating func write(
    _ form: NamedColor.PlatformForm, _ components: AppearanceColors, _ label: StaticString
  ) {
    out.beginLine()
    switch form {
    case .system(let name):
      write(.color)
      out.write("(")
      out.write(label)
      out.write(": .")
      out.write(string: name)
      out.write(")")
    case .components: writeColor(components, .untyped)
    case .darkComponents: writeColor(components.dark, .untyped)
    }
    out.endLine()
  }
}
