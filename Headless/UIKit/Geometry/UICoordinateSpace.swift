public import Foundation
import HeadlessQuartz

/// The coordinate space of a view or a screen.
///
/// A screen has one coordinate space that rotates with the device, and another that is fixed.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// Converts a point from this space to another one.
  @discardableResult func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  @discardableResult func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another one; returns its bounding box if one space is rotated.
  @discardableResult func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one; returns its bounding box if one space is rotated.
  @discardableResult func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }
}

// The conversions are in an extension instead of the classes. Otherwise, a class would have two members named
// `convert(_:to:)` that differ only in a type that every view matches.
extension UICoordinateSpace {
  @discardableResult public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }

  @discardableResult public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(coordinateSpace.transform(to: self))
  }

  @discardableResult public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }

  @discardableResult public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(coordinateSpace.transform(to: self))
  }

  fileprivate func transform(to other: any UICoordinateSpace) -> CGAffineTransform {
    if let view = self as? UIView, let other = other as? UIView { return view.transform(toView: other) }
    return Self.transformToScreen(of: self).concatenating(Self.transformToScreen(of: other).inverted())
  }

  /// Returns the transform from a space to the coordinates of the rotated screen.
  private static func transformToScreen(of space: any UICoordinateSpace) -> CGAffineTransform {
    (space as? UIView)?.transformToScreen ?? (space as? ScreenSpace)?.transformToScreen ?? .identity
  }
}
