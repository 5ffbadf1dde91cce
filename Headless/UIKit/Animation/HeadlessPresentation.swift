public import Foundation
public import HeadlessQuartz

/// The visible state of a view during an animation, while the view's own properties already have their final values.
public struct HeadlessPresentation: Sendable, Equatable {
  /// The visible position of the anchor point, in the superview's coordinates.
  public var center: CGPoint
  /// The visible part of the view's coordinates.
  public var bounds: CGRect
  /// The transform around the anchor point.
  public var transform: CGAffineTransform
  /// The opacity.
  public var alpha: CGFloat
  /// The background color.
  public var backgroundColor: UIColor?
}

extension UIView {
  /// The visible state at `HeadlessClock.now`.
  ///
  /// The visible state equals the view's own properties if nothing is animated.
  public var headlessPresentation: HeadlessPresentation {
    let color = presentationVector(of: .backgroundColor, model: AnimatableVector(backgroundColor))
    let isColorMoving = animations.contains { $0.property == .backgroundColor }
    let seen = presentationGeometry
    return HeadlessPresentation(
      center: seen.center, bounds: seen.bounds, transform: seen.transform,
      alpha: presentationVector(of: .alpha, model: AnimatableVector(alpha)).number,
      backgroundColor: isColorMoving ? color.color : backgroundColor)
  }

  /// Returns the visible frame at `HeadlessClock.now`, in the visible coordinates of another view, or of the window for
  /// nil.
  public func headlessPresentationFrame(in view: UIView?) -> CGRect {
    let toTop = presentationGeometry.bounds.applying(presentationTransformToTop)
    guard let view else { return toTop }
    return toTop.applying(view.presentationTransformToTop.inverted())
  }

  private var presentationGeometry: ViewGeometry {
    guard !animations.isEmpty else { return geometry }
    var seen = geometry
    seen.center = presentationVector(of: .center, model: AnimatableVector(geometry.center)).point
    seen.bounds.origin = presentationVector(of: .boundsOrigin, model: AnimatableVector(geometry.bounds.origin)).point
    seen.bounds.size = presentationVector(of: .boundsSize, model: AnimatableVector(geometry.bounds.size)).size
    seen.transform = presentationVector(of: .transform, model: AnimatableVector(geometry.transform)).transform
    return seen
  }

  private var presentationTransformToTop: CGAffineTransform {
    guard let superview else { return .identity }
    return presentationGeometry.toSuperview.concatenating(superview.presentationTransformToTop)
  }
}
