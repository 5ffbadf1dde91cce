import Foundation
import Testing
import UIKit

@MainActor @Suite("Split view controllers") struct ControllerSplitTests {
  private let journal = Journal()

  private func show(
    _ style: UISplitViewController.Style = .doubleColumn, _ display: HeadlessDisplay = .pad,
    orientation: UIInterfaceOrientation = .landscapeLeft, configure: (UISplitViewController) -> Void = { _ in }
  ) -> (UISplitViewController, [FieldController], UIWindow) {
    HeadlessWorld.reset(display, orientation: orientation)
    let split = UISplitViewController(style: style)
    let controllers = ["primary", "supplementary", "secondary"].map { FieldController($0, journal) }
    split.setViewController(controllers[0], for: .primary)
    if style == .tripleColumn { split.setViewController(controllers[1], for: .supplementary) }
    split.setViewController(controllers[2], for: .secondary)
    configure(split)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    return (split, controllers, window)
  }

  @Test("In landscape, the primary column is beside the secondary one; in portrait, it is hidden")
  func doubleColumn() {
    let (split, columns, window) = show()
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(columns[0].place == rect(0, 0, 320, 820) && columns[2].place == rect(320, 0, 860, 820))
    #expect(split.viewController(for: .primary) === columns[0] && columns[0].navigationController != nil)
    #expect(split.children.allSatisfy { $0 is UINavigationController } && columns[2].splitViewController === split)
    HeadlessWorld.rotate(to: .portrait)
    HeadlessClock.advanceUntilIdle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(columns[0].view.window == nil && columns[2].place == rect(0, 0, 820, 1180))
    #expect(columns[0].appearancePhaseIsGone)
    withExtendedLifetime(window) {}
  }

  @Test("In portrait, a primary column that is shown covers the secondary column until the user taps outside it")
  func overlay() {
    let (split, columns, window) = show(orientation: .portrait)
    split.show(.primary)
    HeadlessClock.advanceUntilIdle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(columns[0].place == rect(0, 0, 320, 1180) && columns[2].place == rect(0, 0, 820, 1180))
    HeadlessTouches.tap(at: CGPoint(x: 600, y: 600))
    HeadlessClock.advanceUntilIdle()
    #expect(split.displayMode == .secondaryOnly && columns[0].view.window == nil)
    withExtendedLifetime(window) {}
  }

  @Test("With three columns, one, two, or none are shown beside or over the secondary column")
  func tripleColumn() {
    let (split, columns, window) = show(.tripleColumn)
    #expect(columns[1].place == rect(0, 0, 320, 820) && columns[0].view.window == nil)
    split.preferredDisplayMode = .twoBesideSecondary
    HeadlessWorld.updateCycle()
    #expect(columns.map(\.place.minX) == [0, 320, 640] && columns[2].place.maxX == 1180)
    split.preferredDisplayMode = .secondaryOnly
    HeadlessWorld.updateCycle()
    #expect(columns[2].place.width == 1180 && columns[0].view.window == nil && columns[1].view.window == nil)
    withExtendedLifetime(window) {}
  }

  @Test("An inset sidebar floats with a margin around it", .under([.sidebarIsInset]))
  func insetSidebar() {
    let (_, columns, window) = show()
    #expect(columns[0].place == rect(10, 10, 300, 800) && columns[2].place == rect(320, 0, 860, 820))
    withExtendedLifetime(window) {}
  }

  @Test("In compact width, the columns are one stack, and the delegate chooses its top", arguments: [false, true])
  func collapsed(isPrimaryOnTop: Bool) {
    let delegate = SplitDelegate()
    delegate.top = isPrimaryOnTop ? .primary : nil
    let (split, columns, window) = show(.doubleColumn, .phone, orientation: .portrait) { $0.delegate = delegate }
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    #expect(
      (columns[0].view.window != nil) == isPrimaryOnTop && (columns[2].viewIfLoaded?.window != nil) != isPrimaryOnTop)
    split.show(.secondary)
    HeadlessClock.advanceUntilIdle()
    #expect(
      columns[2].place == rect(0, 0, 393, 852) && columns[2].navigationController?.topViewController === columns[2])
    #expect(delegate.calls == ["collapse"])
    withExtendedLifetime(window) {}
  }

  @Test("A large iPhone collapses and expands its columns as it rotates")
  func largePhone() {
    let large = HeadlessDisplay(
      size: CGSize(width: 430, height: 932), scale: 3, idiom: .phone, portraitSafeArea: .zero,
      landscapeSafeArea: .zero)
    let delegate = SplitDelegate()
    let (split, columns, window) = show(.doubleColumn, large) { $0.delegate = delegate }
    #expect(!split.isCollapsed)
    HeadlessWorld.rotate(to: .portrait)
    HeadlessClock.advanceUntilIdle()
    #expect(split.isCollapsed && columns[2].place == rect(0, 0, 430, 932))
    HeadlessWorld.rotate(to: .landscapeLeft)
    HeadlessClock.advanceUntilIdle()
    #expect(!split.isCollapsed && columns[0].place.minX == 0 && columns[2].place.minX == 320)
    #expect(delegate.calls == ["collapse", "expand"])
    withExtendedLifetime(window) {}
  }

  @Test("A detail controller replaces the secondary column, or is pushed onto the stack", arguments: [true, false])
  func detail(isPad: Bool) {
    let (split, columns, window) = show(.doubleColumn, isPad ? .pad : .phone, orientation: .portrait)
    let detail = FieldController("detail", journal)
    columns[isPad ? 2 : 0].showDetailViewController(detail, sender: nil)
    HeadlessClock.advanceUntilIdle()
    #expect(detail.view.window === window && split.viewController(for: .secondary) === detail)
  }
}

@MainActor private final class SplitDelegate: UISplitViewControllerDelegate {
  var top: UISplitViewController.Column?
  private(set) var calls: [String] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top ?? proposedTopColumn }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expand") }
}

extension FieldController {
  /// Whether the last logged change is that the view disappeared.
  fileprivate var appearancePhaseIsGone: Bool {
    journal.take().last { $0.hasPrefix("primary") } == "primary viewDidDisappear"
  }
}
