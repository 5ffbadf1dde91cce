import Foundation
import HeadlessQuartz

/// The four values that determine all rectangles of a view.
struct ViewGeometry: Equatable {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// Stops the program if a number is not finite.
  ///
  /// Core Animation raises the exception `CALayerInvalidGeometry` instead.
  func requireFinite(of view: UIView) {
    precondition(isFinite, "CALayerInvalidGeometry: the geometry of \(type(of: view)) is not finite: \(self).")
  }

  private var isFinite: Bool {
    // The product of 0 and a number is NaN unless the number is finite. Unlike the sum of the numbers, the sum of these
    // products cannot overflow.
    let place = center.x * 0 + center.y * 0 + bounds.origin.x * 0 + bounds.origin.y * 0
    let size = bounds.size.width * 0 + bounds.size.height * 0
    let linear = transform.a * 0 + transform.b * 0 + transform.c * 0 + transform.d * 0
    return place + size + linear + transform.tx * 0 + transform.ty * 0 == 0
  }

  /// The transform from the view's coordinates to the superview's.
  var toSuperview: CGAffineTransform {
    let anchor = anchorInBounds
    // Few views are transformed, and the sum of two translations has the same result.
    if transform.isIdentity {
      return CGAffineTransform(translationX: 0 - anchor.x + center.x, y: 0 - anchor.y + center.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The bounding box in the superview's coordinates.
  var frame: CGRect {
    guard transform.isIdentity else { return bounds.applying(toSuperview) }
    return CGRect(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// The frame without the transform, which Auto Layout aligns.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// Sets center and size so that the bounding box equals `frame`.
  ///
  /// The origin of the bounds does not change.
  mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    if transform.isIdentity {
      bounds.size = frame.size
    } else {
      let size = frame.size.applying(transform.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    }
    center = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
}
