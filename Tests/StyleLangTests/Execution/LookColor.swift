/// A colour of a `Look`, resolved for one appearance of one platform.
///
/// Its text is one of
/// - `srgb(R, G, B, A)`, `p3(R, G, B, A)`: known components, gamma-encoded, 0…1. SwiftUI's black and
///   white are `srgb`; an adaptive colour is the part that holds;
/// - `named:red`: a static member of SwiftUI's `Color`, by its Swift name;
/// - `ui:systemBackground`, `ns:windowBackgroundColor`: a member of `UIColor` or `NSColor`, by its
///   Swift name;
/// - `asset:"Brand"`: a colour of the asset catalogue;
/// - `mix(COLOR COLOR SHARE)`: the first with a share of the second, mixed by the system at run time;
/// - one of the last four with `*OPACITY` after it, where that is not 1;
/// - `clear`: any colour whose opacity is 0.
struct LookColor: Hashable, Sendable, CustomStringConvertible {
  enum Base: Hashable, Sendable {
    case srgb(Double, Double, Double)
    case p3(Double, Double, Double)
    case named(String)
    case ui(String)
    case ns(String)
    case asset(String)
    /// The two colours and the share, with spaces between them.
    case mix(String)
  }

  let base: Base
  let alpha: Double

  /// Creates a colour; `named` black, white and clear become components.
  init(_ base: Base, alpha: Double = 1) {
    switch base {
    case .named("black"), .named("clear"): self.base = .srgb(0, 0, 0)
    case .named("white"): self.base = .srgb(1, 1, 1)
    default: self.base = base
    }
    self.alpha = base == .named("clear") ? 0 : alpha
  }

  /// No colour.
  static let clear = LookColor(.named("clear"))

  /// Whether nothing of it can be seen.
  var isClear: Bool { alpha <= 0 }

  /// A mixture of two colours, of which the system knows the components.
  static func mix(_ first: LookColor, _ second: LookColor, _ share: Double) -> LookColor {
    LookColor(.mix("\(first) \(second) \(LookText.number(share))"))
  }

  /// The colour with its opacity multiplied.
  func opacity(_ fraction: Double) -> LookColor { LookColor(base, alpha: alpha * fraction) }

  var description: String {
    if isClear { return "clear" }
    let suffix = abs(alpha - 1) <= LookText.tolerance ? "" : "*\(LookText.number(alpha))"
    switch base {
    case .srgb(let red, let green, let blue): return "srgb(\(components(red, green, blue)))"
    case .p3(let red, let green, let blue): return "p3(\(components(red, green, blue)))"
    case .named(let name): return "named:\(name)\(suffix)"
    case .ui(let name): return "ui:\(name)\(suffix)"
    case .ns(let name): return "ns:\(name)\(suffix)"
    case .mix(let parts): return "mix(\(parts))\(suffix)"
    case .asset(let name): return "asset:\(LookText.quoted(name))\(suffix)"
    }
  }

  private func components(_ red: Double, _ green: Double, _ blue: Double) -> String {
    [red, green, blue, alpha].map(LookText.number).joined(separator: ", ")
  }
}

extension LookColor {
  /// The colour of a Swift expression without arguments to compute: `Color.red`, `.red`,
  /// `Color(uiColor: .label)`, `Color(nsColor: .labelColor)`, `Color("Brand")`; nil for any other.
  init?(swift expression: String) {
    func between(_ prefix: String, _ suffix: String) -> String? {
      guard expression.hasPrefix(prefix), expression.hasSuffix(suffix) else { return nil }
      return String(expression.dropFirst(prefix.count).dropLast(suffix.count))
    }
    if let name = between("Color(uiColor: .", ")") ?? between("Color(UIColor.", ")") {
      self.init(.ui(name))
    } else if let name = between("Color(nsColor: .", ")") ?? between("Color(NSColor.", ")") {
      self.init(.ns(name))
    } else if let name = between("Color(\"", "\")") {
      self.init(.asset(name))
    } else if let name = between("Color.", "") ?? between(".", "") {
      self.init(.named(name))
    } else {
      return nil
    }
  }
}

extension LookColor {
  /// The colour of a text as `description` and the stand-in write it; nil for any other.
  init?(text: String) {
    if text == "clear" {
      self = .clear
      return
    }
    if let numbers = LookColor.components(text, "srgb") {
      self.init(.srgb(numbers[0], numbers[1], numbers[2]), alpha: numbers[3])
      return
    }
    if let numbers = LookColor.components(text, "p3") {
      self.init(.p3(numbers[0], numbers[1], numbers[2]), alpha: numbers[3])
      return
    }
    if text.hasPrefix("mix("), let end = text.lastIndex(of: ")") {
      let factor = text[text.index(after: end)...].drop { $0 == "*" }
      self.init(
        .mix(String(text[..<end].dropFirst("mix(".count))),
        alpha: factor.isEmpty ? 1 : Double(factor) ?? .nan)
      return
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var name = text[text.index(after: colon)...]
    var alpha = 1.0
    if let star = name.lastIndex(of: "*"), let number = Double(name[name.index(after: star)...]) {
      alpha = number
      name = name[..<star]
    }
    switch text[..<colon] {
    case "named": self.init(.named(String(name)), alpha: alpha)
    case "ui": self.init(.ui(String(name)), alpha: alpha)
    case "ns": self.init(.ns(String(name)), alpha: alpha)
    case "asset": self.init(.asset(LookText.unquoted(name)), alpha: alpha)
    default: return nil
    }
  }

  private static func components(_ text: String, _ name: String) -> [Double]? {
    guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(name.count + 1).dropLast().split(separator: ",")
      .compactMap { Double($0.drop { $0 == " " }) }
    return numbers.count == 4 ? numbers : nil
  }
}
