/// What the values of a style come to: colours, numbers and fonts, as far as the compiler knows.
///
/// A parameter counts as its default. What only a caller, the app's assets or the running system
/// know is nil, and no rule claims anything of it.
struct KnownValues {
  private let tokens: [Token]
  private let derivedColors: [TokenID: AppearanceColors]
  private let parameters: [Parameter]

  /// Creates the means to read values of a style of the file under the hand.
  init(_ pass: LintPass, parameters: [Parameter] = []) {
    tokens = pass.files[pass.index].analysis.sheet.tokens
    derivedColors = pass.files[pass.index].analysis.derivedColors
    self.parameters = parameters
  }

  /// The components of a colour in each appearance.
  func color(_ color: ColorValue) -> AppearanceColors? {
    switch color {
    case .literal(let rgba): return AppearanceColors(light: rgba)
    case .adaptive(let colors): return colors
    case .named(let name): return name.components
    case .asset: return nil
    case .token(let id):
      switch tokens[Int(id)].value {
      case .color(.literal(let rgba)): return AppearanceColors(light: rgba)
      case .color(.adaptive(let colors)): return colors
      case .color(.named(let name)): return name.components
      default: return derivedColors[id]
      }
    case .parameter(let id):
      guard case .color(let value)? = defaultValue(of: id) else { return nil }
      return self.color(value)
    case .opacity(let base, let factor):
      guard let base = self.color(base), let factor = number(factor) else { return nil }
      return base.multiplyingOpacity(by: factor)
    case .mix(let first, let second, let share):
      guard let first = self.color(first), let second = self.color(second),
        let share = number(share)
      else { return nil }
      return first.mixed(with: second, amount: share)
    }
  }

  /// A number in the unit of its place.
  func number(_ scalar: Scalar) -> Double? {
    switch scalar {
    case .literal(let number): return number
    case .token(let id):
      if case .scalar(.literal(let number)) = tokens[Int(id)].value { return number }
      if case .scalar(let inner) = tokens[Int(id)].value { return number(inner) }
      return nil
    case .parameter(let id):
      guard case .scalar(let value)? = defaultValue(of: id) else { return nil }
      return number(value)
    case .negated(let inner): return number(inner).map { -$0 }
    case .scaled(let size, _): return size
    case .binary(let operation, let left, let right):
      guard let left = number(left), let right = number(right) else { return nil }
      switch operation {
      case .add: return left + right
      case .subtract: return left - right
      case .multiply: return left * right
      case .divide: return right == 0 ? nil : left / right
      }
    case .call(let function, let arguments):
      let numbers = arguments.compactMap { number($0) }
      guard numbers.count == arguments.count, let first = numbers.first else { return nil }
      switch function {
      case .min: return numbers.min()
      case .max: return numbers.max()
      case .clamp: return numbers.count == 3 ? min(max(first, numbers[1]), numbers[2]) : nil
      case .round: return first.rounded(.toNearestOrAwayFromZero)
      }
    }
  }

  /// The value of a property, with tokens and parameters that stand for a whole value opened.
  func opened(_ value: Value) -> Value? {
    switch value {
    case .token(_, let inner): return opened(inner)
    case .parameter(let id): return defaultValue(of: id).flatMap { opened($0) }
    default: return value
    }
  }

  /// The size of text and whether it is bold; nil where the font does not say.
  func text(_ font: FontValue) -> TextSize? {
    var result: TextSize
    switch font.base {
    case .textStyle(let style): result = TextSize(of: style)
    case .system(let size):
      guard let points = number(size) else { return nil }
      result = TextSize(points: points, isBold: false)
    case .custom(_, let size, _):
      guard let points = number(size) else { return nil }
      result = TextSize(points: points, isBold: false)
    case .token(let id):
      guard case .font(let font) = tokens[Int(id)].value, let text = text(font) else {
        return nil
      }
      result = text
    case .parameter(let id):
      guard case .font(let font)? = defaultValue(of: id), let text = text(font) else { return nil }
      result = text
    }
    if let weight = font.weight { result.isBold = weight.isBold }
    return result
  }

  /// Whether a parameter is the part of a progress view that is done.
  func isFraction(_ id: ParameterID) -> Bool {
    Int(id) < parameters.count && parameters[Int(id)] == .fraction
  }

  private func defaultValue(of id: ParameterID) -> Value? {
    Int(id) < parameters.count ? parameters[Int(id)].defaultValue : nil
  }
}

/// How large text is, at the system's default size of text.
struct TextSize: Hashable {
  /// The size in points.
  var points: Double
  /// Whether it weighs 700 or more.
  var isBold: Bool
}

extension TextSize {
  /// Text in the font that a control has where nothing sets one.
  static let body = TextSize(of: .body)

  /// The size of a text style.
  init(of style: TextStyle) { self.init(points: style.metrics.size, isBold: false) }
}

extension FontWeight {
  /// Whether WCAG counts it as bold, which CSS means by 700.
  var isBold: Bool {
    switch self {
    case .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium, .semibold: false
    }
  }
}

extension TextStyle {
  /// Size and distance of lines in points at the size of text called Large, the system's default.
  ///
  /// Apple's Human Interface Guidelines, Typography > Specifications, "iOS, iPadOS Dynamic Type
  /// sizes". (A headline is semibold, and no style is bold.)
  var metrics: (size: Double, leading: Double) {
    switch self {
    case .largeTitle: (34, 41)
    case .title: (28, 34)
    case .title2: (22, 28)
    case .title3: (20, 25)
    case .headline: (17, 22)
    case .body: (17, 22)
    case .callout: (16, 21)
    case .subheadline: (15, 20)
    case .footnote: (13, 18)
    case .caption: (12, 16)
    case .caption2: (11, 13)
    }
  }
}
