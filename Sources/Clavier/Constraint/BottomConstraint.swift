#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A constraint between a view and the bottom of its container, as the views are arranged now.
  @MainActor struct BottomConstraint {
    /// 1 if a larger constant moves the content up, -1 if it moves the content down.
    ///
    /// The first item's position is the second item's plus the constant. If the first item is the container, a larger constant
    /// moves the content up. A constraint with one item is the height of a spacer below the content.
    let direction: CGFloat

    /// The view that the constant moves, or that contains the guide that it moves; nil if it is not known.
    private(set) var liftedView: UIView?

    /// The container, if the constraint is attached to one of its guides or margins that include the safe area.
    private var safeContainer: UIView?

    /// The height that the bottom safe area already takes, in points.
    var safeAreaBottom: CGFloat { safeContainer?.safeAreaInsets.bottom ?? 0 }

    init(_ constraint: NSLayoutConstraint) {
      let (firstItem, secondItem) = (constraint.firstItem, constraint.secondItem)
      guard let first = Self.owner(of: firstItem), let second = Self.owner(of: secondItem) else {
        direction = secondItem == nil ? 1 : -1
        return
      }
      // Content that is a layout guide belongs to the container itself.
      let isContainerFirst = first === second ? Self.isEdge(firstItem, of: first) : second.isDescendant(of: first)
      direction = isContainerFirst ? 1 : -1
      let (container, content) = isContainerFirst ? (first, second) : (second, first)
      guard content.isDescendant(of: container) else { return }
      liftedView = content
      let (item, attribute) =
        isContainerFirst ? (firstItem, constraint.firstAttribute) : (secondItem, constraint.secondAttribute)
      if attribute == .bottomMargin || item !== container && Self.isEdge(item, of: container) {
        safeContainer = container
      }
    }

    /// Whether an item of a constraint is a view, or one of the guides for its edges.
    private static func isEdge(_ item: AnyObject?, of view: UIView) -> Bool {
      item === view || item === view.safeAreaLayoutGuide || item === view.layoutMarginsGuide
    }

    private static func owner(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
  }
#endif
