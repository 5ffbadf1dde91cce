#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A constraint between a view and the bottom of its container.
  ///
  /// The views are compared at each access, because they may join the hierarchy after the constraint was created.
  @MainActor struct BottomConstraint {
    private let first: Item
    private let second: Item
    /// Whether the constraint has only one item, and so is the height of a spacer below the content.
    let isHeight: Bool

    init(_ constraint: NSLayoutConstraint) {
      first = Item(constraint.firstItem, constraint.firstAttribute)
      second = Item(constraint.secondItem, constraint.secondAttribute)
      isHeight = constraint.secondItem == nil
    }

    /// What the constant changes.
    struct Effect {
      /// 1 if a larger constant moves the content up, -1 if it moves the content down.
      let sign: CGFloat
      /// The view that the constant moves, or that contains the guide that it moves; nil if it is not known.
      var liftedView: UIView?
      /// The view to whose bottom ``liftedView`` is tied; nil if it is not known.
      var container: UIView?
      /// The height that the bottom safe area already takes, in points.
      var safeAreaBottom: CGFloat = 0
    }

    /// What the constant changes while the views are where they are now.
    ///
    /// The first item's position is the second item's plus the constant. If the first item is the container, a larger
    /// constant moves the content up. A larger spacer does, too.
    var effect: Effect {
      guard let firstView = first.view, let secondView = second.view else {
        return Effect(sign: isHeight ? 1 : -1)
      }
      guard let isContainerFirst = isContainerFirst(firstView, secondView) else { return Effect(sign: -1) }
      let (container, content) = isContainerFirst ? (firstView, secondView) : (secondView, firstView)
      let includesSafeArea = isContainerFirst ? first.includesSafeArea : second.includesSafeArea
      return Effect(
        sign: isContainerFirst ? 1 : -1, liftedView: content, container: container,
        safeAreaBottom: includesSafeArea ? container.safeAreaInsets.bottom : 0)
    }

    /// Returns whether the first item is the container of the second one; nil if neither view contains the other.
    private func isContainerFirst(_ firstView: UIView, _ secondView: UIView) -> Bool? {
      // Content that is a layout guide belongs to the container itself.
      if firstView === secondView { return first.isEdge }
      if secondView.isDescendant(of: firstView) { return true }
      return firstView.isDescendant(of: secondView) ? false : nil
    }
  }

  extension BottomConstraint {
    /// A view or a layout guide, held weakly.
    ///
    /// The constraint's own references are `unowned(unsafe)`
    /// (https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem), so they must not be read later.
    @MainActor private struct Item {
      private weak var item: AnyObject?
      private let attribute: NSLayoutConstraint.Attribute

      init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
      }

      /// The view, or the view that owns the guide.
      var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

      /// Whether this is a view, or one of the guides for its edges.
      var isEdge: Bool { item is UIView || isEdgeGuide }

      /// Whether the position of the item depends on the safe area of its view.
      var includesSafeArea: Bool {
        guard let view else { return false }
        let dependsOnMargins = isEdgeGuide && item !== view.safeAreaLayoutGuide || attribute == .bottomMargin
        return dependsOnMargins ? view.insetsLayoutMarginsFromSafeArea : isEdgeGuide
      }

      private var isEdgeGuide: Bool {
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return false }
        return guide === view.safeAreaLayoutGuide || guide === view.layoutMarginsGuide
          || guide === view.readableContentGuide
      }
    }
  }
#endif
