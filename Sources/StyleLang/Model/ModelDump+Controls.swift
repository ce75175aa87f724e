/// Appends a custom value of the environment.
func dump(_ entry: EnvironmentEntry, of sheet: Sheet, into lines: inout [String]) {
  let dump = ValueDump(sheet: sheet, parameters: [])
  var line = "environment \(entry.name): \(dump.text(entry.type))\(entry.isOptional ? "?" : "")"
  if let value = entry.defaultValue { line += " = \(dump.text(value, of: entry.type))" }
  lines.append(line)
  if let message = entry.deprecation { lines.append("  deprecated \(quoted(message))") }
}

/// Appends a declared control.
func dump(_ control: Control, of sheet: Sheet, into lines: inout [String]) {
  let dump = ValueDump(sheet: sheet, parameters: [])
  lines.append("component \(control.name): \(control.gesture), \(control.swiftName)")
  if let message = control.deprecation { lines.append("  deprecated \(quoted(message))") }
  let states = control.states.map(\.rawValue) + control.flags
  if !states.isEmpty { lines.append("  states \(states.joined(separator: " "))") }
  if !control.wraps.isEmpty {
    lines.append("  wraps \(control.wraps.map(\.rawValue).joined(separator: " "))")
  }
  if control.isLabelConfigured { lines.append("  label configured") }
  if let style = control.defaultStyle { lines.append("  default \(dump.text(style))") }
  if let style = control.style { lines.append("  style \(dump.text(style))") }
}
