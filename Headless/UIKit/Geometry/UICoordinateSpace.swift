public import Foundation
import HeadlessQuartz

/// A frame of reference on the screen: a view, the screen as it is held, or the screen as it was built.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// A point of this space as seen from another one.
  @discardableResult func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space as seen from this one.
  @discardableResult func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space as seen from another one: the bounding box where the spaces are turned.
  @discardableResult func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space as seen from this one: the bounding box where the spaces are turned.
  @discardableResult func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The extent of the space, in its own coordinates.
  var bounds: CGRect { get }
}

/// What every space of this module can say of itself, so that any two can meet on the screen.
@MainActor protocol ScreenRelatedSpace {
  /// Maps the space to the screen as it is held.
  var transformToScreen: CGAffineTransform { get }
}

// The conversions stand here, not in the classes: a class would then have two members `convert(_:to:)` which differ
// only in a type that any view matches.
extension UICoordinateSpace {
  @discardableResult public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace))
  }

  @discardableResult public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(to: coordinateSpace).inverted())
  }

  @discardableResult public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace))
  }

  @discardableResult public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(to: coordinateSpace).inverted())
  }

  private func transform(to other: any UICoordinateSpace) -> CGAffineTransform {
    let here = (self as? any ScreenRelatedSpace)?.transformToScreen ?? .identity
    let there = (other as? any ScreenRelatedSpace)?.transformToScreen ?? .identity
    return here.concatenating(there.inverted())
  }
}
