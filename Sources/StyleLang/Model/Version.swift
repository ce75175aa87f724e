/// A version of a platform, such as 17.4.
public struct Version: Hashable, Comparable, Sendable {
  /// The major number in the bits above the lower six, the minor number in those.
  let bits: UInt16

  /// The part before the dot.
  public var major: Int { Int(bits >> 6) }
  /// The part after the dot.
  public var minor: Int { Int(bits & 63) }

  /// The greatest number that a part may be.
  public static let limit = 63

  /// Creates a version; a part that is above 63 is taken as 63.
  public init(_ major: Int, _ minor: Int = 0) {
    let parts = [major, minor].map { UInt16(max(0, min($0, Version.limit))) }
    bits = parts[0] << 6 | parts[1]
  }

  init(bits: UInt16) { self.bits = bits }

  /// Reads a version as it is written: `17`, `17.4`.
  ///
  /// - Returns: nil for anything else, and where a part is above 63 or the major part is 0.
  public init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(Substring(part)), number <= Version.limit
      else { return nil }
      numbers.append(number)
    }
    guard let major = numbers.first, major > 0, numbers.count <= 2 else { return nil }
    self.init(major, numbers.count > 1 ? numbers[1] : 0)
  }

  /// Whether `left` is the older version.
  public static func < (left: Version, right: Version) -> Bool { left.bits < right.bits }
}

extension Version: CustomStringConvertible {
  /// As it is written: without a minor part of 0.
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
