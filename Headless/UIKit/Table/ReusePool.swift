import Foundation

/// Views for reuse, and registered classes for new ones.
@MainActor struct ReusePool<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  /// Returns a reusable view or a new one; nil if no class is registered.
  mutating func take(_ identifier: String) -> (view: View, isReused: Bool)? {
    if let view = waiting[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(), false) }
  }

  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}

extension UIView {
  /// Returns the height that the constraints of a cell's content require for a width; nil if there are none.
  func heightOfConstraints(width: CGFloat) -> CGFloat? {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
    // The line breaks of a label with several lines depend on a layout pass.
    bounds.size.width = width
    layoutIfNeeded()
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Whether this view or a descendant is the first responder.
  var containsFirstResponder: Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: self) == true
  }
}
