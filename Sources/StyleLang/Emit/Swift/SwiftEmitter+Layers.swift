extension SwiftEmitter {
  /// Writes the layers of the style that lie above, or those that lie behind.
  ///
  /// Of modifiers of one kind, a later `.overlay` lies further in front and a later `.background`
  /// further back.
  mutating func writeLayers(above: Bool) {
    let layers = model.subjects[0].layers.filter { model.isAbove($0) == above }
    if above {
      for layer in layers { writeLayer(layer, ".overlay") }
    } else {
      for layer in layers.reversed() { writeLayer(layer, ".background") }
    }
    turn(to: 0)
  }

  private mutating func writeLayer(_ layer: Int, _ call: StaticString) {
    turn(to: layer)
    // A layer that has a size of its own is placed in the control; in one that fills it, its content
    // is.
    let isSized = model.hasSize
    out.beginLine()
    writeAlignedCall(call, hasAlignment: isSized)
    out.endLine()
    out.indent()
    let indentation = out.indentation
    writeSurface(model.subjects[layer].children, hasAlignment: !isSized)
    turn(to: layer)
    writeModifiers()
    out.line(".allowsHitTesting(false)")
    out.indentation = indentation
    out.close()
    closeAlignedCall(hasAlignment: isSized)
  }
}

extension StyleReader {
  /// Whether a subject is a layer that lies above.
  func isAbove(_ subject: Int) -> Bool {
    if case .layer(let isAbove) = subjects[subject].role { return isAbove }
    return false
  }

  /// Whether the subject at hand has a view that fills what room it is given: then `alignment` is not
  /// for a frame.
  var isSurface: Bool {
    guard subject > 0 else { return false }
    switch subjects[subject].role {
    case .style: return false
    case .layer: return true
    case .element(let kind):
      switch kind {
      case .box: return true
      case .slot(let slot): return slot.isDrawn
      default: return false
      }
    }
  }

  /// Whether the subject at hand is a surface with nothing on it, whose background is drawn by filling
  /// its shape: glass is no fill.
  var isFilledShape: Bool {
    isSurface && subjects[subject].children.isEmpty && hasRules(.background)
      && !isNone(.background) && !hasGlass
  }

  /// Whether the subject at hand is a surface of which nothing is drawn but the border.
  var isStrokedShape: Bool {
    guard isSurface, subjects[subject].children.isEmpty else { return false }
    for property in [Property.background, .overlay] where hasRules(property) {
      if !isNone(property) { return false }
    }
    return borderPlacements.count == 1
  }

  /// Whether the subject at hand has a size of its own.
  fileprivate var hasSize: Bool {
    hasRules(.width) || hasRules(.height) || hasRules(.maxWidth) || hasRules(.maxHeight)
  }
}
