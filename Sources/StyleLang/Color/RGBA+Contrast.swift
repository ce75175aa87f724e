extension RGBA {
  /// The contrast that WCAG 2.2 asks of text: success criterion 1.4.3, level AA.
  public static let readableContrast = 4.5

  /// Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white; opacity is not looked at.
  public var relativeLuminance: Double {
    let linear =
      space == .sRGB ? linear : ColorSpace.sRGB.fromXYZ * (space.toXYZ * linear)
    return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  /// Contrast ratio as WCAG 2.2 defines it, 1…21, not rounded; opacity is not looked at.
  public func contrast(with other: RGBA) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
