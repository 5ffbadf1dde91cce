#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// The reading order of the inputs on a screen: rows from top to bottom, each from leading to trailing.
  ///
  /// The inputs in a scroll view are consecutive. In a paging scroll view, the inputs on one page come before the
  /// inputs on the next page. The scroll position does not change the order. If the app has set the layout direction of
  /// a view, the inputs directly in that view are ordered in that direction. An example is a row of boxes for a
  /// verification code, which runs from left to right even in a right-to-left layout.
  @MainActor enum InputOrder {
    /// Returns the editable text fields and text views in a view, in reading order.
    ///
    /// Inputs that are hidden, transparent, disabled, or not interactive are skipped. Inputs inside a hidden,
    /// transparent, or noninteractive view are also skipped, and so are inputs inside a view that clips its content and
    /// has no width or no height. An input that has no delegate is also skipped if its class refuses to become first
    /// responder.
    ///
    /// - Parameters:
    ///   - container: The view.
    ///   - current: An input that is always included, because focus moves from this input to a neighbor.
    static func inputs(in container: UIView, keeping current: UIView? = nil) -> [UIView] {
      // The positions are compared in the window's coordinate space, because the container or a scroll view in it may
      // be inverted.
      let search = Search(space: container.window ?? container, current: current)
      return search.inputs(in: container, isReachable: true)
    }

    /// Returns the inputs before and after an input; nil if there is no such input.
    static func neighbors(of current: UIView, in container: UIView) -> (previous: UIView?, next: UIView?) {
      let inputs = inputs(in: container, keeping: current)
      guard let index = inputs.firstIndex(where: { $0 === current }) else { return (nil, nil) }
      return (inputs[..<index].last, inputs[(index + 1)...].first)
    }
  }

  extension InputOrder {
    /// A search for the inputs in a view, at any depth.
    @MainActor private struct Search {
      /// The view in whose coordinate space the positions are measured.
      let space: UIView
      /// An input that is always included.
      let current: UIView?

      /// The alpha below which UIKit ignores a view in hit-testing, as `UIView.hitTest(_:with:)` documents.
      ///
      /// UIKit stores the alpha with the precision of a layer's opacity, which is a `Float`.
      private static let minimumTouchableAlpha: Float = 0.01

      /// Returns the inputs in a view in reading order, page by page if the view is a scroll view that has pages.
      ///
      /// - Parameters:
      ///   - view: The view.
      ///   - isReachable: Whether the user can see and touch the view.
      func inputs(in view: UIView, isReachable: Bool) -> [UIView] {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let content = positions(in: view, isReachable: isReachable, isRightToLeft: isRightToLeft)
        return InputPosition.ordered(
          content, pages: (view as? UIScrollView)?.pages(in: space), isRightToLeft: isRightToLeft)
      }

      /// Returns the inputs in a view with their positions.
      private func positions(in view: UIView, isReachable: Bool, isRightToLeft: Bool) -> [InputPosition<UIView>] {
        var found: [InputPosition<UIView>] = []
        addPositions(in: view, isReachable: isReachable, isRightToLeft: isRightToLeft, to: &found)
        return found
      }

      private func addPositions(
        in view: UIView, isReachable: Bool, isRightToLeft: Bool, to found: inout [InputPosition<UIView>]
      ) {
        for subview in view.subviews {
          let isReachable = isReachable && canReach(subview)
          // A direction that an app sets for a view applies only to the arrangement of its direct subviews
          // (https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection).
          let isSubviewRightToLeft = subview.effectiveUserInterfaceLayoutDirection == .rightToLeft
          // A text view that cannot be edited can contain inputs.
          if subview is UITextField || (subview as? UITextView)?.isEditable == true || subview === current {
            guard subview === current || (isReachable && subview.acceptsEditing) else { continue }
            found.append(InputPosition(inputs: [subview], frame: subview.roundedFrame(in: space)))
          } else if let scrollView = subview as? UIScrollView {
            let inputs = inputs(in: scrollView, isReachable: isReachable)
            guard !inputs.isEmpty else { continue }
            let middle = scrollView.convert(scrollView.middle, to: space).y
            found.append(InputPosition(inputs: inputs, frame: scrollView.roundedFrame(in: space), middle: middle))
          } else if isSubviewRightToLeft != isRightToLeft {
            let content = positions(in: subview, isReachable: isReachable, isRightToLeft: isSubviewRightToLeft)
            if !content.isEmpty {
              found.append(InputPosition(combining: content, isRightToLeft: isSubviewRightToLeft))
            }
          } else {
            addPositions(in: subview, isReachable: isReachable, isRightToLeft: isRightToLeft, to: &found)
          }
        }
      }

      /// Returns whether the user can see and touch a view, provided that the user can see and touch its superview.
      private func canReach(_ view: UIView) -> Bool {
        !view.isHidden && Float(view.alpha) >= Self.minimumTouchableAlpha && view.isUserInteractionEnabled
          && !view.isCollapsed
      }
    }
  }

  extension UIScrollView {
    /// Returns where the first page begins, and how wide a page is, in the coordinate space of a view; nil if there are
    /// no pages.
    fileprivate func pages(in space: UIView) -> (origin: CGFloat, width: CGFloat)? {
      guard isPagingEnabled, !bounds.isEmpty else { return nil }
      return (convert(CGPoint.zero, to: space).x, roundedFrame(in: space).width)
    }

    /// The middle of the area inside the insets.
    fileprivate var middle: CGPoint {
      let insets = adjustedContentInset
      return CGPoint(
        x: bounds.midX + (insets.left - insets.right) / 2, y: bounds.midY + (insets.top - insets.bottom) / 2)
    }
  }

  extension UIView {
    /// Returns this view's bounds in the coordinate space of another view, rounded, so that views at the same position
    /// have equal coordinates.
    fileprivate func roundedFrame(in space: UIView) -> CGRect {
      let frame = convert(bounds, to: space)
      func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
      let x = rounded(frame.minX)
      let y = rounded(frame.minY)
      return CGRect(x: x, y: y, width: rounded(frame.maxX) - x, height: rounded(frame.maxY) - y)
    }

    /// Whether this view hides its content because it has no width or no height.
    ///
    /// The value is false outside of a window, where views may have no size yet.
    fileprivate var isCollapsed: Bool { clipsToBounds && bounds.isEmpty && window != nil }
  }
#endif
