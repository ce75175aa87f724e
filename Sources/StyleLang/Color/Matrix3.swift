/// A linear map between three-component colour spaces.
struct Matrix3: Equatable, Sendable {
  /// The rows, top first.
  var first: SIMD3<Double>
  var second: SIMD3<Double>
  var third: SIMD3<Double>

  /// Creates a matrix from its rows.
  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The image of a vector.
  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.first * vector).sum(), (matrix.second * vector).sum(),
      (matrix.third * vector).sum())
  }

  /// The map that applies `right`, then `left`.
  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    func row(_ factors: SIMD3<Double>) -> SIMD3<Double> {
      right.first * factors.x + right.second * factors.y + right.third * factors.z
    }
    return Matrix3(row(left.first), row(left.second), row(left.third))
  }
}
