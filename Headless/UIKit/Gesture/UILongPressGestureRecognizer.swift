public import Foundation
import HeadlessEnumerations

/// Recognizes touches that stay in place.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0

  /// The number of required touches.
  open var numberOfTouchesRequired = 1

  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum distance that the touches can move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint?
  private var taps = 0
  private var deadline: HeadlessScheduledWork?

  /// The maximum interval between two taps.
  private static let interval: TimeInterval = 0.35

  override var isWaitingForTouches: Bool { taps > 0 && deadline != nil }

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard current == .possible, postponed == nil else { return }
    if start == nil { start = location(in: nil) }
    guard self.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    deadline?.cancel()
    guard self.touches.count == numberOfTouchesRequired, taps == numberOfTapsRequired else { return }
    deadline = HeadlessClock.schedule(after: minimumPressDuration) { [weak self] in
      self?.deadline = nil
      self?.state = .began
    }
  }

  @_documentation(visibility: internal)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard current == .possible else {
      state = .changed
      return
    }
    let point = location(in: nil)
    guard let start, hypot(point.x - start.x, point.y - start.y) > allowableMovement else { return }
    state = .failed
  }

  @_documentation(visibility: internal)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard current == .possible else {
      state = .ended
      return
    }
    deadline?.cancel()
    deadline = nil
    start = nil
    taps += 1
    guard taps <= numberOfTapsRequired else {
      state = .failed
      return
    }
    deadline = HeadlessClock.schedule(after: Self.interval) { [weak self] in
      self?.deadline = nil
      self?.state = .failed
    }
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = current == .possible ? .failed : .cancelled
  }

  @_documentation(visibility: internal)
  open override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
    start = nil
    taps = 0
  }
}
