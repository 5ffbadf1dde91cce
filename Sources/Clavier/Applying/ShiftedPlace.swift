#if canImport(UIKit)
  import CoreGraphics
  import UIKit

  /// The place of a view that is shifted with a transform.
  ///
  /// Apple documents that the frame of a transformed view is undefined, but many containers set the frame of a child
  /// again when they are laid out. If setting the frame accounts for the translation, the center moves down by the
  /// shift, and the view would stay there after the shift has been removed (alibaba/weex, commit 84dfd4c). This was not
  /// tried on a device.
  @MainActor struct ShiftedPlace {
    private let centerY: CGFloat
    private let size: CGSize

    init(of view: UIView) {
      centerY = view.center.y
      size = view.bounds.size
    }

    /// Moves a view back if its frame was set without the shift, so that the view has moved by exactly the opposite of
    /// its shift.
    ///
    /// The frame is either the earlier frame, apart from its x-coordinate, which changes in the transition of a
    /// navigation controller, or a frame as tall as the superview, which may have been resized.
    ///
    /// - Parameters:
    ///   - view: The view, whose shift has not changed since this value was created.
    ///   - shift: The shift, in the superview's points; negative if the view is shifted up.
    func undoMove(of view: UIView, shiftedBy shift: CGFloat) {
      guard shift != 0 else { return }
      let moved = view.center.y + shift
      if view.bounds.size == size, abs(moved - centerY) < .imperceptible {
        view.center.y = centerY
      } else if let bounds = view.superview?.bounds, bounds.height == view.bounds.height,
        abs(moved - bounds.midY) < .imperceptible
      {
        view.center.y = bounds.midY
      }
    }
  }
#endif
