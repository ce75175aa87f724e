/// The problems of a file's meaning.
public enum SemanticProblem: Hashable, Sendable {
  // Names.
  case unknownName(String, suggestion: String?)
  case unknownProperty(String, suggestion: String?)
  case unknownFunction(String, suggestion: String?)
  case unknownMember(String, of: String, suggestion: String?)
  case unknownType(String, suggestion: String?)
  case unknownState(String, of: String, suggestion: String?)
  case unknownCase(String, of: String, cases: [String], suggestion: String?)
  case unknownBase(String, suggestion: String?)
  case unknownArgument(String, of: String, suggestion: String?)
  case unknownUnit(String, suggestion: String?)
  case duplicateName(String, kind: String)
  case tokenCycle([String])
  case styleCycle([String])
  case swiftNameClash(name: String, swiftName: String, with: String)
  case parameterHidesState(String)
  case groupAsValue(String)

  // Values.
  case typeMismatch(expected: String, found: String)
  case unitMismatch(operation: String, left: String, right: String)
  case unitMissing(number: String, expected: String, example: String)
  case outOfRange(value: String, expected: String)
  case divisionByZero
  case numberTooLarge(String)
  case missingArgument(String, of: String)
  case extraArgument(of: String, limit: Int)
  case unexpectedComponent(String, expected: String)
  case missingComponent(String)
  case unknownAtCompileTime(function: String)
  case optionalToRequired(argument: String, parameter: String)
  case designOfCustomFont(String)
  case cannotInherit(String)
  case mixedTokenValue
  case emptyName(String)
  case minimumAboveMaximum(minimum: String, maximum: String)

  // Conditions, rules and inheritance.
  case notBoolean(String, type: String)
  case notAnEnumeration(String, type: String)
  case notOptional(String)
  case mustBeSetInAllStates(String)
  case mustBeSetEverywhere(String)
  case mustBeConstant(String)
  case needsCondition(String)
  case enumerationMismatch(argument: String, expected: [String])
  case shadowWithoutBackground
  case filledPartOfShape(String)
  case deadRule(String)
  case impossibleCondition
  case hiddenInheritance(property: String, parent: String, example: String)

  // Styles that other styles name.
  case stateWithBase(String)
  case baseDependsOnState
  case contentWithBase
  case noBase(String)
  case baseCycle([String])
  case cannotHandOn(String, type: String)
  case partNeedsSize(String, property: String)

  // Declared controls, custom values of the environment, and availability.
  case builtInName(String, kind: String)
  case unknownSetting(String, suggestion: String?)
  case settingUnderCondition
  case settingConflict(String, with: String, because: String)
  case missingDefaultStyle(String)
  case stateOfEnvironment(String)
  case controlWithoutStyles(String, because: String)
  case unknownStyle(String, suggestion: String?)
  case styleOfAnother(String, component: String, expected: String)
  case environmentWithoutDefault(String)
  case alwaysAvailable(targets: String)
  // Systems.
  case needsNewerTargets(String, systems: String, missing: String, guardedBy: String?)
  case missingOnPlatforms(String, platforms: String, guardedBy: String?)

  // Content and layers.
  case unknownElement(String, of: String, parts: [String], suggestion: String?)
  case misplacedPart(String, place: String)
  case alwaysThere(String)
  case holdsNoElements(String)
  case misplacedProperty(String, in: String)
  case paddingWithoutContent(String)
  case conditionOnContent

  // Imports.
  case importMissing(String)
  case importUnreadable(String, reason: String)
  case importOutsideRoot(String)
  case importCycle([String])
  case invalidImport(String)
  case aliasOfStyles(String)
  case ambiguousName(String, first: String, second: String)
  case unusableToken(String, reason: String)

  /// The stable codes.
  public enum Code: String, CaseIterable, Sendable {
    case unknownName = "S201"
    case unknownProperty = "S202"
    case unknownFunction = "S203"
    case unknownMember = "S204"
    case unknownType = "S205"
    case unknownState = "S206"
    case unknownCase = "S207"
    case unknownBase = "S208"
    case unknownArgument = "S209"
    case unknownUnit = "S210"
    case duplicateName = "S211"
    case tokenCycle = "S212"
    case styleCycle = "S213"
    case swiftNameClash = "S214"
    case parameterHidesState = "S215"
    case groupAsValue = "S216"
    case typeMismatch = "S301"
    case unitMismatch = "S302"
    case unitMissing = "S303"
    case outOfRange = "S304"
    case divisionByZero = "S305"
    case numberTooLarge = "S306"
    case missingArgument = "S307"
    case extraArgument = "S308"
    case unexpectedComponent = "S309"
    case missingComponent = "S310"
    case unknownAtCompileTime = "S311"
    case optionalToRequired = "S312"
    case designOfCustomFont = "S313"
    case cannotInherit = "S314"
    case mixedTokenValue = "S315"
    case emptyName = "S316"
    case minimumAboveMaximum = "S317"
    case notBoolean = "S401"
    case notAnEnumeration = "S402"
    case notOptional = "S403"
    case mustBeSetInAllStates = "S404"
    case mustBeConstant = "S405"
    case needsCondition = "S406"
    case enumerationMismatch = "S407"
    case shadowWithoutBackground = "S408"
    case deadRule = "S409"
    case impossibleCondition = "S410"
    case hiddenInheritance = "S411"
    case stateWithBase = "S421"
    case baseDependsOnState = "S422"
    case contentWithBase = "S423"
    case noBase = "S424"
    case baseCycle = "S425"
    case cannotHandOn = "S426"
    case partNeedsSize = "S427"
    case builtInName = "S501"
    case unknownSetting = "S502"
    case settingUnderCondition = "S503"
    case settingConflict = "S504"
    case missingDefaultStyle = "S505"
    case stateOfEnvironment = "S506"
    case controlWithoutStyles = "S507"
    case unknownStyle = "S508"
    case styleOfAnother = "S509"
    case environmentWithoutDefault = "S510"
    case alwaysAvailable = "S511"
    case unknownElement = "S601"
    case misplacedPart = "S602"
    case alwaysThere = "S603"
    case holdsNoElements = "S604"
    case misplacedProperty = "S605"
    case paddingWithoutContent = "S606"
    case conditionOnContent = "S607"
    case needsNewerTargets = "S701"
    case missingOnPlatforms = "S702"
    case filledPartOfShape = "S430"
    case importMissing = "S801"
    case importUnreadable = "S802"
    case importOutsideRoot = "S803"
    case importCycle = "S804"
    case invalidImport = "S805"
    case aliasOfStyles = "S806"
    case ambiguousName = "S807"
    case unusableToken = "S808"

    /// How much problems of this code matter.
    public var severity: Severity {
      switch self {
      case .deadRule, .impossibleCondition, .hiddenInheritance, .alwaysAvailable: .warning
      default: .error
      }
    }
  }
}
