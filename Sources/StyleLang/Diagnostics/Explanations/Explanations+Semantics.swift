extension SemanticProblem.Code {
  /// What the code means.
  var explanation: ExplanationText {
    switch self {
    case .unknownName: .unknownName
    case .unknownProperty: .unknownProperty
    case .unknownFunction: .unknownFunction
    case .unknownMember: .unknownMember
    case .unknownType: .unknownType
    case .unknownState: .unknownState
    case .unknownCase: .unknownCase
    case .unknownBase: .unknownBase
    case .unknownArgument: .unknownArgument
    case .unknownUnit: .unknownUnit
    case .duplicateName: .duplicateName
    case .tokenCycle: .tokenCycle
    case .styleCycle: .styleCycle
    case .swiftNameClash: .swiftNameClash
    case .parameterHidesState: .parameterHidesState
    case .groupAsValue: .groupAsValue
    case .typeMismatch: .typeMismatch
    case .unitMismatch: .unitMismatch
    case .unitMissing: .unitMissing
    case .outOfRange: .outOfRange
    case .divisionByZero: .divisionByZero
    case .numberTooLarge: .numberTooLarge
    case .missingArgument: .missingArgument
    case .extraArgument: .extraArgument
    case .unexpectedComponent: .unexpectedComponent
    case .missingComponent: .missingComponent
    case .unknownAtCompileTime: .unknownAtCompileTime
    case .optionalToRequired: .optionalToRequired
    case .designOfCustomFont: .designOfCustomFont
    case .cannotInherit: .cannotInherit
    case .mixedTokenValue: .mixedTokenValue
    case .emptyName: .emptyName
    case .minimumAboveMaximum: .minimumAboveMaximum
    case .notBoolean: .notBoolean
    case .notAnEnumeration: .notAnEnumeration
    case .notOptional: .notOptional
    case .mustBeSetInAllStates: .mustBeSetInAllStates
    case .mustBeConstant: .mustBeConstant
    case .needsCondition: .needsCondition
    case .enumerationMismatch: .enumerationMismatch
    case .shadowWithoutBackground: .shadowWithoutBackground
    case .deadRule: .deadRule
    case .impossibleCondition: .impossibleCondition
    case .hiddenInheritance: .hiddenInheritance
    }
  }
}
