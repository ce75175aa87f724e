extension DecisionTable {
  /// The table for a terminal: side by side where it fits into so many columns, else a row after
  /// another.
  public func text(width: Int) -> String {
    var text = path + "\n"
    if let drawnWhen { text += wrapped("where it is drawn: when \(drawnWhen)", width: width) }
    text += "\n"
    let grid = self.grid
    let widths = grid[0].indices.map { column in
      grid.map { $0[column].displayWidth }.max() ?? 0
    }
    if widths.reduce(0, +) + 2 * widths.count <= width {
      for row in grid { text += "  " + DecisionTable.line(row, widths) + "\n" }
    } else {
      for row in rows { text += stacked(row, width) }
    }
    return text
  }

  /// The table in Markdown.
  public var markdown: String {
    var text = "**\(path)**"
    if let drawnWhen { text += ", drawn when `\(drawnWhen)`" }
    text += "\n\n"
    for (index, row) in grid.enumerated() {
      let cells = row.map { $0.split(separator: "|", omittingEmptySubsequences: false) }
        .map { $0.joined(separator: "\\|") }
      text += "| \(cells.joined(separator: " | ")) |\n"
      if index == 0 { text += "|" + row.map { _ in " --- |" }.joined() + "\n" }
    }
    return text
  }

  /// The cells with a head.
  private var grid: [[String]] {
    let head = inputs.map(\.name) + ["value", "from"]
    return [head]
      + rows.map { row in
        inputs.indices.map { row.cell($0, of: inputs) } + [row.value.whole, row.value.origin]
      }
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths) {
      line += cell + String(repeating: " ", count: width - cell.displayWidth + 2)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private func stacked(_ row: Row, _ width: Int) -> String {
    wrapped(row.condition(inputs), width: width, indent: 2)
      + wrapped(row.value.whole, width: width, indent: 4)
      + wrapped("from \(row.value.origin)", width: width, indent: 4)
  }
}

extension TableValue {
  /// The value, with what it comes to.
  var whole: String { text + (resolved.map { " = \($0)" } ?? "") }
}

/// Tables as one JSON document; `grammar/tables.md` describes it.
public func json(_ tables: [DecisionTable]) -> String {
  let list = tables.map { table -> String in
    let inputs = table.inputs.map { input in
      "{\"name\": \(JSONText.string(input.name)), \"values\": \(JSONText.strings(input.values))}"
    }
    let rows = table.rows.map { row -> String in
      let cells = zip(table.inputs, row.cells).compactMap { input, cell in
        cell.map { cell in
          "\(JSONText.string(input.name)): \(JSONText.strings(cell.map { input.values[$0] }))"
        }
      }
      return "{\"when\": {\(cells.joined(separator: ", "))}, \(row.value.json)}"
    }
    return """
        {"style": \(JSONText.string(table.style)), "part": \(JSONText.optional(table.part)), \
      "property": \(JSONText.string(table.property)), \
      "drawnWhen": \(JSONText.optional(table.drawnWhen)), "isFewest": \(table.isFewest),
         "inputs": [\(inputs.joined(separator: ", "))],
         "rows": [
           \(rows.joined(separator: ",\n     "))]}
      """
  }
  return "{\"version\": 1, \"tables\": [\n" + list.joined(separator: ",\n") + "]}\n"
}

extension TableValue {
  /// The members of an object.
  var json: String {
    let from =
      place.map {
        "{\"file\": \(JSONText.string($0.file)), \"line\": \($0.line), \"column\": \($0.column)}"
      } ?? "null"
    return "\"value\": \(JSONText.string(text)), \"resolved\": \(JSONText.optional(resolved)),"
      + " \"from\": \(from)"
  }
}
