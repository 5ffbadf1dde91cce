package import Foundation
package import UIKit

/// Every number that keyboard handling may change, of every view in a tree.
package struct Snapshot: Equatable, CustomStringConvertible {
  package struct Row: Equatable {
    package var kind: String
    package var center: CGPoint
    package var bounds: CGRect
    package var transform: CGAffineTransform
    package var alpha: CGFloat
    package var insets: [UIEdgeInsets]
    package var contentSize: CGSize?
    package var constants: [CGFloat]
    package var recognizers: Int
    package var subviews: Int
  }

  package var rows: [Row] = []
  private let includesEditing: Bool

  /// Records a view and all of its descendants.
  ///
  /// - Parameter includesEditing: Whether to record what editing alone changes: the content offsets of text views, the
  ///   subviews of inputs, and the content sizes of tables.
  @MainActor package init(of view: UIView, includesEditing: Bool = true) {
    self.includesEditing = includesEditing
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
    let isInput = view is UITextField || view is UITextView
    let subviews = isInput && !includesEditing ? [] : view.lastingSubviews
    let bounds = isInput && !includesEditing ? CGRect(origin: .zero, size: view.bounds.size) : view.bounds
    rows.append(
      Row(
        kind: "\(type(of: view))", center: view.center, bounds: bounds, transform: view.transform,
        alpha: view.alpha, insets: insets, contentSize: contentSize(of: view),
        constants: view.constraints.map(\.constant), recognizers: view.gestureRecognizers?.count ?? 0,
        subviews: subviews.count))
    for subview in subviews { add(subview) }
  }

  /// Returns the content size of a scroll view; nil for a list if editing is not included, because a list replaces its
  /// estimated size when rows first appear.
  @MainActor private func contentSize(of view: UIView) -> CGSize? {
    if !includesEditing, view is UITableView || view is UICollectionView { return nil }
    return (view as? UIScrollView)?.contentSize
  }

  /// Returns the first few differences, for the message of a failing test.
  package func differences(from other: Snapshot) -> String {
    let count = rows.count == other.rows.count ? "" : "\(other.rows.count) views became \(rows.count)\n"
    return count
      + zip(rows, other.rows).enumerated().filter { $0.element.0 != $0.element.1 }.prefix(3)
      .map { "view \($0.offset): \($0.element.0.differences(from: $0.element.1))" }.joined(separator: "\n")
  }

  /// Returns whether the snapshots differ by no more than rounding.
  ///
  /// If the app changes a number in the meantime, adding and then subtracting a contribution causes a rounding error.
  package func isNearlyEqual(to other: Snapshot) -> Bool {
    rows.count == other.rows.count
      && zip(rows, other.rows).allSatisfy { row, other in
        row.kind == other.kind && row.recognizers == other.recognizers && row.subviews == other.subviews
          && row.numbers.count == other.numbers.count
          && zip(row.numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
      }
  }

  package var description: String { "\(rows.count) views" }

  package var digest: Digest {
    var digest = Digest()
    for row in rows {
      for number in row.numbers { digest.add(number) }
      digest.add(CGFloat(row.recognizers))
      digest.add(CGFloat(row.subviews))
    }
    return digest
  }
}

extension Snapshot.Row {
  fileprivate func differences(from other: Self) -> String {
    let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
    let texts = pairs.compactMap { new, old -> String? in
      let (new, old, label) = ("\(new.value)", "\(old.value)", new.label ?? "")
      return new == old ? nil : "\(label) was \(old), is \(new)"
    }
    return kind + ": " + texts.joined(separator: "; ").replacing("Foundation.", with: "").replacing("UIKit.", with: "")
  }

  fileprivate var numbers: [CGFloat] {
    [center.x, center.y, bounds.minX, bounds.minY, bounds.width, bounds.height, alpha]
      + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      + insets.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
      + (contentSize.map { [$0.width, $0.height] } ?? []) + constants
  }
}

extension UIView {
  /// The subviews that belong to the app's screen, in an order that reusing rows does not change.
  fileprivate var lastingSubviews: [UIView] {
    // Clavier adds this view to measure the keyboard layout guide.
    let own = subviews.filter { "\(type(of: $0))" != "LayoutGuideProbe" }
    guard self is UITableView || self is UICollectionView else { return own }
    return own.filter { !$0.isHidden && $0.frame.intersects(bounds) }.sorted {
      ($0.frame.minY, $0.frame.minX, $0.frame.height) < ($1.frame.minY, $1.frame.minX, $1.frame.height)
    }
  }
}
