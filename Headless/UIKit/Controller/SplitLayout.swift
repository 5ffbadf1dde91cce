import Foundation
import HeadlessEnumerations

/// The frames of the columns of a split view controller.
@MainActor struct SplitLayout {
  let bounds: CGRect
  let mode: UISplitViewController.DisplayMode
  let hasSupplementary: Bool
  /// Whether the primary column is at the right edge.
  let isMirrored: Bool
  /// The width of the primary column, in points.
  let columnWidth: CGFloat
  /// The width of the supplementary column, in points.
  let supplementaryWidth: CGFloat
  /// The margin around a column that floats over the split view, in points; 0 if it fills the height.
  let inset: CGFloat

  /// Returns the frame of a column; nil if it is hidden.
  func frame(of column: UISplitViewController.Column) -> CGRect? {
    let shown = visibleColumns
    guard shown.contains(column) else { return nil }
    let side = shown.filter { $0 != .secondary }
    var frame: CGRect
    if column == .secondary {
      let covered = side.map(width).reduce(0, +)
      let isBeside = mode == .oneBesideSecondary || mode == .twoBesideSecondary
      frame = bounds
      if isBeside { frame = CGRect(x: covered, y: 0, width: max(0, bounds.width - covered), height: bounds.height) }
      if mode == .twoDisplaceSecondary { frame.origin.x = covered }
    } else {
      let index = side.firstIndex(of: column) ?? 0
      let before = side[..<index].map(width).reduce(0, +)
      frame = CGRect(x: before, y: 0, width: width(column), height: bounds.height)
      if inset > 0, index == 0 { frame = frame.insetBy(dx: inset, dy: inset) }
    }
    if isMirrored { frame.origin.x = bounds.width - frame.maxX }
    return frame
  }

  private func width(_ column: UISplitViewController.Column) -> CGFloat {
    column == .supplementary ? supplementaryWidth : columnWidth
  }

  /// The visible columns, from the edge to the secondary column.
  var visibleColumns: [UISplitViewController.Column] {
    switch mode {
    case .secondaryOnly, .automatic: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: [hasSupplementary ? .supplementary : .primary, .secondary]
    default: hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }
}
