extension SyntaxProblem {
  /// The message: one line, lower case, code in single quotes, no full stop.
  public var message: String {
    switch self {
    case .fileTooLarge:
      "the file is too large: the limit is 4 GiB"
    case .invalidUTF8(let byte, let offset):
      "the file is not UTF-8: the byte 0x\(hexadecimal(UInt32(byte), digits: 2)) at offset"
        + " \(offset) belongs to no character"
    case .bidirectionalControl(let scalar):
      "the invisible character \(codePoint(scalar)) changes the direction of the text, which can"
        + " hide code; remove it"
    case .controlCharacter(let scalar):
      "the control character \(codePoint(scalar)) has no place in a style file; remove it"
    case .unknownCharacter(let scalar):
      "unexpected character \(shown(scalar))"
    case .foreignSpelling(let found, let write):
      "'\(found)' has no meaning here; " + (write.map { "write '\($0)'" } ?? "remove it")
    case .hyphenatedName(let found, let write):
      "a name has no hyphens: write '\(write)' instead of '\(found)'"
    case .tooManyProblems(let limit):
      "more than \(limit) problems; the rest are not listed"
    case .unclosedComment:
      "the comment is not closed: its '*/' is missing"
    case .unclosedString:
      "the string is not closed: a string ends with '\"' on the line where it begins"
    case .unknownEscape(let text):
      "unknown escape '\(text)': a string can hold '\\n', '\\t', '\\\"', '\\\\' and '\\u{…}'"
    case .invalidUnicodeEscape(let text):
      "'\(text)' names no character: write the character's number in hexadecimal, as in '\\u{2764}'"
    case .missingFractionDigits:
      "a number has a digit after its dot"
    case .invalidColor(let text):
      invalidColorMessage(text)
    case .expectedDeclaration(let found):
      "expected 'import', 'tokens', 'style', 'component' or 'environment', found \(found.phrase)"
    case .expectedDeprecatedDeclaration(let found):
      "expected what is deprecated after 'deprecated \"…\"', found \(found.phrase)"
    case .expectedDeprecationText:
      "expected a string after 'deprecated' that says what to use instead"
    case .expectedName(let place, let found):
      "expected \(place.owner) name, found \(found.phrase)"
    case .reservedName(let word):
      "'\(word)' is reserved and cannot be a name"
    case .expectedColon(let place, let name, let found):
      "expected ':' after \(place.owner) name '\(name)', found \(found.phrase)"
    case .expectedBase(let found):
      "expected ':' and the component or the style that this style is for, as in ': button',"
        + " found \(found.phrase)"
    case .expectedBlock(let place, let found):
      "expected '{' \(beginning(of: place)), found \(found.phrase)"
    case .expectedType(let owner, let name, let found):
      "expected the type of \(owner.noun) '\(name)', found \(found.phrase)"
    case .expectedTokenEntry(let found):
      "expected a token, as in 'brand: red', found \(found.phrase)"
    case .expectedStatement(let found):
      "expected a property, as in 'padding: 8', found \(found.phrase)"
    case .blockWithoutWhen(let name):
      "a block inside a style begins with 'when', as in 'when \(name) { … }'"
    case .expectedPath(let found):
      "expected a file in quotes after 'import', as in 'import \"palette.style\"', found"
        + " \(found.phrase)"
    case .severalElementsInContent:
      "'content' is one element; write 'content: vstack { … }' around several"
    case .misplacedElement(let name):
      "an element stands in 'content'; write 'content: \(name)', or 'content: vstack { … }' around"
        + " several"
    case .layerInElement:
      "a layer stands directly in a style; for something behind or above a part of the content use"
        + " 'zstack { … }'"
    case .contentInElement:
      "an element holds its children directly; write them without 'content:'"
    case .expectedElement(let found):
      "expected an element, as in 'hstack { … }', found \(found.phrase)"
    case .modifierAfterElement(let name, let write):
      "'.\(name)' has no meaning here; write '\(write)' in the element's braces"
    case .wordAfterBlock(let word, let owner):
      "the '\(word)' of \(owner == .layer ? "a layer" : "an element") stands before its '{'"
    case .separatedOptionalMark:
      "a '?' touches what stands before it"
    case .expectedValue(let found):
      "expected a value, found \(found.phrase)"
    case .expectedEndOfStatement(let found):
      "expected the end of the line or ';', found \(found.phrase)"
    case .expectedSeparator(.arguments, let found):
      "expected ',' or ')' after the argument, found \(found.phrase)"
    case .expectedSeparator(.parameters, let found):
      "expected ',' or ')' after the parameter, found \(found.phrase)"
    case .expectedClosingParenthesis(let found):
      "expected ')', found \(found.phrase)"
    case .expectedClosingBrace(let found):
      "expected '}', found \(found.phrase)"
    case .unmatchedClosing(let text):
      "'\(text)' closes nothing"
    case .missingSpace(let text):
      "expected a space before '\(text)'"
    case .separatedSign:
      "a sign touches its number: write '-' without a space after it"
    case .expectedMemberName(let found):
      "expected a name directly after '.', found \(found.phrase)"
    case .notCallable:
      "only a name can be followed by arguments; put a space before '('"
    case .trailingComma:
      "nothing follows the ','; statements are separated by line breaks"
    case .lineBeginsWithOperator(let text):
      "a line that begins with '\(text)' does not continue the one before; end that line with"
        + " the operator or use parentheses"
    case .expectedCondition(let found):
      "expected a condition, as in 'pressed', found \(found.phrase)"
    case .expectedCase(let found):
      "expected the name of a case to compare with, found \(found.phrase)"
    case .expectedSet(let found):
      "expected 'set' after 'is', found \(found.phrase)"
    case .chainedComparison:
      "comparisons do not chain; join them with 'and' or 'or'"
    case .conditionOnToken:
      "a token has one value and no 'when'; put the condition where the token is used"
    case .nestedTooDeeply(let limit):
      "nested more than \(limit) levels deep"
    }
  }
}

private func beginning(of place: BlockPlace) -> String {
  switch place {
  case .tokens: "and the tokens"
  case .style: "and the style's properties"
  case .when: "after the condition"
  case .component: "and what describes the component"
  case .layer: "and the layer's properties"
  case .element: "and the element's children"
  }
}

private func invalidColorMessage(_ text: String) -> String {
  let digits = text.utf8.dropFirst()
  let count = digits.count
  guard digits.allSatisfy({ hexadecimalDigit($0) != nil }) else {
    return "'\(text)' is no colour: after '#' come hexadecimal digits, '0' to '9' and 'a' to 'f'"
  }
  return "a colour has 3, 4, 6 or 8 hexadecimal digits after '#', not \(count)"
}

private func shown(_ scalar: Unicode.Scalar) -> String {
  isPrintable(scalar) ? "'\(scalar)'" : codePoint(scalar)
}
