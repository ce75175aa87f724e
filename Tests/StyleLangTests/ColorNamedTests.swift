import Testing

@testable import StyleLang

private func components(_ name: String) -> AppearanceColors? {
  NamedColor.named(name)?.components
}

@Test func namesAreUniqueAndFound() {
  let names = NamedColor.all.map(\.name)
  #expect(Set(names).count == names.count)
  #expect(names.count < 256)
  for color in NamedColor.all {
    #expect(NamedColor.named(color.name) == color)
    #expect(NamedColor.named(Array(color.name.utf8).span) == color)
  }
}

@Test(arguments: [
  "", "Red", "re", "redd", "reb", "systemTeal", "secondarySystemGroupedBackgrounds",
])
func otherNamesAreNotFound(name: String) {
  #expect(NamedColor.named(name) == nil)
}

@Test func theTableHasTheColorsOfTheLanguage() {
  let names = """
    red orange yellow green mint teal cyan blue indigo purple pink brown gray white black clear \
    primary secondary accent label secondaryLabel tertiaryLabel quaternaryLabel placeholderText \
    separator opaqueSeparator link systemBackground secondarySystemBackground \
    tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground \
    tertiarySystemGroupedBackground systemFill secondarySystemFill tertiarySystemFill \
    quaternarySystemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 \
    lightGray darkGray
    """
  for name in names.split(separator: " ") {
    #expect(NamedColor.named(String(name)) != nil, "\(name)")
  }
  #expect(names.split(separator: " ").count == NamedColor.all.count)
}

@Test func onlyTheAccentColorHasNoComponents() {
  #expect(NamedColor.all.filter { $0.components == nil }.map(\.name) == ["accent"])
}

// Every form must have what it is written with: components where components are written, and
// names that are Swift identifiers where a member is.
@Test(arguments: NamedColor.all)
func formsCanBeWritten(color: NamedColor) {
  func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
  #expect(isIdentifier(color.name))
  switch color.swiftForm {
  case .member(let member):
    #expect(isIdentifier(member))
  case .literal:
    #expect(color.components?.isUniform == true)
  case .perPlatform(let forms):
    #expect(forms.uiKit == color.name)
    #expect(color.components != nil)
    #expect(forms.watchOS == .darkComponents)
    for form in [forms.macOS, forms.tvOS] {
      if case .system(let property) = form { #expect(isIdentifier(property)) }
    }
  }
}

/// Since when there are the colours that generated Swift names, the table of symbols knows.
@Test func theTableOfSymbolsHasEveryMember() {
  for color in NamedColor.all {
    guard case .member(let name) = color.swiftForm else { continue }
    #expect(APISymbol.byName["Color.\(name)"] != nil, "\(color.name)")
  }
}

@Test func backgroundsAreDarkWhereThePlatformIs() throws {
  let background = try #require(NamedColor.named("systemBackground"))
  #expect(background.components?.dark == .black)
  guard case .perPlatform(let forms) = background.swiftForm else {
    Issue.record("not by platform")
    return
  }
  #expect(forms.macOS == .system("windowBackgroundColor"))
  #expect(forms.tvOS == .darkComponents)
}

// A check of the numbers by what they are for: a slip in a digit shows.
@Test func numbersAreConsistent() throws {
  for color in NamedColor.all {
    guard let colors = color.components else { continue }
    #expect(colors.all.allSatisfy { $0.space == .sRGB })
    // Opacity never falls with increased contrast.
    #expect(colors.lightHighContrast.alpha >= colors.light.alpha, "\(color.name)")
    #expect(colors.darkHighContrast.alpha >= colors.dark.alpha, "\(color.name)")
  }
  // Increased contrast moves the hues away from the background of each appearance.
  for name in [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray",
  ] {
    let colors = try #require(components(name))
    #expect(
      colors.lightHighContrast.contrast(with: .white) > colors.light.contrast(with: .white),
      "\(name)")
    #expect(
      colors.darkHighContrast.contrast(with: .black) > colors.dark.contrast(with: .black),
      "\(name)")
    // In each appearance it is still the same hue.
    let hues = colors.all.map { OKLCH($0.oklab).hue }
    let reference = hues[0]
    for hue in hues where name != "gray" {
      let turn = abs(hue - reference)
      #expect(min(turn, 360 - turn) < 30, "\(name)")
    }
  }
  // The grays step towards the background.
  let grays = try ["", "2", "3", "4", "5", "6"].map { try #require(components("systemGray" + $0)) }
  for (first, second) in zip(grays, grays.dropFirst()) {
    #expect(first.light.relativeLuminance < second.light.relativeLuminance)
    #expect(first.dark.relativeLuminance > second.dark.relativeLuminance)
    #expect(
      first.lightHighContrast.relativeLuminance < second.lightHighContrast.relativeLuminance)
    #expect(first.darkHighContrast.relativeLuminance > second.darkHighContrast.relativeLuminance)
  }
  #expect(components("gray") == components("systemGray"))
  #expect(components("systemGray6")?.light == components("secondarySystemBackground")?.light)
  #expect(components("secondary") == components("secondaryLabel"))
}
