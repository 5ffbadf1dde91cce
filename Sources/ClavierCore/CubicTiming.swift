/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1).
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The number of bisection steps, after which the result no longer changes.
  private static let halvingCount = 60

  /// Returns the curve's y-coordinate at an x-coordinate from 0 to 1.
  func progress(at fraction: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(at: fraction))
  }

  /// Solves x(s) = fraction by bisection, which also converges where the curve is flat.
  private func parameter(at fraction: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    for _ in 0..<Self.halvingCount {
      let middle = (lower + upper) / 2
      if Self.coordinate(x1, x2, at: middle) <= fraction { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// Returns one coordinate of the curve for a parameter from 0 to 1.
  ///
  /// The Bézier polynomial is written in Horner's form.
  private static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    ((1 + 3 * p1 - 3 * p2) * s + 3 * (p2 - 2 * p1)) * s * s + 3 * p1 * s
  }
}
