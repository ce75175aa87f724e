/// The declarations that stand at the foot of a file, for those above that need them.
struct Foot {
  /// Whether a colour follows the appearance.
  var needsAdaptiveColors = false
  /// The colours of the system that each platform calls otherwise, by index.
  private(set) var named = Set<UInt8>()
  /// The materials that some target lacks.
  private var materialSet: Set<Material> = []
  /// The namespaces that are reached by an alias.
  var aliases = Set<String>()

  mutating func insert(_ color: NamedColor) { named.insert(color.index) }

  mutating func insert(_ material: Material) { materialSet.insert(material) }

  /// The materials that some target lacks, in the order of the language.
  var materials: [Material] { Material.allCases.filter { materialSet.contains($0) } }

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
    writeMaterials()
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
    writeAlternatives(
      systemColors(forms),
      { emitter, color in emitter.write(color, components) })
    out.close()
  }

  /// What a colour is on each target; targets that write it alike are together, and those that write
  /// it as UIKit does stand last.
  private func systemColors(
    _ forms: NamedColor.PlatformForms
  ) -> [(platforms: [Platform], value: SystemColor)] {
    var result: [(platforms: [Platform], value: SystemColor)] = []
    for platform in [Platform.macOS, .tvOS, .watchOS, .iOS, .visionOS]
    where self.forms.targets.platforms.contains(platform) {
      let color = SystemColor(
        forms.form(on: platform), on: platform,
        hasLabel: self.forms.hasColorLabel(on: platform))
      if let index = result.firstIndex(where: { $0.value == color }) {
        let group = result.remove(at: index)
        let isLast = platform == .iOS || platform == .visionOS
        result.insert((group.platforms + [platform], color), at: isLast ? result.count : index)
      } else {
        result.append(([platform], color))
      }
    }
    return result
  }

  private mutating func write(_ color: SystemColor, _ components: AppearanceColors) {
    out.beginLine()
    switch color.form {
    case .system(let name):
      write(.color)
      out.write("(")
      if color.hasLabel {
        out.write(color.isAppKit ? "nsColor: ." : "uiColor: .")
      } else {
        out.write(color.isAppKit ? "NSColor." : "UIColor.")
      }
      out.write(string: name)
      out.write(")")
    case .components: writeColor(components, .untyped)
    case .darkComponents: writeColor(components.dark, .untyped)
    }
    out.endLine()
  }
}

/// How a colour of the system is written on a platform.
private struct SystemColor: Equatable {
  var form: NamedColor.PlatformForm
  /// Whether it is a property of `NSColor` and not of `UIColor`.
  var isAppKit: Bool
  /// Whether the argument has a label, as from iOS 15 and macOS 12.
  var hasLabel: Bool

  init(_ form: NamedColor.PlatformForm, on platform: Platform, hasLabel: Bool) {
    self.form = form
    var isSystem = false
    if case .system = form { isSystem = true }
    isAppKit = isSystem && platform == .macOS
    self.hasLabel = isSystem && hasLabel
  }
}

extension NamedColor.PlatformForms {
  fileprivate func form(on platform: Platform) -> NamedColor.PlatformForm {
    switch platform {
    case .iOS, .visionOS: .system(uiKit)
    case .macOS: macOS
    case .tvOS: tvOS
    case .watchOS: watchOS
    }
  }
}
