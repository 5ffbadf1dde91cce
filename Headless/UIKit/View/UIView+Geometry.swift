public import Foundation
import HeadlessQuartz

extension UIView {
  /// Sets the geometry, records animations, and notifies dependents.
  func apply(_ new: ViewGeometry) {
    let old = geometry
    guard new != old else { return }
    new.requireFinite(of: self)
    geometry = new
    recordAnimations(from: old, to: new)
    let hasMoved = new.center != old.center || new.transform != old.transform || new.anchorPoint != old.anchorPoint
    let hasResized = new.bounds.size != old.bounds.size
    if hasResized {
      resizeSubviews(from: old.bounds.size, to: new.bounds.size)
      superviewShouldLayOut()
      if contentMode == .redraw { markDisplay() } else { displayMayBePossible() }
    }
    if new.bounds != old.bounds { setNeedsLayout() }
    geometryDidChange(from: old)
    if new.transform != old.transform, HeadlessWorld.state.doesTransformLayOut { superviewShouldLayOut() }
    if hasMoved || hasResized { autoLayoutGeometryDidChange() }
    if hasMoved || hasResized {
      storedSuperview?.subviewDidMove()
      safeAreaMayHaveChanged(hasResizedOrScrolled: new.bounds != old.bounds)
    } else {
      boundsDidScroll(from: old.bounds)
    }
  }

  /// Moves a transformed view so that its frame equals the frame that was set.
  ///
  /// See the doubts "translated-frame" and "transform-layout". Apple documents only that the frame of a transformed
  /// view is undefined.
  func compensateTranslation(from geometry: inout ViewGeometry, at frame: CGRect) {
    guard HeadlessWorld.assumes(.parentsSetFrames) || HeadlessWorld.assumes(.setFrameIncludesTranslation) else {
      return
    }
    let seen = geometry.frame
    geometry.center.x += frame.minX - seen.minX
    geometry.center.y += frame.minY - seen.minY
  }

  private func superviewShouldLayOut() {
    guard let superview = storedSuperview, !superview.pending.contains(.isLayingOut) else { return }
    superview.setNeedsLayout()
  }

  private func resizeSubviews(from old: CGSize, to new: CGSize) {
    guard autoresizesSubviews else { return }
    for view in storedSubviews where view.translatesAutoresizingMaskIntoConstraints {
      view.resizeWithSuperview(from: old, to: new)
    }
  }

  private func resizeWithSuperview(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    var rect = geometry.untransformedFrame
    (rect.origin.x, rect.size.width) = Self.stretched(
      origin: rect.minX, length: rect.width, from: old.width, to: new.width,
      before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin))
    (rect.origin.y, rect.size.height) = Self.stretched(
      origin: rect.minY, length: rect.height, from: old.height, to: new.height,
      before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin))
    var moved = geometry
    moved.bounds.size = rect.size
    moved.center = CGPoint(
      x: rect.minX + moved.anchorPoint.x * rect.width, y: rect.minY + moved.anchorPoint.y * rect.height)
    apply(moved)
  }

  /// Distributes a change of length to the flexible parts, in proportion to their sizes.
  private static func stretched(
    origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, before: Bool, inside: Bool, after: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let parts = [origin, length, old - origin - length]
    let isFlexible = [before, inside, after]
    let count = isFlexible.filter { $0 }.count
    guard count > 0 else { return (origin, length) }
    let total = zip(parts, isFlexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let change = new - old
    let shares = zip(parts, isFlexible).map { part, flexible -> CGFloat in
      guard flexible else { return part }
      return part + change * (total == 0 ? 1 / CGFloat(count) : part / total)
    }
    return (shares[0], max(0, shares[1]))
  }

  // MARK: Conversion

  /// The transform to the coordinates of the topmost view, which is the window if there is one.
  var transformToTop: CGAffineTransform {
    guard let superviewReference else { return .identity }
    return geometry.toSuperview.concatenating(superviewReference.borrow { $0.transformToTop })
  }

  /// The transform to the coordinates of the topmost view, as if no view had a transform of its own.
  var transformToTopWithoutTransforms: CGAffineTransform {
    guard let superview = storedSuperview else { return .identity }
    var geometry = geometry
    geometry.transform = .identity
    return geometry.toSuperview.concatenating(superview.transformToTopWithoutTransforms)
  }

  /// The transform to the coordinates of the rotated screen.
  var transformToScreen: CGAffineTransform {
    guard let window else { return transformToTop }
    return transformToTop.concatenating(window.geometry.toSuperview)
  }

  /// Returns the transform to another view, or to the coordinates of the topmost view if the other view is nil.
  func transform(toView other: UIView?) -> CGAffineTransform {
    guard let other else { return transformToTop }
    if other === self { return .identity }
    if !HeadlessWorld.state.areConversionsRounded, isDescendant(of: other) { return transform(toContaining: other) }
    guard let window, let otherWindow = other.window, window !== otherWindow else {
      return transformToTop.concatenating(other.transformToTop.inverted())
    }
    return transformToScreen.concatenating(other.transformToScreen.inverted())
  }

  /// Returns the transform to this view or a view that contains it.
  private func transform(toContaining other: UIView) -> CGAffineTransform {
    guard other !== self, let superviewReference else { return .identity }
    return geometry.toSuperview.concatenating(superviewReference.borrow { $0.transform(toContaining: other) })
  }

  private func transform(fromView other: UIView?) -> CGAffineTransform {
    guard let other else { return transformToTop.inverted() }
    return other.transform(toView: self)
  }

  /// Converts a point from this view to another one, or to the window if the other view is nil.
  @discardableResult public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(toView: view))
  }

  /// Converts a point from another view, or from the window if the other view is nil, to this view.
  @discardableResult public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(fromView: view))
  }

  /// Converts a rectangle from this view to another one, or to the window if the other view is nil.
  @discardableResult public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(toView: view))
  }

  /// Converts a rectangle from another view, or from the window if the other view is nil, to this view.
  @discardableResult public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(fromView: view))
  }
}
