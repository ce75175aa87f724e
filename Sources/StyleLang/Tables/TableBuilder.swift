extension TableQuery {
  /// The decision table of a property.
  func table(_ part: TablePart, _ property: Property) throws(QueryProblem) -> DecisionTable {
    let rules = PropertyRules(property, of: part.block, in: subject)
    var table = rules.table(of: subject.style.parameters)
    let function = table.function(Array(0...rules.rules.count))
    let path = ([subject.style.name] + (part.name.isEmpty ? [] : [part.name]) + [property.name])
      .joined(separator: ".")
    var partition = Partition(table.space, domain: table.domain)
    guard !table.isExhausted, let rows = partition.rows(of: function) else {
      throw .tooManyRows(path, limit: Partition.maximumRows)
    }
    // Columns as a person would ask, and those alone that some row needs.
    let levels = table.space.variables.indices
      .filter { level in rows.contains { $0.values[level] != nil } }
      .sorted {
        table.space.rank(of: table.space.variables[$0])
          < table.space.rank(of: table.space.variables[$1])
      }
    let written = rows.map { row -> (rule: Int, row: DecisionTable.Row) in
      let rule = Int(table.space.diagram.terminalValue(row.leaf)) - 3
      let cells = levels.map { row.values[$0].map { $0.map(Int.init) } }
      let source = rule < rules.rules.count ? rules.rules[rule] : nil
      return (rule, DecisionTable.Row(cells: cells, value: value(source, of: property)))
    }
    // The widest rule, which is tried last, first: so one would write them.
    let sorted = written.enumerated().sorted {
      ($1.element.rule, $0.offset) < ($0.element.rule, $1.offset)
    }
    let winners = Set(written.map(\.rule)).count
    return DecisionTable(
      style: subject.style.name, part: part.name.isEmpty ? nil : part.name,
      property: property.name,
      drawnWhen: part.block.context == .always
        ? nil : part.block.context.text(parameters: subject.style.parameters),
      inputs: levels.map { input(table.space.variables[$0]) }, rows: sorted.map(\.element.row),
      isFewest: partition.isExhaustive || rows.count == winners)
  }

  private func input(_ variable: StateSpace.Variable) -> DecisionTable.Input {
    switch variable {
    case .state(let state): return DecisionTable.Input(name: state.rawValue, values: ["no", "yes"])
    case .controlSize:
      return DecisionTable.Input(
        name: "controlSize", values: ControlSize.allCases.map(\.rawValue))
    case .parameter(let id):
      let parameter = subject.style.parameters[Int(id)]
      let absent = parameter.isOptional ? ["absent"] : []
      let values: [String] =
        switch parameter.type {
        case .bool: ["no", "yes"]
        case .enumeration(let enumeration): enumeration.cases
        default: ["set"]
        }
      return DecisionTable.Input(name: parameter.name, values: absent + values)
    }
  }

  /// The value that a statement gives, or, of none, the property's default.
  func value(_ rule: SourceRule?, of property: Property) -> TableValue {
    guard let rule else { return TableValue(text: property.definition.defaultText) }
    let file = files[Int(rule.file)]
    let position = LineTable(file.source.bytes)
      .position(of: file.tree.mainRange(rule.node).start, in: file.source.bytes)
    let place = TableValue.Place(
      file: file.source.name, line: position.line, column: position.column)
    var dump = ValueDump(
      sheet: self.file.sheet, parameters: subject.style.parameters, form: .language)
    let language = dump.text(rule.rule.value, of: property)
    dump.form = .resolved
    let resolved = dump.text(rule.rule.value, of: property)
    let written = writtenValue(rule) ?? language
    let saysMore =
      resolved != language || language.contains("#") && !written.contains("#")
    return TableValue(
      text: written,
      resolved: saysMore && resolved.lowercased() != written.lowercased() ? resolved : nil,
      place: place)
  }

  /// The value as it is written; nil where parameters of a parent stand in it, for which this style
  /// may have given others.
  private func writtenValue(_ rule: SourceRule) -> String? {
    let file = files[Int(rule.file)]
    guard let node = file.tree.firstChild(of: rule.node, .value) else { return nil }
    if !subject.isOwn(rule) {
      let nodes = node..<file.tree.subtreeEnd(node)
      for use in file.analysis.uses where nodes.contains(use.node) {
        if case .parameter = use.target { return nil }
      }
    }
    return file.source.text(file.tree.range(node)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
