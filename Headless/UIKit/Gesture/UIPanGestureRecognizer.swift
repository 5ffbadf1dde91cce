public import Foundation
import HeadlessEnumerations

/// Recognizes moving touches, and provides their translation and velocity.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches.
  open var minimumNumberOfTouches = 1

  /// The maximum number of touches.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that the recognizer recognizes; there is no mouse in the headless UIKit.
  @_documentation(visibility: internal)
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance after which the gesture begins, in points.
  private static let hysteresis: CGFloat = 10

  /// The period over which the velocity is measured, in seconds.
  private static let window: TimeInterval = 0.1

  private var start: CGPoint?
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// Returns the translation of the touches, in the coordinates of a view, or of the window if the view is nil.
  @discardableResult open func translation(in view: UIView?) -> CGPoint {
    guard let start, let end = samples.last?.point else { return .zero }
    return vector(from: start, to: end, in: view)
  }

  /// Sets the translation, in a view's coordinates.
  ///
  /// Later movements are added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let end = samples.last?.point else { return }
    let origin = location(of: end, in: view)
    let wanted = CGPoint(x: origin.x - translation.x, y: origin.y - translation.y)
    start = view.map { $0.convert(wanted, to: nil) } ?? wanted
  }

  /// Returns the velocity in points per second, in the coordinates of a view, or of the window if the view is nil.
  @discardableResult open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last else { return .zero }
    // A touch that pauses before it ends has no velocity.
    let recent = samples.filter { $0.time >= last.time - Self.window }
    guard let first = recent.first, last.time > first.time else { return .zero }
    let way = vector(from: first.point, to: last.point, in: view)
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: way.x / time, y: way.y / time)
  }

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      if current == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    follow(self.touches, event, keepsTranslation: true)
  }

  @_documentation(visibility: internal)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(self.touches, event, keepsTranslation: false)
    guard current == .possible else {
      state = .changed
      return
    }
    guard self.touches.count >= minimumNumberOfTouches else { return }
    let way = translation(in: nil)
    if hypot(way.x, way.y) >= Self.hysteresis { state = .began }
  }

  @_documentation(visibility: internal)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let last = samples.last, event.timestamp - last.time > Self.window {
      samples = [last, (event.timestamp, last.point)]
    }
    let rest = self.touches.filter { !$0.isOver }
    guard rest.isEmpty else { return follow(rest, event, keepsTranslation: true) }
    state = current == .possible && postponed == nil ? .failed : .ended
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = current == .possible ? .failed : .cancelled
  }

  @_documentation(visibility: internal)
  open override func reset() {
    super.reset()
    start = nil
    samples = []
  }

  /// Records the location of the touches.
  ///
  /// The center of the touches jumps when a touch begins or ends. This does not count as movement.
  private func follow(_ touches: [UITouch], _ event: UIEvent, keepsTranslation: Bool) {
    let count = CGFloat(max(1, touches.count))
    let point = CGPoint(
      x: touches.map(\.pointInWindow.x).reduce(0, +) / count, y: touches.map(\.pointInWindow.y).reduce(0, +) / count)
    if start == nil { start = point }
    if keepsTranslation, let last = samples.last?.point, let start {
      self.start = CGPoint(x: start.x + point.x - last.x, y: start.y + point.y - last.y)
      samples = []
    }
    samples.append((event.timestamp, point))
    samples.removeAll { $0.time < event.timestamp - 1 }
  }

  private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let (start, end) = (location(of: start, in: view), location(of: end, in: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func location(of point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }
}
