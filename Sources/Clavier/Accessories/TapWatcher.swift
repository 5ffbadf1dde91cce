#if canImport(UIKit)
  import Foundation
  import UIKit
  // On a device the methods to override are in a submodule. That spelling has never been compiled: the headless UIKit
  // has no submodules.
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Sees taps and takes part in nothing.
  ///
  /// It never recognises: a tap is reported and then the recogniser fails, so it can neither prevent another one nor be
  /// kept from seeing the tap, and nobody's `UIButton` or text field stands in its way.
  final class TapWatcher: UIGestureRecognizer {
    /// How far a finger may stray, in points: a scroll view's pan begins there.
    private static let reach: CGFloat = 10
    /// How long it may stay, in seconds: the documented default of `UILongPressGestureRecognizer`.
    private static let patience: TimeInterval = 0.5

    /// Hears of a tap, with the view that it landed on.
    var onTap: (@MainActor (UIView) -> Void)?

    private var start: (point: CGPoint, time: TimeInterval)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard start == nil, numberOfTouches == 1, let touch = touches.first else { return fail() }
      start = (touch.location(in: nil), touch.timestamp)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      if let touch = touches.first, !isNear(touch) { fail() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      if let start, let touch = touches.first, let view = touch.view, isNear(touch),
        touch.timestamp - start.time <= Self.patience
      {
        onTap?(view)
      }
      fail()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      fail()
    }

    override func reset() {
      super.reset()
      start = nil
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func isNear(_ touch: UITouch) -> Bool {
      guard let start else { return false }
      let point = touch.location(in: nil)
      return abs(point.x - start.point.x) <= Self.reach && abs(point.y - start.point.y) <= Self.reach
    }

    private func fail() {
      start = nil
      state = .failed
    }
  }
#endif
