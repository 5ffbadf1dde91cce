#if canImport(UIKit)
  import Foundation
  import UIKit
  // In Apple's UIKit, the methods to override are in a submodule, which the headless UIKit does not have.
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Reports taps without taking part in gesture recognition.
  ///
  /// This recognizer reports a tap and then fails, so it never prevents another gesture recognizer. No other gesture
  /// recognizer or control prevents this one.
  final class TapWatcher: UIGestureRecognizer {
    /// The maximum distance that a finger may move during a tap, in points.
    ///
    /// At a larger distance, a scroll view's pan begins.
    private static let reach: CGFloat = 10
    /// The longest duration of a tap, in seconds: the documented default of `UILongPressGestureRecognizer`.
    private static let longestDuration: TimeInterval = 0.5

    /// Called when a touch begins that can become a tap, before the touched view receives the touch.
    var onTouch: (@MainActor () -> Void)?
    /// Called with the tapped view.
    var onTap: (@MainActor (UIView) -> Void)?

    private var start: (point: CGPoint, time: TimeInterval, view: UIView)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard start == nil, numberOfTouches == 1, let touch = touches.first, let view = touchedView(touch, with: event)
      else { return fail() }
      start = (touch.location(in: nil), touch.timestamp, view)
      onTouch?()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      if let touch = touches.first, !isNear(touch) { fail() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      if let start, let touch = touches.first, isNear(touch), touch.timestamp - start.time <= Self.longestDuration {
        onTap?(start.view)
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

    /// Returns the view on which a touch begins.
    ///
    /// `UITouch.view` is nil once another gesture recognizer has recognized the touch. Some gesture recognizers
    /// recognize a touch as soon as it begins.
    private func touchedView(_ touch: UITouch, with event: UIEvent) -> UIView? {
      touch.view ?? view?.window?.hitTest(touch.location(in: nil), with: event)
    }

    private func isNear(_ touch: UITouch) -> Bool {
      guard let start else { return false }
      let point = touch.location(in: nil)
      return abs(point.x - start.point.x) <= Self.reach && abs(point.y - start.point.y) <= Self.reach
    }

    /// Fails, and reports no tap until `reset()`, even if UIKit delivers more touches to a failed recognizer.
    private func fail() {
      start = nil
      state = .failed
    }
  }
#endif
