/// A type of Swift or SwiftUI that generated code names, or another name that it takes from there.
///
/// A style file may use the same name for something of its own; then the module is written before
/// it.
enum Vocabulary: UInt8, CaseIterable {
  case accessibilityTraits
  case animation
  case alignment
  case angle
  case angularGradient
  case anyShapeStyle
  case blendMode
  case bool
  case button
  case buttonStyle
  case buttonStyleConfiguration
  case capsule
  case caseIterable
  case circle
  case color
  case containerRelativeShape
  case controlSize
  case cornerStyle
  case divider
  case double
  case edgeInsets
  case ellipse
  case environment
  case float
  case focusState
  case font
  case groupBox
  case groupBoxStyle
  case groupBoxStyleConfiguration
  case geometryReader
  case hStack
  case glass
  case hashable
  case image
  case insettableShape
  case int
  case label
  case labelStyle
  case labelStyleConfiguration
  case lineCap
  case linearGradient
  case material
  case max
  case min
  case path
  case point
  case primitiveButtonStyle
  case primitiveButtonStyleConfiguration
  case progressView
  case progressViewStyle
  case progressViewStyleConfiguration
  case radialGradient
  case rect
  case rectangle
  case roundedRectangle
  case scaledMetric
  case sendable
  case spacer
  case state
  case string
  case strokeStyle
  case symbolVariants
  case text
  case textAlignment
  case textField
  case textFieldStyle
  case toggle
  case toggleStyle
  case toggleStyleConfiguration
  case unevenRoundedRectangle
  case unitPoint
  case vStack
  case view
  case viewBuilder
  case viewModifier
  case zStack

  /// The word of a name, or nil.
  init?(name: String) {
    guard let word = Vocabulary.words[name] else { return nil }
    self = word
  }

  private static let words = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0.text)", $0) })

  /// The name.
  @inline(__always)
  var text: StaticString {
    switch self {
    case .accessibilityTraits: "AccessibilityTraits"
    case .animation: "Animation"
    case .alignment: "Alignment"
    case .angle: "Angle"
    case .angularGradient: "AngularGradient"
    case .anyShapeStyle: "AnyShapeStyle"
    case .blendMode: "BlendMode"
    case .bool: "Bool"
    case .button: "Button"
    case .buttonStyle: "ButtonStyle"
    case .buttonStyleConfiguration: "ButtonStyleConfiguration"
    case .capsule: "Capsule"
    case .caseIterable: "CaseIterable"
    case .circle: "Circle"
    case .color: "Color"
    case .containerRelativeShape: "ContainerRelativeShape"
    case .controlSize: "ControlSize"
    case .cornerStyle: "RoundedCornerStyle"
    case .divider: "Divider"
    case .double: "Double"
    case .edgeInsets: "EdgeInsets"
    case .ellipse: "Ellipse"
    case .environment: "Environment"
    case .float: "CGFloat"
    case .focusState: "FocusState"
    case .font: "Font"
    case .groupBox: "GroupBox"
    case .groupBoxStyle: "GroupBoxStyle"
    case .groupBoxStyleConfiguration: "GroupBoxStyleConfiguration"
    case .geometryReader: "GeometryReader"
    case .hStack: "HStack"
    case .glass: "Glass"
    case .hashable: "Hashable"
    case .image: "Image"
    case .insettableShape: "InsettableShape"
    case .int: "Int"
    case .label: "Label"
    case .labelStyle: "LabelStyle"
    case .labelStyleConfiguration: "LabelStyleConfiguration"
    case .lineCap: "CGLineCap"
    case .linearGradient: "LinearGradient"
    case .material: "Material"
    case .max: "max"
    case .min: "min"
    case .path: "Path"
    case .point: "CGPoint"
    case .primitiveButtonStyle: "PrimitiveButtonStyle"
    case .primitiveButtonStyleConfiguration: "PrimitiveButtonStyleConfiguration"
    case .progressView: "ProgressView"
    case .progressViewStyle: "ProgressViewStyle"
    case .progressViewStyleConfiguration: "ProgressViewStyleConfiguration"
    case .radialGradient: "RadialGradient"
    case .rect: "CGRect"
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .scaledMetric: "ScaledMetric"
    case .sendable: "Sendable"
    case .spacer: "Spacer"
    case .state: "State"
    case .string: "String"
    case .strokeStyle: "StrokeStyle"
    case .symbolVariants: "SymbolVariants"
    case .text: "Text"
    case .textAlignment: "TextAlignment"
    case .textField: "TextField"
    case .textFieldStyle: "TextFieldStyle"
    case .toggle: "Toggle"
    case .toggleStyle: "ToggleStyle"
    case .toggleStyleConfiguration: "ToggleStyleConfiguration"
    case .unevenRoundedRectangle: "UnevenRoundedRectangle"
    case .unitPoint: "UnitPoint"
    case .vStack: "VStack"
    case .view: "View"
    case .viewBuilder: "ViewBuilder"
    case .viewModifier: "ViewModifier"
    case .zStack: "ZStack"
    }
  }

  /// The module that declares it.
  var module: StaticString {
    switch self {
    case .bool, .caseIterable, .double, .hashable, .int, .max, .min, .sendable, .string: "Swift"
    default: "SwiftUI"
    }
  }
}
