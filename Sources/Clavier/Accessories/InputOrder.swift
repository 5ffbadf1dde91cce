#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The reading order of the inputs on a screen: rows from top to bottom, each from leading to trailing.
  @MainActor enum InputOrder {
    private struct Place {
      let input: UIView
      let frame: CGRect
    }

    /// The alpha below which UIKit ignores a view in hit-testing, as `UIView.hitTest(_:with:)` documents.
    private static let leastTouchableAlpha: CGFloat = 0.01

    /// Returns those text fields and text views in a view that the user can edit, in reading order.
    ///
    /// Inputs that are hidden, transparent, disabled, or not interactive are skipped, and so are inputs inside such a view or
    /// inside a collapsed one, which is an empty view that clips its content.
    ///
    /// - Parameters:
    ///   - container: The view.
    ///   - current: An input that is always included, because the focus moves on from it.
    static func inputs(in container: UIView, keeping current: UIView? = nil) -> [UIView] {
      var places: [Place] = []
      collect(in: container, of: container, scrolled: .zero, isReachable: true, keeping: current, into: &places)
      let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return rows(of: places).flatMap { row in
        row.sorted { one, other in
          let (first, second) = (leading(one.frame, isRightToLeft), leading(other.frame, isRightToLeft))
          return first == second ? one.frame.minY < other.frame.minY : first < second
        }
      }.map(\.input)
    }

    /// Returns the inputs before and after another one; nil where there is none.
    static func neighbors(of current: UIView, in container: UIView) -> (previous: UIView?, next: UIView?) {
      let inputs = inputs(in: container, keeping: current)
      guard let index = inputs.firstIndex(where: { $0 === current }) else { return (nil, nil) }
      return (inputs[..<index].last, inputs[(index + 1)...].first)
    }

    private static func collect(
      in view: UIView, of container: UIView, scrolled: CGPoint, isReachable: Bool, keeping current: UIView?,
      into places: inout [Place]
    ) {
      for subview in view.subviews {
        let isReachable =
          isReachable && !subview.isHidden && subview.alpha >= leastTouchableAlpha && subview.isUserInteractionEnabled
          && !subview.isCollapsed
        if subview is UITextField || subview is UITextView {
          guard subview === current || (isReachable && acceptsEditing(subview)) else { continue }
          let frame = subview.convert(subview.bounds, to: container).offsetBy(dx: scrolled.x, dy: scrolled.y)
          places.append(Place(input: subview, frame: frame))
        } else {
          // The scroll position must not change the order.
          let offset = (subview as? UIScrollView)?.contentOffset ?? .zero
          let scrolled = CGPoint(x: scrolled.x + offset.x, y: scrolled.y + offset.y)
          collect(
            in: subview, of: container, scrolled: scrolled, isReachable: isReachable, keeping: current, into: &places)
        }
      }
    }

    private static func acceptsEditing(_ input: UIView) -> Bool {
      if let field = input as? UITextField { return field.isEnabled }
      return (input as? UITextView)?.isEditable == true
    }

    /// Groups inputs into rows: a row contains its topmost input and all inputs whose center is above that input's bottom edge.
    private static func rows(of places: [Place]) -> [[Place]] {
      var rows: [[Place]] = []
      for place in places.sorted(by: { $0.frame.minY < $1.frame.minY }) {
        if let top = rows.last?.first, place.frame.midY < top.frame.maxY {
          rows[rows.count - 1].append(place)
        } else {
          rows.append([place])
        }
      }
      return rows
    }

    private static func leading(_ frame: CGRect, _ isRightToLeft: Bool) -> CGFloat {
      isRightToLeft ? -frame.maxX : frame.minX
    }
  }

  extension UIView {
    /// Whether this view hides its content because it has no width or no height.
    ///
    /// Outside of a window, views may have no size yet.
    fileprivate var isCollapsed: Bool { clipsToBounds && bounds.isEmpty && window != nil }
  }
#endif
