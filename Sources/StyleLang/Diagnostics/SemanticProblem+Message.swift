extension SemanticProblem {
  /// The message: one line, lower case, no full stop.
  public var message: String {
    switch self {
    case .unknownName(let name, let suggestion):
      "unknown name '\(name)'" + didYouMean(suggestion)
    case .unknownProperty(let name, let suggestion):
      "unknown property '\(name)'" + didYouMean(suggestion)
    case .unknownFunction(let name, let suggestion):
      "unknown function '\(name)'" + didYouMean(suggestion)
    case .unknownMember(let name, let owner, let suggestion):
      "\(owner) has no member '\(name)'" + didYouMean(suggestion)
    case .unknownType(let name, let suggestion):
      "unknown type '\(name)'" + didYouMean(suggestion)
    case .unknownState(let name, let owner, let suggestion):
      "'\(name)' is neither a state of '\(owner)' nor a parameter" + didYouMean(suggestion)
    case .unknownCase(let name, let owner, let cases, let suggestion):
      "'\(owner)' has no case '\(name)'"
        + (suggestion == nil ? "; its cases are \(quotedList(cases))" : didYouMean(suggestion))
    case .unknownBase(let name, let suggestion):
      "'\(name)' is neither a component nor a style" + didYouMean(suggestion)
    case .unknownArgument(let name, let owner, let suggestion):
      "'\(owner)' takes no argument '\(name)'" + didYouMean(suggestion)
    case .unknownUnit(let unit, let suggestion):
      "unknown unit '\(unit)'"
        + (suggestion == nil
          ? "; the units are 'pt', '%', 'deg', 'rad', 'turn', 'ms' and 's'"
          : didYouMean(suggestion))
    case .duplicateName(let name, let kind):
      "\(kind) '\(name)' is declared twice"
    case .tokenCycle(let names):
      "token '\(names.first ?? "")' depends on itself: \(circle(names))"
    case .styleCycle(let names):
      "style '\(names.first ?? "")' starts from itself: \(circle(names))"
    case .swiftNameClash(let name, let swiftName, let other):
      "'\(name)' becomes '\(swiftName)' in Swift, which is already the name of \(other)"
    case .parameterHidesState(let name):
      "parameter '\(name)' has the name of a state; conditions could not tell them apart"
    case .groupAsValue(let name):
      "'\(name)' is a group of tokens, not a value; name one of its tokens"

    case .typeMismatch(let expected, let found):
      "expected \(expected), found \(found)"
    case .unitMismatch(let operation, let left, let right):
      operation == "subtract"
        ? "cannot subtract \(right) from \(left)"
        : "cannot \(operation) \(left) \(preposition(operation)) \(right)"
    case .unitMissing(let number, let expected, let example):
      "\(expected) needs a unit: write '\(example)' instead of '\(number)'"
    case .outOfRange(let value, let expected):
      "'\(value)' is out of range: expected \(expected)"
    case .divisionByZero:
      "division by zero"
    case .numberTooLarge(let text):
      "'\(text)' is too large a number"
    case .missingArgument(let argument, let owner):
      "'\(owner)' is missing \(argument)"
    case .extraArgument(let owner, let limit):
      "'\(owner)' takes \(limit == 0 ? "no" : "at most \(limit)") argument\(limit == 1 ? "" : "s")"
    case .unexpectedComponent(let found, let expected):
      "unexpected \(found) after \(expected)"
    case .missingComponent(let what):
      "missing \(what)"
    case .unknownAtCompileTime(let function):
      "'\(function)' needs colours known at compile time;"
        + " give the resulting colour a parameter of its own"
    case .optionalToRequired(let argument, let parameter):
      "'\(argument)' may be absent, but '\(parameter)' needs a value"
    case .designOfCustomFont(let design):
      "'.\(design)' applies only to text styles and 'system' fonts known at compile time"
    case .cannotInherit(let property):
      "'\(property)' cannot be 'inherit'; leave the statement out for the default"
    case .mixedTokenValue:
      "this is no value of any type; a token holds one colour, number, font, shape, and so on"
    case .emptyName(let owner):
      "'\(owner)' needs a name that is not empty"
    case .minimumAboveMaximum(let minimum, let maximum):
      "'\(minimum)' is above '\(maximum)'"

    case .notBoolean(let name, let type):
      "'\(name)' is \(type), not a Bool; compare it"
    case .notAnEnumeration(let name, let type):
      "'\(name)' is \(type); only an enumeration can be compared"
    case .notOptional(let name):
      "'\(name)' is always set; only an optional parameter can be absent"
    case .mustBeSetInAllStates(let property):
      "'\(property)' is set in some states only; what surrounds the control cannot be read back,"
        + " so add a statement without a condition"
    case .mustBeSetEverywhere(let property):
      "'\(property)' is set in some cases only; a style draws its control itself in every case or in"
        + " none, so add a '\(property)' without a condition, such as 'automatic'"
    case .mustBeConstant(let property):
      "'\(property)' must be the same in every state"
    case .needsCondition(let property):
      "'\(property)' happens when a condition becomes true; add 'when …'"
    case .enumerationMismatch(let argument, let expected):
      "'\(argument)' must have exactly the cases \(quotedList(expected)), in this order"
    case .shadowWithoutBackground:
      "a shadow is cast by the background, and this style has none where it has a shadow"
    case .filledPartOfShape(let property):
      "'\(property)' needs a whole shape; only a border can follow a part of one, so draw one of"
        + " them in an element or a layer of its own"
    case .deadRule(let property):
      "this '\(property)' can never win: later statements cover every state in which it holds"
    case .impossibleCondition:
      "this condition is never true"
    case .hiddenInheritance(let property, let parent, let example):
      "this '\(property)' hides the one of '\(parent)' when \(example)"
    case .stateWithBase(let state):
      "'\(state)' is not known to a style with 'base': the style that draws the control is told of it"
    case .baseDependsOnState:
      "'base' may depend on parameters and 'available' only: with another one the control is made anew"
    case .contentWithBase:
      "'content' does not go with 'base', which draws the control"
    case .noBase(let component):
      "'base' is for the styles of SwiftUI's controls; a '\(component)' is drawn by its own style"
    case .baseCycle(let names):
      "style '\(names.first ?? "")' draws its control by itself: \(circle(names))"
    case .cannotHandOn(let parameter, let type):
      "'\(parameter)' needs a value: \(type) that is a parameter belongs to this style alone"

    case .builtInName(let name, let kind):
      "'\(name)' is a \(kind) of the language; choose another name"
    case .unknownSetting(let name, let suggestion):
      "a component has no setting '\(name)'" + didYouMean(suggestion)
    case .settingUnderCondition:
      "what a component is does not depend on a condition; put 'when' into its styles"
    case .settingConflict(let setting, let other, let reason):
      "'\(setting)' does not go with '\(other)': \(reason)"
    case .missingDefaultStyle(let name):
      "component '\(name)' needs 'default', the style that it wears where an app sets none"
    case .stateOfEnvironment(let name):
      "'\(name)' is a state of the environment, which every style can use as it is"
    case .controlWithoutStyles(let name, let reason):
      "'\(name)' has no styles of its own, since it is declared with '\(reason)'"
    case .partNeedsSize(let part, let property):
      "a '\(part)' needs a '\(property)': nothing in it has a size, and so it would take all there is"
    case .unknownStyle(let name, let suggestion):
      "there is no style '\(name)'" + didYouMean(suggestion)
    case .styleOfAnother(let name, let component, let expected):
      "'\(name)' is a style for '\(component)', and one for '\(expected)' is needed"
    case .environmentWithoutDefault(let name):
      "environment value '\(name)' needs a default, or '?' after its type"
    case .alwaysAvailable(let targets):
      "this holds on every system, since the deployment targets are \(targets)"

    case .unknownElement(let name, let owner, let parts, let suggestion):
      "'\(name)' is neither a part of '\(owner)' nor an element"
        + (suggestion == nil
          ? parts.count == 1
            ? "; its part is '\(parts[0])'" : "; its parts are \(quotedList(parts))"
          : didYouMean(suggestion))
    case .misplacedPart(let name, let place):
      "'\(name)' stands only in \(place)"
    case .alwaysThere(let name):
      "'\(name)' is always there; remove the '?'"
    case .holdsNoElements(let name):
      "'\(name)' holds no elements; put it beside them in a stack"
    case .misplacedProperty(let property, let place):
      "'\(property)' is a property of the whole style and cannot stand in \(place)"
    case .paddingWithoutContent(let name):
      "'padding' is the distance to a content, and '\(name)' has none"
    case .conditionOnContent:
      "'content' is the same in every state; put the 'when' on its elements"
    case .needsNewerTargets(let name, let systems, let missing, let guarded):
      "\(quoted(name)) needs \(systems)"
        + (missing.isEmpty
          ? "; raise the deployment target" + orWhen(guarded)
          : " and does not exist on \(missing); leave that out and raise the deployment target"
            + orWhen(guarded))
    case .missingOnPlatforms(let name, let platforms, let guarded):
      "\(quoted(name)) does not exist on \(platforms);"
        + " leave that out of the deployment targets" + orWhen(guarded)

    case .importMissing(let path):
      "no file '\(path)'; the path begins at the folder of this file"
    case .importUnreadable(let path, let reason):
      "'\(path)' cannot be imported: \(reason)"
    case .importOutsideRoot(let path):
      "'\(path)' leaves the project; name a folder that holds both by '--root'"
    case .importCycle(let names):
      "'\(names.first ?? "")' imports itself: \(circle(names))"
    case .invalidImport(let path):
      "'\(path)' cannot be imported: name a '.style' file, or one of design tokens, whose name ends in"
        + " '.tokens' or '.json', by a path from the folder of this file"
    case .aliasOfStyles(let name):
      "'as' names the tokens of a Design Tokens file; what a style file declares has its own names,"
        + " so remove 'as \(name)'"
    case .ambiguousName(let name, let first, let second):
      "'\(name)' is declared by both '\(first)' and '\(second)'"
    case .unusableToken(let name, let reason):
      "token '\(name)' cannot be used in styles: \(reason)"
    }
  }

  /// A phrase as it is, code in quotes.
  private func quoted(_ name: String) -> String { name.contains(" ") ? name : "'\(name)'" }

  private func orWhen(_ condition: String?) -> String {
    condition.map { ", or write 'when \($0)'" } ?? ""
  }

  private func preposition(_ operation: String) -> String {
    operation == "multiply" || operation == "divide" ? "by" : "and"
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  private func quotedList(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + (quoted.last ?? "")
  }
}

/// The names of a circle in their order; a long one without its middle.
func circle(_ names: [String]) -> String {
  let shown =
    names.count <= 20
    ? names : names.prefix(10) + ["… \(names.count - 15) more …"] + names.suffix(5)
  return shown.joined(separator: " → ")
}
