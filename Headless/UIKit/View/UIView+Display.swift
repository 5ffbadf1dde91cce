import Foundation

extension UIView {
  private static let display: PendingPasses = [.display, .displayBelow]

  func markDisplay() {
    pending.insert(.display)
    displayMayBePossible()
  }

  /// Called when the view or a descendant may be drawn, because it has been marked, added, shown, or resized.
  func displayMayBePossible() {
    guard !pending.isDisjoint(with: Self.display) else { return }
    var current = storedSuperview
    while let view = current, !view.pending.contains(.displayBelow) {
      view.pending.insert(.displayBelow)
      current = view.storedSuperview
    }
  }

  /// Draws the marked views of the subtree.
  ///
  /// A hidden or empty view remains marked until it is shown or resized.
  func displaySubtree() {
    guard !isHidden else { return }
    if pending.contains(.display), !bounds.isEmpty {
      pending.remove(.display)
      GraphicsContexts.stack.append(.init(size: bounds.size, scale: contentScaleFactor))
      withCurrentTraits { draw(bounds) }
      GraphicsContexts.stack.removeLast()
    }
    guard pending.contains(.displayBelow) else { return }
    pending.remove(.displayBelow)
    for view in storedSubviews where !view.pending.isDisjoint(with: Self.display) { view.displaySubtree() }
  }
}
