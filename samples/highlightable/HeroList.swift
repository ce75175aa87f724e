import SwiftUI

/// Heroes that wake up under the finger.
struct HeroList: View {
  @State private var favorite = "nobody"

  var body: some View {
    VStack {
      HighlightableButton {
        favorite = "Ada"
      } label: { configuration in
        HeroLabel(name: "Ada", isAwake: configuration.isPressed)
      }
      HighlightableNavigationLink {
        Text("All about Grace")
      } label: { configuration in
        HeroLabel(name: "Grace", isAwake: configuration.isPressed)
      }
      Text("Favorite: \(favorite)")
    }
  }
}

/// A hero, asleep or awake.
struct HeroLabel: View {
  var name: String
  var isAwake: Bool

  var body: some View {
    HStack {
      Image(systemName: isAwake ? "eye" : "moon.zzz")
      Text(isAwake ? "\(name)!" : name)
    }
    .foregroundColor(isAwake ? .red : .blue)
  }
}
