#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The two items of a constraint, which determine what the constraint's constant moves.
  ///
  /// The items are usually a view and the bottom of its container. This type only reads, and a ``ConstraintFollower``
  /// changes the constant. Each access to ``effect`` checks again which of the two views contains the other, because
  /// the views may be added to the view hierarchy after the constraint was created.
  @MainActor struct ConstraintItems {
    private let first: Item
    private let second: Item
    /// Whether the constraint has only one item, and is therefore treated as the height of a spacer below the content.
    let isSpacerHeight: Bool

    init(_ constraint: NSLayoutConstraint) {
      first = Item(constraint.firstItem, constraint.firstAttribute)
      second = Item(constraint.secondItem, constraint.secondAttribute)
      isSpacerHeight = constraint.secondItem == nil
    }

    /// What the constant changes.
    struct Effect {
      /// 1 if a larger constant moves the content up, -1 if it moves the content down.
      let sign: CGFloat
      /// The view that the constant moves, or that contains the layout guide that the constant moves; nil if the view
      /// is not known.
      var liftedView: UIView?
      /// The view to whose bottom ``liftedView`` is constrained, or that contains both items; nil if the view is not
      /// known.
      var container: UIView?
      /// The height that the bottom safe area already takes, in points.
      var safeAreaBottom: CGFloat = 0
    }

    /// What the constant changes, given the current positions of the views.
    ///
    /// The first item's position is the second item's position plus the constant. If the first item is the container, a
    /// larger constant moves the content up. A larger spacer also moves the content up.
    var effect: Effect {
      guard let first = Edge(first), let second = Edge(second) else { return Effect(sign: isSpacerHeight ? 1 : -1) }
      guard let isContainerFirst = isContainer(first, of: second) else { return effect(between: first, and: second) }
      let (container, content) = isContainerFirst ? (first, second) : (second, first)
      return Effect(
        sign: isContainerFirst ? 1 : -1, liftedView: content.view, container: container.view,
        safeAreaBottom: container.safeAreaBottom)
    }

    /// Returns what the constant changes if neither item contains the other.
    private func effect(between first: Edge, and second: Edge) -> Effect {
      // Views that are not in the same window yet may still be added to each other.
      let isInSameWindow = first.view.window != nil && first.view.window === second.view.window
      return Effect(
        sign: -1, liftedView: isInSameWindow ? first.view : nil,
        container: sequence(first: first.view, next: \.superview).first(where: second.view.isDescendant))
    }

    /// Returns whether the first item is the container of the second one; nil if neither view contains the other.
    private func isContainer(_ first: Edge, of second: Edge) -> Bool? {
      // If the content is a layout guide, its view is the container itself.
      if first.view === second.view { return first.isOfView }
      if second.view.isDescendant(of: first.view) { return true }
      return first.view.isDescendant(of: second.view) ? false : nil
    }
  }

  extension ConstraintItems {
    /// A view or a layout guide, held weakly, and the attribute that the constraint uses.
    ///
    /// The constraint's own references are `unowned(unsafe)`
    /// (https://developer.apple.com/documentation/uikit/nslayoutconstraint/firstitem), so they must not be read later.
    private struct Item {
      weak var item: AnyObject?
      let attribute: NSLayoutConstraint.Attribute
      /// Whether the item is the `topLayoutGuide` or `bottomLayoutGuide` of a view controller.
      ///
      /// The value is stored, because looking up a conformance takes longer than the rest of a measurement.
      let isLayoutSupport: Bool

      init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        isLayoutSupport = item is any UILayoutSupport
      }
    }

    /// The view and the layout guide of an item, read for one measurement.
    @MainActor private struct Edge {
      /// The view, or the view that owns the guide.
      let view: UIView
      private let guide: UILayoutGuide?
      /// The hidden view that is the `topLayoutGuide` or `bottomLayoutGuide` of a view controller; nil for other items.
      ///
      /// If the controller was loaded from a storyboard, these guides are hidden subviews of the controller's view.
      /// Otherwise, they are not views (https://stackoverflow.com/questions/19536992).
      private let supportView: UIView?
      private let isLayoutSupport: Bool
      private let attribute: NSLayoutConstraint.Attribute

      /// Reads an item; nil if the item is neither a view nor a guide of a view, or has been deallocated.
      ///
      /// The item is borrowed, because copying a weak reference takes longer than reading it.
      init?(_ item: borrowing Item) {
        let object = item.item
        isLayoutSupport = item.isLayoutSupport
        guide = object as? UILayoutGuide
        supportView = isLayoutSupport ? object as? UIView : nil
        guard let view = guide?.owningView ?? supportView?.superview ?? object as? UIView else { return nil }
        self.view = view
        attribute = item.attribute
      }

      /// Whether this is the view's own edge, or one of the guides for its edges.
      var isOfView: Bool { guide == nil || isLayoutSupport || isEdgeGuide }

      /// The height of the part of the view's bottom safe area that is below this edge, in the view's points.
      ///
      /// A guide that is not laid out yet is assumed to end above the safe area. The guide is measured again at the end
      /// of the turn of the run loop.
      var safeAreaBottom: CGFloat {
        if isEdgeGuide || attribute == .bottomMargin {
          let isAtSafeArea = guide === view.safeAreaLayoutGuide || view.insetsLayoutMarginsFromSafeArea
          return isAtSafeArea ? view.safeAreaInsets.bottom : 0
        }
        guard let position = positionOfGuide else { return 0 }
        return max(0, min(view.bounds.maxY - position, view.safeAreaInsets.bottom))
      }

      /// The vertical position of this edge in the view's coordinate space; nil if this is not a guide, or if the guide
      /// moves.
      ///
      /// A guide that follows the keyboard moves with the keyboard, and a guide in a scroll view may move with the
      /// content. If the position of such a guide were measured, the constant would depend on the movement.
      private var positionOfGuide: CGFloat? {
        guard !(guide is UITrackingLayoutGuide), !(view is UIScrollView) else { return nil }
        guard let frame = guide?.layoutFrame ?? supportView?.frame else { return nil }
        return attribute == .top ? frame.minY : frame.maxY
      }

      private var isEdgeGuide: Bool {
        guard let guide else { return false }
        return guide === view.safeAreaLayoutGuide || guide === view.layoutMarginsGuide
          || guide === view.readableContentGuide
      }
    }
  }
#endif
