import SwiftUI

/// A screen that wears the styles of `Styles`.
struct CheckoutView: View {
    var total: String
    var pay: @MainActor () -> Void
    var cancel: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 16) {
            Label("Order", systemImage: "bag")
                .labelStyle(.column)
            Text(total)
                .card()
            Button("Pay", action: pay)
                .buttonStyle(.confirm)
            Button("Cancel", action: cancel)
                .buttonStyle(.discard)
        }
    }
}
