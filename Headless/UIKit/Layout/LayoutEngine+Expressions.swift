import Foundation
import HeadlessEnumerations

/// The definition of a length that the app's constraints do not determine: `rest + constant`.
struct LengthDefinition {
  var rest = LinearExpression()
  var constant: CGFloat = 0
  var priority = LayoutEngine.Strength.definition
}

extension LayoutEngine {
  // MARK: Definitions

  /// Returns the definition of a length; nil if the app's constraints alone determine it.
  func definition(
    of length: LayoutItem.Length, in item: LayoutItem
  ) -> LengthDefinition? {
    if let view = item.view { return definition(of: length, view: view) }
    guard let guide = item.guide, let owner = guide.owningView else { return nil }
    switch guide.role {
    case .custom: return nil
    case .safeArea:
      // The safe area of a scroll view belongs to the visible part, so its guide does not scroll away. Apple does not
      // document this, and does not document what the guide of the margins does.
      return inVisiblePart(inset(length, of: owner, by: owner.safeAreaInsets), length, of: owner)
    case .margins: return inset(length, of: owner, by: owner.layoutMargins)
    case .readable: return inset(length, of: owner, by: owner.readableInsets)
    case .keyboard:
      return keyboardDefinition(of: length, guide: guide, owner: owner).map { inVisiblePart($0, length, of: owner) }
    case .frame:
      switch length {
      case .minX: return LengthDefinition(rest: LinearExpression(variable(.originX, of: self.item(of: owner))))
      case .minY: return LengthDefinition(rest: LinearExpression(variable(.originY, of: self.item(of: owner))))
      default: return LengthDefinition(rest: LinearExpression(variable(length, of: self.item(of: owner))))
      }
    case .content:
      let size = (owner as? UIScrollView)?.contentSize ?? .zero
      switch length {
      case .width: return LengthDefinition(constant: size.width, priority: Strength.scrollContent)
      case .height: return LengthDefinition(constant: size.height, priority: Strength.scrollContent)
      default: return LengthDefinition(constant: 0)
      }
    }
  }

  private func definition(
    of length: LayoutItem.Length, view: UIView
  ) -> LengthDefinition? {
    func fixed(_ constant: CGFloat) -> LengthDefinition {
      LengthDefinition(constant: constant)
    }
    switch length {
    case .originX: return fixed(view.bounds.minX)
    case .originY: return fixed(view.bounds.minY)
    default: break
    }
    let hasOwnFrame = view === root ? fitting == nil : view.translatesAutoresizingMaskIntoConstraints
    guard hasOwnFrame else {
      let isFittedPlace = view === root && (length == .minX || length == .minY)
      return isFittedPlace ? fixed(0) : nil
    }
    let frame = view.geometry.untransformedFrame.inset(by: view.alignmentRectInsets)
    switch length {
    case .minX: return fixed(frame.minX)
    case .minY: return fixed(frame.minY)
    case .width: return fixed(frame.size.width)
    default: return fixed(frame.size.height)
    }
  }

  private func inset(
    _ length: LayoutItem.Length, of owner: UIView, by insets: UIEdgeInsets
  ) -> LengthDefinition {
    switch length {
    case .minX: return LengthDefinition(constant: insets.left)
    case .minY: return LengthDefinition(constant: insets.top)
    case .width:
      return LengthDefinition(
        rest: LinearExpression(variable(.width, of: item(of: owner))), constant: -insets.left - insets.right)
    default:
      return LengthDefinition(
        rest: LinearExpression(variable(.height, of: item(of: owner))), constant: -insets.top - insets.bottom)
    }
  }

  /// Returns the definition of a guide's length, if the guide stays in the visible part of a scroll view.
  ///
  /// Unlike margins, the safe area and the keyboard are not part of the content.
  private func inVisiblePart(
    _ definition: LengthDefinition, _ length: LayoutItem.Length, of owner: UIView
  ) -> LengthDefinition {
    guard owner is UIScrollView, length == .minX || length == .minY, HeadlessWorld.assumes(.scrollViewGuidesStay) else {
      return definition
    }
    var definition = definition
    definition.rest.add(variable(length == .minX ? .originX : .originY, of: item(of: owner)), times: 1)
    return definition
  }

  private func keyboardDefinition(
    of length: LayoutItem.Length, guide: UILayoutGuide, owner: UIView
  ) -> LengthDefinition? {
    guard let guide = guide as? UIKeyboardLayoutGuide else { return nil }
    let frame = guide.presentFrame(in: owner)
    switch length {
    case .minX: return LengthDefinition(constant: frame.minX - owner.bounds.minX)
    case .minY:
      // The guide is measured from the bottom edge, so that it keeps its distance from that edge while the view
      // resizes.
      let height = LinearExpression(variable(.height, of: item(of: owner)))
      return LengthDefinition(rest: height, constant: frame.minY - owner.bounds.maxY)
    case .width: return LengthDefinition(constant: frame.width)
    default: return LengthDefinition(constant: frame.height)
    }
  }

  // MARK: Constraints

  /// Returns the difference of both sides, which the relation compares with 0; nil if an item has been deallocated.
  func expression(for constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let owner = constraint.owner, let left = expression(for: constraint.first, in: owner, of: constraint) else {
      return nil
    }
    var difference = left + -Double(constraint.constant)
    if let second = constraint.second {
      guard let right = expression(for: second, in: owner, of: constraint) else { return nil }
      difference.add(right, times: -Double(constraint.multiplier))
    }
    return difference
  }

  /// Returns an attribute in the coordinates of an ancestor of the item, or of the item's own view.
  ///
  /// Both sides of a constraint use the reading direction of this ancestor. With a direction for each side, the
  /// distance between the leading edges of a view and its superview could not be computed.
  private func expression(
    for term: LayoutTerm, in ancestor: UIView, of constraint: NSLayoutConstraint
  ) -> LinearExpression? {
    guard let item = term.item, let end = expression(for: item, term.attribute, in: ancestor) else { return nil }
    guard let origin = term.origin.first else { return end }
    guard let originItem = origin.item,
      let start = expression(for: originItem, origin.attribute, in: ancestor)
    else { return nil }
    return end - start
  }

  private func expression(
    for object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView
  ) -> LinearExpression? {
    if let view = object as? UIView {
      if let plain = attribute.withoutMargins {
        return expression(for: view.layoutMarginsGuide, plain, in: ancestor)
      }
      let textView =
        attribute == .firstBaseline
        ? view.forFirstBaselineLayout : attribute == .lastBaseline ? view.forLastBaselineLayout : view
      if textView !== view { return expression(for: textView, attribute, in: ancestor) }
      // A constraint that a scroll view owns relates views to its content, so its edges are those of the content.
      if let scrollView = view as? UIScrollView, view === ancestor, attribute.isEdge {
        return expression(for: scrollView.contentLayoutGuide, attribute, in: ancestor)
      }
      return attributeExpression(
        attribute, rect: rectangle(of: view, in: ancestor), isRightToLeft: ancestor.isRightToLeft, textOf: view)
    }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView else { return nil }
    return attributeExpression(
      attribute, rect: rectangle(of: guide, owner: owner, in: ancestor), isRightToLeft: ancestor.isRightToLeft,
      textOf: nil)
  }

  private struct Rectangle {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  private func rectangle(of view: UIView, in ancestor: UIView) -> Rectangle {
    let item = item(of: view)
    var rect = Rectangle(
      x: LinearExpression(), y: LinearExpression(), width: LinearExpression(variable(.width, of: item)),
      height: LinearExpression(variable(.height, of: item)))
    if view === ancestor {
      if view is UIScrollView {
        // The center is that of the visible area, regardless of the content offset.
        rect.x = LinearExpression(variable(.originX, of: item))
        rect.y = LinearExpression(variable(.originY, of: item))
      }
      return rect
    }
    rect.x = LinearExpression(variable(.minX, of: item))
    rect.y = LinearExpression(variable(.minY, of: item))
    if let superview = view.superview { addPlace(of: superview, in: ancestor, to: &rect) }
    return rect
  }

  private func rectangle(of guide: UILayoutGuide, owner: UIView, in ancestor: UIView) -> Rectangle {
    let item = item(of: guide)
    var rect = Rectangle(
      x: LinearExpression(variable(.minX, of: item)), y: LinearExpression(variable(.minY, of: item)),
      width: LinearExpression(variable(.width, of: item)), height: LinearExpression(variable(.height, of: item)))
    addPlace(of: owner, in: ancestor, to: &rect)
    return rect
  }

  /// Converts a position in a view's coordinates to those of an ancestor.
  private func addPlace(of view: UIView, in ancestor: UIView, to rect: inout Rectangle) {
    var current: UIView? = view
    while let here = current, here !== ancestor {
      let item = item(of: here)
      rect.x.add(variable(.minX, of: item), times: 1)
      rect.y.add(variable(.minY, of: item), times: 1)
      if here is UIScrollView {
        rect.x.add(variable(.originX, of: item), times: -1)
        rect.y.add(variable(.originY, of: item), times: -1)
      }
      let insets = here.alignmentRectInsets
      rect.x.constant -= insets.left
      rect.y.constant -= insets.top
      current = here.superview
    }
  }

  private func attributeExpression(
    _ attribute: NSLayoutConstraint.Attribute, rect: Rectangle, isRightToLeft: Bool, textOf view: UIView?
  ) -> LinearExpression? {
    switch attribute {
    case .left: return rect.x
    case .right: return rect.x + rect.width
    // In right-to-left layouts the axis is mirrored: leading edges increase to the left.
    case .leading: return isRightToLeft ? -1 * (rect.x + rect.width) : rect.x
    case .trailing: return isRightToLeft ? -1 * rect.x : rect.x + rect.width
    case .top: return rect.y
    case .bottom: return rect.y + rect.height
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.x + 0.5 * rect.width
    case .centerY: return rect.y + 0.5 * rect.height
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      let baseline = view?.textBaseline(isFirst: isFirst) ?? TextBaseline(share: isFirst ? 0 : 1)
      return rect.y + Double(baseline.share) * rect.height + Double(baseline.distance)
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute without the margins, such as `left` for `leftMargin`; nil if this is not a margin attribute.
  fileprivate var withoutMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}

extension UIView {
  fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
