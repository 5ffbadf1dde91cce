import Foundation
import Testing
import UIKit

/// Records the offset of a scroll view when the keyboard appears, and sets its content inset as an app does.
@MainActor private final class OffsetWitness: HeadlessKeyboard {
  weak var scrollView: UIScrollView?
  private(set) var isScrolling = false

  func inputSessionDidChange(to responder: UIResponder?) {
    isScrolling = scrollView?.isScrollAnimating ?? false
    scrollView?.contentInset.bottom = 336
  }
  func inputViewsDidReload(for responder: UIResponder) {}
  func dragDidMove(toScreenY y: CGFloat) {}
  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) {}
}

@MainActor @Suite("Doubts: scrolling") struct DoubtScrollTests {
  @Test(
    "A scroll view scrolls to its input before the notifications, after them with the new insets, or not at all",
    .under(
      [.onlyTableControllersScroll], [.scrollViewsScrollBeforeNotifications], [.scrollViewsScrollAfterNotifications]))
  func systemScrolling() {
    let screen = Screen()
    let scrollView = UIScrollView(frame: rect(0, 0, 393, 852))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    screen.view.addSubview(scrollView)
    let field = UITextField(frame: rect(0, 900, 200, 34))
    scrollView.addSubview(field)
    HeadlessWorld.updateCycle()
    let keyboard = OffsetWitness()
    keyboard.scrollView = scrollView
    HeadlessWorld.keyboard = keyboard
    field.becomeFirstResponder()
    #expect(keyboard.isScrolling == HeadlessWorld.assumes(.scrollViewsScrollBeforeNotifications))
    #expect(scrollView.contentOffset.y == 0)
    HeadlessClock.advanceUntilIdle()
    let offsets: [HeadlessAlternative: CGFloat] = [
      .onlyTableControllersScroll: 0, .scrollViewsScrollBeforeNotifications: 934 - 852,
      .scrollViewsScrollAfterNotifications: 934 - 852 + 336,
    ]
    #expect(offsets.first { HeadlessWorld.assumes($0.key) }?.value == scrollView.contentOffset.y)
  }

  @Test("A row is selected when the touch ends, or after the layout", .under([], [.rowsAreSelectedAfterCommit]))
  func rowSelection() {
    let rows = SelectionRows()
    let table = UITableView(frame: rect(0, 100, 393, 600))
    (table.dataSource, table.delegate) = (rows, rows)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let screen = Screen()
    screen.view.addSubview(table)
    let place = CGPoint(x: 200, y: 120)
    HeadlessTouches.tap(at: place)
    #expect(rows.selected == [0])
    // A list that becomes empty in the layout pass after the touch, like search results when editing ends.
    let emptying = EmptyingView(frame: .zero)
    screen.view.addSubview(emptying)
    HeadlessWorld.updateCycle()
    HeadlessTouches.began(at: place)
    emptying.onLayout = {
      rows.count = 0
      table.reloadData()
    }
    emptying.setNeedsLayout()
    HeadlessTouches.ended(at: place)
    #expect(rows.selected == (HeadlessWorld.assumes(.rowsAreSelectedAtTouchUp) ? [0, 0] : [0]))
  }

  @Test(
    "A row that is selected after the layout is selected between the observers of lower and higher orders",
    .under([.rowsAreSelectedAfterCommit]))
  func rowSelectionBetweenObservers() {
    let rows = SelectionRows()
    let table = UITableView(frame: rect(0, 100, 393, 600))
    (table.dataSource, table.delegate) = (rows, rows)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let screen = Screen()
    screen.view.addSubview(table)
    HeadlessTouches.began(at: CGPoint(x: 200, y: 120))
    var seen: [CFIndex: [Int]] = [:]
    for order in [HeadlessRunLoop.commitOrder, HeadlessRunLoop.afterCommitOrder + 1] {
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, false, order
      ) { _, _ in
        MainActor.assumeIsolated { seen[order] = rows.selected }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 120))
    #expect(seen == [HeadlessRunLoop.commitOrder: [], HeadlessRunLoop.afterCommitOrder + 1: [0]])
  }

  @Test(
    "Rows that an animated offset scrolls out of view disappear immediately, or after the animation",
    .under([], [.leavingRowsStay]))
  func leavingRows() {
    let rows = SelectionRows()
    let table = UITableView(frame: rect(0, 100, 393, 600))
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let screen = Screen()
    screen.view.addSubview(table)
    HeadlessWorld.updateCycle()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(first?.superview === table)
    UIView.animate(withDuration: 0.25) {
      table.contentOffset.y = 300
      table.layoutIfNeeded()
    }
    // A removed cell may already show another row.
    #expect((first?.superview === table && first?.frame.minY == 0) == HeadlessWorld.assumes(.leavingRowsStay))
    HeadlessClock.advanceUntilIdle()
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(first?.superview == nil || first?.frame.minY != 0)
  }

  @Test(
    "A deceleration either continues from an offset that is set or ends; setContentOffset always ends it",
    .under([], [.offsetEndsDeceleration]), arguments: [false, true])
  func deceleration(isAnimated: Bool) {
    let screen = Screen()
    let scrollView = UIScrollView(frame: rect(0, 0, 393, 852))
    scrollView.contentSize = CGSize(width: 393, height: 9000)
    screen.view.addSubview(scrollView)
    HeadlessWorld.updateCycle()
    func flick() {
      scrollView.setContentOffset(.zero, animated: false)
      HeadlessTouches.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.1)
      #expect(scrollView.isDecelerating)
    }
    flick()
    let released = scrollView.contentOffset.y
    HeadlessClock.advanceUntilIdle()
    let distance = scrollView.contentOffset.y - released
    flick()
    UIView.animate(withDuration: isAnimated ? 0.25 : 0) { scrollView.contentOffset.y = 100 }
    let continues = HeadlessWorld.assumes(.decelerationContinues)
    #expect(scrollView.isDecelerating == continues && scrollView.contentOffset.y == 100)
    HeadlessClock.advanceUntilIdle()
    #expect(abs(scrollView.contentOffset.y - (continues ? 100 + distance : 100)) < 0.001)
    flick()
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(!scrollView.isDecelerating)
    HeadlessClock.advanceUntilIdle()
    #expect(scrollView.contentOffset.y == 100)
  }

  @Test("An offset is rounded to pixels, or to points before the view is in a window", .under([], [.offsetsAreExact]))
  func rounding() {
    let screen = Screen()
    let scrollView = UIScrollView(frame: rect(0, 0, 393, 852))
    let isExact = HeadlessWorld.assumes(.offsetsAreExact)
    scrollView.contentOffset = CGPoint(x: 3.4, y: 71.75)
    #expect(scrollView.contentOffset == (isExact ? CGPoint(x: 3.4, y: 71.75) : CGPoint(x: 3, y: 72)))
    screen.view.addSubview(scrollView)
    // Both rounded values were observed on devices.
    for (offset, rounded) in [(71.75, 71 + 2.0 / 3), (-187.5, -187 - 1.0 / 3)] {
      scrollView.contentOffset.y = offset
      #expect(abs(scrollView.contentOffset.y - (isExact ? offset : rounded)) < 1e-9)
    }
    scrollView.setContentOffset(CGPoint(x: 0, y: 10.1), animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(abs(scrollView.contentOffset.y - (isExact ? 10.1 : 10)) < 1e-9)
    scrollView.bounds.origin.y = 10.1
    #expect(scrollView.contentOffset.y == 10.1, "Setting the bounds does not round.")
  }
}

private final class EmptyingView: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// The rows of a table, and the selected ones.
@MainActor private final class SelectionRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 50
  private(set) var selected: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
    tableView.deselectRow(at: indexPath, animated: false)
  }
}
