@testable import StyleLang

extension Style {
  /// The arguments and values of the environment that are given, for the JSON evaluator.
  func jsonArguments(_ row: [ArgumentSample]) -> [String: JSONValue] {
    var arguments: [String: JSONValue] = [:]
    for (parameter, sample) in zip(parameters, row) where parameter.source != .configuration {
      if let json = sample.json { arguments[parameter.name] = json }
    }
    return arguments
  }

  /// A state, with what a row says of the control itself.
  func state(_ state: ControlState, _ row: [ArgumentSample]) -> ControlState {
    var state = state
    for (parameter, sample) in zip(parameters, row) where parameter.source == .configuration {
      switch sample.value {
      case .bool(true): state.declared.insert(parameter.name)
      case .number(let fraction): state.fraction = fraction
      default: break
      }
    }
    return state
  }

  /// The style with arguments as generated Swift offers it.
  ///
  /// - Parameter isMember: Whether a button style is got by its static member, not by its type.
  func subject(_ row: [ArgumentSample], isMember: Bool) -> ExecutionSubject {
    let list = list(of: .argument, row).map { "\($0.label): \($0.value)" }.joined(separator: ", ")
    let member = SwiftName.isReserved(memberName) ? "`\(memberName)`" : memberName
    let expression =
      switch component {
      case .view: ".\(member)(\(list))"
      case .button where isMember: ".\(member)" + (list.isEmpty ? "" : "(\(list))")
      case .custom: "\(swiftName)(\(list)).makeBody(configuration: \(configuration))"
      default: "\(swiftName)(\(list))"
      }
    let modifiers = self.list(of: .environment, row).map { ".\($0.name)(\($0.value))" }.joined()
    return ExecutionSubject(
      component, expression, modifiers: modifiers, hasContent: content != nil)
  }

  /// What is given to the parameters of a source.
  private func list(
    of source: Parameter.Source, _ row: [ArgumentSample]
  ) -> [(name: String, label: String, value: String)] {
    zip(parameters, row).compactMap { parameter, sample in
      guard parameter.source == source, let swift = sample.swift else { return nil }
      let name = parameter.name
      return (
        SwiftName.isReserved(name) ? "`\(name)`" : name,
        SwiftName.isReservedLabel(name) ? "`\(name)`" : name, swift
      )
    }
  }

  /// The configuration of a declared control in the state at hand.
  private var configuration: String {
    guard let control = control.first else { return "" }
    // The other states of a button are read by the style itself.
    let inputs: [(label: String, word: String)] =
      (control.states.contains(.pressed) ? [("isPressed", "pressed")] : [])
      + control.flags.map { (Control.swiftName(ofFlag: $0), $0) }
    let list = inputs.map { ", \($0.label): state.has(\"\($0.word)\")" }.joined()
    return "\(control.swiftName)Configuration(label: .init(RecordingSlot(\"label\"))\(list))"
  }
}

extension Style {
  /// Whether the style draws something that a control may lack.
  var optionalSlots: Set<String> {
    var slots: Set<String> = []
    func collect(_ element: Element) {
      if element.isOptional, case .slot(let slot) = element.kind { slots.insert(slot.rawValue) }
      element.children.forEach(collect)
    }
    layers.compactMap(\.content).forEach(collect)
    content.map(collect)
    return slots
  }

  /// The versions of a platform between which the style tells, and those just before.
  func systems(of platform: Platform) -> [Version?] {
    let versions = parameters.compactMap { parameter -> Version? in
      guard case .availability(let availability) = parameter.source else { return nil }
      return availability[platform]
    }
    return [nil]
      + Set(versions).sorted().flatMap { [$0, Version($0.major - 1)] }
  }
}
