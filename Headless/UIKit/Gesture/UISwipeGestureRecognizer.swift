import Foundation
import HeadlessEnumerations

/// Recognizes a quick movement in one direction.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions to recognize.
  open var direction: UISwipeGestureRecognizer.Direction = .right

  /// The number of required touches.
  open var numberOfTouchesRequired = 1

  /// The minimum distance, the maximum perpendicular distance, and the maximum duration.
  ///
  /// These values are estimates, because UIKit's values are private.
  private static let (reach, drift, patience) = (CGFloat(50), CGFloat(50), TimeInterval(0.5))

  private var start: (point: CGPoint, time: TimeInterval)?

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil { start = (location(in: nil), event.timestamp) }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  @_documentation(visibility: internal)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard current == .possible, postponed == nil, let start else { return }
    let point = location(in: nil)
    let way = CGVector(dx: point.x - start.point.x, dy: point.y - start.point.y)
    guard event.timestamp - start.time <= Self.patience else {
      state = .failed
      return
    }
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let isVertical = !direction.isDisjoint(with: [.up, .down])
    let isAcross = (isHorizontal && abs(way.dy) <= Self.drift) || (isVertical && abs(way.dx) <= Self.drift)
    guard isAcross else {
      state = .failed
      return
    }
    if self.touches.count == numberOfTouchesRequired, matches(way) { state = .ended }
  }

  private func matches(_ way: CGVector) -> Bool {
    if abs(way.dx) >= abs(way.dy) {
      return direction.contains(way.dx > 0 ? .right : .left) && abs(way.dx) >= Self.reach
    }
    return direction.contains(way.dy > 0 ? .down : .up) && abs(way.dy) >= Self.reach
  }

  @_documentation(visibility: internal)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if current == .possible, postponed == nil { state = .failed }
  }

  @_documentation(visibility: internal)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if current == .possible { state = .failed }
  }

  @_documentation(visibility: internal)
  open override func reset() {
    super.reset()
    start = nil
  }
}
