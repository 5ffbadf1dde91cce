import Foundation
import HeadlessEnumerations

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of required taps.
  open var numberOfTapsRequired = 1

  /// The number of required touches.
  open var numberOfTouchesRequired = 1

  /// The maximum distance and duration of a tap, and the maximum interval between two taps.
  static let (reach, patience, interval) = (CGFloat(45), TimeInterval(0.75), TimeInterval(0.35))

  private var taps = 0
  private var landing: (points: [(touch: UITouch, point: CGPoint)], time: TimeInterval)?
  private var maximumTouchCount = 0
  private var deadline: HeadlessScheduledWork?

  /// Whether further taps are required, even if the next tap has begun.
  ///
  /// The end of the first tap is delayed until then, because a double tap cancels it (`delaysTouchesEnded`).
  override var isWaitingForTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard postponed == nil else { return }
    deadline?.cancel()
    deadline = nil
    if landing == nil { landing = ([], event.timestamp) }
    landing?.points += touches.map { ($0, $0.pointInWindow) }
    maximumTouchCount = max(maximumTouchCount, self.touches.count)
    if maximumTouchCount > numberOfTouchesRequired { state = .failed }
  }

  @_documentation(visibility: internal)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard postponed == nil, let landing else { return }
    let hasMovedTooFar = landing.points.contains { touch, point in
      abs(touch.pointInWindow.x - point.x) > Self.reach || abs(touch.pointInWindow.y - point.y) > Self.reach
    }
    if hasMovedTooFar { state = .failed }
  }

  @_documentation(visibility: internal)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard postponed == nil, let landing else { return }
    guard self.touches.allSatisfy(\.isOver) else { return }
    guard event.timestamp - landing.time <= Self.patience, maximumTouchCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    self.landing = nil
    maximumTouchCount = 0
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      deadline = HeadlessClock.schedule(after: Self.interval) { [weak self] in
        self?.deadline = nil
        self?.state = .failed
      }
    }
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  @_documentation(visibility: internal)
  open override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
    taps = 0
    landing = nil
    maximumTouchCount = 0
  }
}
