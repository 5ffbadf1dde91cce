import Foundation

// A superview keeps a list of the subviews with pending passes. Therefore, the cost of a pass depends only on the
// pending work, not on the number of subviews.
extension UIView {
  /// Whether this view and its descendants have no pending passes.
  var isClean: Bool { pending.isDisjoint(with: .anything) }

  /// Records in the ancestors of a view that the view has pending passes.
  func markAncestors(of view: UIView) {
    var child = view
    while let above = child.storedSuperview {
      guard child.takesPartInLayout else { return }
      if !child.isListedAsPending {
        child.isListedAsPending = true
        above.pendingSubviews.append(child)
      }
      guard !above.pending.contains(.below) else { return }
      above.pending.insert(.below)
      child = above
    }
  }

  /// Whether a pass of the superview includes this view.
  ///
  /// See the doubt "hidden-layout".
  var takesPartInLayout: Bool { HeadlessWorld.state.areHiddenViewsLaidOut || !isHidden }

  /// Called when the view was hidden or shown.
  ///
  /// Layout that was skipped while the view was hidden becomes pending.
  func visibilityDidChange() {
    if !HeadlessWorld.state.areHiddenViewsLaidOut, !isHidden, !isClean { markAncestors(of: self) }
    if !isHidden { displayMayBePossible() } else if isFirstResponder { FirstResponder.didHide(self) }
    (storedSuperview as? UIStackView)?.visibilityDidChange(of: self)
  }

  /// Visits the subviews with pending passes, from back to front.
  ///
  /// If a visit creates a pending pass of a subview that is farther in front, that subview is visited too. A subview
  /// that is farther back is not visited until the next pass.
  ///
  /// - Parameter takesThem: Whether a visit completes the pending passes.
  func visitPendingSubviews(takingThem takesThem: Bool, _ visit: (UIView) -> Void) {
    guard !pendingSubviews.isEmpty else { return }
    var queue = pendingSubviewsInOrder
    if takesThem {
      for view in pendingSubviews { view.isListedAsPending = false }
      pendingSubviews.removeAll(keepingCapacity: true)
    }
    var seen = pendingSubviews.count
    var index = 0
    while index < queue.count {
      let view = queue[index]
      index += 1
      // A visit may have removed the view.
      guard view.storedSuperview === self, !view.isClean else { continue }
      visit(view)
      guard pendingSubviews.count > seen else { continue }
      putInOrder()
      for new in pendingSubviews[seen...] where new.place > view.place {
        queue.insert(new, at: queue[index...].firstIndex { $0.place > new.place } ?? queue.endIndex)
      }
      seen = pendingSubviews.count
    }
  }

  private var pendingSubviewsInOrder: [UIView] {
    guard pendingSubviews.count > 1 else { return pendingSubviews }
    if pendingSubviews.count > storedSubviews.count / 4 { return storedSubviews.filter(\.isListedAsPending) }
    putInOrder()
    return pendingSubviews.sorted { $0.place < $1.place }
  }

  // MARK: Order

  private func putInOrder() {
    guard isOrderStale else { return }
    for (place, view) in storedSubviews.enumerated() { view.place = place }
    isOrderStale = false
  }

  /// Called when a view was inserted at an index.
  func noteInserted(_ view: UIView, at index: Int) {
    if index == storedSubviews.count - 1 {
      view.place = index == 0 ? 0 : storedSubviews[index - 1].place + 1
    } else {
      isOrderStale = true
    }
    if !view.translatesAutoresizingMaskIntoConstraints { constrainedSubviewCount += 1 }
    subviewDidMove()
  }

  /// Called when a view was removed.
  func noteRemoved(_ view: UIView) {
    if view.isListedAsPending {
      view.isListedAsPending = false
      pendingSubviews.removeAll { $0 === view }
    }
    if !view.translatesAutoresizingMaskIntoConstraints { constrainedSubviewCount -= 1 }
    subviewDidMove()
  }
}
