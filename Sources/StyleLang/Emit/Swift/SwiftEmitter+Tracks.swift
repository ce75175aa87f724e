/// The track of a toggle, in which the thumb moves, and of a progress view, which the bar fills.
extension SwiftEmitter {
  /// Writes a track with what moves in it, and indents for its modifiers.
  ///
  /// What moves is laid over a view that is as large as the track less its padding.
  mutating func writeTrack(_ children: [Int]) {
    guard let moving = children.first else { return writeSurface([]) }
    out.beginLine()
    write(.color)
    out.write(".clear")
    out.endLine()
    out.indent()
    if model.component == .toggle {
      out.beginLine()
      out.write(".overlay(alignment: ")
      writeRead(.configuration)
      out.write(".isOn ? .trailing : .leading) {")
      writeChildren([moving])
    } else {
      openSurface(".overlay")
      out.beginLine()
      write(.geometryReader)
      out.write(" { proxy in")
      writeChildren([moving])
      closeSurface()
    }
  }

  /// Writes the frame that makes a bar as wide as what is done; it stands at the leading end, since that
  /// is where a reader of geometry puts its content.
  mutating func writeBarFrame() {
    let hasHeight = model.hasRules(.height) || model.hasRules(.maxHeight)
    out.beginLine()
    // A bar that is lower than its track lies in the middle.
    writeList(".frame(", count: hasHeight ? 2 : 1) { emitter, index in
      guard index == 0 else { return emitter.out.write("height: proxy.size.height") }
      emitter.out.write("width: proxy.size.width * (")
      emitter.writeRead(.configuration)
      emitter.out.write(".fractionCompleted ?? 0)")
    }
    out.endLine()
  }
}
