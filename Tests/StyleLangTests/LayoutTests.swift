import Testing

@testable import StyleLang

/// The sizes that the memory of a large file is made of; a change should be meant.
@Suite struct LayoutTests {
  @Test func theModelIsCompact() {
    #expect(MemoryLayout<Rule>.stride <= 32)
    #expect(MemoryLayout<Condition>.size <= 9)
    #expect(MemoryLayout<Style>.stride <= 152)
  }

  @Test func tokensAndNodesAreCompact() {
    #expect(MemoryLayout<SyntaxNode>.stride == 16)
    #expect(MemoryLayout<TokenKind>.size == 1)
    #expect(MemoryLayout<SourceRange>.stride == 8)
  }

  /// Copied for each expression that is read.
  @Test func operandsAreSmall() {
    #expect(MemoryLayout<Operand>.size <= 40)
  }
}
