/// What a code means, at length: for `stylec explain` and for the reference.
public struct Explanation: Sendable {
  /// The code, such as `S101`.
  public var code: String
  /// How much its problems matter.
  public var severity: Severity
  /// What is wrong, in a sentence.
  public var summary: String
  /// Why it is a problem.
  public var reason: String
  /// What to do.
  public var remedy: String
  /// A whole file whose only diagnostic has this code; nil where none can be shown.
  public var badExample: String?
  /// The same, mended: a whole file without any diagnostic.
  public var goodExample: String?
}

/// The words of an explanation, without what the code itself gives.
struct ExplanationText {
  var summary: String
  var reason: String
  var remedy: String
  var bad: String?
  var good: String?

  init(_ summary: String, why reason: String, fix remedy: String, bad: String?, good: String?) {
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.bad = bad
    self.good = good
  }
}

extension Explanation {
  private init(_ code: String, _ severity: Severity, _ text: ExplanationText) {
    self.init(
      code: code, severity: severity, summary: text.summary, reason: text.reason,
      remedy: text.remedy, badExample: text.bad, goodExample: text.good)
  }

  /// Every explanation, in the order of the codes.
  public static var all: [Explanation] {
    var all = FileProblem.Code.allCases.map {
      Explanation($0.rawValue, .error, $0.explanation)
    }
    all += SyntaxProblem.Code.allCases.map {
      Explanation($0.rawValue, .error, $0.explanation)
    }
    all += SemanticProblem.Code.allCases.map {
      Explanation($0.rawValue, $0.severity, $0.explanation)
    }
    all += ConfigurationProblem.Code.allCases.map {
      Explanation($0.rawValue, $0.severity, $0.explanation)
    }
    all += TokenFileProblem.Code.allCases.map {
      Explanation($0.rawValue, $0.severity, $0.explanation)
    }
    return all.sorted { $0.code < $1.code }
  }

  /// The explanation as text, in lines of at most `width` columns; examples are not broken.
  public func text(width: Int) -> String {
    var text = wrapped("\(code) (\(severity.rawValue)): \(summary)", width: width)
    text += "\n" + wrapped(reason, width: width)
    text += "\n" + wrapped(remedy, width: width)
    if let badExample { text += "\nNot so:\n\n" + badExample.indentedExample }
    if let goodExample { text += "\nBut so:\n\n" + goodExample.indentedExample }
    return text
  }

  /// Every code with its summary, a line or more each.
  public static func list(width: Int) -> String {
    all.map { explanation in
      let lines = wrapped(explanation.summary, width: width, indent: 6)
      return explanation.code + "  " + lines.dropFirst(6)
    }.joined()
  }
}

extension String {
  /// The lines of an example as they stand between paragraphs.
  var indentedExample: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }
      .joined()
  }
}
