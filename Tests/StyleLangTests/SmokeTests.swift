import StyleLang
import Testing

@Test func namesOfPropertiesAreUnique() {
  #expect(Set(Property.allCases.map(\.name)).count == Property.allCases.count)
}
