/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// The path winds around the point.
  case winding
  /// A line from the point to infinity crosses the path an odd number of times.
  case evenOdd
}
