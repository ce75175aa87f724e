extension SwiftEmitter {
  /// Writes the modifiers of the style, in order.
  mutating func writeModifiers() {
    var modifiers = ModifierSet()
    model.forEachProperty { property in
      if let modifier = property.modifier { modifiers.insert(modifier) }
    }
    if model.needsContentShape { modifiers.insert(.contentShape) }
    if model.subject == 0 { insertModifiersOfStyle(&modifiers) }
    while let modifier = modifiers.popFirst() { write(modifier) }
  }

  /// Puts in what only the style itself has, and no layer or element.
  ///
  /// Inlined, since a call of a method that only reads copies the emitter.
  @inline(__always)
  private func insertModifiersOfStyle(_ modifiers: inout ModifierSet) {
    if scope.tracked.contains(.isHovered) { modifiers.insert(.hoverTracking) }
    guard let style = model.subjects.first else { return }
    for layer in style.layers {
      modifiers.insert(model.isAbove(layer) ? .layersAbove : .layersBehind)
    }
  }

  private mutating func write(_ modifier: Modifier) {
    switch modifier {
    case .foreground: writeForeground()
    case .tint: writeCall(forms.hasTint ? ".tint(" : ".accentColor(", .tint, .tint)
    case .font: writeInheritable(".font(", .font, .font)
    case .lineLimit: writeInheritable(".lineLimit(", .lineLimit, .lineLimit)
    case .textAlignment:
      writeInheritable(".multilineTextAlignment(", .textAlignment, .textAlignment)
    case .minimumScale: writeCall(".minimumScaleFactor(", .minimumScale, .minimumScale)
    case .truncation: writeInheritable(".truncationMode(", .truncation, .truncation)
    case .textCase: writeInheritable(".textCase(", .textCase, .textCase)
    case .imageScale: writeInheritable(".imageScale(", .imageScale, .imageScale)
    case .symbolVariant: writeSymbolVariant()
    case .fixedSize: writeFixedSize()
    case .controlSize: writeControlSizes()
    case .buttonStyle: writeStyleOfContent(".buttonStyle(", .buttonStyle)
    case .labelStyle: writeStyleOfContent(".labelStyle(", .labelStyle)
    case .padding: writeDistances(.padding, Facet.padding)
    case .fixedFrame: writeFixedFrame()
    case .flexibleFrame: writeFlexibleFrame()
    case .clip: writeClip()
    case .background: writeBackground()
    case .layersBehind: writeLayers(above: false)
    case .overlay: writeOverlay()
    case .border: writeBorder()
    case .layersAbove: writeLayers(above: true)
    case .contentShape: writeContentShape()
    case .opacity: writeCall(".opacity(", .opacity, .opacity)
    case .brightness: writeCall(".brightness(", .brightness, .brightness)
    case .saturation: writeCall(".saturation(", .saturation, .saturation)
    case .blur: writeCall(".blur(radius: ", .blur, .blur)
    case .blend: writeCall(".blendMode(", .blend, .blend)
    case .hoverTracking: writePointerTracking()
    case .margin: writeDistances(.margin, Facet.margin)
    case .scale: writeScale()
    case .rotation: writeRotation()
    case .offset: writeOffset()
    case .animation: writeAnimations()
    case .hoverEffect: writeHoverEffect()
    case .haptic: writeHaptics()
    case .tooltip: writeInheritable(".help(", .tooltip, .tooltip)
    case .custom: writeCustomModifiers()
    case .accessibilityLabel:
      writeInheritable(".accessibilityLabel(", .accessibilityLabel, .accessibilityLabel)
    case .accessibilityHint:
      writeInheritable(".accessibilityHint(", .accessibilityHint, .accessibilityHint)
    case .accessibilityTraits:
      if model.isNone(.accessibilityTraits) { return }
      writeCall(".accessibilityAddTraits(", .accessibilityTraits, .accessibilityTraits)
    case .accessibilityHidden:
      if model.allRules(of: .accessibilityHidden, { $0 == .bool(false) }) { return }
      writeCall(".accessibilityHidden(", .accessibilityHidden, .accessibilityHidden)
    }
  }

  // MARK: Lines

  /// Writes a line that may hold decisions; where it gets too long, they go to properties.
  mutating func writeLine(_ body: (inout SwiftEmitter) -> Void) {
    let mark = out.mark
    let pending = scope.pendingCount
    scope.hasTernary = false
    scope.allowsBreaks = false
    out.beginLine()
    body(&self)
    scope.allowsBreaks = true
    if out.column > SwiftEmitter.lineLength {
      out.rewind(to: mark)
      scope.forgetPending(since: pending)
      scope.allowsTernaries = false
      out.beginLine()
      body(&self)
      scope.allowsTernaries = true
    }
    out.endLine()
  }

  /// Writes a line if it is not too long.
  ///
  /// - Returns: Whether it is written; nothing has been otherwise.
  mutating func writeLineIfItFits(
    ternaries: Bool, _ body: (inout SwiftEmitter) -> Void
  ) -> Bool {
    let mark = out.mark
    let pending = scope.pendingCount
    scope.allowsTernaries = ternaries
    scope.allowsBreaks = false
    out.beginLine()
    body(&self)
    scope.allowsTernaries = true
    scope.allowsBreaks = true
    if out.column <= SwiftEmitter.lineLength {
      out.endLine()
      return true
    }
    out.rewind(to: mark)
    scope.forgetPending(since: pending)
    return false
  }

  /// Writes a modifier of one argument.
  private mutating func writeCall(_ call: StaticString, _ facet: Facet, _ property: Property) {
    let rules = model.rules(of: property)
    if rules.count == 1 {
      out.beginLine()
      out.write(call)
      writeValue(of: facet, inRule: rules.lowerBound, place: .argument)
      out.write(")")
      return out.endLine()
    }
    let choice = choose(facet, property)
    writeLine { emitter in
      emitter.out.write(call)
      emitter.writeChoice(choice)
      emitter.out.write(")")
    }
  }

  /// Writes a modifier of one argument, unless it is left to the surroundings in every state.
  private mutating func writeInheritable(
    _ call: StaticString, _ facet: Facet, _ property: Property
  ) {
    if model.isInherited(property) { return }
    writeCall(call, facet, property)
  }

  // MARK: Content

  private mutating func writeForeground() {
    if model.isInherited(.foreground) { return }
    let call: StaticString = forms.hasForegroundStyle ? ".foregroundStyle(" : ".foregroundColor("
    if model.fillForm(.foreground) == .color {
      return writeCall(call, .foreground, .foreground)
    }
    writeLine { emitter in
      emitter.out.write(call)
      emitter.writeFill(.foreground)
      emitter.out.write(")")
    }
  }

  private mutating func writeSymbolVariant() {
    if model.isInherited(.symbolVariant) { return }
    // The modifier adds to the variants of the surroundings; to take them away or to leave them, the
    // environment is set.
    let adds = model.allParts(.symbolVariant, of: .symbolVariant) { part in
      if case .keyword(let index) = part { index != 0 } else { false }
    }
    writeCall(
      adds ? ".symbolVariant(" : ".environment(\\.symbolVariants, ", .symbolVariant, .symbolVariant)
  }

  private mutating func writeFixedSize() {
    let horizontal = choose(.fixedHorizontally, .fixedSize)
    let vertical = choose(.fixedVertically, .fixedSize)
    let isHorizontal = model.constant(horizontal)
    let isVertical = model.constant(vertical)
    if isHorizontal == .bool(true), isVertical == .bool(true) { return out.line(".fixedSize()") }
    if isHorizontal == .bool(false), isVertical == .bool(false) { return }
    writeLine { emitter in
      emitter.out.write(".fixedSize(horizontal: ")
      emitter.writeChoice(horizontal)
      emitter.out.write(", vertical: ")
      emitter.writeChoice(vertical)
      emitter.out.write(")")
    }
  }
}
