import SwiftUI

/// Two buttons of one style, each in the colours that it is given.
struct CheckoutBar: View {
  @State private var isPaid = false

  var body: some View {
    VStack(spacing: 8) {
      Button("Pay") { isPaid = true }
        .buttonStyle(
          .parametric(
            enabledBackground: .green, disabledBackground: .gray, enabledForeground: .white,
            disabledForeground: .black)
        )
        .disabled(isPaid)
      Button("Cancel") { isPaid = false }
        .buttonStyle(
          .parametric(
            enabledBackground: .clear, disabledBackground: .clear, enabledForeground: .red,
            disabledForeground: .gray, cornerRadius: 4, borderColor: .red)
        )
      Text(isPaid ? "Paid" : "Open")
    }
  }
}
