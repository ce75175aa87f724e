/// The size that a style is sure to give its control, whatever the label says.
struct HitArea {
  private let values: KnownValues

  /// Creates the means to measure a style.
  init(_ values: KnownValues) { self.values = values }

  /// The properties that say something of the height.
  static let properties: [Property] = [.font, .padding, .height, .minHeight, .maxHeight]

  /// The least height in points, with a rule for each of `properties`; nil where it is not known.
  ///
  /// - Parameter content: The least height of what stands on the surface; nil where that is the
  ///   label, of which a line is certain.
  func height(_ rules: [Rule?], content: Double?) -> Double? {
    var line = TextStyle.body.metrics.leading
    if let rule = rules[0], rule.value != .inherit {
      guard case .font(let font)? = values.opened(rule.value), let height = lineHeight(font) else {
        return nil
      }
      line = height
    }
    var height = content ?? line
    if let rule = rules[1] {
      guard case .insets(let insets)? = values.opened(rule.value),
        let top = distance(insets.top), let bottom = distance(insets.bottom)
      else { return nil }
      height += top + bottom
    }
    func length(_ index: Int) -> Double?? {
      guard let rule = rules[index], rule.value != .inherit, rule.value != .infinity else {
        return .some(nil)
      }
      guard case .scalar(let scalar)? = values.opened(rule.value),
        let number = values.number(scalar)
      else { return nil }
      return number
    }
    guard let fixed = length(2), let least = length(3), let most = length(4) else { return nil }
    height = fixed ?? height
    if let most { height = min(height, most) }
    return max(height, least ?? 0)
  }

  /// The height of a line.
  func lineHeight(_ font: FontValue) -> Double? {
    switch font.base {
    case .textStyle(let style): style.metrics.leading
    default: values.text(font).map { $0.points * HitArea.systemLine }
    }
  }

  /// The height of a line of the system font, as a share of its size: ascent 0.952 and descent 0.241,
  /// the metrics of SF Pro.
  static let systemLine = 1.193

  /// The platform's own padding is 16 points on iOS.
  private func distance(_ edge: Insets.Edge) -> Double? {
    switch edge {
    case .standard: 16
    case .length(let scalar): values.number(scalar)
    }
  }
}
