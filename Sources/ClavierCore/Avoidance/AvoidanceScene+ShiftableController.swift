package import Foundation

extension AvoidanceScene {
  /// A view controller whose view could shift.
  package struct ShiftableController: Sendable {
    /// The height of its view, in points; nil if the view is not loaded.
    package var height: CGFloat?
    /// Whether the controller arranges its children itself: between bars, as a navigation controller does, or in
    /// columns, as a split view controller does.
    ///
    /// A column can be slightly shorter than the split view controller, but this difference must not make the split
    /// view controller shift.
    package var arrangesChildren: Bool

    package init(height: CGFloat?, arrangesChildren: Bool) {
      self.height = height
      self.arrangesChildren = arrangesChildren
    }
  }
}
