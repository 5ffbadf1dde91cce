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
    let liftedView: UIView?

    /// The height that the bottom safe area already takes, in points.
    ///
    /// It is 0 unless the constraint is attached to a guide, or a margin, of the container that includes the safe area.
    let safeAreaBottom: CGFloat

    init(_ constraint: NSLayoutConstraint) {
      let (firstItem, secondItem) = (constraint.firstItem, constraint.secondItem)
      guard let first = Self.owner(of: firstItem), let second = Self.owner(of: secondItem) else {
        let isSpacer = secondItem == nil || Self.owner(of: firstItem) == nil
        (direction, liftedView, safeAreaBottom) = (isSpacer ? 1 : -1, nil, 0)
        return
      }
      if second !== first, second.isDescendant(of: first) {
        (direction, liftedView) = (1, second)
        safeAreaBottom = Self.safeAreaBottom(of: first, firstItem, constraint.firstAttribute)
      } else if first.isDescendant(of: second) {
        let isSameView = first === second
        (direction, liftedView) = (isSameView ? 1 : -1, isSameView ? second : first)
        safeAreaBottom = Self.safeAreaBottom(
          of: second, isSameView ? firstItem : secondItem,
          isSameView ? constraint.firstAttribute : constraint.secondAttribute)
      } else {
        (direction, liftedView, safeAreaBottom) = (-1, nil, 0)
      }
    }

    private static func safeAreaBottom(
      of container: UIView, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> CGFloat {
      let includesSafeArea =
        item === container.safeAreaLayoutGuide || item === container.layoutMarginsGuide || attribute == .bottomMargin
      return includesSafeArea ? container.safeAreaInsets.bottom : 0
    }

    private static func owner(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
  }
#endif
