/// Writes the views that declared controls are.
extension SwiftEmitter {
  // MARK: On SwiftUI's controls

  /// Writes a control that is built on SwiftUI's Button or NavigationLink.
  mutating func writeControl(_ parts: ControlParts, on wrapped: Control.Wrapped) {
    let control = parts.control
    let isLink = wrapped == .link
    let name = control.swiftName(on: wrapped)
    let generics =
      (control.content == nil ? ["Label: View"] : []) + (isLink ? ["Destination: View"] : [])
    writeControlNotes(parts, on: wrapped)
    out.lines("\(parts.access)struct \(name)\(list(generics)): View {")
    out.indent()
    if control.hasStyles {
      out.lines("@Environment(\\.\(control.styleMember)) private var style")
    }
    writeStoredParts(parts, isLink: isLink)
    let subject = isLink ? ControlArgument.destination : .action
    writeInitializers(parts, subject)
    out.blankLine()
    out.lines("\(parts.access)var body: some View {")
    out.indent()
    let content = control.isLabelConfigured ? "{}" : "{ \(parts.label) }"
    out.lines(
      isLink
        ? "NavigationLink(destination: { destination() }, label: \(content))"
        : "Button(action: { action() }, label: \(content))")
    out.indent()
    writeStyleOfButton(parts)
    out.outdent()
    out.close()
    out.close()
    if !control.isLabelConfigured, control.content == nil {
      writeTitleInitializers(parts, name, subject)
    }
  }

  private mutating func writeStyleOfButton(_ parts: ControlParts) {
    let control = parts.control
    out.beginLine()
    out.write(".buttonStyle(")
    if let reference = control.style {
      write(reference)
    } else {
      let flags = parts.flags.map { ", \($0.swiftName): \($0.swiftName)" }.joined()
      let what = control.isLabelConfigured ? "label: label" : "style: style"
      out.write(string: "\(parts.pressStyle)(\(what)\(flags))")
    }
    out.write(")")
    out.endLine()
  }

  private mutating func writeStoredParts(_ parts: ControlParts, isLink: Bool) {
    for flag in parts.flags { out.lines("private let \(flag.swiftName): Bool") }
    out.lines(
      isLink
        ? "private let destination: () -> Destination" : "private let action: @MainActor () -> Void"
    )
    if parts.control.isLabelConfigured {
      out.lines("private let label: (\(parts.control.configurationType)) -> Label")
    } else if parts.control.content == nil {
      out.line("private let label: Label")
    } else {
      writeReadyProperties(parts)
    }
  }

  private func list(_ generics: [String]) -> String {
    generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
  }

  // MARK: With a gesture of its own

  /// Whether a control with a gesture of its own has to be a button on one of the targets, which has
  /// no such gesture.
  private var hasRemoteControl: Bool { sheet.targets[.tvOS] != nil }

  /// Writes what only targets with a gesture have.
  private mutating func writeTouching(_ text: String) {
    out.lines(hasRemoteControl ? "#if !os(tvOS)\n\(text)\n#endif" : text)
  }

  /// Writes a control that follows the finger.
  mutating func writeGestureControl(_ parts: ControlParts) {
    let control = parts.control
    let generics = control.content == nil ? "<Label: View>" : ""
    writeControlNotes(parts, on: nil)
    out.lines("\(parts.access)struct \(control.swiftName)\(generics): View {")
    out.indent()
    if control.hasStyles {
      out.lines("@Environment(\\.\(control.styleMember)) private var style")
    }
    writeTouching(
      """
      @Environment(\\.isEnabled) private var isEnabled
      @GestureState private var isTouchInside = false
      @State private var size = CGSize.zero
      """)
    writeStoredParts(parts, isLink: false)
    writeInitializers(parts, .action)
    writeGestureBody(parts)
    out.close()
    if !control.isLabelConfigured, control.content == nil {
      writeTitleInitializers(parts, control.swiftName, .action)
    }
    out.blankLine()
    if hasRemoteControl {
      out.line("#if os(tvOS)")
      writePressStyle(parts)
      out.line("#else")
    }
    out.lines(
      """
      private struct \(parts.sizeKey): PreferenceKey {
          static var defaultValue: CGSize { .zero }

          static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
              value = nextValue()
          }
      }
      """)
    if hasRemoteControl { out.line("#endif") }
  }

  private mutating func writeGestureBody(_ parts: ControlParts) {
    let control = parts.control
    let label = parts.label
    out.blankLine()
    out.lines("\(parts.access)var body: some View {")
    out.indent()
    if hasRemoteControl {
      out.line("#if os(tvOS)")
      out.lines(
        control.isLabelConfigured
          ? "Button(action: { action() }, label: {})"
          : "Button(action: { action() }, label: { \(label) })")
      out.indent()
      writeStyleOfButton(parts)
      out.outdent()
      out.line("#else")
    }
    writeDrawing(parts, label: label, isPressed: "isEnabled && isTouchInside")
    out.indent()
    out.lines(
      """
      .background(
          GeometryReader { proxy in
              Color.clear.preference(key: \(parts.sizeKey).self, value: proxy.size)
          }
      )
      .onPreferenceChange(\(parts.sizeKey).self) { [size = $size] in
          size.wrappedValue = $0
      }
      // A scroll view around it still scrolls; it then ends the gesture, which resets the state.
      .simultaneousGesture(
          DragGesture(minimumDistance: 0)
              .updating($isTouchInside) { value, isInside, _ in
                  isInside = contains(value.location)
              }
              .onEnded { value in
                  if contains(value.location) { perform() }
              }
      )
      .accessibilityElement(children: .combine)
      """)
    out.line(
      sheet.targets.have("View.accessibilityAddTraits(_:)")
        ? ".accessibilityAddTraits(.isButton)" : ".accessibility(addTraits: .isButton)")
    out.line(".accessibilityAction { perform() }")
    out.outdent()
    if hasRemoteControl { out.line("#endif") }
    out.close()
    out.blankLine()
    writeTouching(
      """
      private func contains(_ location: CGPoint) -> Bool {
          CGRect(origin: .zero, size: size).contains(location)
      }

      private func perform() {
          if isEnabled { action() }
      }
      """)
  }

  // MARK: Initialisers

  private mutating func writeInitializers(_ parts: ControlParts, _ subject: ControlArgument) {
    let control = parts.control
    let flags = parts.flags.map { ControlArgument.flag($0) }
    if control.content != nil {
      return writeReadyInitializers(parts, flags, subject)
    }
    var label = ControlArgument.label
    if control.isLabelConfigured {
      label.declaration =
        "@ViewBuilder label: @escaping (\(control.configurationType)) -> Label"
      label.summary = "What the control shows in a state."
      label.assignment = "self.label = label"
    }
    writeInitializer("Creates a control.", parts, flags + [subject, label])
  }

  /// Writes the initialisers by which a title is the label.
  private mutating func writeTitleInitializers(
    _ parts: ControlParts, _ name: String, _ subject: ControlArgument
  ) {
    out.blankLine()
    writeDeprecation(parts.control.deprecation)
    out.lines("extension \(name) where Label == Text {")
    out.indent()
    let flags = parts.flags.map { ControlArgument.flag($0) }
    let titles = [
      ("_ title: some StringProtocol", "title", "The title as it is."),
      ("_ titleKey: LocalizedStringKey", "titleKey", "The key of the title in the app's strings."),
    ]
    for (declaration, title, summary) in titles {
      let argument = ControlArgument(declaration: declaration, summary: summary, name: title)
      let passed = (flags + [subject]).map { "\($0.name): \($0.name)" }.joined(separator: ", ")
      writeInitializer(
        "Creates a control that shows a title.", parts, [argument] + flags + [subject],
        isDisfavored: title == "title",
        body: ["self.init(\(passed)) { Text(\(title)) }"])
    }
    out.close()
  }

  /// Writes an initialiser, on several lines if one is too long.
  mutating func writeInitializer(
    _ summary: String, _ parts: ControlParts, _ arguments: [ControlArgument],
    isDisfavored: Bool = false, body: [String]? = nil
  ) {
    separate()
    out.lines("/// \(summary)\n///\n/// - Parameters:")
    for argument in arguments { out.lines("///   - \(argument.name): \(argument.summary)") }
    // A literal is a key, as it is for SwiftUI's own controls.
    if isDisfavored { out.line("@_disfavoredOverload") }
    let declarations = arguments.map(\.declaration)
    let line = "\(parts.access)init(\(declarations.joined(separator: ", "))) {"
    if out.indentation + line.utf8.count <= SwiftEmitter.lineLength {
      out.lines(line)
    } else {
      out.lines("\(parts.access)init(")
      out.indent()
      out.lines(declarations.joined(separator: ",\n"))
      out.outdent()
      out.line(") {")
    }
    out.indent()
    out.lines((body ?? arguments.compactMap(\.assignment)).joined(separator: "\n"))
    out.close()
  }
}
