package import CoreGraphics
import Foundation

extension InputPosition {
  /// Combines positions into a single position that contains their inputs in reading order.
  ///
  /// - Parameters:
  ///   - positions: The positions, at least one.
  ///   - isRightToLeft: Whether the rows of positions begin on the right.
  package init(combining positions: [InputPosition], isRightToLeft: Bool) {
    // A single position keeps its middle.
    let frame = positions.dropFirst().reduce(positions[0].frame) { $0.union($1.frame) }
    self.init(
      inputs: Self.ordered(positions, isRightToLeft: isRightToLeft), frame: frame,
      middle: positions.count == 1 ? positions[0].middle : nil)
  }

  /// Returns the inputs of positions in reading order.
  ///
  /// - Parameters:
  ///   - positions: The positions.
  ///   - pages: The x-coordinate at which a page begins, and the width of a page, in points; nil if there are no pages.
  ///   - isRightToLeft: Whether rows and pages begin on the right.
  package static func ordered(
    _ positions: [InputPosition], pages: (origin: CGFloat, width: CGFloat)? = nil, isRightToLeft: Bool
  ) -> [Input] {
    grouped(positions, by: pages, isRightToLeft: isRightToLeft).flatMap { page in
      byRow(withCoveringInputs(page, isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft)
    }
  }

  /// Groups positions by the page that contains their centers.
  private static func grouped(
    _ positions: [InputPosition], by pages: (origin: CGFloat, width: CGFloat)?, isRightToLeft: Bool
  ) -> [[InputPosition]] {
    guard let (origin, width) = pages else { return [positions] }
    return Dictionary(grouping: positions) {
      (($0.frame.midX - origin) / width).rounded(.down) * (isRightToLeft ? -1 : 1)
    }
    .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds the inputs in front of a scroll view to the scroll view's position, before or after the inputs inside the
  /// scroll view.
  ///
  /// A search field above a list comes before the list's inputs, and a field in a bar at the bottom comes after them.
  private static func withCoveringInputs(_ positions: [InputPosition], isRightToLeft: Bool) -> [InputPosition] {
    var others = positions.filter { $0.middle == nil }
    let scrollViews = positions.compactMap { scrollView -> InputPosition? in
      guard let middle = scrollView.middle else { return nil }
      let covering = others.filter { scrollView.frame.contains($0.center) }
      others.removeAll { scrollView.frame.contains($0.center) }
      let above = byRow(covering.filter { $0.center.y < middle }, isRightToLeft: isRightToLeft)
      let below = byRow(covering.filter { $0.center.y >= middle }, isRightToLeft: isRightToLeft)
      return InputPosition(inputs: above + scrollView.inputs + below, frame: scrollView.frame, middle: middle)
    }
    return scrollViews + others
  }

  /// Returns the inputs of positions row by row.
  private static func byRow(_ positions: [InputPosition], isRightToLeft: Bool) -> [Input] {
    rows(of: positions).flatMap { row in
      let columns = columns(of: row)
      guard columns.count == 1 else {
        let ordered = isRightToLeft ? columns.reversed() : columns
        return ordered.flatMap { byRow($0, isRightToLeft: isRightToLeft) }
      }
      return row.sorted { one, other in
        let first = one.leadingEdge(isRightToLeft: isRightToLeft)
        let second = other.leadingEdge(isRightToLeft: isRightToLeft)
        return first == second ? one.frame.minY < other.frame.minY : first < second
      }.flatMap(\.inputs)
    }
  }

  /// Groups positions into rows.
  ///
  /// A row contains its topmost position, and the following positions whose centers are above the bottom edge of the
  /// topmost one.
  ///
  /// If two positions have the same top, the taller one counts as the topmost. Therefore, everything beside a list is
  /// in the list's row.
  private static func rows(of positions: [InputPosition]) -> [[InputPosition]] {
    var rows: [[InputPosition]] = []
    let fromTop = positions.sorted { ($0.frame.minY, $1.frame.height) < ($1.frame.minY, $0.frame.height) }
    for position in fromTop {
      if let top = rows.last?.first, position.frame.midY < top.frame.maxY {
        rows[rows.count - 1].append(position)
      } else {
        rows.append([position])
      }
    }
    return rows
  }

  /// Groups the positions of a row, from left to right, into columns that do not overlap horizontally.
  ///
  /// A column beside a list or a tall text view can have several rows of its own.
  private static func columns(of row: [InputPosition]) -> [[InputPosition]] {
    var columns: [[InputPosition]] = []
    var rightEdge = -CGFloat.infinity
    for position in row.sorted(by: { $0.frame.minX < $1.frame.minX }) {
      if position.frame.minX < rightEdge {
        columns[columns.count - 1].append(position)
      } else {
        columns.append([position])
      }
      rightEdge = max(rightEdge, position.frame.maxX)
    }
    return columns
  }

  private var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Returns the position of the leading edge, which increases in the reading direction.
  private func leadingEdge(isRightToLeft: Bool) -> CGFloat {
    isRightToLeft ? -frame.maxX : frame.minX
  }
}
