extension SwiftUIWords {
  /// Whose name a custom value of the environment would take; nil if nobody's.
  ///
  /// It becomes a property of `EnvironmentValues` and a modifier of `View`.
  static func owner(ofEnvironmentMember name: String) -> String? {
    if environmentMembers.contains(name) { return "a value of SwiftUI's environment" }
    return viewMembers.contains(name) ? "a modifier of SwiftUI" : nil
  }

  /// Protocols of styles, and other types that the types of a declared control could be taken for.
  static let styleProtocols: Set<String> = [
    "ButtonStyle", "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle",
    "GaugeStyle", "GroupBoxStyle", "IndexViewStyle", "LabelStyle", "LabeledContentStyle",
    "ListStyle",
    "MenuButtonStyle", "MenuStyle", "NavigationSplitViewStyle", "NavigationViewStyle",
    "PickerStyle",
    "PrimitiveButtonStyle", "ProgressViewStyle", "TabViewStyle", "TableStyle", "TextEditorStyle",
    "TextFieldStyle", "ToggleStyle", "WindowStyle", "Gauge", "Link", "Table", "TabView",
    "NavigationStack", "NavigationView", "SecureField", "TextEditor", "DatePicker", "ColorPicker",
    "ScrollView", "Grid", "LazyHStack", "LazyVStack", "DisclosureGroup", "ControlGroup",
    "AsyncImage",
    "Canvas", "EditButton", "PasteButton", "ShareLink", "SignInWithAppleButton", "MenuButton",
  ]

  /// Members of `EnvironmentValues`.
  static let environmentMembers: Set<String> = [
    "accessibilityAssistiveAccessEnabled", "accessibilityDifferentiateWithoutColor",
    "accessibilityDimFlashingLights", "accessibilityEnabled", "accessibilityInvertColors",
    "accessibilityLargeContentViewerEnabled", "accessibilityPlayAnimatedImages",
    "accessibilityQuickActionsEnabled", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "accessibilityShowBorders", "accessibilityShowButtonShapes",
    "accessibilitySwitchControlEnabled", "accessibilityVoiceOverEnabled", "allowedDynamicRange",
    "allowsTightening", "appearsActive", "autocorrectionDisabled", "backgroundMaterial",
    "backgroundProminence", "backgroundStyle", "badgeProminence", "buttonRepeatBehavior",
    "buttonSizing", "calendar", "colorScheme", "colorSchemeContrast", "contentTransition",
    "contentTransitionAddsDrawingGroup", "controlActiveState", "controlSize", "debugDescription",
    "defaultMinListHeaderHeight", "defaultMinListRowHeight", "defaultWheelPickerItemHeight",
    "description", "disableAutocorrection", "dismiss", "dismissSearch", "dismissWindow",
    "displayScale", "documentConfiguration", "dynamicTypeSize", "editMode",
    "findContext", "font", "fontResolutionContext", "headerProminence",
    "horizontalScrollIndicatorVisibility", "horizontalSizeClass", "imageScale",
    "isActivityFullscreen",
    "isEnabled", "isFocusEffectEnabled", "isFocused", "isHoverEffectEnabled", "isLuminanceReduced",
    "isPresented", "isSceneCaptured", "isScrollEnabled", "isSearching",
    "isTabBarShowingSections", "keyboardShortcut", "labelsVisibility", "layoutDirection",
    "legibilityWeight", "lineHeight", "lineLimit", "lineSpacing", "locale", "managedObjectContext",
    "materialActiveAppearance", "menuIndicatorVisibility", "menuOrder", "minimumScaleFactor",
    "modelContext", "multilineTextAlignment", "newDocument", "openDocument", "openSettings",
    "openURL", "openWindow", "physicalMetrics", "pixelLength", "preferredPencilDoubleTapAction",
    "preferredPencilSqueezeAction", "presentationMode", "purchase", "redactionReasons", "refresh",
    "rename", "requestReview", "resetFocus", "scenePhase", "searchSuggestionsPlacement",
    "sidebarRowSize", "sizeCategory", "springLoadingBehavior", "supportsImagePlayground",
    "supportsMultipleWindows", "symbolColorRenderingMode", "symbolRenderingMode",
    "symbolVariableValueMode",
    "symbolVariants", "tabBarPlacement", "tabViewBottomAccessoryPlacement", "textAlignment",
    "textCase", "textSelectionAffinity", "timeZone", "tint", "truncationMode",
    "undoManager", "verticalScrollIndicatorVisibility", "verticalSizeClass",
    "webAuthenticationSession", "writingToolsBehavior",
  ]
}
