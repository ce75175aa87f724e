/// What a list of rules is about: a style itself, or a layer or an element that it draws.
///
/// Those of a style are numbered: the style is 0, then come the elements of its content, an element
/// before its children, then each layer before what stands on it.
struct Subject {
  enum Role {
    case style
    case layer(isAbove: Bool)
    case element(ElementKind)
  }

  /// What it is.
  var role: Role
  /// Its rules, as a range of `StyleReader.rules`.
  var rules: Range<Int>
  /// What the names of its computed properties begin with; empty of the style itself.
  var prefix: String
  /// What gives an element its surroundings: the one that it stands in; nil of what takes them from
  /// outside the style.
  var parent: Int?
  /// When an element is drawn, where the one that it stands in is; a layer is transparent instead.
  var presence = Condition.always
  /// What stands in it or on it, by number.
  var children: [Int] = []
  /// The layers of the style, by number.
  var layers: [Int] = []

  /// Finds the subjects of a style that has some.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - rules: Its rules, to which those of the other subjects are added.
  ///   - mentions: Gets what their conditions mention.
  static func list(of style: Style, _ rules: inout [Rule], _ mentions: inout Reads) -> [Subject] {
    var list = SubjectList(parameters: style.parameters, rules: rules)
    list.subjects.append(Subject(role: .style, rules: rules.indices, prefix: ""))
    if let content = style.content { list.add(content, to: 0) }
    for layer in style.layers { list.add(layer) }
    for index in rules.count..<list.rules.count {
      mentions.formUnion(Reads(list.rules[index].condition))
    }
    for subject in list.subjects {
      mentions.formUnion(Reads(subject.presence))
      switch subject.role {
      case .element(.opaque(let view)):
        for input in view.inputs { mentions.formUnion(Reads(input)) }
      case .element(.slot(.track)) where !subject.children.isEmpty:
        mentions.insert(.configuration)
      default: break
      }
    }
    rules = list.rules
    return list.subjects
  }
}

/// The subjects that have been found of a style.
private struct SubjectList {
  let parameters: [Parameter]
  var rules: [Rule]
  var subjects: [Subject] = []
  var prefixes = PropertyPrefixes()

  init(parameters: [Parameter], rules: [Rule]) {
    self.parameters = parameters
    self.rules = rules
  }

  mutating func add(_ element: Element, to parent: Int) {
    var subject = Subject(
      role: .element(element.kind), rules: add(element.rules),
      prefix: prefixes.take(PropertyPrefix.base(of: element.kind, parameters)), parent: parent)
    subject.presence = element.condition
    let number = subjects.count
    subjects[parent].children.append(number)
    subjects.append(subject)
    for child in element.children { add(child, to: number) }
  }

  mutating func add(_ layer: Layer) {
    let number = subjects.count
    subjects[0].layers.append(number)
    subjects.append(
      Subject(
        role: .layer(isAbove: layer.isAbove), rules: add(SubjectList.hidden(layer)),
        prefix: prefixes.take(PropertyPrefix.base(of: layer.name))))
    if let content = layer.content { add(content, to: number) }
  }

  private mutating func add(_ rules: [Rule]) -> Range<Int> {
    let start = self.rules.count
    self.rules += rules
    return start..<self.rules.count
  }

  /// The rules of a layer, by which it is transparent while it is not drawn: to take it away would
  /// be a change of view identity.
  private static func hidden(_ layer: Layer) -> [Rule] {
    if layer.condition == .always { return layer.rules }
    let hiding = Rule(.opacity, .not(layer.condition), .scalar(.literal(0)))
    let start = layer.rules.firstIndex { $0.property.rawValue >= Property.opacity.rawValue }
    var rules = layer.rules
    if let start, rules[start].property == .opacity {
      rules.insert(hiding, at: start)
    } else {
      let showing = Rule(.opacity, .always, .scalar(.literal(1)))
      rules.insert(contentsOf: [hiding, showing], at: start ?? rules.count)
    }
    return rules
  }
}
