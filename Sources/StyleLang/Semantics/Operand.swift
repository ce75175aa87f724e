/// The value of an expression, before a property or a parameter says what it wants.
enum Operand {
  case number(Scalar, Dimension)
  case color(ColorValue)
  case font(FontValue)
  indirect case animation(AnimationValue)
  case string(StringValue)
  case bool(Bool)
  case boolParameter(ParameterID)
  /// An enumeration parameter.
  indirect case enumeration(ParameterID, Enumeration)
  /// A shape, insets, a border or shadows: a literal shape, or a token or parameter of these types.
  case other(Value, ParameterType)
  /// A built-in word, whose meaning depends on the place.
  case word(Word)
}

/// What a number measures.
enum Dimension {
  /// No unit: a plain number, or a length in points where one is wanted.
  case number
  case length, angle, duration, percentage

  var parameterType: ParameterType {
    switch self {
    case .number: .number
    case .length: .length
    case .angle: .angle
    case .duration: .duration
    case .percentage: .percentage
    }
  }

  /// For messages.
  var phrase: String { parameterType.phrase }
}

extension ParameterType {
  /// The type's name in the language; an enumeration has none.
  var languageName: String {
    switch self {
    case .color: "Color"
    case .number: "Number"
    case .length: "Length"
    case .angle: "Angle"
    case .duration: "Duration"
    case .percentage: "Percentage"
    case .insets: "Insets"
    case .shape: "Shape"
    case .border: "Border"
    case .shadow: "Shadow"
    case .font: "Font"
    case .animation: "Animation"
    case .bool: "Bool"
    case .string: "String"
    case .fill: "Fill"
    case .image: "Image"
    case .enumeration: "enumeration"
    }
  }

  /// Every type that has a name.
  static let named: [ParameterType] = [
    .color, .number, .length, .angle, .duration, .percentage, .insets, .shape, .border, .shadow,
    .font, .animation, .bool, .string, .fill, .image,
  ]

  /// The type with an article, for messages.
  var phrase: String {
    switch self {
    case .color: "a colour"
    case .number: "a number"
    case .length: "a length"
    case .angle: "an angle"
    case .duration: "a duration"
    case .percentage: "a percentage"
    case .insets: "insets"
    case .shape: "a shape"
    case .border: "a border"
    case .shadow: "a shadow"
    case .font: "a font"
    case .animation: "an animation"
    case .bool: "a Bool"
    case .string: "a string"
    case .fill: "a fill"
    case .image: "an image"
    case .enumeration: "an enumeration"
    }
  }

  /// The dimension of a numeric type.
  var dimension: Dimension? {
    switch self {
    case .number: .number
    case .length: .length
    case .angle: .angle
    case .duration: .duration
    case .percentage: .percentage
    default: nil
    }
  }
}

extension Operand {
  /// What it is, for messages.
  var phrase: String {
    switch self {
    case .number(_, let dimension): dimension.phrase
    case .color: "a colour"
    case .font: "a font"
    case .animation: "an animation"
    case .string: "a string"
    case .bool, .boolParameter: "a Bool"
    case .enumeration: "an enumeration"
    case .other(let value, .fill): value.fillPhrase
    case .other(_, let type): type.phrase
    case .word(let word): "'\(word.name)'"
    }
  }
}

extension Value {
  /// What a fill is, for messages.
  fileprivate var fillPhrase: String {
    switch self {
    case .gradient: "a gradient"
    case .material: "a material"
    case .glass: "glass"
    case .token(_, let inner): inner.fillPhrase
    default: ParameterType.fill.phrase
    }
  }
}
