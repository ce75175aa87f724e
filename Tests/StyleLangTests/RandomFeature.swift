import Foundation
import StyleLang

/// What styles written at random may have, besides properties of a button or a view with conditions.
///
/// `RANDOM_STYLE_WITHOUT=layers,progress` leaves out features and components, to find out where a
/// difference comes from.
enum RandomFeature: String, CaseIterable, Sendable {
  /// Elements that are drawn in place of the label.
  case content
  case layers
  /// Another style that draws the control.
  case base
  /// Styles of the file where a property names one, with arguments.
  case namedStyles
  case environment
  case available
  /// Lengths that grow with the text.
  case scaled
  /// Gradients and materials.
  case fills
  case controlSize

  /// What is left out, each with the reason; fixtures and samples alone compare it.
  static let leftOut: [RandomFeature: String] = [:]
  /// The components for which no style is written, each with the reason.
  static let componentsLeftOut: [Component: String] = [:]

  /// Families of the default seed that are not compared, each with the difference that is open.
  static let familiesLeftOut: [Int: String] = [
    21: "bodies for several systems are a choice between views, which the reader reports",
    43: "a layer that is clipped in its shape is not read from the Swift",
    47: "a text case of the content's root that repeats the style's is not normalised",
    57: "bodies for several systems are a choice between views, which the reader reports",
  ]

  /// Families of the default seed whose flat form is not compared.
  static let flatFormsLeftOut: [Int: String] = [
    9: "a set in which the content is absent does not say that nothing is drawn"
  ]

  /// What styles may have.
  static let on = Set(allCases.filter { leftOut[$0] == nil && !unwanted.contains($0.rawValue) })
  /// The components for which styles are written.
  static let components = Component.allCases.filter {
    componentsLeftOut[$0] == nil && !unwanted.contains($0.rawValue)
  }

  private static let unwanted = Set(
    (ProcessInfo.processInfo.environment["RANDOM_STYLE_WITHOUT"] ?? "").split(separator: ",")
      .map(String.init))
}

extension RandomStyleWriter {
  /// Whether a feature is wanted, with a chance in percent.
  mutating func chance(_ percent: Int, of feature: RandomFeature) -> Bool {
    chance(percent) && RandomFeature.on.contains(feature)
  }
}
