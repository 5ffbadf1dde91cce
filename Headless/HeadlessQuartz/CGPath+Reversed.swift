import Foundation

extension CGPath {
  /// Returns a path with the same lines and curves, from the end to the beginning.
  package func reversed() -> CGPath {
    let result = CGPath()
    for (points, isClosed) in subpaths.reversed() {
      guard let last = points.last else { continue }
      result.parts.append(.move(last.end))
      for index in points.indices.dropFirst().reversed() {
        let target = points[index - 1].end
        switch points[index].part {
        case .quad(_, let control): result.parts.append(.quad(target, control: control))
        case .cubic(_, let one, let two): result.parts.append(.cubic(target, control1: two, control2: one))
        default: result.parts.append(.line(target))
        }
      }
      if isClosed { result.parts.append(.close) }
    }
    return result
  }

  /// The connected parts, each one beginning with a move.
  private var subpaths: [(points: [(end: CGPoint, part: Part)], isClosed: Bool)] {
    var found: [(points: [(end: CGPoint, part: Part)], isClosed: Bool)] = []
    for part in parts {
      switch part {
      case .move(let point): found.append(([(point, part)], false))
      case .line(let point), .quad(let point, _), .cubic(let point, _, _):
        if !found.isEmpty { found[found.count - 1].points.append((point, part)) }
      case .close:
        if !found.isEmpty { found[found.count - 1].isClosed = true }
      }
    }
    return found
  }
}
