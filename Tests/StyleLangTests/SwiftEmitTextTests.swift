import Testing

@testable import StyleLang

@Suite struct SwiftEmitTextTests {
  private func written(_ body: (inout CodeWriter) -> Void) -> String {
    var writer = CodeWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("\\(evil())", #""\\(evil())""#),
    ("a\nb\r\tc", #""a\nb\r\tc""#), ("\0\u{7}", #""\u{0}\u{7}""#),
    ("\u{2028}\u{202E}", #""\u{2028}\u{202E}""#), ("é漢👩‍👧", "\"é漢👩‍👧\""), ("#\"", ##""#\"""##),
  ])
  func stringsAreEscaped(text: String, literal: String) {
    #expect(written { $0.writeLiteral(text) } == literal)
  }

  @Test(arguments: [
    ("One.", "/// One.\n"), ("One.\nTwo.", "/// One.\n/// Two.\n"),
    ("a\r\nb\rc", "/// a\n/// b\n/// c\n"), ("a\n\nb", "/// a\n///\n/// b\n"),
    ("a\u{2028}import B", "/// a\n/// import B\n"), ("a\u{0}b\u{202E}c", "/// a b c\n"),
  ])
  func documentationStaysInItsComment(text: String, comment: String) {
    #expect(written { $0.writeDocumentation(text) } == comment)
  }

  @Test(arguments: [
    "class", "init", "self", "Self", "Type", "in", "default", "inout", "nil", "throws", "protocol",
  ])
  func keywordsAreReserved(name: String) {
    #expect(SwiftName.isReserved(name))
  }

  @Test(arguments: ["tint", "size", "brand2", "classic", "éclair", "x", "configuration"])
  func otherNamesAreNot(name: String) {
    #expect(!SwiftName.isReserved(name))
  }

  @Test func rewindingForgetsWhatWasWritten() {
    var writer = CodeWriter()
    writer.line("let a = 1")
    writer.beginLine()
    writer.write("let b")
    let mark = writer.mark
    writer.write(" = 2")
    writer.endLine()
    writer.rewind(to: mark)
    #expect(writer.column == 5)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "let a = 1\nlet b")
  }
}
