#if canImport(UIKit)
  import Foundation
  import UIKit

  extension NSLayoutConstraint {
    /// 1 if a larger constant moves the content up, -1 if it moves the content down.
    ///
    /// The first item's position is the second item's plus the constant. If the first item is the container, a larger constant
    /// moves the content up. A constraint with one item is the height of a spacer below the content.
    var liftingDirection: CGFloat {
      secondItem == nil || container === firstOwner ? 1 : -1
    }

    /// The height that the bottom safe area already takes, in points.
    ///
    /// It is 0 unless the constraint is attached to a guide, or a margin, of the container that includes the safe area.
    var safeAreaBottom: CGFloat {
      guard let container else { return 0 }
      let item = container === firstOwner ? firstItem : secondItem
      let attribute = container === firstOwner ? firstAttribute : secondAttribute
      let includesSafeArea =
        item === container.safeAreaLayoutGuide || item === container.layoutMarginsGuide || attribute == .bottomMargin
      return includesSafeArea ? container.safeAreaInsets.bottom : 0
    }

    /// The view that the constant moves, which is not the container; nil for a constraint with one item.
    var liftedView: UIView? {
      guard secondItem != nil, let container else { return nil }
      return container === firstOwner ? secondOwner : firstOwner
    }

    /// Of the two views that the constraint connects, the one that contains the other.
    private var container: UIView? {
      guard let first = firstOwner, let second = secondOwner else { return nil }
      if second !== first, second.isDescendant(of: first) { return first }
      return first.isDescendant(of: second) ? second : nil
    }

    private var firstOwner: UIView? { Self.owner(of: firstItem) }
    private var secondOwner: UIView? { Self.owner(of: secondItem) }

    private static func owner(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
  }
#endif
