import Testing

@testable import StyleLang

/// The table of symbols.
@Suite struct APITableTests {
  private static let symbols = APISymbol.all

  @Test func everySymbolHasOneEntry() {
    #expect(APISymbol.byName.count == Self.symbols.count)
  }

  @Test func everySymbolIsSomewhere() {
    #expect(Self.symbols.filter(\.since.isEmpty).map(\.name) == [])
  }

  @Test func nothingIsDeprecatedBeforeItIsThere() {
    for symbol in Self.symbols {
      #expect(symbol.deprecated.isSubset(of: symbol.since), "\(symbol.name)")
    }
  }

  @Test func replacementsAreInTheTable() {
    for symbol in Self.symbols {
      guard let replacement = symbol.replacement else { continue }
      #expect(APISymbol.byName[replacement] != nil, "\(symbol.name): \(replacement)")
    }
  }

  @Test func noSymbolIsOlderThanSwiftUI() {
    for symbol in Self.symbols {
      for platform in symbol.since.platforms {
        let first = symbol.since[platform] ?? platform.firstVersion
        #expect(first >= platform.firstVersion, "\(symbol.name)")
      }
    }
  }
}
