/// A number of points: what Foundation gives SwiftUI's clients, for checks of types.
///
/// The body of nothing in this folder is compiled; see the README.
public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: CGFloat) { native = value.native }
  public init(_ value: some BinaryInteger) { native = Double(value) }
}

extension CGFloat: BinaryFloatingPoint {
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public typealias Exponent = Int
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    native = Double(
      sign: sign, exponentBitPattern: exponentBitPattern,
      significandBitPattern: significandBitPattern)
  }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {
    native = Double(sign: sign, exponent: exponent, significand: significand.native)
  }
  public init(signOf a: CGFloat, magnitudeOf b: CGFloat) {
    native = Double(signOf: a.native, magnitudeOf: b.native)
  }
  public init?<T>(exactly value: T) where T: BinaryInteger {
    guard let number = Double(exactly: value) else { return nil }
    native = number
  }
  public static var exponentBitCount: Int { Double.exponentBitCount }
  public static var significandBitCount: Int { Double.significandBitCount }
  public static var radix: Int { 2 }
  public static var nan: CGFloat { CGFloat(Double.nan) }
  public static var signalingNaN: CGFloat { CGFloat(Double.signalingNaN) }
  public static var infinity: CGFloat { CGFloat(Double.infinity) }
  public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
  public static var pi: CGFloat { CGFloat(Double.pi) }
  public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
  public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
  public var exponentBitPattern: UInt { native.exponentBitPattern }
  public var significandBitPattern: UInt64 { native.significandBitPattern }
  public var binade: CGFloat { CGFloat(native.binade) }
  public var significandWidth: Int { native.significandWidth }
  public var magnitude: CGFloat { CGFloat(native.magnitude) }
  public var ulp: CGFloat { CGFloat(native.ulp) }
  public var sign: FloatingPointSign { native.sign }
  public var exponent: Int { native.exponent }
  public var significand: CGFloat { CGFloat(native.significand) }
  public var nextUp: CGFloat { CGFloat(native.nextUp) }
  public var isNormal: Bool { native.isNormal }
  public var isFinite: Bool { native.isFinite }
  public var isZero: Bool { native.isZero }
  public var isSubnormal: Bool { native.isSubnormal }
  public var isInfinite: Bool { native.isInfinite }
  public var isNaN: Bool { native.isNaN }
  public var isSignalingNaN: Bool { native.isSignalingNaN }
  public var isCanonical: Bool { native.isCanonical }
  public mutating func formRemainder(dividingBy other: CGFloat) {
    native.formRemainder(dividingBy: other.native)
  }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {
    native.formTruncatingRemainder(dividingBy: other.native)
  }
  public mutating func formSquareRoot() { native.formSquareRoot() }
  public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) {
    native.addProduct(a.native, b.native)
  }
  public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }
  public func isEqual(to other: CGFloat) -> Bool { native == other.native }
  public func isLess(than other: CGFloat) -> Bool { native < other.native }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { native <= other.native }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { native <= other.native }
  public func distance(to other: CGFloat) -> CGFloat { CGFloat(other.native - native) }
  public func advanced(by amount: CGFloat) -> CGFloat { CGFloat(native + amount.native) }
  public func hash(into hasher: inout Hasher) { hasher.combine(native) }
  public static func == (a: CGFloat, b: CGFloat) -> Bool { a.native == b.native }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public static prefix func - (a: CGFloat) -> CGFloat { CGFloat(-a.native) }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native / b.native) }
  public static func += (a: inout CGFloat, b: CGFloat) { a.native += b.native }
  public static func -= (a: inout CGFloat, b: CGFloat) { a.native -= b.native }
  public static func *= (a: inout CGFloat, b: CGFloat) { a.native *= b.native }
  public static func /= (a: inout CGFloat, b: CGFloat) { a.native /= b.native }
}

extension CGFloat: CustomStringConvertible {
  public var description: String { native.description }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}
