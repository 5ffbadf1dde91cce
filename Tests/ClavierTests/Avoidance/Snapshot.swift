import Foundation
import UIKit

@testable import Clavier

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
        // Clavier's own probe is no part of the app's screen.
        constants: view.constraints.map(\.constant), recognizers: view.gestureRecognizers?.count ?? 0,
        subviews: view.subviews.filter { !($0 is KeyboardProbe) }.count))
    for subview in view.subviews where !(subview is KeyboardProbe) { add(subview) }
  }

  /// The first few differences, for a failing test.
  func differences(from other: Snapshot) -> String {
    guard rows.count == other.rows.count else { return "\(other.rows.count) views became \(rows.count)" }
    return zip(rows, other.rows).enumerated().filter { $0.element.0 != $0.element.1 }.prefix(3)
      .map { "view \($0.offset): \($0.element.0.differences(from: $0.element.1))" }.joined(separator: "\n")
  }

  var description: String { "\(rows.count) views" }

  /// All of it in one number that every process computes alike.
  var digest: Digest {
    var digest = Digest()
    for row in rows {
      for number in row.numbers { digest.add(number) }
      digest.add(CGFloat(row.recognizers))
      digest.add(CGFloat(row.subviews))
    }
    return digest
  }
}

/// Numbers in one: FNV-1a over their bits.
///
/// A `Hasher` is seeded anew in each process.
struct Digest: Hashable, CustomStringConvertible {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: CGFloat) { add(bits: Double(number).bitPattern) }

  mutating func add(_ other: Digest) { add(bits: other.value) }

  private mutating func add(bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ ((bits >> UInt64(shift)) & 0xff)) &* 0x100_0000_01b3
    }
  }

  var description: String { String(value, radix: 16) }
}

extension Snapshot {
  /// Whether nothing differs by more than rounding: where somebody else wrote too, a share was added and subtracted.
  func isNearlyEqual(to other: Snapshot) -> Bool {
    rows.count == other.rows.count
      && zip(rows, other.rows).allSatisfy { row, other in
        row.kind == other.kind && row.recognizers == other.recognizers && row.subviews == other.subviews
          && row.numbers.count == other.numbers.count
          && zip(row.numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
      }
  }
}

extension Snapshot.Row {
  /// What differs, by name, was first.
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
