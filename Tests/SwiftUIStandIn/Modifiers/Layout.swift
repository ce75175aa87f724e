@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    ModifiedView(self, "padding") {
      [
        Argument("top", insets.top), Argument("trailing", insets.trailing),
        Argument("bottom", insets.bottom), Argument("leading", insets.leading),
      ]
    }
  }

  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    ModifiedView(self, "padding") {
      let value = length.map(text) ?? "standard"
      return Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { Argument("\($0)", value) }
    }
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(self, "frame") {
      [
        Argument("width", width), Argument("height", height),
        Argument("alignment", alignment.text),
      ]
    }
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    ModifiedView(self, "flexibleFrame") {
      [
        Argument("minWidth", minWidth), Argument("idealWidth", idealWidth),
        Argument("maxWidth", maxWidth), Argument("minHeight", minHeight),
        Argument("idealHeight", idealHeight), Argument("maxHeight", maxHeight),
        Argument("alignment", alignment.text),
      ]
    }
  }

  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    ModifiedView(self, "fixedSize") {
      [Argument("horizontal", "\(horizontal)"), Argument("vertical", "\(vertical)")]
    }
  }
}
