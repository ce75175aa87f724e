@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct TextField<Label>: View where Label: View {
  public typealias Body = Never

  nonisolated(unsafe) private let label: Slot
  nonisolated(unsafe) private let text: Binding<String>?

  nonisolated init(_ label: Slot, _ text: Binding<String>?) {
    self.label = label
    self.text = text
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Slot("label", Text(titleKey)), text)
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>)
  where S: StringProtocol {
    self.init(Slot("label", Text(title)), text)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Slot("label", Text(titleKey)), text)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(Slot("label", label()), text)
  }
}

extension TextField: RecordingView {
  nonisolated func record() -> RecordedView {
    if let make = Recorder.current.environment.styles.field?.make {
      let content = Recorder.with({ $0.styles.field = nil }) {
        make(TextField<_TextFieldStyleLabel>(self.label, text))
      }
      return Label.self == _TextFieldStyleLabel.self ? .control("input", drawnBy: content) : content
    }
    // What a style draws around is the input itself.
    guard let text else { return RecordedView(name: "input") }
    let label = self.label.record()
    Recorder.current.targets.append(
      TouchTarget(
        "field", place: Recorder.current.place, title: label.title, press: .none, action: {},
        type: { text.wrappedValue = $0 }))
    return RecordedView(
      name: "input", arguments: [Argument("text", text.wrappedValue.debugDescription)],
      children: [label])
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public struct _TextFieldStyleLabel: View {
  public typealias Body = Never
}

extension _TextFieldStyleLabel: RecordingView {
  nonisolated func record() -> RecordedView { RecordedView(name: "label") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    var own = ControlStyle<TextField<_TextFieldStyleLabel>>(text: text(ofStyle: style))
    if !(style is any BuiltInStyle) {
      own.make = { field in
        recordBody(of: style, field) { SwiftUI.record($0._body(configuration: $1)) }
      }
    }
    let result = own
    return ModifiedView(self, environment: { $0.styles.field = result }, "textFieldStyle") {
      [Argument("style", result.text)]
    }
  }
}
