/// Names that SwiftUI has taken, by the place in which a generated name would meet them.
///
/// Source: the public interface of SwiftUI in the iOS 26 and macOS 26 SDKs.
enum SwiftUIWords {
  /// Types that generated code names, or that an app's code would no longer find.
  static let types: Set<String> = [
    "Alignment", "Angle", "Animation", "Any", "AnyShape", "AnyShapeStyle", "AnyView", "Binding",
    "Bool",
    "Button", "ButtonRole", "ButtonStyle", "ButtonStyleConfiguration", "CGFloat", "CGPoint",
    "CGRect", "CGSize", "Capsule", "Circle", "Color", "ColorScheme", "ColorSchemeContrast",
    "Configuration",
    "ContainerRelativeShape", "ControlActiveState", "ControlSize", "Divider", "Double", "Edge",
    "EdgeInsets", "Ellipse", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentValues",
    "FocusState", "Font", "ForEach", "Form", "GeometryReader", "Gradient", "Group", "GroupBox",
    "HStack", "HoverEffect", "Image", "InsettableShape", "Int", "Label", "LayoutDirection", "List",
    "MainActor", "Material", "Menu", "ModifiedContent", "NSAppearance", "NSColor", "Never", "Path",
    "Picker",
    "PrimitiveButtonStyle", "ProgressView", "Rectangle", "RoundedCornerStyle", "RoundedRectangle",
    "Section", "Self", "Shadow", "Shape", "ShapeStyle", "Slider", "Spacer", "State", "Stepper",
    "String",
    "StrokeStyle", "Swift", "SwiftUI", "SymbolVariants", "Text", "TextAlignment", "TextField",
    "Toggle",
    "UIColor", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator", "UITraitCollection", "UnevenRoundedRectangle", "UnitPoint",
    "VStack", "View", "ViewBuilder", "ViewModifier", "Void", "ZStack", "DragGesture",
    "GestureState",
    "LocalizedStringKey", "NavigationLink", "PreferenceKey", "StringProtocol",
  ]

  /// Structs of SwiftUI that end as those of styles do.
  static let styleTypes: Set<String> = [
    "AccessoryBarActionButtonStyle", "AccessoryBarButtonStyle", "BorderedButtonStyle",
    "BorderedProminentButtonStyle", "BorderlessButtonStyle", "CardButtonStyle",
    "DefaultButtonStyle", "GlassButtonStyle", "GlassProminentButtonStyle", "LinkButtonStyle",
    "PlainButtonStyle", "PrimitiveButtonStyle", "ButtonStyle",
    "ButtonToggleStyle", "CheckboxToggleStyle", "DefaultToggleStyle", "SwitchToggleStyle",
    "ToggleStyle",
    "DefaultLabelStyle", "IconOnlyLabelStyle", "TitleAndIconLabelStyle", "TitleOnlyLabelStyle",
    "LabelStyle",
    "DefaultTextFieldStyle", "PlainTextFieldStyle", "RoundedBorderTextFieldStyle",
    "SquareBorderTextFieldStyle", "TextFieldStyle",
    "DefaultGroupBoxStyle", "GroupBoxStyle",
    "CircularProgressViewStyle", "DefaultProgressViewStyle", "LinearProgressViewStyle",
    "ProgressViewStyle",
    "EmptyModifier", "ViewModifier", "Void", "Modifier",
  ]

  /// The members that a style's would meet where it is used, `.buttonStyle(.plain)`: those of its
  /// protocol, and for a button also those of `PrimitiveButtonStyle`.
  static func styleMembers(of component: Component) -> Set<String> {
    component == .view ? viewMembers : styleMembers[component] ?? []
  }

  private static let styleMembers: [Component: Set<String>] = [
    .button: [
      "accessoryBar", "accessoryBarAction", "automatic", "bordered", "borderedProminent",
      "borderless", "card", "glass", "glassProminent", "link", "plain",
    ],
    .toggle: ["automatic", "button", "checkbox", "switch"],
    .label: ["automatic", "iconOnly", "titleAndIcon", "titleOnly"],
    .field: ["automatic", "plain", "roundedBorder", "squareBorder"],
    .group: ["automatic"],
    .progress: ["automatic", "circular", "linear"],
  ]

  /// Names of styles that would become one of the names here; some of them stand there twice.
  static var takenStems: [String] {
    let structs = styleTypes.flatMap { type in
      Component.builtIn.filter { type.hasSuffix($0.typeSuffix) }
        .map { String(type.dropLast($0.typeSuffix.count)) }
    }
    let members = Component.builtIn.flatMap { styleMembers(of: $0) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    return (structs + members).filter { !$0.isEmpty }
  }

  /// Members of `View`: a modifier of the same name would hide them or be ambiguous.
  static let viewMembers: Set<String> = [
    "accentColor", "accessibility", "accessibilityAction", "accessibilityHidden",
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "alignmentGuide",
    "allowsHitTesting", "anchorPreference", "animation", "aspectRatio", "background",
    "backgroundStyle", "badge", "baselineOffset", "blendMode", "blur", "body", "bold", "border",
    "brightness", "buttonBorderShape", "buttonStyle", "clipShape", "clipped", "colorInvert",
    "colorMultiply", "colorScheme", "compositingGroup", "confirmationDialog", "containerShape",
    "contentShape", "contentTransition", "contextMenu", "contrast", "controlSize",
    "coordinateSpace",
    "cornerRadius", "defaultHoverEffect", "disabled", "draggable", "drawingGroup",
    "dropDestination", "dynamicTypeSize", "environment", "environmentObject", "equatable",
    "fixedSize", "flipsForRightToLeftLayoutDirection", "focusable", "focused", "font", "fontDesign",
    "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "frame", "fullScreenCover",
    "geometryGroup", "gesture", "glassEffect", "grayscale", "gridCellColumns", "groupBoxStyle",
    "headerProminence", "help", "hidden", "highPriorityGesture", "hoverEffect", "hueRotation", "id",
    "ignoresSafeArea", "imageScale", "inspector", "interactiveDismissDisabled", "italic", "kerning",
    "keyboardShortcut", "keyboardType", "labelStyle", "labelsHidden", "layoutPriority", "lineLimit",
    "lineSpacing", "listRowBackground", "listRowInsets", "listRowSeparator", "listStyle",
    "luminanceToAlpha", "mask", "matchedGeometryEffect", "menuStyle", "minimumScaleFactor",
    "modifier", "monospaced", "monospacedDigit", "multilineTextAlignment", "navigationTitle",
    "offset", "onAppear", "onChange", "onDisappear", "onDrag", "onDrop", "onHover",
    "onLongPressGesture", "onReceive", "onSubmit", "onTapGesture", "opacity", "overlay",
    "overlayPreferenceValue", "padding", "pickerStyle", "popover", "position", "preference",
    "preferredColorScheme", "previewLayout", "progressViewStyle", "projectionEffect", "redacted",
    "refreshable", "rotation3DEffect", "rotationEffect", "safeAreaInset", "safeAreaPadding",
    "saturation", "scaleEffect", "scaledToFill", "scaledToFit", "scenePadding", "scrollDisabled",
    "searchable", "sensoryFeedback", "shadow", "sheet", "simultaneousGesture",
    "speechSpellsOutCharacters",
    "statusBar", "strikethrough", "submitLabel", "swipeActions", "symbolEffect",
    "symbolRenderingMode", "symbolVariant", "tabItem", "tabViewStyle", "tag", "task", "textCase",
    "textContentType", "textFieldStyle", "textSelection", "tint", "toggleStyle", "toolbar",
    "tracking", "transaction", "transformEffect", "transition", "truncationMode", "underline",
    "unredacted", "userActivity", "visualEffect", "zIndex",
  ]
}
