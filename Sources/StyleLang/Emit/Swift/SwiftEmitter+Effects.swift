extension SwiftEmitter {
  mutating func writeScale() {
    let isEven = model.rules(of: .scale).allSatisfy {
      model.part(.scaleX, ofRule: $0) == model.part(.scaleY, ofRule: $0)
    }
    let x = choose(.scaleX, .scale)
    let y = isEven ? x : choose(.scaleY, .scale)
    let anchor = choose(.scaleAnchor, .scale)
    writeLine { emitter in
      emitter.out.write(isEven ? ".scaleEffect(" : ".scaleEffect(x: ")
      emitter.writeChoice(x)
      if !isEven {
        emitter.out.write(", y: ")
        emitter.writeChoice(y)
      }
      emitter.writeAnchor(anchor)
      emitter.out.write(")")
    }
  }

  mutating func writeRotation() {
    let angle = choose(.rotationAngle, .rotation)
    let anchor = choose(.rotationAnchor, .rotation)
    writeLine { emitter in
      emitter.out.write(".rotationEffect(")
      emitter.writeAngle(angle)
      emitter.writeAnchor(anchor)
      emitter.out.write(")")
    }
  }

  mutating func writeAngle(_ choice: Choice) {
    if case .scalar(let scalar) = model.constant(choice) { return writeAngle(scalar) }
    out.write(".degrees(")
    writeChoice(choice)
    out.write(")")
  }

  /// Writes an angle where an `Angle` is wanted.
  mutating func writeAngle(_ scalar: Scalar) {
    switch scalar {
    case .parameter(let parameter) where model.parameters[Int(parameter)].type == .angle:
      writeReference(parameter)
      if isUnknown(parameter) { out.write(" ?? .zero") }
    case .token(let token) where sheet.tokens[Int(token)].type == .angle && !model.isFolded(token):
      writeTokenName(token)
    default:
      out.write(".degrees(")
      writeScalar(scalar)
      out.write(")")
    }
  }

  private mutating func writeAnchor(_ choice: Choice) {
    if model.constant(choice) == .anchor(.center) { return }
    out.write(", anchor: ")
    writeChoice(choice)
  }

  mutating func writeOffset() {
    let usesX = !model.allParts(.offsetX, of: .offset) { $0 == .scalar(.literal(0)) }
    let usesY = !model.allParts(.offsetY, of: .offset) { $0 == .scalar(.literal(0)) }
    if !usesX, !usesY { return }
    let x = choose(.offsetX, .offset)
    let y = choose(.offsetY, .offset)
    writeLine { emitter in
      emitter.out.write(".offset(")
      if usesX {
        emitter.out.write("x: ")
        emitter.writeChoice(x)
      }
      if usesY {
        emitter.out.write(usesX ? ", y: " : "y: ")
        emitter.writeChoice(y)
      }
      emitter.out.write(")")
    }
  }

  // MARK: Behaviour

  mutating func writeAnimations() {
    if model.isInherited(.animation) { return }
    let choice = choose(.animation, .animation)
    // All in place or none, so that one sees that they are the same.
    let mark = out.mark
    let pending = scope.pendingCount
    for trigger in style.animates {
      let fits = writeLineIfItFits(ternaries: true) { emitter in
        emitter.out.write(".animation(")
        emitter.writeChoice(choice)
        emitter.writeValue(of: trigger)
      }
      if fits { continue }
      out.rewind(to: mark)
      scope.forgetPending(since: pending)
      for trigger in style.animates {
        out.beginLine()
        out.write(".animation(")
        writeProperty(choice)
        writeValue(of: trigger)
        out.endLine()
      }
      return
    }
  }

  private mutating func writeValue(of trigger: AnimationTrigger) {
    out.write(", value: ")
    writeTrigger(trigger)
    out.write(")")
  }

  private mutating func writeTrigger(_ trigger: AnimationTrigger) {
    switch trigger {
    case .parameter(let parameter): writeReference(parameter)
    case .state(let state):
      switch state {
      case .pressed: writePressed()
      case .disabled: writeRead(.isEnabled)
      case .hovered: writeRead(.isHovered)
      case .focused: writeRead(.isFocused)
      case .destructive:
        writeRead(.configuration)
        out.write(".role == .destructive")
      case .on:
        writeRead(.configuration)
        out.write(".isOn")
      case .indeterminate:
        writeRead(.configuration)
        out.write(".fractionCompleted == nil")
      case .dark: writeRead(.colorScheme)
      case .highContrast: writeRead(.colorSchemeContrast)
      case .reduceMotion: writeRead(.reduceMotion)
      case .inactiveWindow: writeRead(.inactiveWindow)
      case .rightToLeft: writeRead(.layoutDirection)
      }
    }
  }

  mutating func writePointerTracking() {
    scope.reads.insert(.isEnabled)
    write(where: forms.pointer) { emitter in
      emitter.writeLine { emitter in
        emitter.out.write(".onHover { ")
        emitter.writeMember(Reads.isHovered.name)
        emitter.out.write(" = $0 }")
      }
      emitter.write(where: emitter.forms.changeOfTwoValues) { emitter in
        emitter.writeReset(".onChange(of: ", ") { _, isEnabled in if !isEnabled { ")
      } otherwise: { emitter in
        emitter.writeReset(".onChange(of: ", ") { if !$0 { ")
      }
    }
  }

  private mutating func writeReset(_ start: StaticString, _ middle: StaticString) {
    out.beginLine()
    out.write(start)
    writeMember(Reads.isEnabled.name)
    out.write(middle)
    writeMember(Reads.isHovered.name)
    out.write(" = false } }")
    out.endLine()
  }

  mutating func writeHoverEffect() {
    guard case .keyword(let index) = model.rules[model.rules(of: .hoverEffect).lowerBound].value
    else {
      return
    }
    write(where: forms.hoverEffects) { emitter in
      emitter.out.beginLine()
      emitter.out.write(".hoverEffect(.")
      emitter.out.write(string: Property.hoverEffect.definition.type.keywords[Int(index)])
      emitter.out.write(")")
      emitter.out.endLine()
    }
  }
}
