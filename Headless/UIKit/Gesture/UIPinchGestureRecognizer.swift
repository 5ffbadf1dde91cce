public import Foundation
import HeadlessEnumerations

/// Recognizes two touches that move toward or away from each other.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the touches, relative to their distance at the beginning.
  ///
  /// If you set this property, later values are relative to the distance at that time.
  open var scale: CGFloat {
    get { start.map { distance / $0 } ?? 1 }
    set { if newValue > 0, distance > 0 { start = distance / newValue } }
  }

  /// The change of the scale, per second.
  open private(set) var velocity: CGFloat = 0

  /// The change of the distance at which the gesture begins, in points.
  ///
  /// The value is an estimate.
  private static let hysteresis: CGFloat = 8

  private var start: CGFloat?
  private var distance: CGFloat = 0
  private var last: (time: TimeInterval, scale: CGFloat)?

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= 2 else {
      if current == .possible { state = .failed }
      return
    }
    measure()
    if self.touches.count == 2 { start = max(distance, 1) }
  }

  @_documentation(visibility: internal)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure()
    guard let start, self.touches.count == 2 else { return }
    if let last, event.timestamp > last.time { velocity = (scale - last.scale) / CGFloat(event.timestamp - last.time) }
    last = (event.timestamp, scale)
    if current == .possible {
      if abs(distance - start) >= Self.hysteresis { state = .began }
    } else {
      state = .changed
    }
  }

  @_documentation(visibility: internal)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.allSatisfy(\.isOver) || current != .possible { state = current == .possible ? .failed : .ended }
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = current == .possible ? .failed : .cancelled
  }

  @_documentation(visibility: internal)
  open override func reset() {
    super.reset()
    (start, last, distance, velocity) = (nil, nil, 0, 0)
  }

  private func measure() {
    guard touches.count == 2 else { return }
    let (one, two) = (touches[0].pointInWindow, touches[1].pointInWindow)
    distance = hypot(one.x - two.x, one.y - two.y)
  }
}
