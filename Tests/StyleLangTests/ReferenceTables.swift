@testable import StyleLang

/// The parts of the reference that are made from the compiler's own tables.
enum ReferenceTables {
  // MARK: Properties

  static var properties: String {
    var text = ""
    for group in groups {
      text += "\n### \(group.title)\n\n"
      text +=
        "| property | value | default | example | what it does |\n| --- | --- | --- | --- | --- |\n"
      for property in Property.allCases where group.range.contains(property.rawValue) {
        text += row(property)
      }
    }
    return text + "\n"
  }

  /// The stretches of the canonical order.
  private static let groups: [(title: String, range: ClosedRange<UInt8>)] = [
    ("Control", span(.base, .base)), ("Content", span(.foreground, .labelStyle)),
    ("Size", span(.padding, .alignment)),
    ("Surface", span(.shape, .hitShape)), ("The whole", span(.opacity, .offset)),
    ("Behaviour", span(.animation, .modifier)),
    ("Accessibility", span(.accessibilityLabel, .accessibilityHidden)),
  ]

  private static func span(_ first: Property, _ last: Property) -> ClosedRange<UInt8> {
    first.rawValue...last.rawValue
  }

  private static func row(_ property: Property) -> String {
    let definition = property.definition
    let remark =
      switch definition.variation {
      case .free: ""
      case .allOrNothing, .allOrNothingEverywhere: " In all states or in none."
      case .constant: " The same in every state."
      case .conditionOnly: " Needs a condition."
      }
    let text = definition.defaultText
    let defaultText = text.hasPrefix("the ") ? text : "`\(text)`"
    return "| `\(property.name)` | \(description(definition)) | \(defaultText) "
      + "| `\(definition.example)` | \(marked(definition.summary))\(remark) |\n"
  }

  /// Code in backticks instead of single quotes; an apostrophe follows a letter.
  private static func marked(_ text: String) -> String {
    text.replacing(/(^|[ (])'([^']+)'/) { "\($0.1)`\($0.2)`" }
  }

  private static func description(_ definition: PropertyDefinition) -> String {
    switch definition.type {
    case .style where definition.defaultValue == .inherit: "a style"
    case .fill: "[`Fill`](#fills)"
    case .string: "`String`"
    case .modifiers: "`swift(…)`, several, `none`"
    case .words(let words): "several of " + words.map { "`\($0)`" }.joined(separator: " ")
    case .color: "`Color`"
    case .font: "`Font`"
    case .lineLimit: "whole number from 1, `none`"
    case .fraction: "fraction"
    case .signedFraction: "fraction from -1"
    case .factor: "factor from 0"
    case .length: "length from 0"
    case .maximum: "length from 0, `fill`"
    case .insets: "`Insets`"
    case .shape: "`Shape`"
    case .border: "`Border`, `none`"
    case .shadow: "`Shadow`, `none`"
    case .bool: "`Bool`"
    case .scale: "one or two factors, `anchor`"
    case .rotation: "`Angle`, `anchor`"
    case .offset: "two lengths"
    case .animation: "`Animation`, `standard`, `none`"
    case .style: "a style, `none`"
    case .keyword(let words): words.map { "`\($0)`" }.joined(separator: " ")
    }
  }

  // MARK: Named colours

  static var namedColors: String {
    var text = """

      | name | light | dark | light, more contrast | dark, more contrast | in Swift |
      | --- | --- | --- | --- | --- | --- |

      """
    for color in NamedColor.all {
      let cells =
        color.components.map { components in
          let cells = components.all.map(cell)
          // Four equal cells say no more than one.
          return components.isUniform ? [cells[0], "", "", ""] : cells
        } ?? ["the app's", "", "", ""]
      text += "| `\(color.name)` | \(cells.joined(separator: " | ")) | \(form(color.swiftForm)) |\n"
    }
    return text + "\n"
  }

  private static func cell(_ color: RGBA) -> String {
    let percent = (Double(color.alpha) * 100).rounded()
    return "`\(color.hexString)`" + (percent == 100 ? "" : " \(Int(percent))%")
  }

  private static func form(_ form: NamedColor.SwiftForm) -> String {
    switch form {
    case .member(let name): "`Color.\(name)`"
    case .literal: "components"
    case .perPlatform(let forms): self.forms(forms)
    }
  }

  /// The form on each platform; those that share one are named together.
  private static func forms(_ forms: NamedColor.PlatformForms) -> String {
    let uiKit = "`UIColor.\(forms.uiKit)`"
    let platforms = [
      ("iOS", uiKit), ("macOS", form(forms.macOS, "NSColor")),
      ("tvOS", form(forms.tvOS, "UIColor")), ("watchOS", form(forms.watchOS, "UIColor")),
      ("visionOS", uiKit),
    ]
    var texts: [String] = []
    for (_, form) in platforms where !texts.contains(form) { texts.append(form) }
    return texts.map { form in
      platforms.filter { $0.1 == form }.map(\.0).joined(separator: ", ") + ": " + form
    }.joined(separator: "; ")
  }

  private static func form(_ form: NamedColor.PlatformForm, _ type: String) -> String {
    switch form {
    case .system(let name): "`\(type).\(name)`"
    case .components: "components"
    case .darkComponents: "dark components"
    }
  }
}
