import StyleLang
import Testing

/// The screen that views are touched on, with controls written by hand.
@Suite(.enabled(if: ExecutionHarness.canRun)) struct RecordingScreenTests {
  @Test func controlsAreTouched() async throws {
    let lines = try await ExecutionHarness.play(
      [], views: Self.views,
      script: """
        let screen = RecordingScreen(Demo())
        print(screen.texts)
        screen.tap("Add")
        screen.tap("Wifi")
        print(screen.texts)
        screen.press("Ten")
        print(screen.draws("foregroundStyle", "orange"))
        screen.dragOutside()
        print(screen.draws("foregroundStyle", "orange"))
        screen.release()
        print(screen.texts)
        screen.tap("Ten")
        print(screen.texts)
        screen.press("Wifi")
        print(screen.draws("opacity value=0.5"))
        screen.dragOutside()
        screen.release()
        print(screen.texts)
        screen.activateByVoice("Voice")
        print(screen.texts)
        screen.environment.isEnabled = false
        print(screen.tap("Add"), screen.draws("opacity value=0.2"))
        screen.system = "15"
        print(screen.texts)
        """)
    #expect(
      lines == [
        "Wifi Add 0 Ten Voice new",
        "Wifi ON Add 1 Ten Voice new",
        "true", "false",
        "Wifi ON Add 1 Ten Voice new",
        "Wifi ON Add 11 Ten Voice new",
        "true",
        "Wifi ON Add 11 Ten Voice new",
        "Wifi ON Add 111 Ten Voice new",
        "false true",
        "Wifi ON Add 111 Ten Voice old",
      ])
  }

  private static let views = """
    struct Switch: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
        }
        .buttonStyle(Pressable(toggle: configuration))
        .accessibilityRepresentation { Toggle(configuration) }
      }
    }

    struct Pressable: ButtonStyle {
      let toggle: ToggleStyleConfiguration
      func makeBody(configuration: Configuration) -> some View {
        StyledSwitch(toggle: toggle, isPressed: configuration.isPressed)
      }
    }

    struct StyledSwitch: View {
      let toggle: ToggleStyleConfiguration
      let isPressed: Bool
      @Environment(\\.isEnabled) private var isEnabled
      var body: some View {
        HStack {
          toggle.label
          if toggle.isOn { Text("ON") }
        }
        .opacity(isEnabled ? (isPressed ? 0.5 : 1) : 0.2)
      }
    }

    struct Bounds: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = nextValue()
      }
    }

    struct Dragged: View {
      @State private var isInside = false
      let title: String
      let action: () -> Void
      var body: some View {
        Text(title).opacity(0)
          .anchorPreference(key: Bounds.self, value: .bounds, transform: { $0 })
          .overlayPreferenceValue(Bounds.self) { bounds in
            GeometryReader { proxy in
              Text(title).foregroundColor(isInside ? .orange : .blue)
                .gesture(
                  DragGesture(minimumDistance: 0).onChanged { value in
                    isInside = bounds.map { proxy[$0].contains(value.location) } ?? false
                  }.onEnded { value in
                    if isInside { action() }
                    isInside = false
                  })
            }
          }
      }
    }

    struct Demo: View {
      @State private var isOn = false
      @State private var count = 0
      var body: some View {
        VStack {
          Toggle("Wifi", isOn: $isOn).toggleStyle(Switch())
          Button("Add") { count += 1 }.buttonStyle(.bordered)
          Text("\\(count)")
          Dragged(title: "Ten") { count += 10 }
          Text("Voice").accessibilityAction { count += 100 }
          Age()
        }
      }
    }
    \(age)
    """

  /// `#available` is a matter of generated files, which the harness rewrites.
  private static let age = """
    struct Age: View {
      var body: some View {
        if _recordingIsAvailable("iOS 16.0, macOS 13.0, *") { Text("new") } else { Text("old") }
      }
    }
    """
}
