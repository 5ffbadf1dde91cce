public import Foundation

/// A finger on the screen.
///
/// Points are in screen coordinates.
///
/// What the finger does goes the way of a real one: through `UIApplication.sendEvent(_:)`, the window in front, hit
/// testing, gesture recognisers and the views. Before it lands, what is pending on the screen is laid out.
@MainActor public enum HeadlessTouches {
  /// Puts a finger down and lifts it again in the same place.
  public static func tap(at point: CGPoint) {
    began(at: point)
    HeadlessClock.advance(by: tapDuration)
    ended(at: point)
  }

  /// Taps in the middle of what is seen of a view.
  ///
  /// Nothing happens when it is not in a window.
  public static func tap(_ view: UIView) {
    HeadlessWorld.updateCycle()
    guard let window = view.window else { return }
    let screen: UIWindow? = nil
    let rect = window.convert(view.convert(view.bounds, to: nil), to: screen)
    tap(at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Puts a finger down.
  ///
  /// One that is still down is taken away first.
  public static func began(at point: CGPoint) {
    cancelled()
    HeadlessWorld.updateCycle()
    guard let window = frontmostWindow(at: point) else { return }
    let touch = UITouch(at: window.pointFromScreen(point), timestamp: HeadlessClock.now)
    let event = UIEvent(touches: [touch], timestamp: HeadlessClock.now)
    touch.window = window
    touch.view = window.hitTest(touch.pointInWindow, with: event) ?? window
    finger = touch
    UIApplication.shared.sendEvent(event)
    HeadlessWorld.updateCycle()
  }

  /// Moves the finger.
  public static func moved(to point: CGPoint) {
    send(.moved, at: point)
  }

  /// Lifts the finger.
  public static func ended(at point: CGPoint) {
    send(.ended, at: point)
    finger = nil
  }

  /// Takes the finger away, as a call that comes in does.
  public static func cancelled() {
    guard let touch = finger, let window = touch.window else { return }
    send(.cancelled, at: window.pointToScreen(touch.pointInWindow))
    finger = nil
  }

  /// Drags a finger evenly from one point to another; the clock advances meanwhile.
  ///
  /// - Parameters:
  ///   - start: Where the finger is put down.
  ///   - end: Where it is lifted.
  ///   - duration: How long it takes, in seconds.
  ///   - steps: How many times it moves on the way.
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

  // MARK: Machinery

  /// How long a finger stays down for a tap, in seconds.
  private static let tapDuration: TimeInterval = 0.05
  private static var finger: UITouch?

  static func reset() {
    finger = nil
  }

  private static func send(_ phase: UITouch.Phase, at point: CGPoint) {
    guard let touch = finger, let window = touch.window else { return }
    touch.update(to: window.pointFromScreen(point), phase: phase, timestamp: HeadlessClock.now)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: HeadlessClock.now))
    HeadlessWorld.updateCycle()
  }

  private static func frontmostWindow(at point: CGPoint) -> UIWindow? {
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
