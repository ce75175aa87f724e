import SwiftUI

/// A lamp with a switch that follows the finger, and a button in its default look.
struct FlashlightScreen: View {
  @State private var isOn = false
  @State private var switches = 0

  var body: some View {
    VStack(spacing: 24) {
      ReactiveButton {
        isOn.toggle()
        switches += 1
      } label: {
        Image(systemName: isOn ? "flashlight.on.fill" : "flashlight.off.fill")
      }
      .reactiveButtonStyle(.flashlight(isOn: isOn))

      ReactiveButton("Start again") {
        isOn = false
        switches = 0
      }
      .disabled(switches == 0)

      Text("Switched \(switches) times")
    }
  }
}
