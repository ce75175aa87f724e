/// The modifiers of a view, in the order in which they are applied.
///
/// Several properties may take part in one. A modifier is emitted if one of its properties has a
/// rule; those without a property stand where others make them necessary.
enum Modifier: UInt8, CaseIterable {
  case foreground, tint, font, lineLimit, textAlignment, minimumScale, truncation, textCase
  case imageScale
  case symbolVariant, fixedSize, controlSize, buttonStyle, labelStyle
  case padding
  case fixedFrame, flexibleFrame
  case clip, background, layersBehind, overlay, border, layersAbove
  case contentShape
  case opacity, brightness, saturation, blur, blend
  case hoverTracking
  case margin, scale, rotation, offset
  case animation
  case hoverEffect, haptic
  case tooltip, custom
  case accessibilityLabel, accessibilityHint, accessibilityTraits, accessibilityHidden
}

extension Property {
  /// The modifier that the property takes part in.
  ///
  /// `base` is what modifiers are applied to, `shape` and `alignment` are read by several, and `shadow` belongs to the background.
  var modifier: Modifier? {
    switch self {
    case .foreground: .foreground
    case .tint: .tint
    case .font: .font
    case .lineLimit: .lineLimit
    case .textAlignment: .textAlignment
    case .minimumScale: .minimumScale
    case .truncation: .truncation
    case .textCase: .textCase
    case .imageScale: .imageScale
    case .symbolVariant: .symbolVariant
    case .fixedSize: .fixedSize
    case .controlSize: .controlSize
    case .buttonStyle: .buttonStyle
    case .labelStyle: .labelStyle
    case .padding: .padding
    case .width, .height: .fixedFrame
    case .minWidth, .maxWidth, .minHeight, .maxHeight: .flexibleFrame
    case .base, .alignment, .shape: nil
    case .background, .shadow: .background
    case .clip: .clip
    case .overlay: .overlay
    case .border: .border
    case .hitShape: .contentShape
    case .opacity: .opacity
    case .brightness: .brightness
    case .saturation: .saturation
    case .blur: .blur
    case .blend: .blend
    case .margin: .margin
    case .scale: .scale
    case .rotation: .rotation
    case .offset: .offset
    case .animation: .animation
    case .hoverEffect: .hoverEffect
    case .haptic: .haptic
    case .tooltip: .tooltip
    case .modifier: .custom
    case .accessibilityLabel: .accessibilityLabel
    case .accessibilityHint: .accessibilityHint
    case .accessibilityTraits: .accessibilityTraits
    case .accessibilityHidden: .accessibilityHidden
    }
  }

  /// Whether setting it gives a button a place of its own that should take touches.
  var enlargesHitArea: Bool {
    switch self {
    case .padding, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .shape,
      .background, .border, .overlay:
      true
    default: false
    }
  }
}

/// A set of modifiers, walked in their order.
struct ModifierSet {
  private var bits: UInt64 = 0

  mutating func insert(_ modifier: Modifier) { bits |= 1 << UInt64(modifier.rawValue) }

  /// Takes out the first one.
  mutating func popFirst() -> Modifier? {
    guard bits != 0 else { return nil }
    let index = bits.trailingZeroBitCount
    bits &= bits - 1
    return Modifier(rawValue: UInt8(index))
  }
}
