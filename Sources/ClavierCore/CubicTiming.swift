/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1).
struct CubicTiming: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Returns the curve's y-coordinate at an x-coordinate from 0 to 1.
  func progress(at fraction: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(at: fraction))
  }

  /// Solves x(s) = fraction by bisection, which also converges where the curve is flat.
  private func parameter(at fraction: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if Self.coordinate(x1, x2, at: middle) <= fraction { lower = middle } else { upper = middle }
    }
    return lower
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    ((1 + 3 * p1 - 3 * p2) * s + 3 * (p2 - 2 * p1)) * s * s + 3 * p1 * s
  }
}
