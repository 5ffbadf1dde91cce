package import CoreGraphics
import Foundation

extension InputPlace {
  /// Combines places into a single place that contains their inputs in reading order.
  ///
  /// - Parameters:
  ///   - places: The places, at least one.
  ///   - isRightToLeft: Whether the rows of places begin on the right.
  package init(combining places: [InputPlace], isRightToLeft: Bool) {
    // A single place keeps its middle.
    let frame = places.dropFirst().reduce(places[0].frame) { $0.union($1.frame) }
    self.init(
      inputs: Self.ordered(places, isRightToLeft: isRightToLeft), frame: frame,
      middle: places.count == 1 ? places[0].middle : nil)
  }

  /// Returns the inputs of places in reading order.
  ///
  /// - Parameters:
  ///   - places: The places.
  ///   - pages: The x-coordinate at which a page begins, and the width of a page, in points; nil if there are no pages.
  ///   - isRightToLeft: Whether rows and pages begin on the right.
  package static func ordered(
    _ places: [InputPlace], pages: (origin: CGFloat, width: CGFloat)? = nil, isRightToLeft: Bool
  ) -> [Input] {
    grouped(places, by: pages, isRightToLeft: isRightToLeft).flatMap { page in
      byRow(withCoveringInputs(page, isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft)
    }
  }

  /// Groups places by the page that contains their centers.
  private static func grouped(
    _ places: [InputPlace], by pages: (origin: CGFloat, width: CGFloat)?, isRightToLeft: Bool
  ) -> [[InputPlace]] {
    guard let (origin, width) = pages else { return [places] }
    return Dictionary(grouping: places) { (($0.frame.midX - origin) / width).rounded(.down) * (isRightToLeft ? -1 : 1) }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds the inputs in front of a scroll view to the scroll view's place, before or after the inputs inside the scroll
  /// view.
  ///
  /// A search field above a list comes before the list's inputs, and a field in a bar at the bottom comes after them.
  private static func withCoveringInputs(_ places: [InputPlace], isRightToLeft: Bool) -> [InputPlace] {
    var others = places.filter { $0.middle == nil }
    let scrollViews = places.compactMap { scrollView -> InputPlace? in
      guard let middle = scrollView.middle else { return nil }
      let covering = others.filter { scrollView.frame.contains($0.center) }
      others.removeAll { scrollView.frame.contains($0.center) }
      let above = byRow(covering.filter { $0.center.y < middle }, isRightToLeft: isRightToLeft)
      let below = byRow(covering.filter { $0.center.y >= middle }, isRightToLeft: isRightToLeft)
      return InputPlace(inputs: above + scrollView.inputs + below, frame: scrollView.frame, middle: middle)
    }
    return scrollViews + others
  }

  /// Returns the inputs of places row by row.
  private static func byRow(_ places: [InputPlace], isRightToLeft: Bool) -> [Input] {
    rows(of: places).flatMap { row in
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

  /// Groups places into rows: a row contains its topmost place and the following places, as long as their centers are
  /// above that place's bottom edge.
  ///
  /// If two places have the same top, the taller one counts as the topmost. Therefore, everything beside a list is in
  /// the list's row.
  private static func rows(of places: [InputPlace]) -> [[InputPlace]] {
    var rows: [[InputPlace]] = []
    let fromTop = places.sorted { ($0.frame.minY, $1.frame.height) < ($1.frame.minY, $0.frame.height) }
    for place in fromTop {
      if let top = rows.last?.first, place.frame.midY < top.frame.maxY {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows
  }

  /// Groups the places of a row, from left to right, into columns that do not overlap horizontally.
  ///
  /// A column beside a list or a tall text view can have several rows of its own.
  private static func columns(of row: [InputPlace]) -> [[InputPlace]] {
    var columns: [[InputPlace]] = []
    var rightEdge = -CGFloat.infinity
    for place in row.sorted(by: { $0.frame.minX < $1.frame.minX }) {
      if place.frame.minX < rightEdge {
        columns[columns.count - 1].append(place)
      } else {
        columns.append([place])
      }
      rightEdge = max(rightEdge, place.frame.maxX)
    }
    return columns
  }

  private var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// Returns the position of the leading edge, which increases in the reading direction.
  private func leadingEdge(isRightToLeft: Bool) -> CGFloat {
    isRightToLeft ? -frame.maxX : frame.minX
  }
}
