import StyleLang

/// The names that the Swift files of one run declare: they go into one module, in which each name
/// can be declared once.
struct DeclaredNames {
  private var owners: [String: String] = [:]

  /// Adds what a sheet declares.
  ///
  /// - Throws: The first name that another file of the run declares too.
  mutating func add(_ sheet: Sheet, of input: Input) throws(FileDiagnostic) {
    for name in sheet.namespaces.map(\.swiftName) + sheet.styles.map(\.swiftName) {
      guard let owner = owners.updateValue(input.name, forKey: name) else { continue }
      throw FileDiagnostic(.swiftNameClash(name, other: owner), input.name)
    }
  }
}
