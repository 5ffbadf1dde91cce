import Foundation
import Testing
import UIKit

/// Behavior that a page of Apple's documentation describes; each test names the page.
@MainActor @Suite("Behavior that Apple documents") struct DocumentedBehaviorTests {
  // MARK: Scroll views

  private func scrollView(in screen: Screen, contentHeight: CGFloat = 3000) -> UIScrollView {
    let view = UIScrollView(frame: rect(0, 100, 393, 600))
    screen.view.addSubview(view)
    view.contentSize = CGSize(width: 393, height: contentHeight)
    HeadlessWorld.updateCycle()
    return view
  }

  @Test(
    "A rectangle that is already visible does not scroll, even if the offset is out of range",
    arguments: [-200, 500, 2600] as [CGFloat])
  func visibleRectangle(offset: CGFloat) {
    // UIScrollView.scrollRectToVisible(_:animated:)
    let view = scrollView(in: Screen())
    view.contentOffset.y = offset
    view.scrollRectToVisible(rect(0, offset + 250, 10, 10), animated: false)
    #expect(view.contentOffset.y == offset)
    view.scrollRectToVisible(rect(0, 1000, 10, 10), animated: false)
    #expect(view.bounds.contains(rect(0, 1000, 10, 10)))
  }

  @Test("An animated offset changes at a constant velocity")
  func constantVelocity() {
    // UIScrollView.setContentOffset(_:animated:)
    let view = scrollView(in: Screen())
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    HeadlessClock.advance(by: 0.1)
    #expect(isClose(view.contentOffset.y, 100, by: 1e-6))
    HeadlessClock.advance(by: 0.1)
    #expect(isClose(view.contentOffset.y, 200, by: 1e-6))
  }

  @Test("Stopping a bounce returns to the edge of the content")
  func stopsBounce() {
    // UIScrollView.stopScrollingAndZooming()
    let view = scrollView(in: Screen())
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 500), duration: 0.5)
    HeadlessClock.advance(by: 1.0 / 60)
    #expect(view.contentOffset.y < 0 && view.isDecelerating)
    view.stopScrollingAndZooming()
    #expect(view.contentOffset.y == 0 && !view.isDecelerating)
  }

  @Test("Stopping a paging scroll view leaves it at a page")
  func stopsAtPage() {
    // UIScrollView.stopScrollingAndZooming()
    let view = scrollView(in: Screen())
    view.isPagingEnabled = true
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200), duration: 0.5)
    HeadlessClock.advance(by: 0.1)
    #expect(view.isDecelerating && view.contentOffset.y.truncatingRemainder(dividingBy: 600) != 0)
    view.stopScrollingAndZooming()
    #expect(view.contentOffset.y == 600)
  }

  // MARK: First responder

  @Test("The first responder resigns before UIKit checks whether a field or a text view can replace it")
  func resignsForDisabledInput() {
    // UIResponder.becomeFirstResponder()
    let stage = Stage()
    let (one, _) = stage.field("A")
    let (other, delegate) = stage.field("B")
    let textView = UITextView(frame: rect(0, 200, 100, 100))
    stage.window.addSubview(textView)
    (other.isEnabled, textView.isEditable, textView.isSelectable) = (false, false, false)
    for input in [other, textView] as [UIView] {
      one.becomeFirstResponder()
      #expect(!input.becomeFirstResponder() && !one.isFirstResponder && !input.isFirstResponder)
    }
    one.becomeFirstResponder()
    (other.isEnabled, delegate.allowsBegin) = (true, false)
    #expect(!other.becomeFirstResponder() && one.isFirstResponder)
  }

  @Test("endEditing returns whether the view resigned")
  func endEditingResult() {
    // UIView.endEditing(_:)
    let stage = Stage()
    let (field, _) = stage.field("A")
    #expect(!stage.window.endEditing(false) && !stage.window.endEditing(true))
    field.becomeFirstResponder()
    #expect(!UIView().endEditing(true) && stage.window.endEditing(false))
    field.becomeFirstResponder()
    #expect(stage.window.endEditing(true) && !field.isFirstResponder)
  }

  // MARK: Touches

  /// A recognizer that keeps the touched view of each phase.
  private final class Watcher: UIGestureRecognizer {
    var views: [UIView?] = []
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { views.append(touches.first?.view) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { views.append(touches.first?.view) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { views.append(touches.first?.view) }
    override func reset() { resets += 1 }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test(
    "A touch has no view after a recognizer that cancels it has recognized its gesture", arguments: [false, true])
  func recognizedTouch(cancels: Bool) {
    // UITouch.view
    let screen = Screen()
    let view = screen.add(rect(0, 100, 100, 100))
    let watcher = Watcher(target: nil, action: nil)
    screen.view.addGestureRecognizer(watcher)
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    view.addGestureRecognizer(tap)
    HeadlessTouches.tap(view)
    #expect(watcher.views.count == 2 && watcher.views.first == view && watcher.views.last == (cancels ? nil : view))
  }

  @Test("A recognizer that received touches is reset even if it has neither recognized a gesture nor failed")
  func resetsUndecidedRecognizer() {
    // About the Gesture Recognizer State Machine
    let screen = Screen()
    let watcher = Watcher(target: nil, action: nil)
    screen.view.addGestureRecognizer(watcher)
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 400))
    HeadlessTouches.began(at: CGPoint(x: 100, y: 400))
    #expect(watcher.resets == 1)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 400))
  }

  // MARK: Lists

  @Test("A table without visible rows returns no list of visible rows")
  func noVisibleRows() {
    // UITableView.indexPathsForVisibleRows
    let source = TableSource([["a", "b"]])
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    let stage = TableStage(table)
    #expect(table.indexPathsForVisibleRows?.count == 2)
    source.rows = [[]]
    table.reloadData()
    #expect(table.indexPathsForVisibleRows == nil)
    _ = stage
  }

  @Test("A table scrolls to a section without rows")
  func scrollsToEmptySection() {
    // UITableView.scrollToRow(at:at:animated:)
    let source = TableSource([Array(repeating: "a", count: 60), [], Array(repeating: "b", count: 60)])
    let table = UITableView(frame: .zero, style: .plain)
    (table.rowHeight, table.dataSource) = (50, source)
    let stage = TableStage(table)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y + table.adjustedContentInset.top == table.rect(forSection: 1).minY)
    _ = stage
  }

  @Test("The content views of rows are inside the safe area", arguments: [UITableView.Style.plain, .grouped])
  func rowsInSafeArea(style: UITableView.Style) throws {
    // UITableView.insetsContentViewsToSafeArea
    let source = TableSource([["a"]])
    let controller = UIViewController()
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = source
    controller.view = table
    let screen = Screen(.phone, orientation: .landscapeLeft, controller: controller)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let content = table.convert(cell.contentView.bounds, from: cell.contentView)
    #expect(content.minX >= 59 && content.maxX <= table.bounds.width - 59)
    _ = screen
  }

  // MARK: Controllers

  @Test("A controller is notified of its safe area before it appears, even if nothing covers its view")
  func safeAreaBeforeAppearance() {
    // UIViewController.viewSafeAreaInsetsDidChange()
    final class Logger: UIViewController {
      let journal = Journal()
      override func viewSafeAreaInsetsDidChange() { journal.note("safe area") }
      override func viewDidAppear(_ animated: Bool) { journal.note("did appear") }
    }
    let controller = Logger()
    HeadlessWorld.reset()
    let window = UIWindow(frame: rect(50, 200, 200, 200))
    window.rootViewController = controller
    window.isHidden = false
    HeadlessWorld.updateCycle()
    #expect(controller.view.safeAreaInsets == .zero && controller.journal.take() == ["safe area", "did appear"])
  }
}
