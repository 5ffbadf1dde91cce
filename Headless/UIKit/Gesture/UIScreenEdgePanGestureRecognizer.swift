import Foundation
import HeadlessEnumerations

/// Recognizes a touch that moves away from an edge of the screen.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the touch may begin, in the orientation of the interface.
  open var edges: UIRectEdge = []

  /// The maximum distance from the edge at which a touch may begin, in points, found by experiment.
  static let reach: CGFloat = 20

  private var start: CGPoint?

  @_documentation(visibility: internal)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Touches beyond the first one are ignored.
    if self.touches.count > touches.count {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    super.touchesBegan(touches, with: event)
    start = location(in: nil)
    if current == .possible, !beginsAtEdge { state = .failed }
  }

  private var beginsAtEdge: Bool {
    guard let start, let bounds = view?.window?.bounds else { return false }
    return (edges.contains(.left) && start.x <= bounds.minX + Self.reach)
      || (edges.contains(.right) && start.x >= bounds.maxX - Self.reach)
      || (edges.contains(.top) && start.y <= bounds.minY + Self.reach)
      || (edges.contains(.bottom) && start.y >= bounds.maxY - Self.reach)
  }

  /// A movement along the edge fails, so that other recognizers can recognize it.
  @_documentation(visibility: internal)
  open override var state: UIGestureRecognizer.State {
    get { super.state }
    set { super.state = newValue == .began && !movesAway ? .failed : newValue }
  }

  private var movesAway: Bool {
    guard let start, let bounds = view?.window?.bounds else { return false }
    let way = translation(in: nil)
    if edges.contains(.left), start.x <= bounds.minX + Self.reach, way.x >= abs(way.y) { return true }
    if edges.contains(.right), start.x >= bounds.maxX - Self.reach, -way.x >= abs(way.y) { return true }
    if edges.contains(.top), start.y <= bounds.minY + Self.reach, way.y >= abs(way.x) { return true }
    return edges.contains(.bottom) && start.y >= bounds.maxY - Self.reach && -way.y >= abs(way.x)
  }

  @_documentation(visibility: internal)
  open override func reset() {
    super.reset()
    start = nil
  }
}
