package import CoreGraphics
import Foundation

/// The position of an input, or of a view whose inputs are already in order.
package struct InputPosition<Input> {
  let inputs: [Input]
  /// The frame, in a coordinate space that all compared positions share.
  let frame: CGRect
  /// For a scroll view, the y-coordinate of the middle of the area inside its insets; nil for an input.
  ///
  /// Bars and the keyboard usually do not cover this area.
  let middle: CGFloat?

  package init(inputs: [Input], frame: CGRect, middle: CGFloat? = nil) {
    self.inputs = inputs
    self.frame = frame
    self.middle = middle
  }
}
