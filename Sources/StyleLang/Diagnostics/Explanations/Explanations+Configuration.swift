extension ConfigurationProblem.Code {
  /// What the code means; the examples are whole files `stylec.json`.
  var explanation: ExplanationText {
    switch self {
    case .unknownKey:
      ExplanationText(
        "A key of 'stylec.json' has no meaning.",
        why: "What it should say would not happen, and nobody would notice.",
        fix: "Correct the name, or remove the key.",
        bad: #"{ "acess": "internal" }"#,
        good: #"{ "access": "internal" }"#)
    case .unexpectedValue:
      ExplanationText(
        "A value of 'stylec.json' is of the wrong kind.",
        why: "Each key takes one kind of value, such as a string, a list or a number of a range.",
        fix: "Write what is expected.",
        bad: #"{ "sources": "Styles" }"#,
        good: #"{ "sources": ["Styles"] }"#)
    case .unknownWord:
      ExplanationText(
        "A word of 'stylec.json' is not among those that may stand there.",
        why: "Some keys take one of a few words, such as the levels of a rule.",
        fix: "Write one of the words.",
        bad: #"{ "lint": { "rules": { "unused-token": "eror" } } }"#,
        good: #"{ "lint": { "rules": { "unused-token": "error" } } }"#)
    case .unknownRule:
      ExplanationText(
        "A rule of lint that 'stylec.json' sets does not exist.",
        why: "The rule that was meant keeps its level.",
        fix: "Correct the name; 'stylec explain' lists the rules.",
        bad: #"{ "lint": { "rules": { "unused-tokens": "off" } } }"#,
        good: #"{ "lint": { "rules": { "unused-token": "off" } } }"#)
    case .unknownOption:
      ExplanationText(
        "A rule of lint has no option of this name.",
        why: "The rule would look as if nothing had been set.",
        fix: "Correct the name, or remove the option; 'stylec explain RULE' lists those of a rule.",
        bad: #"{ "lint": { "rules": { "unused-token": { "levle": "off" } } } }"#,
        good: #"{ "lint": { "rules": { "unused-token": { "level": "off" } } } }"#)
    case .invalidTarget:
      ExplanationText(
        "A deployment target of 'stylec.json' is no version of a system.",
        why: "A target is the name of a platform and the oldest version to support, which must"
          + " exist and have SwiftUI.",
        fix: "Write it as 'ios17' or 'macos13.3'.",
        bad: #"{ "deploymentTargets": ["ios"] }"#,
        good: #"{ "deploymentTargets": ["ios15"] }"#)
    case .unneededEntries:
      ExplanationText(
        "A baseline lists findings that are not there any more.",
        why: "They have been mended, or their lines rewritten; a new finding like one of them would"
          + " not be shown.",
        fix: "Run 'stylec lint --write-baseline', which lists what is found now.",
        bad: nil,
        good: nil)
    }
  }
}
