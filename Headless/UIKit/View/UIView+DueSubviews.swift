import Foundation

// A superview keeps a list of the subviews for which something is due. So a pass costs what is due, however many other
// subviews there are.
extension UIView {
  /// Whether a pass has anything to do here or below.
  var isClean: Bool { pending.isDisjoint(with: .anything) }

  /// Lets everybody above a view know that something is due in it.
  func markAncestors(of view: UIView) {
    var child = view
    while let above = child.storedSuperview {
      guard child.takesPartInLayout else { return }
      if !child.isDue {
        child.isDue = true
        above.dueSubviews.append(child)
      }
      guard !above.pending.contains(.below) else { return }
      above.pending.insert(.below)
      child = above
    }
  }

  /// Whether a pass from above comes to the view.
  ///
  /// See the doubt "hidden-layout".
  var takesPartInLayout: Bool { HeadlessWorld.state.areHiddenViewsLaidOut || !isHidden }

  /// Hides or shows the view; what was not laid out while it was hidden becomes due.
  func visibilityDidChange() {
    guard !HeadlessWorld.state.areHiddenViewsLaidOut, !isHidden, !isClean else { return }
    markAncestors(of: self)
  }

  /// Visits the subviews for which something is due from back to front, and those for which a visit makes something due
  /// if they are in front of the visited one: the others are left to the next pass.
  ///
  /// - Parameter takesThem: Whether the visit does all that is due.
  func visitDueSubviews(takingThem takesThem: Bool, _ visit: (UIView) -> Void) {
    guard !dueSubviews.isEmpty else { return }
    var queue = dueSubviewsInOrder
    if takesThem {
      for view in dueSubviews { view.isDue = false }
      dueSubviews.removeAll(keepingCapacity: true)
    }
    var seen = dueSubviews.count
    var index = 0
    while index < queue.count {
      let view = queue[index]
      index += 1
      // A visit may have taken it away.
      guard view.storedSuperview === self, !view.isClean else { continue }
      visit(view)
      guard dueSubviews.count > seen else { continue }
      putInOrder()
      for new in dueSubviews[seen...] where new.place > view.place {
        queue.insert(new, at: queue[index...].firstIndex { $0.place > new.place } ?? queue.endIndex)
      }
      seen = dueSubviews.count
    }
  }

  private var dueSubviewsInOrder: [UIView] {
    guard dueSubviews.count > 1 else { return dueSubviews }
    if dueSubviews.count > storedSubviews.count / 4 { return storedSubviews.filter(\.isDue) }
    putInOrder()
    return dueSubviews.sorted { $0.place < $1.place }
  }

  // MARK: Order

  private func putInOrder() {
    guard isOrderStale else { return }
    for (place, view) in storedSubviews.enumerated() { view.place = place }
    isOrderStale = false
  }

  /// A view was inserted at an index.
  func noteInserted(_ view: UIView, at index: Int) {
    if index == storedSubviews.count - 1 {
      view.place = index == 0 ? 0 : storedSubviews[index - 1].place + 1
    } else {
      isOrderStale = true
    }
    if !view.translatesAutoresizingMaskIntoConstraints { constrainedSubviewCount += 1 }
    subviewDidMove()
  }

  /// A view was taken away.
  func noteRemoved(_ view: UIView) {
    if view.isDue {
      view.isDue = false
      dueSubviews.removeAll { $0 === view }
    }
    if !view.translatesAutoresizingMaskIntoConstraints { constrainedSubviewCount -= 1 }
    subviewDidMove()
  }
}
