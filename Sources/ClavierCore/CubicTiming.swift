/// A timing function drawn as a cubic Bézier curve from (0, 0) to (1, 1).
struct CubicTiming: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The curve's height where its abscissa is `fraction`, for a fraction from 0 to 1.
  func progress(at fraction: Double) -> Double {
    Self.coordinate(y1, y2, at: parameter(at: fraction))
  }

  /// Solves x(s) = fraction: Newton's steps, replaced by a halving wherever one would leave the bracket.
  private func parameter(at fraction: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    var s = fraction
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: s) - fraction
      if abs(error) < 1e-15 { break }
      if error > 0 { upper = s } else { lower = s }
      let step = s - error / Self.slope(x1, x2, at: s)
      s = step > lower && step < upper ? step : (lower + upper) / 2
    }
    return s
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    ((1 + 3 * p1 - 3 * p2) * s + 3 * (p2 - 2 * p1)) * s * s + 3 * p1 * s
  }

  private static func slope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    3 * (1 + 3 * p1 - 3 * p2) * s * s + 6 * (p2 - 2 * p1) * s + 3 * p1
  }
}
