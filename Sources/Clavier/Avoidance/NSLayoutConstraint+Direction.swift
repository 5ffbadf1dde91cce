#if canImport(UIKit)
  import Foundation
  import UIKit

  extension NSLayoutConstraint {
    /// 1 where a larger constant lifts the content, -1 where it lowers it.
    ///
    /// The first item lies where the second does, plus the constant: if the first is the container, more of it lifts
    /// the content. A constraint with one item is the height of a spacer below the content.
    var liftingDirection: CGFloat {
      secondItem == nil || container === firstOwner ? 1 : -1
    }

    /// What the bottom safe area already takes, in points: 0 unless the constraint goes to a guide (or a margin) of the
    /// container that keeps clear of it.
    var safeAreaBottom: CGFloat {
      guard let container else { return 0 }
      let item = container === firstOwner ? firstItem : secondItem
      let attribute = container === firstOwner ? firstAttribute : secondAttribute
      let keepsClear =
        item === container.safeAreaLayoutGuide || item === container.layoutMarginsGuide || attribute == .bottomMargin
      return keepsClear ? container.safeAreaInsets.bottom : 0
    }

    /// The view that a larger or smaller constant moves, which is not the container; nil for a constraint with one item.
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
