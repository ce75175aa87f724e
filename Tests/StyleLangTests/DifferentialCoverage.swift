@testable import StyleLang

/// What occurs in styles whose two outputs are compared.
struct DifferentialCoverage {
  var components: Set<Component> = []
  /// Properties of styles, of elements and of layers.
  var properties: [Place: Set<Property>] = [:]
  var elements: Set<Element> = []
  var slots: Set<Slot> = []
  var states: Set<State> = []
  /// The types of parameters, as the language names them; an enumeration is `enum`.
  var types: Set<String> = []
  var sources: Set<Source> = []

  /// Where properties stand.
  enum Place: String, CaseIterable {
    case style, element, layer

    var places: PropertyDefinition.Places {
      switch self {
      case .style: .style
      case .element: .element
      case .layer: .layer
      }
    }
  }

  /// A kind of element.
  enum Element: String, CaseIterable {
    case slot, hstack, vstack, zstack, box, divider, spacer, image, text, progress, swift

    init(_ kind: ElementKind) {
      self =
        switch kind {
        case .slot: .slot
        case .stack(let stack):
          switch stack.axis {
          case .horizontal: .hstack
          case .vertical: .vstack
          case .depth: .zstack
          }
        case .box: .box
        case .divider: .divider
        case .spacer: .spacer
        case .image: .image
        case .text: .text
        case .spinner: .progress
        case .opaque: .swift
        }
    }
  }

  /// Where the value of a parameter comes from.
  enum Source: String, CaseIterable {
    case argument, environment, configuration, availability

    init(_ source: Parameter.Source) {
      self =
        switch source {
        case .argument: .argument
        case .environment: .environment
        case .configuration: .configuration
        case .availability: .availability
        }
    }
  }

  /// Adds the styles of a sheet that are compared.
  mutating func add(_ sheet: Sheet) {
    // To use one that is deprecated would warn, and warnings are errors.
    for style in sheet.styles where style.deprecation == nil { add(style) }
  }

  private mutating func add(_ style: Style) {
    components.insert(style.component)
    for parameter in style.parameters {
      if case .enumeration = parameter.type {
        types.insert("enum")
      } else {
        types.insert(parameter.type.languageName)
      }
      sources.insert(Source(parameter.source))
    }
    add(style.rules, in: .style)
    style.content.map { add($0) }
    for layer in style.layers {
      add(layer.condition)
      add(layer.rules, in: .layer)
      layer.content.map { add($0) }
    }
  }

  private mutating func add(_ element: StyleLang.Element) {
    elements.insert(Element(element.kind))
    if case .slot(let slot) = element.kind { slots.insert(slot) }
    add(element.condition)
    add(element.rules, in: .element)
    for child in element.children { add(child) }
  }

  private mutating func add(_ rules: [Rule], in place: Place) {
    for rule in rules {
      properties[place, default: []].insert(rule.property)
      add(rule.condition)
    }
  }

  private mutating func add(_ condition: Condition) {
    states.formUnion(State.allCases.filter(condition.names))
  }

  /// What is missing, a line each.
  ///
  /// - Parameters:
  ///   - exceptions: What need not occur, by its name.
  ///   - places: Where every property must occur.
  func missing(
    besides exceptions: Set<String> = [], in places: [Place] = Place.allCases
  ) -> [String] {
    var lines: [String] = []
    func expect<Name: Hashable>(
      _ what: String, _ all: [Name], in found: Set<Name>, _ name: (Name) -> String
    ) {
      for item in all where !found.contains(item) && !exceptions.contains(name(item)) {
        lines.append("\(what) \(name(item))")
      }
    }
    expect("component", Component.allCases, in: components, \.rawValue)
    for place in places {
      let all = Property.allCases.filter { $0.definition.places.contains(place.places) }
      expect("\(place.rawValue)'s property", all, in: properties[place] ?? [], \.name)
    }
    expect("element", Element.allCases, in: elements, \.rawValue)
    expect("part", Slot.allCases, in: slots, \.rawValue)
    expect("state", State.allCases, in: states, \.rawValue)
    let names = ParameterType.named.map(\.languageName) + ["enum"]
    expect("parameter of type", names, in: types, \.self)
    expect("parameter of source", Source.allCases, in: sources, \.rawValue)
    return lines
  }
}
