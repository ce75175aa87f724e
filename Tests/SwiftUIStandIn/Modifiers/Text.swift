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

  /// Deprecated without a version: no compiler warns yet.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    ModifiedView(self, "foregroundStyle") { [Argument("style", color?.text ?? "surroundings")] }
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    ModifiedView(self, "tint") { [Argument("color", accentColor?.text ?? "none")] }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    ModifiedView(self, "fontWeight") { [Argument("weight", weight?.name ?? "none")] }
  }

  #if !PLATFORM_TVOS
    @available(iOS 15.0, macOS 10.15, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
      ModifiedView(self, environment: { $0.controlSize = controlSize }, "controlSize") {
        [Argument("size", "\(controlSize)")]
      }
    }
  #endif

  nonisolated public func labelsHidden() -> some View { ModifiedView(self, "labelsHidden") }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    ModifiedView(self, "layoutPriority") { [Argument("value", value)] }
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    ModifiedView(self, "aspectRatio") { [Argument("mode", "\(contentMode)")] }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
