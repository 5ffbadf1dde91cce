public import Foundation

/// A simulated touch.
///
/// Points are in screen coordinates.
///
/// Touches take the same path as on a device: `UIApplication.sendEvent(_:)`, the frontmost window, hit testing, gesture
/// recognizers, and views. Before a touch begins, pending layout is performed.
@MainActor public enum HeadlessTouches {
  /// Taps at a point.
  public static func tap(at point: CGPoint) {
    began(at: point)
    HeadlessClock.advance(by: tapDuration)
    ended(at: point)
  }

  /// Taps at the center of the visible part of a view.
  ///
  /// The tap has no effect if the view is not in a window.
  public static func tap(_ view: UIView) {
    HeadlessWorld.updateCycle()
    guard let window = view.window else { return }
    let screen: UIWindow? = nil
    let rect = window.convert(view.convert(view.bounds, to: nil), to: screen)
    tap(at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Begins a touch.
  ///
  /// If the previous touch has not ended, this method cancels the previous touch.
  public static func began(at point: CGPoint) {
    cancelled()
    HeadlessWorld.updateCycle()
    guard let window = frontmostWindow(at: point) else { return }
    let touch = UITouch(at: window.pointFromScreen(point), timestamp: HeadlessClock.now)
    let event = UIEvent(touches: [touch], timestamp: HeadlessClock.now)
    touch.window = window
    touch.touchedView = window.hitTest(touch.pointInWindow, with: event) ?? window
    touch.tapCount = 1 + (lastTap.map { $0.precedes(touch) ? $0.count : 0 } ?? 0)
    finger = touch
    UIApplication.shared.sendEvent(event)
    HeadlessWorld.updateCycle()
  }

  /// Moves the touch.
  public static func moved(to point: CGPoint) {
    send(.moved, at: point)
  }

  /// Ends the touch.
  public static func ended(at point: CGPoint) {
    send(.ended, at: point)
    lastTap = finger.flatMap(Tap.init)
    finger = nil
  }

  /// Cancels the touch, as an incoming call does.
  public static func cancelled() {
    guard let touch = finger, let window = touch.window else { return }
    send(.cancelled, at: window.pointToScreen(touch.pointInWindow))
    (finger, lastTap) = (nil, nil)
  }

  /// Drags at a constant speed from one point to another, and advances the clock.
  ///
  /// - Parameters:
  ///   - start: The point at which the touch begins.
  ///   - end: The point at which it ends.
  ///   - duration: The duration in seconds.
  ///   - steps: The number of moves.
  public static func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, steps: Int = 10) {
    let steps = max(1, steps)
    began(at: start)
    for step in 1...steps {
      HeadlessClock.advance(by: duration / TimeInterval(steps))
      let share = CGFloat(step) / CGFloat(steps)
      moved(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    ended(at: end)
  }

  /// Drags several fingers at the same time, each along the points of its path, and advances the clock.
  ///
  /// All paths have the same number of points. The fingers begin together at the first points of their paths, and end
  /// together at the last points.
  ///
  /// - Parameters:
  ///   - paths: The path of each finger.
  ///   - duration: The duration in seconds.
  public static func drag(fingersAlong paths: [[CGPoint]], duration: TimeInterval) {
    cancelled()
    HeadlessWorld.updateCycle()
    guard let first = paths.first?.first, let window = frontmostWindow(at: first),
      let count = paths.map(\.count).min(), count > 0
    else { return }
    let touches = paths.map { path in
      let touch = UITouch(at: window.pointFromScreen(path[0]), timestamp: HeadlessClock.now)
      touch.window = window
      return touch
    }
    let event = UIEvent(touches: Set(touches), timestamp: HeadlessClock.now)
    for touch in touches { touch.touchedView = window.hitTest(touch.pointInWindow, with: event) ?? window }
    UIApplication.shared.sendEvent(event)
    HeadlessWorld.updateCycle()
    for step in (0..<count).dropFirst() {
      HeadlessClock.advance(by: duration / TimeInterval(count - 1))
      for (touch, path) in zip(touches, paths) {
        touch.update(to: window.pointFromScreen(path[step]), phase: .moved, timestamp: HeadlessClock.now)
      }
      UIApplication.shared.sendEvent(UIEvent(touches: Set(touches), timestamp: HeadlessClock.now))
      HeadlessWorld.updateCycle()
    }
    for touch in touches { touch.update(to: touch.pointInWindow, phase: .ended, timestamp: HeadlessClock.now) }
    UIApplication.shared.sendEvent(UIEvent(touches: Set(touches), timestamp: HeadlessClock.now))
    HeadlessWorld.updateCycle()
  }

  // MARK: Implementation

  /// The duration of a tap, in seconds.
  private static let tapDuration: TimeInterval = 0.05
  private static var finger: UITouch?

  private static var lastTap: Tap?

  /// A touch that has ended as a tap.
  @MainActor private struct Tap {
    let time: TimeInterval
    let point: CGPoint
    let count: Int
    private weak var view: UIView?

    init?(_ touch: UITouch) {
      (time, point, count, view) = (touch.timestamp, touch.pointInWindow, touch.tapCount, touch.touchedView)
      guard touch.timestamp - touch.startTime <= UITapGestureRecognizer.patience,
        isNear(touch.startPointInWindow)
      else { return nil }
    }

    private func isNear(_ other: CGPoint) -> Bool {
      max(abs(point.x - other.x), abs(point.y - other.y)) <= UITapGestureRecognizer.reach
    }

    /// Whether a touch continues the taps.
    func precedes(_ touch: UITouch) -> Bool {
      touch.touchedView === view && isNear(touch.pointInWindow)
        && touch.timestamp - time <= UITapGestureRecognizer.interval
    }
  }

  static func reset() {
    (finger, lastTap) = (nil, nil)
  }

  private static func send(_ phase: UITouch.Phase, at point: CGPoint) {
    guard let touch = finger, let window = touch.window else { return }
    touch.update(to: window.pointFromScreen(point), phase: phase, timestamp: HeadlessClock.now)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: HeadlessClock.now))
    HeadlessWorld.updateCycle()
  }

  private static func frontmostWindow(at point: CGPoint) -> UIWindow? {
    if let input = HeadlessWorld.state.inputWindow {
      let found = input.hitTest(input.pointFromScreen(point), with: nil)
      if let found, found !== input { return input }
    }
    let windows = HeadlessWorld.state.windows.filter { $0.screen === UIScreen.main }.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
    return windows.first { !$0.isHidden && $0.hitTest($0.pointFromScreen(point), with: nil) != nil }
  }
}

extension UIWindow {
  fileprivate func pointFromScreen(_ point: CGPoint) -> CGPoint {
    let screen: UIWindow? = nil
    return convert(point, from: screen)
  }

  fileprivate func pointToScreen(_ point: CGPoint) -> CGPoint {
    let screen: UIWindow? = nil
    return convert(point, to: screen)
  }
}
