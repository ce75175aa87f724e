/// Every property of the language, in the order in which they are applied.
///
/// To add one: add a case, fill in the arm of `makeDefinition` that the compiler then asks for, and
/// write a fixture. The spelling in the language and in JSON is the case's name.
public enum Property: UInt8, CaseIterable, Hashable, Sendable {
  case base
  case foreground, tint, font, lineLimit, textAlignment, minimumScale, truncation, textCase
  case imageScale, symbolVariant, fixedSize, controlSize, buttonStyle, labelStyle
  case padding
  case width, height, minWidth, maxWidth, minHeight, maxHeight, alignment
  case shape, background, shadow, clip, overlay, border, hitShape
  case opacity, brightness, saturation, blur, blend
  case margin, scale, rotation, offset
  case animation
  case hoverEffect, haptic
  case tooltip, modifier
  case accessibilityLabel, accessibilityHint, accessibilityTraits, accessibilityHidden

  /// The name in the language and in JSON.
  public var name: String { Property.names[Int(rawValue)] }

  /// What the compiler knows of it.
  public var definition: PropertyDefinition { Property.definitions[Int(rawValue)] }

  private static let names = allCases.map { "\($0)" }
  private static let definitions = allCases.map(\.makeDefinition)

  private var makeDefinition: PropertyDefinition {
    switch self {
    case .base:
      PropertyDefinition(
        .style, default: .none, "none", variation: .allOrNothingEverywhere, places: .style,
        summary:
          "The style that draws the control itself; the other properties apply to the whole.",
        example: "base: borderedProminent")
    case .foreground:
      PropertyDefinition(
        .fill, default: .inherit, "inherit",
        summary: "The colour of text and symbols.", example: "foreground: white")
    case .tint:
      PropertyDefinition(
        .color, default: .inherit, "inherit", variation: .allOrNothing,
        summary: "The accent colour of controls in the content.", example: "tint: orange")
    case .font:
      PropertyDefinition(
        .font, default: .inherit, "inherit",
        summary: "The font of text and the size of symbols.", example: "font: body.semibold")
    case .lineLimit:
      PropertyDefinition(
        .lineLimit, default: .inherit, "inherit",
        summary: "How many lines text may take.", example: "lineLimit: 1")
    case .textAlignment:
      PropertyDefinition(
        .keyword(["leading", "center", "trailing"]), default: .inherit, "inherit",
        summary: "Where the lines of a text begin.", example: "textAlignment: center")
    case .minimumScale:
      PropertyDefinition(
        .fraction, default: .scalar(.literal(1)), "1",
        summary: "How far text may shrink to fit.", example: "minimumScale: 75%")
    case .truncation:
      PropertyDefinition(
        .keyword(["head", "middle", "tail"]), default: .inherit, "inherit",
        summary: "Where text that has no room is cut.", example: "truncation: middle")
    case .textCase:
      PropertyDefinition(
        .keyword(["none", "uppercase", "lowercase"]), default: .inherit, "inherit",
        summary: "Whether text is drawn in capitals.", example: "textCase: uppercase")
    case .imageScale:
      PropertyDefinition(
        .keyword(["small", "medium", "large"]), default: .inherit, "inherit",
        summary: "The size of symbols relative to the font.", example: "imageScale: large")
    case .symbolVariant:
      PropertyDefinition(
        .keyword(["none", "fill", "circle", "square", "rectangle", "slash"]),
        default: .inherit, "inherit",
        summary: "The variant of symbols.", example: "symbolVariant: fill")
    case .fixedSize:
      PropertyDefinition(
        .keyword(["none", "both", "horizontal", "vertical"]), default: .keyword(0), "none",
        summary: "Along which axes the content keeps its ideal size.",
        example: "fixedSize: horizontal")
    case .controlSize:
      PropertyDefinition(
        .keyword(ControlSize.allCases.map(\.rawValue)), default: .inherit, "inherit",
        variation: .allOrNothing,
        summary: "The size of controls in the content.", example: "controlSize: small")
    case .buttonStyle:
      PropertyDefinition(
        .style, default: .inherit, "inherit", variation: .constant,
        summary: "The style of buttons in the content.", example: "buttonStyle: plain")
    case .labelStyle:
      PropertyDefinition(
        .style, default: .inherit, "inherit", variation: .constant,
        summary: "The style of labels in the content.", example: "labelStyle: iconOnly")
    case .padding:
      PropertyDefinition(
        .insets, default: .insets(.zero), "0",
        summary: "The distance from the content to the edge of the surface.",
        example: "padding: 8 16")
    case .width:
      PropertyDefinition(
        .length, default: .inherit, "inherit", summary: "A fixed width.", example: "width: 44")
    case .height:
      PropertyDefinition(
        .length, default: .inherit, "inherit", summary: "A fixed height.", example: "height: 44")
    case .minWidth:
      PropertyDefinition(
        .length, default: .inherit, "inherit", summary: "The least width.", example: "minWidth: 44")
    case .maxWidth:
      PropertyDefinition(
        .maximum, default: .inherit, "inherit",
        summary: "The greatest width; 'fill' takes what there is.", example: "maxWidth: fill")
    case .minHeight:
      PropertyDefinition(
        .length, default: .inherit, "inherit", summary: "The least height.",
        example: "minHeight: 44")
    case .maxHeight:
      PropertyDefinition(
        .maximum, default: .inherit, "inherit",
        summary: "The greatest height; 'fill' takes what there is.", example: "maxHeight: 200")
    case .alignment:
      PropertyDefinition(
        .keyword(UnitPoint.allCases.map(\.rawValue)), default: .keyword(0), "center",
        summary: "Where the content lies in a frame larger than itself.",
        example: "alignment: leading")
    case .shape:
      PropertyDefinition(
        .shape, default: .shape(.rectangle), "rectangle",
        summary: "The outline of background, overlay, border, clip and hit area.",
        example: "shape: rounded(8)")
    case .background:
      PropertyDefinition(
        .fill, default: .none, "none",
        summary: "What fills the shape behind the content.", example: "background: blue")
    case .shadow:
      PropertyDefinition(
        .shadow, default: .none, "none",
        summary: "Shadows that the background casts: colour, radius, x, y.",
        example: "shadow: black.opacity(20%) 8 0 4")
    case .clip:
      PropertyDefinition(
        .bool, default: .bool(false), "false", variation: .constant,
        summary: "Whether the content is cut off at the shape.", example: "clip: true")
    case .overlay:
      PropertyDefinition(
        .fill, default: .none, "none",
        summary: "What fills the shape over the content.", example: "overlay: black.opacity(10%)")
    case .border:
      PropertyDefinition(
        .border, default: .none, "none",
        summary: "A line along the shape: width, colour, then 'dash(…)', 'inside' or 'center'.",
        example: "border: 1 gray")
    case .hitShape:
      PropertyDefinition(
        .shape, default: .inherit, "the shape", places: .style,
        summary: "Where touches count.", example: "hitShape: rectangle")
    case .opacity:
      PropertyDefinition(
        .fraction, default: .scalar(.literal(1)), "1",
        summary: "How opaque the whole control is.", example: "opacity: 60%")
    case .brightness:
      PropertyDefinition(
        .signedFraction, default: .scalar(.literal(0)), "0",
        summary: "Brightness added to the whole control.", example: "brightness: -10%")
    case .saturation:
      PropertyDefinition(
        .factor, default: .scalar(.literal(1)), "1",
        summary: "The strength of colours; 0 is gray.", example: "saturation: 50%")
    case .blur:
      PropertyDefinition(
        .length, default: .scalar(.literal(0)), "0",
        summary: "The radius of a blur over the whole control.", example: "blur: 2")
    case .blend:
      PropertyDefinition(
        .keyword([
          "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge",
          "colorBurn", "softLight", "hardLight", "difference", "exclusion", "hue", "saturation",
          "color", "luminosity", "plusDarker", "plusLighter",
        ]), default: .keyword(0), "normal",
        summary: "How the control's colours mix with what is behind.", example: "blend: multiply")
    case .margin:
      PropertyDefinition(
        .insets, default: .insets(.zero), "0",
        summary: "The distance from the surface to its surroundings.", example: "margin: 4")
    case .scale:
      PropertyDefinition(
        .scale, default: .scale(.identity), "1",
        summary: "A factor of size: one, or x and y; 'anchor' says what stays in place.",
        example: "scale: 97%")
    case .rotation:
      PropertyDefinition(
        .rotation, default: .rotation(.identity), "0deg",
        summary: "An angle, clockwise.", example: "rotation: 45deg")
    case .offset:
      PropertyDefinition(
        .offset, default: .offset(x: .literal(0), y: .literal(0)), "0 0",
        summary: "A shift to the right and down, without effect on the layout.",
        example: "offset: 0 2")
    case .animation:
      PropertyDefinition(
        .animation, default: .inherit, "inherit", variation: .allOrNothing, places: .style,
        summary: "How changes of state are animated.", example: "animation: easeOut(150ms)")
    case .hoverEffect:
      PropertyDefinition(
        .keyword(["automatic", "highlight", "lift"]), default: .inherit, "none",
        variation: .constant, places: .style,
        summary: "What the system's pointer or gaze effect looks like.",
        example: "hoverEffect: lift")
    case .haptic:
      PropertyDefinition(
        .keyword([
          "light", "medium", "heavy", "rigid", "soft", "selection", "success", "warning", "error",
        ]), default: .none, "none", variation: .conditionOnly, places: .style,
        summary: "Feedback to the hand when the condition becomes true.",
        example: "haptic: light when pressed")
    case .tooltip:
      PropertyDefinition(
        .string, default: .inherit, "the app's own", variation: .allOrNothing,
        summary: "A text that explains the control to a resting pointer.",
        example: "tooltip: \"Deletes the message\"")
    case .modifier:
      PropertyDefinition(
        .modifiers, default: .none, "none", variation: .constant,
        summary: "Modifiers of the app's own code, by their types, which take no arguments.",
        example: "modifier: swift(Shimmer)")
    case .accessibilityLabel:
      PropertyDefinition(
        .string, default: .inherit, "the app's own", variation: .allOrNothing,
        summary: "What the control is called for those who do not see it.",
        example: "accessibilityLabel: \"Close\"")
    case .accessibilityHint:
      PropertyDefinition(
        .string, default: .inherit, "the app's own", variation: .allOrNothing,
        summary: "What the control does, for those who do not see it.",
        example: "accessibilityHint: \"Opens the settings\"")
    case .accessibilityTraits:
      PropertyDefinition(
        .words([
          "button", "header", "selected", "link", "image", "searchField", "keyboardKey",
          "staticText", "summaryElement", "updatesFrequently", "playsSound",
          "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "modal",
        ]), default: .none, "none",
        summary: "What the control is for those who do not see it; one or several words.",
        example: "accessibilityTraits: button selected")
    case .accessibilityHidden:
      PropertyDefinition(
        .bool, default: .bool(false), "false",
        summary: "Whether those who do not see the control are not told of it.",
        example: "accessibilityHidden: true")
    }
  }
}

extension Insets {
  /// No distance at any edge.
  public static let zero = Insets(
    top: .length(.literal(0)), trailing: .length(.literal(0)), bottom: .length(.literal(0)),
    leading: .length(.literal(0)))
}

extension Scale {
  /// No change of size.
  public static let identity = Scale(x: .literal(1), y: .literal(1), anchor: .center)
}

extension Rotation {
  /// No rotation.
  public static let identity = Rotation(angle: .literal(0), anchor: .center)
}
