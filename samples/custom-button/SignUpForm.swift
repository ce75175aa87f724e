import SwiftUI

/// A form that may be sent once its terms are accepted.
struct SignUpForm: View {
  @State private var hasAccepted = false
  @State private var isSent = false

  var body: some View {
    VStack(spacing: 12) {
      CustomButton("Accept the terms") { hasAccepted = true }
      CustomButton("Sign up", icon: Image(systemName: "paperplane.fill")) { isSent = true }
        .disabled(!hasAccepted)
      Text(isSent ? "Welcome" : "Not sent")
    }
  }
}
