import StyleLang
import Testing

/// What a record is read as, on single modifiers.
@Suite(.enabled(if: ExecutionHarness.canRun)) struct RecordedLookTests {
  /// Modifiers that come to the same, and what they come to.
  @Test func equalLooksHaveOneText() async throws {
    let cases: [(String, Property, String)] = [
      (".padding(.vertical, 8).padding(.horizontal, 16)", .padding, "8 16 8 16"),
      (
        ".padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))", .padding,
        "8 16 8 16"
      ),
      (".padding(.horizontal, nil).padding(.top, 4)", .padding, "4 standard 0 standard"),
      (".padding(0)", .padding, "0 0 0 0"),
      (".font(.system(size: 17, weight: .regular))", .font, "system 17"),
      (".font(.system(.body, design: .monospaced).bold())", .font, "body bold monospaced"),
      (".font(.body.monospaced().weight(.bold))", .font, "body bold monospaced"),
      (".font(.custom(\"Menlo\", size: 12))", .font, "custom \"Menlo\" 12"),
      (".foregroundStyle(AnyShapeStyle(Color.primary))", .foreground, "named:primary"),
      (".foregroundStyle(.primary)", .foreground, "hierarchical:primary"),
      (".foregroundStyle(.red.opacity(0))", .foreground, "clear"),
      (".foregroundStyle(Color(\"a*b\").opacity(0.5))", .foreground, "asset:\"a*b\"*0.5"),
      (".tint(Color(.displayP3, red: 1, green: 0, blue: 0.25))", .tint, "p3(1, 0, 0.25, 1)"),
      (".tint(Color(white: 0.5, opacity: 0.25))", .tint, "srgb(0.5, 0.5, 0.5, 0.25)"),
      (".symbolVariant(.none)", .symbolVariant, "inherit"),
      (".environment(\\.symbolVariants, .none)", .symbolVariant, "none"),
      (".fixedSize()", .fixedSize, "both"),
      (".scaleEffect(x: 1, y: 1, anchor: .top)", .scale, "1 1 center"),
      (".scaleEffect(0.5, anchor: .bottomLeading)", .scale, "0.5 0.5 bottomLeading"),
      (".rotationEffect(.radians(.pi / 6))", .rotation, "30 center"),
      (".offset(CGSize(width: 1, height: -2))", .offset, "1 -2"),
      (
        ".animation(.interpolatingSpring(stiffness: 170, damping: 15), value: Int?.none)",
        .animation, "physicalSpring 170 15 1"
      ),
      (".animation(.default.delay(0.1), value: 1)", .animation, "standard delay 0.1"),
      (".background(Color.red.opacity(0), in: Capsule())", .background, "clear"),
      (".background(.red, in: Capsule())", .shape, "capsule"),
      (".overlay { Circle().stroke(.red, lineWidth: 2) }", .border, "2 named:red center"),
      (".frame(width: 44, alignment: .topTrailing)", .alignment, "topTrailing"),
      (".frame(width: nil, alignment: .topTrailing)", .alignment, "center"),
    ]
    let looks = try await record(cases.map(\.0))
    for ((modifiers, property, text), look) in zip(cases, looks) {
      #expect(LookText.areEqual(look.look[property], text), "\(modifiers): \(look.look[property])")
      #expect(look.problems == [], "\(modifiers)")
    }
  }

  /// What no correct output does is a problem.
  @Test func mistakesAreProblems() async throws {
    let shape = "RoundedRectangle(cornerRadius: 8, style: .circular)"
    let cases: [(String, String)] = [
      (".padding(8).font(.body)", "'font' is applied after 'padding'"),
      (".opacity(0.5).opacity(0.5)", "'opacity' is applied twice"),
      (".shadow(radius: 4)", "'shadow' is no modifier of the language"),
      (".background(.red)", "the background runs into the safe area"),
      (
        ".background(.red, in: Circle()).overlay { Capsule().strokeBorder(.red) }",
        "shapes differ: [\"circle\", \"capsule\"]"
      ),
      (".overlay { Circle().fill(.red) }", "the overlay takes touches"),
      (
        ".overlay { Circle().stroke(.red) }.overlay { Circle().strokeBorder(.red) }",
        "two borders: [\"1 named:red center\", \"1 named:red inside\"]"
      ),
      (
        ".background { \(shape).fill(.red.opacity(0.5)).shadow(radius: 2) }"
          + ".background { \(shape).fill(.red.opacity(0.5)).shadow(color: .clear, radius: 2) }",
        "a translucent surface is drawn again without a shadow"
      ),
      (
        ".background { \(shape).fill(.red).shadow(radius: 2) }"
          + ".background { \(shape).fill(.blue).shadow(radius: 2) }",
        "surfaces differ: 'named:red', 'named:blue'"
      ),
      (
        ".background { \(shape).fill(.red).shadow(radius: 2).shadow(radius: 4) }",
        "'shadow' within the background"
      ),
      (
        ".frame(width: 44).frame(maxWidth: 80, alignment: .leading)",
        "alignments differ: [\"center\", \"leading\"]"
      ),
      (
        ".animation(.default, value: 1).animation(nil, value: 2)",
        "animations differ: 'standard', 'none'"
      ),
      (".onHover { _ in }", "hovering is not measured on a hit shape"),
      (".forgetful()", "hovering outlives being disabled"),
      (
        ".onChange(of: true) { if $0 { UISelectionFeedbackGenerator().selectionChanged() } }"
          + ".onChange(of: true) { if $0 { UIImpactFeedbackGenerator(style: .soft).impactOccurred() } }",
        "several haptics at once: [[\"selection\"], [\"soft\"]]"
      ),
      (
        ".overlay { Crooked().strokeBorder(.red) }",
        "the shape's inset by 1.0: rounded 8.0 circular"
      ),
    ]
    for ((modifiers, problem), look) in zip(cases, try await record(cases.map(\.0))) {
      #expect(look.problems.contains { $0.hasPrefix(problem) }, "\(modifiers): \(look.problems)")
    }
  }

  /// Hand-written outlines are told from each other.
  @Test func outlinesAreRecognized() async throws {
    let cases = [
      ("Path(rect)", "rectangle"),
      ("Path(roundedRect: rect, cornerRadius: 6)", "rounded 6 continuous"),
      ("Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .circular)", "capsule"),
      ("Path(ellipseIn: rect)", "ellipse"),
      ("Circle().path(in: rect)", "circle"),
      ("ContainerRelativeShape().path(in: rect)", "containerRelative"),
      ("corners(rect, [1, 2, 3, 4]) { $0.arc($1, $2) }", "corners 1 2 3 4 circular"),
      ("corners(rect, [4, 4, 4, 4]) { $0.arc($1, $2) }", "rounded 4 circular"),
      ("corners(rect, [1, 0, 3, 0]) { $0.tangent($1, $2) }", "corners 1 0 3 0 circular"),
      ("corners(rect, [1, 2, 3, 4]) { $0.cubic($1, $2) }", "corners 1 2 3 4 circular"),
      ("corners(rect, [1, 2, 3, 4]) { $0.quad($1, $2) }", "corners 1 2 3 4 continuous"),
      ("Path(rect.insetBy(dx: 1, dy: 0))", "unknown"),
      ("Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 9, y: 9)) }", "unknown"),
    ]
    let looks = try await record(cases.map { ".clipShape(Drawn { rect in \($0.0) })" })
    for ((outline, text), look) in zip(cases, looks) {
      let shape = look.look[.shape]
      let isExpected = text == "unknown" ? shape.hasPrefix(text) : LookText.areEqual(shape, text)
      #expect(isExpected, "\(outline): \(shape)")
    }
  }

  /// Applies modifiers to a view, on iOS.
  private func record(_ modifiers: [String]) async throws -> [RecordedLook] {
    try await ExecutionHarness.run(
      [GeneratedFile(name: "Support.swift", text: Self.support)],
      subjects: modifiers.map { ExecutionSubject(.view, $0) },
      cases: modifiers.indices.map { ExecutionCase(subject: $0, state: ControlState([.hovered])) })
  }

  private static let support = """
    import SwiftUI

    struct Forgetful: ViewModifier {
      @State private var isHovered = false
      func body(content: Content) -> some View {
        content.contentShape(Circle()).onHover { isHovered = $0 }.opacity(isHovered ? 1 : 0)
      }
    }

    extension View {
      func forgetful() -> some View { modifier(Forgetful()) }
    }

    struct Crooked: InsettableShape {
      var amount: CGFloat = 0
      func inset(by amount: CGFloat) -> Crooked { Crooked(amount: self.amount + amount) }
      func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: 8, style: .circular)
      }
    }

    struct Drawn: Shape {
      let draw: @Sendable (CGRect) -> Path
      func path(in rect: CGRect) -> Path { draw(rect) }
    }

    /// A corner: where it is, and which way its edges run, against the outline and along it.
    struct Corner {
      var point: CGPoint
      var back: CGVector
      var ahead: CGVector
      var startAngle: Double
    }

    struct CGVector {
      var dx: CGFloat
      var dy: CGFloat
    }

    func corners(
      _ rect: CGRect, _ radii: [CGFloat], _ draw: (inout Path, Corner, CGFloat) -> Void
    ) -> Path {
      let left = CGVector(dx: -1, dy: 0), right = CGVector(dx: 1, dy: 0)
      let up = CGVector(dx: 0, dy: -1), down = CGVector(dx: 0, dy: 1)
      let all = [
        Corner(
          point: CGPoint(x: rect.minX, y: rect.minY), back: down, ahead: right, startAngle: 180),
        Corner(point: CGPoint(x: rect.maxX, y: rect.minY), back: left, ahead: down, startAngle: 270),
        Corner(point: CGPoint(x: rect.maxX, y: rect.maxY), back: up, ahead: left, startAngle: 0),
        Corner(point: CGPoint(x: rect.minX, y: rect.maxY), back: right, ahead: up, startAngle: 90),
      ]
      return Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for (corner, radius) in zip(all, radii) { draw(&path, corner, radius) }
        path.closeSubpath()
      }
    }

    extension Corner {
      func along(_ vector: CGVector, _ length: CGFloat) -> CGPoint {
        CGPoint(x: point.x + vector.dx * length, y: point.y + vector.dy * length)
      }
    }

    extension Path {
      mutating func arc(_ corner: Corner, _ radius: CGFloat) {
        let center = CGPoint(
          x: corner.point.x + (corner.back.dx + corner.ahead.dx) * radius,
          y: corner.point.y + (corner.back.dy + corner.ahead.dy) * radius)
        addArc(
          center: center, radius: radius, startAngle: .degrees(corner.startAngle),
          endAngle: .degrees(corner.startAngle + 90), clockwise: false)
      }

      mutating func tangent(_ corner: Corner, _ radius: CGFloat) {
        addArc(
          tangent1End: corner.point, tangent2End: corner.along(corner.ahead, 100), radius: radius)
      }

      mutating func cubic(_ corner: Corner, _ radius: CGFloat) {
        addLine(to: corner.along(corner.back, radius))
        addCurve(
          to: corner.along(corner.ahead, radius),
          control1: corner.along(corner.back, radius * (1 - 0.5523)),
          control2: corner.along(corner.ahead, radius * (1 - 0.5523)))
      }

      mutating func quad(_ corner: Corner, _ radius: CGFloat) {
        addLine(to: corner.along(corner.back, radius))
        addQuadCurve(to: corner.along(corner.ahead, radius), control: corner.point)
      }
    }
    """
}
