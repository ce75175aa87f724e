/// How a style writes one of its two shapes: that of the surface, and that of the hit area.
struct ShapePlan {
  enum Form {
    /// One of SwiftUI's shapes without a measure.
    case simple(Vocabulary)
    /// `RoundedRectangle` in every state.
    case rounded
    /// One `UnevenRoundedRectangle` in every state, where the targets have it.
    case uneven(CornerRadii, CornerStyle)
    /// The style's own shape, since the kind differs or SwiftUI has none.
    case outline
  }

  var form = Form.simple(.rectangle)
  /// Whether a computed property holds it.
  var isNamed = false
  /// Whether the body refers to the property.
  var isUsed = false
  /// Whether that has been written.
  var isWritten = false
}

/// The cases that a style's own shape needs.
struct OutlineCases: OptionSet {
  var rawValue: UInt16

  static let rectangle = OutlineCases(rawValue: 1 << 0)
  static let capsule = OutlineCases(rawValue: 1 << 1)
  static let circle = OutlineCases(rawValue: 1 << 2)
  static let ellipse = OutlineCases(rawValue: 1 << 3)
  static let containerRelative = OutlineCases(rawValue: 1 << 4)
  static let rounded = OutlineCases(rawValue: 1 << 5)
  static let continuous = OutlineCases(rawValue: 1 << 6)
  static let corners = OutlineCases(rawValue: 1 << 7)
  static let continuousCorners = OutlineCases(rawValue: 1 << 8)
  static let every = OutlineCases(rawValue: (1 << 9) - 1)

  /// The case for a shape.
  init(_ shape: ShapeValue) {
    switch shape {
    case .rectangle: self = .rectangle
    case .capsule: self = .capsule
    case .circle: self = .circle
    case .ellipse: self = .ellipse
    case .containerRelative: self = .containerRelative
    case .rounded(_, let style): self = style == .continuous ? .continuous : .rounded
    case .corners(_, let style): self = style == .continuous ? .continuousCorners : .corners
    case .trim(let shape, _, _): self.init(shape)
    }
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Whether they are one kind of shape, and SwiftUI's own.
  var form: ShapePlan.Form {
    switch self {
    case .rectangle, []: .simple(.rectangle)
    case .capsule: .simple(.capsule)
    case .circle: .simple(.circle)
    case .ellipse: .simple(.ellipse)
    case .containerRelative: .simple(.containerRelativeShape)
    case .rounded, .continuous, [.rounded, .continuous]: .rounded
    default: .outline
    }
  }
}

extension SwiftEmitter {
  /// Finds out how the shapes of the style and of all that it draws are written.
  mutating func planShapes() {
    scope.outline = scope.outlineOfBranches
    if model.subjects.isEmpty { return planShapesOfSubject() }
    scope.shapePlans = Array(repeating: ShapePlan(), count: model.subjects.count)
    for subject in model.subjects.indices {
      turn(to: subject)
      planShapesOfSubject()
    }
    turn(to: 0)
  }

  private mutating func planShapesOfSubject() {
    let own = model.cases(.outline, .shape)
    scope.shape = ShapePlan(form: own.hasParameter ? .outline : own.cases.form)
    if let form = unevenForm(.outline, .shape) { scope.shape.form = form }
    if model.subject == 0 { planHitShape(own.cases, own.hasParameter) }
    if case .outline = scope.shape.form { scope.outline.formUnion(own.cases) }
    if style.parameters.contains(where: { $0.type == .shape }) {
      scope.outline = .every
      if !forms.hasContainerShape { scope.outline.remove(.containerRelative) }
    }
    switch scope.shape.form {
    case .simple: break
    case .rounded:
      scope.shape.isNamed =
        model.countShapeUses() > 1 || !choose(.cornerRadius, .shape).isConstant
        || !choose(.cornerStyle, .shape).isConstant
    case .uneven: scope.shape.isNamed = model.countShapeUses() > 1
    case .outline: scope.shape.isNamed = true
    }
  }

  /// Finds out how the shape of the hit area is written, which only the style itself has.
  private mutating func planHitShape(_ cases: OutlineCases, _ hasParameter: Bool) {
    let hit = model.cases(.hitOutline, .hitShape)
    scope.hitShape = ShapePlan(form: hit.hasParameter ? .outline : hit.cases.form)
    if let form = unevenForm(.hitOutline, .hitShape) { scope.hitShape.form = form }
    // Where the hit area is the shape in some states only, both must have one type.
    if hit.isInherited, !hit.cases.isEmpty || hit.hasParameter {
      scope.hitShape.form = .outline
      scope.shape.form = .outline
      if cases.isEmpty, !hasParameter { scope.outline.insert(.rectangle) }
    }
    if case .outline = scope.hitShape.form { scope.outline.formUnion(hit.cases) }
  }

  // MARK: Writing

  /// Writes the shape of the surface as an expression.
  mutating func writeShape() {
    switch scope.shape.form {
    case .simple(let type):
      write(type)
      out.write("()")
    case .rounded:
      if scope.shape.isNamed {
        scope.shape.isUsed = true
        writeName(of: .outline)
      } else {
        writeRoundedRectangle(.cornerRadius, .cornerStyle, .shape)
      }
    case .uneven(let radii, let style):
      if scope.shape.isNamed {
        scope.shape.isUsed = true
        writeName(of: .outline)
      } else {
        writeUnevenRectangle(radii, style)
      }
    case .outline: writeOutline(.outline, .shape)
    }
  }

  /// SwiftUI's shape of four radii, where the targets have it and it is the same in every state.
  private func unevenForm(_ facet: Facet, _ property: Property) -> ShapePlan.Form? {
    guard forms.hasUnevenRectangle else { return nil }
    return model.constantCorners(facet, property).map { .uneven($0, $1) }
  }

  private mutating func writeUnevenRectangle(_ radii: CornerRadii, _ style: CornerStyle) {
    write(.unevenRoundedRectangle)
    let values: [(label: StaticString, radius: Scalar)] = [
      ("topLeadingRadius: ", radii.topLeading), ("bottomLeadingRadius: ", radii.bottomLeading),
      ("bottomTrailingRadius: ", radii.bottomTrailing), ("topTrailingRadius: ", radii.topTrailing),
    ]
    let written = values.filter { $0.radius != .literal(0) }
    writeList("(", count: written.count + 1) { emitter, index in
      if index < written.count {
        emitter.out.write(written[index].label)
        return emitter.writeScalar(written[index].radius)
      }
      emitter.out.write("style: .")
      emitter.out.write(string: style.rawValue)
    }
  }

  private mutating func writeHitShape() {
    if !model.hasRules(.hitShape) || model.isInherited(.hitShape) { return writeShape() }
    switch scope.hitShape.form {
    case .simple(let type):
      write(type)
      out.write("()")
    case .rounded: writeRoundedRectangle(.hitCornerRadius, .hitCornerStyle, .hitShape)
    case .uneven(let radii, let style): writeUnevenRectangle(radii, style)
    case .outline: writeOutline(.hitOutline, .hitShape)
    }
  }

  private mutating func writeOutline(_ facet: Facet, _ property: Property) {
    guard model.hasRules(property) else {
      out.write(string: scope.nested.outline)
      return out.write(".rectangle")
    }
    let choice = choose(facet, property)
    if case .parameter = model.constant(choice) {
      writeChoice(choice)
    } else {
      writeProperty(choice)
    }
  }

  private mutating func writeRoundedRectangle(
    _ radius: Facet, _ cornerStyle: Facet, _ property: Property
  ) {
    write(.roundedRectangle)
    out.write("(cornerRadius: ")
    writeChoice(radius, property)
    // The default differs between versions of SwiftUI.
    out.write(", style: ")
    writeChoice(cornerStyle, property)
    out.write(")")
  }

  /// Writes the computed property that holds the shape, if the body refers to one.
  mutating func writeShapeProperty() {
    guard scope.shape.isUsed, !scope.shape.isWritten else { return }
    scope.shape.isWritten = true
    out.blankLine()
    out.beginLine()
    out.write("private var ")
    writeName(of: .outline)
    out.write(": ")
    var corners: (radii: CornerRadii, style: CornerStyle)?
    if case .uneven(let radii, let style) = scope.shape.form { corners = (radii, style) }
    write(corners == nil ? .roundedRectangle : .unevenRoundedRectangle)
    out.write(" {")
    out.endLine()
    out.indent()
    writeLine { emitter in
      if let corners {
        emitter.writeUnevenRectangle(corners.radii, corners.style)
      } else {
        emitter.writeRoundedRectangle(.cornerRadius, .cornerStyle, .shape)
      }
    }
    out.close()
  }

  mutating func writeContentShape() {
    writeLine { emitter in
      emitter.out.write(".contentShape(")
      emitter.writeHitShape()
      emitter.out.write(")")
    }
  }
}
