@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    ModifiedView(self, "foregroundStyle") { [Argument("style", text(style))] }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View {
    ModifiedView(self, "tint") { [Argument("color", tint?.text ?? "none")] }
  }

  nonisolated public func font(_ font: Font?) -> some View {
    ModifiedView(self, "font") { [Argument("font", font?.text ?? "none")] }
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    ModifiedView(self, "lineLimit") {
      let isOutside = number == EnvironmentValues.lineLimitOfSurroundings
      return [Argument("limit", isOutside ? "surroundings" : number.map(String.init) ?? "none")]
    }
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    ModifiedView(self, "multilineTextAlignment") { [Argument("alignment", "\(alignment)")] }
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    ModifiedView(self, "minimumScaleFactor") { [Argument("factor", factor)] }
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    ModifiedView(self, "truncationMode") { [Argument("mode", "\(mode)")] }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    ModifiedView(self, "textCase") { [Argument("case", textCase.map { "\($0)" } ?? "none")] }
  }

  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    ModifiedView(self, "imageScale") { [Argument("scale", "\(scale)")] }
  }

  /// `none` has no effect, as Apple's documentation says: only `environment(_:_:)` takes the
  /// surroundings' variants away.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    ModifiedView(self, "symbolVariant") {
      [Argument("variants", variant == .none ? "surroundings" : variant.text)]
    }
  }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ModifiedView(self, "environment") {
      var values = EnvironmentValues()
      values[keyPath: keyPath] = value
      return [Argument("symbolVariants", values.symbolVariants.text)]
    }
  }
}
