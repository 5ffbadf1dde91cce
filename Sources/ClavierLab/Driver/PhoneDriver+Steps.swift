import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import UIKit

extension PhoneDriver {
  /// The result of scrolling to an input.
  enum Scrolling {
    /// A finger can touch the input.
    case reached
    /// The input is under the visible keyboard, or was moved off the screen because of the keyboard.
    case underKeyboard
    /// A popover with keys is shown, which takes the next tap.
    case besidePopover
    /// The input is not on the screen, and scrolling does not move it there.
    case unreachable
  }

  private static let swipeLimit = 24

  /// Scrolls with a finger until an input can be touched, beginning with the outermost scroll view.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - willSwipe: A closure that is called before each swipe, with the scroll view and the number of earlier swipes.
  ///   - completion: A closure that is called with the result, on the virtual clock.
  func scroll(
    to input: UIView, willSwipe: @escaping @MainActor (UIScrollView, Int) -> Void = { _, _ in },
    completion: @escaping @MainActor (Scrolling) -> Void
  ) {
    scroll(to: input, swipes: 0, stuck: [], willSwipe, completion)
  }

  private func scroll(
    to input: UIView, swipes: Int, stuck: [UIScrollView],
    _ willSwipe: @escaping @MainActor (UIScrollView, Int) -> Void,
    _ completion: @escaping @MainActor (Scrolling) -> Void
  ) {
    // The first tap outside of a popover only dismisses the popover.
    if camera.popoverFrame != nil, !input.isFirstResponder { return completion(.besidePopover) }
    if reach.isReachable(input) { return completion(.reached) }
    guard swipes < Self.swipeLimit, let swipe = reach.swipe(to: input, besides: stuck) else {
      let keyboard = camera.popoverFrame ?? camera.keyboard.target
      let isShown = keyboard.minY < window.screen.bounds.maxY && focused != nil
      return completion(isShown ? .underKeyboard : .unreachable)
    }
    willSwipe(swipe.scrollView, swipes)
    let offset = swipe.scrollView.contentOffset
    drag(from: swipe.from, to: swipe.to) { [weak self] in
      let isStuck = swipe.scrollView.contentOffset == offset
      self?.scroll(
        to: input, swipes: swipes + 1, stuck: isStuck ? stuck + [swipe.scrollView] : stuck, willSwipe, completion)
    }
  }

  /// Taps a point in screen coordinates.
  func tap(at point: CGPoint) {
    camera.fingerDown(at: point, time: now)
    HeadlessTouches.began(at: point)
    later(0.05) { HeadlessTouches.ended(at: point) }
  }

  /// Drags a finger from one point to another, and calls `next` after everything has stopped moving.
  func drag(from: CGPoint, to: CGPoint, then next: @escaping @MainActor () -> Void) {
    drag(from: from, to: to, frame: 0, then: next)
  }

  private func drag(from: CGPoint, to: CGPoint, frame: Int, then next: @escaping @MainActor () -> Void) {
    if frame == 0 { HeadlessTouches.began(at: from) }
    let point = InputReach.point(from: from, to: to, frame: frame)
    camera.finger(at: point, time: now)
    HeadlessTouches.moved(to: point)
    guard frame == InputReach.dragFrames else {
      return later(Self.frameDuration) { [weak self] in
        self?.drag(from: from, to: to, frame: frame + 1, then: next)
      }
    }
    // The finger rests before it is lifted, so that the content does not decelerate.
    later(0.15) { [weak self] in
      HeadlessTouches.moved(to: to)
      HeadlessTouches.ended(at: to)
      self?.later(0.2) { self?.whenAtRest(frameLimit: 600, next) }
    }
  }

  /// Calls `next` after everything has stopped moving, for example, after a scroll view has bounced back.
  private func whenAtRest(frameLimit: Int, _ next: @escaping @MainActor () -> Void) {
    guard HeadlessClock.isAnimating, frameLimit > 0 else { return next() }
    later(Self.frameDuration) { [weak self] in self?.whenAtRest(frameLimit: frameLimit - 1, next) }
  }

  /// Posts the notifications of one movement in a log and focuses an input before a keyboard appears.
  func replay(_ burst: [ReplayScript.Post], editing input: UIView) {
    if showsKeyboard(burst), !input.isFirstResponder {
      camera.fingerDown(at: reach.tapPoint(on: input), time: now)
      input.becomeFirstResponder()
    }
    let notifications = keyboard.notificationCenter
    let start = burst.first?.delay ?? 0
    for post in burst {
      let wait = post.delay - start
      if wait > 0 { later(wait) { post.deliver(to: notifications) } } else { post.deliver(to: notifications) }
    }
    if Self.hidesKeyboard(burst) { window.endEditing(true) }
  }

  /// Returns whether the notifications of one movement show a keyboard on this screen.
  func showsKeyboard(_ burst: [ReplayScript.Post]) -> Bool {
    !Self.hidesKeyboard(burst) && burst.contains { ($0.end?.minY ?? .infinity) < window.screen.bounds.maxY }
  }

  private static func hidesKeyboard(_ burst: [ReplayScript.Post]) -> Bool { burst.contains { $0.event == .willHide } }

  /// The input that is edited during a replay: the lowest one in the window.
  var replayInput: UIView? {
    let views = inputs.map(\.view)
    return views.last { window.bounds.contains(frame(of: $0)) } ?? views.last
  }

  /// Posts the notifications that hide the keyboard that a log has shown.
  func hideReplayedKeyboard() {
    let bounds = window.screen.bounds
    let frame = center.state.frame
    let parked = CGRect(x: 0, y: bounds.maxY, width: frame.width, height: frame.height)
    let info = KeyboardInfo(startFrame: frame, endFrame: parked, duration: 0.25, curve: .keyboard)
    for event in [KeyboardEvent.willChangeFrame, .willHide, .didChangeFrame, .didHide] {
      ReplayScript.Post(line: 0, event: event, info: info).deliver(to: keyboard.notificationCenter)
    }
  }
}
