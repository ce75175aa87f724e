/// On which of the deployment targets something is compiled.
enum PlatformTest: Hashable {
  /// On each of them: nothing needs to be asked.
  case always
  /// On none of them: it is not written.
  case never
  /// Where this condition of `#if` holds.
  case condition(String)

  /// The test for some platforms.
  ///
  /// - Parameter targets: Those among which it has to tell.
  init(_ platforms: [Platform], among targets: [Platform]) {
    let inside = targets.filter { platforms.contains($0) }
    let outside = targets.filter { !platforms.contains($0) }
    if inside.isEmpty {
      self = .never
    } else if outside.isEmpty {
      self = .always
    } else if outside.count < inside.count {
      self = .condition(outside.map { "!os(\($0.rawValue))" }.joined(separator: " && "))
    } else {
      self = .condition(inside.map { "os(\($0.rawValue))" }.joined(separator: " || "))
    }
  }
}

extension SwiftEmitter {
  /// Writes something for the platforms of a test.
  ///
  /// - Parameter other: Writes what stands in its place on the other targets.
  mutating func write(
    where test: PlatformTest, _ body: (inout SwiftEmitter) -> Void,
    otherwise other: ((inout SwiftEmitter) -> Void)? = nil
  ) {
    switch test {
    case .always: body(&self)
    case .never: other?(&self)
    case .condition(let condition):
      out.beginLine()
      out.write("#if ")
      out.write(string: condition)
      out.endLine()
      body(&self)
      if let other {
        out.line("#else")
        other(&self)
      }
      out.line("#endif")
    }
  }

  /// Writes one of several alternatives by platform.
  mutating func writeAlternatives<Value>(
    _ alternatives: [(platforms: [Platform], value: Value)],
    _ body: (inout SwiftEmitter, Value) -> Void
  ) {
    for (index, alternative) in alternatives.enumerated() {
      if index == alternatives.count - 1 {
        if index > 0 { out.line("#else") }
      } else {
        out.beginLine()
        out.write(index == 0 ? "#if " : "#elseif ")
        let names = alternative.platforms.map { "os(\($0.rawValue))" }
        out.write(string: names.joined(separator: " || "))
        out.endLine()
      }
      body(&self, alternative.value)
    }
    if alternatives.count > 1 { out.line("#endif") }
  }
}
