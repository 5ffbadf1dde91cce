import Foundation
import UIKit

/// Every number of every view that anybody could have changed for the keyboard.
struct Snapshot: Equatable, CustomStringConvertible {
  struct Row: Equatable {
    var kind: String
    var center: CGPoint
    var bounds: CGRect
    var transform: CGAffineTransform
    var alpha: CGFloat
    var insets: [UIEdgeInsets]
    var contentSize: CGSize?
    var constants: [CGFloat]
    var recognizers: Int
    var subviews: Int
  }

  var rows: [Row] = []

  @MainActor init(of view: UIView) {
    add(view)
  }

  @MainActor private mutating func add(_ view: UIView) {
    var insets = [view.safeAreaInsets, view.layoutMargins]
    if let scrollView = view as? UIScrollView {
      insets += [
        scrollView.contentInset, scrollView.adjustedContentInset, scrollView.verticalScrollIndicatorInsets,
        scrollView.horizontalScrollIndicatorInsets,
      ]
    }
    if let controller = view.next as? UIViewController { insets.append(controller.additionalSafeAreaInsets) }
    rows.append(
      Row(
        kind: "\(type(of: view))", center: view.center, bounds: view.bounds, transform: view.transform,
        alpha: view.alpha, insets: insets, contentSize: (view as? UIScrollView)?.contentSize,
        constants: view.constraints.map(\.constant), recognizers: view.gestureRecognizers?.count ?? 0,
        subviews: view.subviews.count))
    for subview in view.subviews { add(subview) }
  }

  /// The first few differences, for a failing test.
  func differences(from other: Snapshot) -> String {
    guard rows.count == other.rows.count else { return "\(other.rows.count) views became \(rows.count)" }
    return zip(rows, other.rows).enumerated().filter { $0.element.0 != $0.element.1 }.prefix(3)
      .map { "view \($0.offset): \($0.element.1)\n  became \($0.element.0)" }.joined(separator: "\n")
  }

  var description: String { "\(rows.count) views" }
}
