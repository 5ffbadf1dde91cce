import Foundation

/// Views that wait to be shown again, and how to make new ones.
@MainActor struct ReusePool<View: UIView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  /// A view that waits, or a new one; nil when nobody said how to make one.
  mutating func take(_ identifier: String) -> (view: View, isReused: Bool)? {
    if let view = waiting[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(), false) }
  }

  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}

extension UIView {
  /// The height that the constraints of a cell's content ask for at a width; nil when there are none.
  func heightOfConstraints(width: CGFloat) -> CGFloat? {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
    // A label of several lines learns from a layout where its lines break.
    bounds.size.width = width
    layoutIfNeeded()
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Whether the first responder is this view or in it.
  var holdsFirstResponder: Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: self) == true
  }
}
