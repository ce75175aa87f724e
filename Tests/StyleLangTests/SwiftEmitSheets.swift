@testable import StyleLang

/// Sheets built by hand, as the analyzer would.
enum SwiftEmitSheets {
  /// The first look at the language.
  static let firstLook: Sheet = {
    var sheet = JSONSamples.buttons
    sheet.name = "first.style"
    sheet.tokens[0].swiftName = "FirstTokens.brand"
    sheet.tokens[0].documentation = "The colour of the brand."
    sheet.tokens[1].swiftName = "FirstTokens.radius"
    sheet.namespaces = [
      TokenNamespace(name: nil, swiftName: "FirstTokens", members: [.token(0), .token(1)])
    ]
    var style = sheet.styles[0]
    style.swiftName = "PrimaryButtonStyle"
    style.memberName = "primary"
    style.enumerations = style.parameters.compactMap {
      if case .enumeration(let enumeration) = $0.type { enumeration } else { nil }
    }
    sheet.styles = [style]
    return sheet
  }()
}
