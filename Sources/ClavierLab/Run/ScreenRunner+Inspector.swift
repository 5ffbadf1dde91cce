import ClavierInspector
import UIKit

extension ScreenRunner {
  /// Moves the panel of the keyboard inspector away from an input, as a user would do to tap the input.
  ///
  /// If the panel is too tall for every position, it is collapsed. If that is not enough, it is closed.
  /// ``restoreInspector()`` shows the panel again.
  func moveInspector(awayFrom input: UIView) {
    guard let panel = inspectorPanel else { return }
    let point = driver.reach.tapPoint(on: input)
    if covers(panel, point), !dragAway(panel, from: point) {
      press("keyboardInspector.collapse", in: panel)
      if !dragAway(panel, from: point) { press("keyboardInspector.close", in: panel) }
    }
  }

  /// Moves the panel away from the left edge, where a finger scrolls.
  ///
  /// If the panel is almost as wide as the screen, it is closed instead. ``restoreInspector()`` shows the panel again.
  func moveInspectorFromSwipes() {
    guard let panel = inspectorPanel, isAtLeftEdge(panel) else { return }
    let start = headerPoint(of: panel)
    drag(from: start, to: CGPoint(x: start.x + driver.window.bounds.width, y: start.y))
    if isAtLeftEdge(panel) { press("keyboardInspector.close", in: panel) }
  }

  private func isAtLeftEdge(_ panel: UIView) -> Bool { frame(of: panel).minX < 2 * Self.fingerRadius }

  /// Shows the panel of the keyboard inspector as before ``moveInspector(awayFrom:)``, except for its position.
  func restoreInspector() {
    if isInspecting { driver.inspector.present(in: driver.window.windowScene) }
    guard let panel = inspectorPanel, let button = button("keyboardInspector.collapse", in: panel),
      button.currentTitle == "Expand"
    else { return }
    press("keyboardInspector.collapse", in: panel)
  }

  /// The panel, above the windows of the app.
  private var inspectorPanel: UIView? {
    let windows = driver.window.windowScene?.windows.filter { $0 !== driver.window && !$0.isHidden } ?? []
    return windows.lazy.compactMap { $0.descendant(identifier: "keyboardInspector") }.first
  }

  private func covers(_ panel: UIView, _ point: CGPoint) -> Bool {
    frame(of: panel).insetBy(dx: -Self.fingerRadius, dy: -Self.fingerRadius).contains(point)
  }

  /// Drags the panel by its header to a position below, above, or beside a point.
  ///
  /// The panel stays above the keyboard, so there may not be enough space at some of these positions.
  ///
  /// - Returns: Whether the panel no longer covers the point.
  private func dragAway(_ panel: UIView, from point: CGPoint) -> Bool {
    let distance = 2 * Self.fingerRadius
    let ways: [(CGRect) -> CGVector] = [
      { CGVector(dx: 0, dy: point.y + distance - $0.minY) }, { CGVector(dx: 0, dy: point.y - distance - $0.maxY) },
      { CGVector(dx: point.x - distance - $0.maxX, dy: 0) }, { CGVector(dx: point.x + distance - $0.minX, dy: 0) },
    ]
    for way in ways {
      guard covers(panel, point) else { return true }
      let frame = frame(of: panel)
      let start = headerPoint(of: panel)
      let vector = way(frame)
      drag(from: start, to: CGPoint(x: start.x + vector.dx, y: start.y + vector.dy))
    }
    return !covers(panel, point)
  }

  private func headerPoint(of panel: UIView) -> CGPoint {
    let frame = frame(of: panel)
    return CGPoint(x: frame.minX + 24, y: frame.minY + 20)
  }

  private func drag(from: CGPoint, to: CGPoint) {
    var hasEnded = false
    driver.drag(from: from, to: to) { hasEnded = true }
    while !hasEnded { pass(PhoneDriver.frameDuration) }
  }

  private func press(_ identifier: String, in panel: UIView) {
    guard let button = button(identifier, in: panel) else { return }
    let frame = frame(of: button)
    driver.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    pass(0.3)
  }

  private func button(_ identifier: String, in panel: UIView) -> UIButton? {
    panel.descendant(identifier: identifier) as? UIButton
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: driver.window.screen.coordinateSpace) }

  /// Half the size of the area that a finger touches, in points.
  private static var fingerRadius: CGFloat { 22 }
}

extension UIView {
  fileprivate func descendant(identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(identifier: identifier) }.first
  }
}
