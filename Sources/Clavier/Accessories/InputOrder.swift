#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// The reading order of the inputs on a screen: rows from top to bottom, each from leading to trailing.
  ///
  /// The inputs in a scroll view follow one another, and those on one page precede those on the next page. The scroll
  /// position does not change the order. The inputs in a view with a layout direction of its own, such as the boxes of
  /// a code in a right-to-left layout, follow one another in that direction.
  @MainActor enum InputOrder {
    /// The alpha below which UIKit ignores a view in hit-testing, as `UIView.hitTest(_:with:)` documents.
    private static let leastTouchableAlpha: CGFloat = 0.01

    /// Returns those text fields and text views in a view that the user can edit, in reading order.
    ///
    /// Inputs that are hidden, transparent, disabled, or not interactive are skipped, and so are inputs inside such a
    /// view or inside a collapsed one, which is an empty view that clips its content.
    ///
    /// - Parameters:
    ///   - container: The view.
    ///   - current: An input that is always included, because the focus moves on from it.
    static func inputs(in container: UIView, keeping current: UIView? = nil) -> [UIView] {
      let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      var places: [InputPlace<UIView>] = []
      collect(in: container, of: container, isReachable: true, keeping: current, isRightToLeft, into: &places)
      let pageWidth = (container as? UIScrollView)?.pageWidth ?? 0
      return InputPlace.ordered(places, pageWidth: pageWidth, isRightToLeft: isRightToLeft)
    }

    /// Returns the inputs before and after another one; nil where there is none.
    static func neighbors(of current: UIView, in container: UIView) -> (previous: UIView?, next: UIView?) {
      let inputs = inputs(in: container, keeping: current)
      guard let index = inputs.firstIndex(where: { $0 === current }) else { return (nil, nil) }
      return (inputs[..<index].last, inputs[(index + 1)...].first)
    }

    /// Finds the places in a view, in the coordinate space of a container.
    private static func collect(
      in view: UIView, of container: UIView, isReachable: Bool, keeping current: UIView?, _ isRightToLeft: Bool,
      into places: inout [InputPlace<UIView>]
    ) {
      for subview in view.subviews {
        let isReachable =
          isReachable && !subview.isHidden && subview.alpha >= leastTouchableAlpha && subview.isUserInteractionEnabled
          && !subview.isCollapsed
        let isSubviewRightToLeft = subview.ownDirection.map { $0 == .rightToLeft } ?? isRightToLeft
        let frame = subview.convert(subview.bounds, to: container)
        if subview is UITextField || subview is UITextView {
          guard subview === current || (isReachable && acceptsEditing(subview)) else { continue }
          places.append(InputPlace(inputs: [subview], frame: frame))
        } else if let scrollView = subview as? UIScrollView {
          var content: [InputPlace<UIView>] = []
          collect(
            in: scrollView, of: scrollView, isReachable: isReachable, keeping: current, isSubviewRightToLeft,
            into: &content)
          let inputs = InputPlace.ordered(content, pageWidth: scrollView.pageWidth, isRightToLeft: isSubviewRightToLeft)
          let insets = scrollView.adjustedContentInset
          let middle = frame.midY + (insets.top - insets.bottom) / 2
          if !inputs.isEmpty { places.append(InputPlace(inputs: inputs, frame: frame, middle: middle)) }
        } else if isSubviewRightToLeft != isRightToLeft {
          var content: [InputPlace<UIView>] = []
          collect(
            in: subview, of: container, isReachable: isReachable, keeping: current, isSubviewRightToLeft,
            into: &content)
          if !content.isEmpty { places.append(InputPlace(combining: content, isRightToLeft: isSubviewRightToLeft)) }
        } else {
          collect(
            in: subview, of: container, isReachable: isReachable, keeping: current, isRightToLeft, into: &places)
        }
      }
    }

    private static func acceptsEditing(_ input: UIView) -> Bool {
      if let field = input as? UITextField { return field.isEnabled }
      return (input as? UITextView)?.isEditable == true
    }
  }

  extension UIScrollView {
    /// The width of a page in points; 0 if there are no pages.
    fileprivate var pageWidth: CGFloat { isPagingEnabled ? bounds.width : 0 }
  }

  extension UIView {
    /// The layout direction that the app has set for this view; nil if it has set none.
    fileprivate var ownDirection: UIUserInterfaceLayoutDirection? {
      semanticContentAttribute == .unspecified ? nil : effectiveUserInterfaceLayoutDirection
    }

    /// Whether this view hides its content because it has no width or no height.
    ///
    /// Outside of a window, views may have no size yet.
    fileprivate var isCollapsed: Bool { clipsToBounds && bounds.isEmpty && window != nil }
  }
#endif
