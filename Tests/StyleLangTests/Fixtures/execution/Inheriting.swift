// As stylec writes it, by hand: a modifier that leaves much to the surroundings, a shape of its
// own, and a style that reads no state.

import SwiftUI

/// A card whose text is styled while the pointer is over it.
public struct CardModifier: ViewModifier {
  /// Whether it is the one that is chosen.
  public var isSelected: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var multilineTextAlignment
  @Environment(\.textCase) private var textCase
  @Environment(\.imageScale) private var imageScale
  @Environment(\.symbolVariants) private var symbolVariants
  @State private var isHovered = false

  /// Creates the modifier.
  public init(isSelected: Bool = false) {
    self.isSelected = isSelected
  }

  /// Draws the card.
  public func body(content: Content) -> some View {
    content
      .foregroundStyle(isActive ? AnyShapeStyle(Color.primary) : AnyShapeStyle(.foreground))
      .font(isActive ? .body.weight(.medium) : font)
      .lineLimit(isActive ? 1 : lineLimit)
      .multilineTextAlignment(isActive ? .center : multilineTextAlignment)
      .textCase(isActive ? .lowercase : textCase)
      .imageScale(isActive ? .small : imageScale)
      .environment(\.symbolVariants, isActive ? .none : symbolVariants)
      .padding()
      .background(isActive ? Color.yellow : .clear, in: shape)
      .overlay { shape.strokeBorder(isSelected ? .clear : .red, lineWidth: 3) }
      .overlay { shape.stroke(isSelected ? Color.red : .clear, lineWidth: 3) }
      .contentShape(shape)
      #if !os(tvOS) && !os(watchOS)
        .onHover { isHovered = $0 }
          #if os(visionOS)
            .onChange(of: isEnabled) { _, isEnabled in if !isEnabled { isHovered = false } }
          #else
            .onChange(of: isEnabled) { if !$0 { isHovered = false } }
          #endif
      #endif
      .padding(EdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
      .scaleEffect(x: isSelected ? 1.1 : 1, y: 1, anchor: .top)
      .animation(isActive ? .spring(response: 0.3, dampingFraction: 0.7) : nil, value: isSelected)
  }

  private var isActive: Bool { isEnabled && isHovered }

  private var shape: Surface {
    isSelected
      ? .corners(topLeading: 8, topTrailing: 4, bottomTrailing: 0, bottomLeading: 16) : .capsule
  }

  private enum Surface: InsettableShape {
    case capsule
    case corners(
      topLeading: CGFloat, topTrailing: CGFloat, bottomTrailing: CGFloat, bottomLeading: CGFloat)
    indirect case inset(Surface, CGFloat)

    func inset(by amount: CGFloat) -> Surface { .inset(self, amount) }

    func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    private func path(in rect: CGRect, inset: CGFloat) -> Path {
      switch self {
      case .capsule: return Capsule().path(in: rect)
      case .inset(let shape, let amount):
        return shape.path(in: rect.insetBy(dx: amount, dy: amount), inset: inset + amount)
      case .corners(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
        return Path { path in
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
            tangent2End: CGPoint(x: rect.maxX, y: rect.midY), radius: max(0, topTrailing - inset))
          path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.midX, y: rect.maxY),
            radius: max(0, bottomTrailing - inset))
          path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
            tangent2End: CGPoint(x: rect.minX, y: rect.midY),
            radius: max(0, bottomLeading - inset))
          path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.minY),
            tangent2End: CGPoint(x: rect.midX, y: rect.minY), radius: max(0, topLeading - inset))
          path.closeSubpath()
        }
      }
    }
  }
}

extension View {
  /// Puts the view on a card.
  public func card(isSelected: Bool = false) -> some View {
    modifier(CardModifier(isSelected: isSelected))
  }
}

/// A label that only has a font and a margin.
public struct LinkButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// Draws the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(Color.accentColor)
      .font(.custom("Avenir \"Next\"", size: 17, relativeTo: .body).monospacedDigit())
      .padding(.top, 4)
  }
}

extension ButtonStyle where Self == LinkButtonStyle {
  /// A label that only has a font and a margin.
  public static var textLink: Self { Self() }
}
