import Foundation

/// The Auto Layout state of a view.
///
/// Views that do not use Auto Layout have none, which saves memory.
@MainActor final class ViewAutoLayout {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var translatesMask = true
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The view's item in the engine; nil if no constraint involves the view.
  var item: LayoutItem?
  /// The engine of the hierarchy, if the view is the topmost view of its hierarchy.
  var engine: LayoutEngine?

  struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide? {
    guides.first { $0.role == role }
  }
}

extension UIView {
  /// The Auto Layout state of the view, created on first access.
  var autoLayout: ViewAutoLayout {
    if let storedAutoLayout { return storedAutoLayout }
    let new = ViewAutoLayout()
    storedAutoLayout = new
    return new
  }

  /// The engine of the hierarchy, if the view is the topmost view of its hierarchy.
  var layoutEngine: LayoutEngine? { storedAutoLayout?.engine }

  /// The engine of the view's hierarchy, created on first access.
  var treeEngine: LayoutEngine {
    let top = topmost
    if let engine = top.layoutEngine { return engine }
    let new = LayoutEngine(root: top)
    top.autoLayout.engine = new
    return new
  }
}
