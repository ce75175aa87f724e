/// Writes declared controls.
///
/// What stands here runs once a control: it is written for reading, as text that looks like what
/// comes out.
extension SwiftEmitter {
  /// Writes a control, and, if it has styles, what they are made with.
  mutating func writeControl(_ control: Control) {
    scope.hidden = []
    scope.aliases = names.rootsHiddenInStyles
    let parts = ControlParts(
      control: control, access: access == .internal ? "" : access.rawValue + " ")
    if control.style == nil { writeConfiguration(parts) }
    if control.hasStyles { writeStyleInterface(parts) }
    if control.wraps.isEmpty {
      writeGestureControl(parts)
    } else {
      for wrapped in control.wraps { writeControl(parts, on: wrapped) }
    }
    if control.content != nil { writeReadyLabel(parts) }
    if control.style == nil, !control.wraps.isEmpty {
      out.blankLine()
      writePressStyle(parts)
    }
  }

  /// Writes the documentation and the deprecation of a type that the control is.
  mutating func writeControlNotes(_ parts: ControlParts, on wrapped: Control.Wrapped?) {
    out.blankLine()
    if let documentation = parts.control.documentation {
      writeDocumentation(documentation)
    } else {
      out.lines(
        wrapped == .link
          ? "/// A link to another view." : "/// A control that does something when it is pressed.")
    }
    writeDeprecation(parts.control.deprecation)
  }

  // MARK: The configuration

  private mutating func writeConfiguration(_ parts: ControlParts) {
    let control = parts.control
    let access = parts.access
    out.blankLine()
    if control.isLabelConfigured {
      out.lines(
        """
        /// The state of the control that its label shows.
        \(access)struct \(control.configurationType): Hashable, Sendable {
        """)
    } else {
      out.lines(
        """
        /// What a style draws, and in which state.
        \(access)struct \(control.configurationType) {
            /// The label of the control, of any type.
            \(access)struct Label: View {
                private let content: AnyView

                init(_ content: some View) {
                    self.content = AnyView(content)
                }

                \(access)var body: some View { content }
            }

            /// The label of the control.
            \(access)let label: Label
        """)
    }
    for state in parts.configurationStates {
      out.lines(
        """
            /// \(state.summary)
            \(access)let \(state.name): Bool
        """)
    }
    out.line("}")
  }

  // MARK: Styles

  private mutating func writeStyleInterface(_ parts: ControlParts) {
    let control = parts.control
    let access = parts.access
    let style = control.styleProtocol
    out.lines(
      """

      /// How a control of type ``\(control.swiftName(on: control.wraps.first ?? .button))`` looks.
      \(access)protocol \(style) {
          /// What the style draws.
          associatedtype Body: View

          /// What a style draws, and in which state.
          typealias Configuration = \(control.configurationType)

          /// Draws the control.
          @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
      }

      /// A style of any type.
      \(access)struct \(control.erasedStyle): \(style) {
          private let style: any \(style)

          /// Creates a style from another.
          \(access)nonisolated init(_ style: some \(style)) {
              self.style = style
          }

          \(access)func makeBody(configuration: Configuration) -> some View {
              AnyView(style.makeBody(configuration: configuration))
          }
      }

      private struct \(style)Key: EnvironmentKey {
      """)
    out.indent()
    let isDeprecated = sheet.styles.contains {
      $0.name == control.defaultStyle?.styleName && $0.deprecation != nil
    }
    // What is deprecated may be used without a warning only in what is.
    if isDeprecated { writeDeprecation("The default style is deprecated.") }
    out.lines("static var defaultValue: \(control.erasedStyle) {")
    out.indent()
    out.beginLine()
    out.write(string: control.erasedStyle)
    out.write("(")
    if let reference = control.defaultStyle { write(reference) }
    out.write(")")
    out.endLine()
    out.close()
    out.close()
    out.lines(
      """

      extension EnvironmentValues {
          /// The style of the controls inside.
          \(access)var \(control.styleMember): \(control.erasedStyle) {
              get { self[\(style)Key.self] }
              set { self[\(style)Key.self] = newValue }
          }
      }

      extension View {
          /// Sets the style of the controls inside.
          \(access)func \(control.styleMember)(_ style: some \(style)) -> some View {
              environment(\\.\(control.styleMember), \(control.erasedStyle)(style))
          }
      }
      """)
  }

  /// Writes the style of SwiftUI's Button by which it tells the control of presses.
  mutating func writePressStyle(_ parts: ControlParts) {
    let control = parts.control
    let generic = control.isLabelConfigured ? "<Label: View>" : ""
    out.lines("private struct \(parts.pressStyle)\(generic): ButtonStyle {")
    out.indent()
    out.lines(
      control.isLabelConfigured
        ? "let label: (\(control.configurationType)) -> Label" : "let style: \(control.erasedStyle)"
    )
    for flag in parts.flags { out.lines("let \(flag.swiftName): Bool") }
    out.blankLine()
    out.lines("func makeBody(configuration: Configuration) -> some View {")
    out.indent()
    writeDrawing(parts, label: "configuration.label", isPressed: "configuration.isPressed")
    out.close()
    out.close()
  }

  /// Writes the expression that draws the control: by its style, or its label itself.
  mutating func writeDrawing(_ parts: ControlParts, label: String, isPressed: String) {
    let control = parts.control
    let isConfigured = control.isLabelConfigured
    let arguments = parts.configuration(label: isConfigured ? nil : label, isPressed: isPressed)
    let call = isConfigured ? "label(" : "style.makeBody(configuration: "
    let line = "\(call)\(control.configurationType)(\(arguments.joined(separator: ", "))))"
    if out.indentation + line.utf8.count <= SwiftEmitter.lineLength { return out.lines(line) }
    out.lines(
      """
      \(isConfigured ? "label(" : "style.makeBody(")
          \(isConfigured ? "" : "configuration: ")\(control.configurationType)(
              \(arguments.joined(separator: ",\n        "))
          )
      )
      """)
  }
}

extension StyleReference {
  /// The name of the style of the project that is meant.
  var styleName: String? {
    if case .style(let name, _) = target { return name }
    return nil
  }
}
