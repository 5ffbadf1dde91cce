import Foundation

/// What a view has of Auto Layout.
///
/// Views without any of it have none, which keeps them light.
@MainActor final class ViewAutoLayout {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var translatesMask = true
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The view's part in its tree's engine; nil as long as no constraint concerns it.
  var item: LayoutItem?
  /// The engine of the whole tree, at its topmost view.
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
  /// What the view has of Auto Layout, made when first asked for.
  var autoLayout: ViewAutoLayout {
    if let storedAutoLayout { return storedAutoLayout }
    let new = ViewAutoLayout()
    storedAutoLayout = new
    return new
  }

  /// The engine of the tree, if this is its topmost view.
  var layoutEngine: LayoutEngine? { storedAutoLayout?.engine }

  /// The engine of the tree that this view is in, made when first asked for.
  var treeEngine: LayoutEngine {
    let top = topmost
    if let engine = top.layoutEngine { return engine }
    let new = LayoutEngine(root: top)
    top.autoLayout.engine = new
    return new
  }
}
