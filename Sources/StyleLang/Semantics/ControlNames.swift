extension Analyzer {
  /// Finds names that the types and members of declared controls would share with others.
  mutating func checkControlNames(_ types: inout [String: String]) {
    var members: [String: String] = [:]
    for entry in sheet.environment where !entry.isImported {
      members[entry.name] = "the environment value '\(entry.name)'"
    }
    for (index, control) in sheet.controls.enumerated() {
      guard index < controlSites.count else { return }
      let site = controlSites[index].node
      let errors = errorCount
      for name in control.declaredTypes where errorCount == errors {
        if SwiftUIWords.types.contains(name) || SwiftUIWords.styleProtocols.contains(name) {
          reportClash(control.name, name, "a type of SwiftUI", site: site)
        } else if let other = types.updateValue("component '\(control.name)'", forKey: name) {
          reportClash(control.name, name, other, site: site)
        }
      }
      guard errorCount == errors, control.hasStyles else { continue }
      let member = control.styleMember
      if let owner = SwiftUIWords.owner(ofEnvironmentMember: member) {
        reportClash(control.name, member, owner, site: site)
      } else if let other = members.updateValue("component '\(control.name)'", forKey: member) {
        reportClash(control.name, member, other, site: site)
      }
    }
  }
}

extension Control {
  /// The types that an app can see.
  fileprivate var declaredTypes: [String] {
    let controls = wraps.isEmpty ? [swiftName] : wraps.map { swiftName(on: $0) }
    if style != nil { return controls }
    return controls + [configurationType] + (hasStyles ? [styleProtocol, erasedStyle] : [])
  }
}
