public import Foundation
import HeadlessEnumerations

/// Recognizes two touches that turn around each other.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the touches in radians, relative to their angle at the beginning.
  ///
  /// Clockwise angles are positive.
  ///
  /// If you set this property, later values are relative to the angle at that time, and the velocity is reset.
  open var rotation: CGFloat {
    get { turned }
    set {
      turned = newValue
      (velocity, last) = (0, nil)
    }
  }

  /// The change of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  /// The rotation at which the gesture begins, in radians.
  ///
  /// The value is an estimate.
  private static let hysteresis: CGFloat = .pi / 36

  private var turned: CGFloat = 0
  private var angle: CGFloat?
  private var last: (time: TimeInterval, rotation: CGFloat)?

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count <= 2 else {
      if current == .possible { state = .failed }
      return
    }
    angle = measured
  }

  @_documentation(visibility: internal)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let before = angle, let now = measured else { return }
    // The smaller of the two possible angles is added, so that full turns add up.
    turned += remainder(now - before, 2 * .pi)
    angle = now
    if let last, event.timestamp > last.time {
      velocity = (turned - last.rotation) / CGFloat(event.timestamp - last.time)
    }
    last = (event.timestamp, turned)
    if current == .possible {
      if abs(turned) >= Self.hysteresis { state = .began }
    } else {
      state = .changed
    }
  }

  @_documentation(visibility: internal)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy(\.isOver) else { return angle = nil }
    state = current == .possible ? .failed : .ended
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = current == .possible ? .failed : .cancelled
  }

  @_documentation(visibility: internal)
  open override func reset() {
    super.reset()
    (turned, angle, last, velocity) = (0, nil, nil, 0)
  }

  /// The direction from the first touch to the second one; nil without two touches.
  private var measured: CGFloat? {
    guard touches.count == 2 else { return nil }
    let (one, two) = (touches[0].pointInWindow, touches[1].pointInWindow)
    return atan2(two.y - one.y, two.x - one.x)
  }
}
