/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it.
  case winding
  /// A point is inside if a line from the point to infinity crosses the path an odd number of times.
  case evenOdd
}
