/// The validated model of one style file: plain values, no syntax left.
///
/// Emitters see only this. Everything in it is resolved and checked, so an emitter cannot fail.
public struct Sheet: Hashable, Sendable {
  /// The file's name without folders, for headers: `palette.style`.
  public var name: String
  /// Every token, in written order, and after them the tokens of other files that they and the
  /// styles refer to; a `TokenID` is an index here.
  public var tokens: [Token] = []
  /// How many of the tokens, the last ones, are declared by other files.
  public var importedTokenCount = 0
  /// The tokens again, as nested groups, in written order.
  public var namespaces: [TokenNamespace] = []
  /// The styles, in written order.
  public var styles: [Style] = []
  /// The controls that the file declares, in written order.
  public var controls: [Control] = []
  /// The custom values of the environment that the file declares or its styles read.
  public var environment: [EnvironmentEntry] = []
  /// The systems for which it has been checked, and for which it is to be emitted.
  public var targets = DeploymentTargets.standard

  /// Creates an empty sheet.
  public init(name: String) { self.name = name }
}

/// A named value.
public struct Token: Hashable, Sendable {
  /// The name in the language, from the outermost group: `Palette.button.height`; of an unnamed
  /// `tokens` block, without a first part: `brand`.
  public var name: String
  /// The full name in Swift: `Palette.button.height`, `PaletteTokens.brand`; parts that are Swift
  /// keywords are in backticks.
  public var swiftName: String
  /// The type of the value.
  public var type: ParameterType
  /// The value; of a reference to another token, that reference.
  public var value: Value
  /// The text of the `///` comment.
  public var documentation: String?
  /// The message after `deprecated`.
  public var deprecation: String?
}

/// A `tokens` block.
public struct TokenNamespace: Hashable, Sendable {
  /// The name that the block gives, or nil.
  public var name: String?
  /// The name of the enum in Swift: `Palette`, or `PaletteTokens` from the file's name.
  public var swiftName: String
  /// What stands in it.
  public var members: [TokenMember]
  /// The text of the `///` comment.
  public var documentation: String?
  /// The message after `deprecated`.
  public var deprecation: String?
}

/// A member of a `tokens` block.
public enum TokenMember: Hashable, Sendable {
  /// A token.
  case token(TokenID)
  /// A nested group; its `swiftName` is a single name.
  indirect case group(TokenNamespace)
}

/// The types of parameters and tokens.
public enum ParameterType: Hashable, Sendable {
  case color, number, length, angle, duration, percentage, insets, shape, border, shadow, font
  case animation, bool, string
  /// A colour, gradient or material.
  case fill
  case image
  /// One of the cases.
  indirect case enumeration(Enumeration)
}

/// An enumeration that a parameter declares in its place.
public struct Enumeration: Hashable, Sendable {
  /// The style that declares it.
  public var style: String
  /// The full name in Swift: `PrimaryButtonStyle.Size`.
  public var swiftName: String
  /// The cases, two or more, in written order.
  public var cases: [String]
}

/// A parameter of a style: what a value or a condition depends on besides the states.
public struct Parameter: Hashable, Sendable {
  /// Where its value comes from.
  public enum Source: Hashable, Sendable {
    /// Whoever makes the style gives it.
    case argument
    /// A custom value of the environment, of the same name.
    case environment
    /// The control's configuration: a declared state, or the `fraction` of a progress view.
    case configuration
    /// Whether the running system is new enough; a Bool.
    indirect case availability(Availability)
  }

  /// The name as written.
  public var name: String
  /// The type of what is given for it.
  public var type: ParameterType
  /// Whether it may be absent.
  public var isOptional: Bool
  /// The default; nil where an argument must be given, or, of an optional one, where it is absent.
  public var defaultValue: Value?
  /// The text of the `///` comment.
  public var documentation: String?
  /// Where its value comes from.
  ///
  /// Those that no argument gives stand after those that one does, and only if the style depends on
  /// them.
  public var source = Source.argument

  /// Whether a caller may leave it out.
  public var hasDefault: Bool { isOptional || defaultValue != nil }

  /// Whether it is read from the environment or the configuration.
  var isGivenToStyle: Bool { source == .environment || source == .configuration }

  /// Whether an animation follows it: not what comes from the environment.
  var isAnimated: Bool { source == .argument || source == .configuration }
}

/// What a style is for.
public enum Component: String, Hashable, Sendable, CaseIterable {
  case button, toggle, label, field, group, progress, view
  /// A control that a file declares: `Style.control`.
  case custom
}

/// A style: for each property, the rules that give its value.
public struct Style: Hashable, Sendable {
  /// The name as written.
  public var name: String
  /// The name of the struct in Swift: `PrimaryButtonStyle`.
  public var swiftName: String
  /// The name of the static member or of the modifier, without backticks: `primary`.
  public var memberName: String
  /// What the style is for.
  public var component: Component
  /// The style it starts from.
  public var parent: String?
  /// The text of the `///` comment.
  public var documentation: String?
  /// The message after `deprecated`.
  public var deprecation: String?
  /// The parameters, in written order; after them, those that stay open of the parent.
  public var parameters: [Parameter] = []
  /// The enumerations that this style declares, in the order of its parameters.
  public var enumerations: [Enumeration] = []
  /// The declared control that it is for; only of `Component.custom`.
  public var control: [Control] = []
  /// What it draws beyond the label on its surface; nil if it draws no more.
  public var body: StyleBody?
  /// The rules that can win.
  ///
  /// They are grouped by property in the catalogue's order; within a property they stand in the
  /// order to try: the first whose condition holds gives the value, and the last one's condition
  /// is `always`. A property that no rule sets is not here.
  public var rules: [Rule] = []
  /// What `animation` follows, in the order of `State` and then of the parameters.
  public var animates: [AnimationTrigger] = []
}

extension Style {
  /// The parameters that whoever makes the style gives; those that it reads follow them.
  public var arguments: ArraySlice<Parameter> {
    parameters.prefix { $0.source == .argument }
  }
}

/// Something whose change an animation follows.
public enum AnimationTrigger: Hashable, Sendable {
  case state(State)
  case parameter(ParameterID)
}

/// One rule of a property.
public struct Rule: Hashable, Sendable {
  // The widest first: in another order a rule takes 40 bytes instead of 32.
  /// When it holds.
  public var condition: Condition
  /// What it sets the property to.
  public var value: Value
  /// What it sets.
  public var property: Property

  /// Creates a rule.
  public init(_ property: Property, _ condition: Condition, _ value: Value) {
    self.property = property
    self.condition = condition
    self.value = value
  }
}
