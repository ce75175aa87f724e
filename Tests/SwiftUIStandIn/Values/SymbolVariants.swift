@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolVariants: Hashable, Sendable {
  let names: [String]

  public static let none = SymbolVariants(names: [])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])

  public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
  public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
  public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
  public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
}

extension SymbolVariants {
  /// The variants of the recording's environment, to be told from what a style sets.
  static let surroundings = SymbolVariants(names: ["surroundings"])

  var text: String { names.isEmpty ? "none" : names.joined(separator: ".") }
}
