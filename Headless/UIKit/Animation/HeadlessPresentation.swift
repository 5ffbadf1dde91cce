public import Foundation
public import HeadlessQuartz

/// What is seen of a view at one moment, while its own properties already have their final values.
public struct HeadlessPresentation: Sendable, Equatable {
  /// Where the anchor point is seen, in the superview's coordinates.
  public var center: CGPoint
  /// The part of the view's coordinates that is seen.
  public var bounds: CGRect
  /// The transform about the anchor point.
  public var transform: CGAffineTransform
  /// The opacity.
  public var alpha: CGFloat
  /// The colour behind the content.
  public var backgroundColor: UIColor?
}

extension UIView {
  /// What is seen of the view at `HeadlessClock.now`: its own values when nothing is animated.
  public var headlessPresentation: HeadlessPresentation {
    let color = presentationVector(of: .backgroundColor, model: AnimatableVector(backgroundColor))
    let isColorMoving = animations.contains { $0.property == .backgroundColor }
    let seen = presentationGeometry
    return HeadlessPresentation(
      center: seen.center, bounds: seen.bounds, transform: seen.transform,
      alpha: presentationVector(of: .alpha, model: AnimatableVector(alpha)).number,
      backgroundColor: isColorMoving ? color.color : backgroundColor)
  }

  /// Where the view is seen at `HeadlessClock.now`, in another view as that is seen, or in the window for nil.
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
