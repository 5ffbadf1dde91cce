#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A constraint between a view and the bottom of its container.
  ///
  /// The views are compared at each access, because they may join the hierarchy after the constraint was created.
  @MainActor struct BottomConstraint {
    private let first: Item
    private let second: Item
    private let hasOneItem: Bool

    init(_ constraint: NSLayoutConstraint) {
      first = Item(constraint.firstItem, constraint.firstAttribute)
      second = Item(constraint.secondItem, constraint.secondAttribute)
      hasOneItem = constraint.secondItem == nil
    }

    /// 1 if a larger constant moves the content up, -1 if it moves the content down.
    ///
    /// The first item's position is the second item's plus the constant. If the first item is the container, a larger constant
    /// moves the content up. A constraint with one item is the height of a spacer below the content.
    var direction: CGFloat { hasOneItem || isContainerFirst ? 1 : -1 }

    /// The view that the constant moves, or that contains the guide that it moves; nil if it is not known.
    var liftedView: UIView? {
      guard let view = content.view, let around = container.view, view.isDescendant(of: around) else { return nil }
      return view
    }

    /// The height that the bottom safe area already takes, in points.
    var safeAreaBottom: CGFloat {
      guard container.includesSafeArea, liftedView != nil else { return 0 }
      return container.view?.safeAreaInsets.bottom ?? 0
    }

    private var container: Item { isContainerFirst ? first : second }
    private var content: Item { isContainerFirst ? second : first }

    private var isContainerFirst: Bool {
      guard let firstView = first.view, let secondView = second.view else { return false }
      // Content that is a layout guide belongs to the container itself.
      return firstView === secondView ? first.isEdge : secondView.isDescendant(of: firstView)
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
      var includesSafeArea: Bool { attribute == .bottomMargin || isEdgeGuide }

      private var isEdgeGuide: Bool {
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return false }
        return guide === view.safeAreaLayoutGuide || guide === view.layoutMarginsGuide
      }
    }
  }
#endif
