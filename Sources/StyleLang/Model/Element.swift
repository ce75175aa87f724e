/// What a style draws beyond the control's label on its own surface.
///
/// It is one indirect value, so that a style without it takes no room for it.
public indirect enum StyleBody: Hashable, Sendable {
  /// What stands on the surface, if it is not just the control's label, and the further surfaces, in
  /// written order.
  case body(content: Element?, layers: [Layer])
}

extension Style {
  /// What stands on the surface; nil where it is just the control's label.
  public var content: Element? {
    if case .body(let content, _)? = body { return content }
    return nil
  }

  /// The further surfaces behind and above the content, in written order: of those behind, the first
  /// is the furthest back; of those above, the last is on top.
  public var layers: [Layer] {
    if case .body(_, let layers)? = body { return layers }
    return []
  }
}

/// A further surface of a style, which takes no part in layout or hit testing.
public struct Layer: Hashable, Sendable {
  /// The name, by which a derived style continues it.
  public var name: String
  /// Whether it lies over the content; else behind the style's own surface.
  public var isAbove: Bool
  /// When it is drawn.
  public var condition: Condition
  /// The rules of its properties, as in `Style.rules`.
  public var rules: [Rule]
  /// What stands on it.
  public var content: Element?

  /// Creates a layer.
  public init(
    name: String, isAbove: Bool, condition: Condition, rules: [Rule], content: Element? = nil
  ) {
    self.name = name
    self.isAbove = isAbove
    self.condition = condition
    self.rules = rules
    self.content = content
  }
}

/// A part of the content: a stack, a slot of the control, or something drawn.
public struct Element: Hashable, Sendable {
  /// What it is.
  public var kind: ElementKind
  /// When it is drawn.
  ///
  /// An image or a text of an optional parameter requires that it is set.
  public var condition: Condition
  /// Whether the control may lack it; then it is drawn, with its place in a stack, where it is there.
  public var isOptional: Bool
  /// The rules of its properties, as in `Style.rules`.
  public var rules: [Rule]
  /// What stands in it, in written order.
  public var children: [Element]

  /// Creates an element.
  public init(
    _ kind: ElementKind, condition: Condition = .always, isOptional: Bool = false,
    rules: [Rule] = [], children: [Element] = []
  ) {
    self.kind = kind
    self.condition = condition
    self.isOptional = isOptional
    self.rules = rules
    self.children = children
  }
}

/// What an element is.
public enum ElementKind: Hashable, Sendable {
  /// A part that the control brings, or that the language draws for it (`track`, `thumb`, `bar`).
  case slot(Slot)
  /// Children side by side, above each other, or one over the other.
  indirect case stack(Stack)
  /// A surface without content of its own; children lie over each other.
  case box
  /// A hairline across the direction of the stack.
  case divider
  /// Room that grows, of at least this length if one is given.
  case spacer(minimum: Scalar?)
  /// A picture.
  case image(ImageValue)
  /// A line of text.
  case text(StringValue)
  /// The system's picture of work that goes on.
  case spinner
  /// A view of the app's own code.
  indirect case opaque(OpaqueView)
}

/// A view of the app's own code, which is made by an initialiser of its type.
public struct OpaqueView: Hashable, Sendable {
  /// An argument that the initialiser is given.
  public struct Input: Hashable, Sendable {
    /// What is given.
    public enum Value: Hashable, Sendable {
      /// Whether a state holds.
      case state(State)
      /// A parameter of the style.
      case parameter(ParameterID)
      /// What a derived style has put in for one.
      case value(StyleLang.Value, ParameterType)
    }

    /// The label in Swift: `isPressed` of a state, else the parameter's name.
    public var label: String
    /// What is given.
    public var value: Value

    /// Creates an argument.
    public init(label: String, _ value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// The name of the type in Swift.
  public var type: String
  /// The arguments, in written order.
  public var inputs: [Input]

  /// Creates a view.
  public init(_ type: String, inputs: [Input] = []) {
    self.type = type
    self.inputs = inputs
  }
}

/// A part of a control that a style can place.
public enum Slot: String, Hashable, Sendable, CaseIterable {
  case label, title, icon, body, input, value, spinner
  /// The groove of a toggle or a progress bar.
  case track
  /// What moves in the track of a toggle.
  case thumb
  /// The part of the track of a progress bar that is done.
  case bar
}

/// How children are arranged.
public struct Stack: Hashable, Sendable {
  /// The direction in which children follow each other.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical, depth
  }

  /// The direction.
  public var axis: Axis
  /// The distance between children in points, which there is none of in depth; nil is the platform's own.
  public var spacing: Scalar?
  /// How children lie across the direction.
  public var alignment: StackAlignment

  /// Creates a stack.
  public init(_ axis: Axis, spacing: Scalar? = nil, alignment: StackAlignment = .center) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// How children lie across the direction of a stack, named as in SwiftUI.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case center
  case top, bottom, firstTextBaseline, lastTextBaseline
  case leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  /// Those that a stack of this direction can have.
  public static func cases(of axis: Stack.Axis) -> [StackAlignment] {
    switch axis {
    case .horizontal: [.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline]
    case .vertical: [.center, .leading, .trailing]
    case .depth:
      [
        .center, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing, .bottomLeading,
        .bottomTrailing,
      ]
    }
  }
}
