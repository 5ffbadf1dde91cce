#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A constraint between a view and the bottom of its container.
  @MainActor struct BottomConstraint {
    /// 1 if a larger constant moves the content up, -1 if it moves the content down.
    ///
    /// The first item's position is the second item's plus the constant. If the first item is the container, a larger constant
    /// moves the content up. A constraint with one item is the height of a spacer below the content.
    let direction: CGFloat

    /// The view that the constant moves, which is not the container; nil for a constraint with one item.
    private(set) weak var liftedView: UIView?

    /// The container, if the constraint is attached to one of its guides or margins that include the safe area.
    private weak var safeContainer: UIView?

    /// The height that the bottom safe area already takes, in points.
    var safeAreaBottom: CGFloat { safeContainer?.safeAreaInsets.bottom ?? 0 }

    init(_ constraint: NSLayoutConstraint) {
      let (firstItem, secondItem) = (constraint.firstItem, constraint.secondItem)
      guard let first = Self.owner(of: firstItem), let second = Self.owner(of: secondItem) else {
        direction = secondItem == nil || Self.owner(of: firstItem) == nil ? 1 : -1
        return
      }
      if second !== first, second.isDescendant(of: first) {
        (direction, liftedView) = (1, second)
        if Self.includesSafeArea(firstItem, constraint.firstAttribute, of: first) { safeContainer = first }
      } else if first.isDescendant(of: second) {
        let isSameView = first === second
        (direction, liftedView) = (isSameView ? 1 : -1, isSameView ? second : first)
        let (item, attribute) =
          isSameView ? (firstItem, constraint.firstAttribute) : (secondItem, constraint.secondAttribute)
        if Self.includesSafeArea(item, attribute, of: second) { safeContainer = second }
      } else {
        direction = -1
      }
    }

    private static func includesSafeArea(
      _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, of container: UIView
    ) -> Bool {
      attribute == .bottomMargin || item === container.safeAreaLayoutGuide || item === container.layoutMarginsGuide
    }

    private static func owner(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
  }
#endif
