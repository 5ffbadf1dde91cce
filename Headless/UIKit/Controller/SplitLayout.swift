import Foundation
import HeadlessEnumerations

/// The frames of the columns of a split view controller.
@MainActor struct SplitLayout {
  let bounds: CGRect
  let mode: UISplitViewController.DisplayMode
  let hasSupplementary: Bool
  /// Whether the primary column is at the right edge.
  let isMirrored: Bool
  /// The width of a column beside or over the secondary one, in points.
  let columnWidth: CGFloat
  /// The margin around a column that floats over the split view, in points; 0 if it fills the height.
  let inset: CGFloat

  /// Returns the frame of a column; nil if it is hidden.
  func frame(of column: UISplitViewController.Column) -> CGRect? {
    let shown = visibleColumns
    guard shown.contains(column) else { return nil }
    let side = shown.filter { $0 != .secondary }
    var frame: CGRect
    if column == .secondary {
      let covered = CGFloat(side.count) * columnWidth
      let isBeside = mode == .oneBesideSecondary || mode == .twoBesideSecondary
      frame = bounds
      if isBeside { frame = CGRect(x: covered, y: 0, width: max(0, bounds.width - covered), height: bounds.height) }
      if mode == .twoDisplaceSecondary { frame.origin.x = covered }
    } else {
      let index = CGFloat(side.firstIndex(of: column) ?? 0)
      frame = CGRect(x: index * columnWidth, y: 0, width: columnWidth, height: bounds.height)
      if inset > 0, index == 0 { frame = frame.insetBy(dx: inset, dy: inset) }
    }
    if isMirrored { frame.origin.x = bounds.width - frame.maxX }
    return frame
  }

  /// The visible columns, from the edge to the secondary one.
  var visibleColumns: [UISplitViewController.Column] {
    switch mode {
    case .secondaryOnly, .automatic: [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: [hasSupplementary ? .supplementary : .primary, .secondary]
    default: hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }
  }
}
