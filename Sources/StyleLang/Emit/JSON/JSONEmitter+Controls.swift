extension JSONEmitter {
  /// Appends the custom values of the environment.
  mutating func environment(_ entries: [EnvironmentEntry]) {
    guard !entries.isEmpty else { return }
    out.key("environment")
    out.open(.array)
    for entry in entries {
      out.element()
      declaration(
        of: Parameter(
          name: entry.name, type: entry.type, isOptional: entry.isOptional,
          defaultValue: entry.defaultValue, documentation: entry.documentation),
        deprecation: entry.deprecation)
    }
    out.close(.array)
  }

  /// Appends the declared controls.
  mutating func controls(_ controls: [Control]) {
    guard !controls.isEmpty else { return }
    out.key("controls")
    out.open(.array)
    for control in controls {
      out.element()
      self.control(control)
    }
    out.close(.array)
  }

  private mutating func control(_ control: Control) {
    parameters = []
    out.open(.object)
    out.key("name")
    out.string(control.name)
    notes(control.documentation, control.deprecation)
    let states = control.states.map(\.rawValue) + control.flags
    if !states.isEmpty {
      out.key("states")
      list(states) { emitter, name in emitter.out.string(name) }
    }
    out.key("gesture")
    out.string(control.gesture.rawValue)
    if !control.wraps.isEmpty {
      out.key("wraps")
      list(control.wraps) { emitter, wrapped in emitter.out.string(wrapped.rawValue) }
    }
    if control.isLabelConfigured {
      out.key("label")
      out.raw("\"configured\"")
    }
    if let content = control.content {
      out.key("content")
      element(content, in: nil)
    }
    if let reference = control.defaultStyle {
      out.key("default")
      style(reference)
    }
    if let reference = control.style {
      out.key("style")
      style(reference)
    }
    out.close(.object)
  }
}
