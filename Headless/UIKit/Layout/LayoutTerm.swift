import Foundation
import HeadlessEnumerations

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
struct LayoutTerm {
  private var reference: ItemReference?
  let attribute: NSLayoutConstraint.Attribute
  /// The attribute from which the distance is measured; nil for a single attribute.
  private(set) var origin: [LayoutTerm] = []

  @MainActor init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    reference = item.map {
      ($0 as? UIView)?.reference ?? ($0 as? UILayoutGuide)?.reference ?? WeakItemReference(to: $0)
    }
    self.attribute = attribute
  }

  /// Creates the distance from one attribute to another.
  init(from origin: LayoutTerm, to end: LayoutTerm) {
    self = end
    self.origin = [origin]
  }
}

extension LayoutTerm {
  /// The view or the guide, which is not retained.
  var item: AnyObject? { reference?.item }

  /// Whether the view or the guide was deallocated.
  var isDangling: Bool { reference != nil && item == nil }

  /// The view of the item: the item itself, or the guide's owner.
  @MainActor var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}

extension LayoutTerm {
  /// What an attribute measures.
  private enum Kind { case nothing, length, vertical, horizontalCenter, side, readingSide }

  private var kind: Kind {
    guard origin.isEmpty else { return .length }
    switch attribute {
    case .width, .height: return .length
    case .left, .right, .leftMargin, .rightMargin: return .side
    case .leading, .trailing, .leadingMargin, .trailingMargin: return .readingSide
    case .centerX, .centerXWithinMargins: return .horizontalCenter
    case .notAnAttribute: return .nothing
    default: return .vertical
    }
  }

  /// Whether a constraint can relate this attribute to another one, or to a constant.
  ///
  /// Other constraints raise exceptions. The rules are in Apple's documentation of
  /// `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)` and of `NSLayoutAnchor`, and in the
  /// article "Anatomy of a Constraint" in Apple's Auto Layout Guide.
  func canEqual(_ other: LayoutTerm?) -> Bool {
    guard let other else { return kind == .length }
    switch (kind, other.kind) {
    case (.horizontalCenter, .side), (.horizontalCenter, .readingSide), (.side, .horizontalCenter),
      (.readingSide, .horizontalCenter):
      return true
    default:
      return kind == other.kind && kind != .nothing
    }
  }
}
