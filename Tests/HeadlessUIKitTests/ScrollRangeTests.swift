import Foundation
import Testing
import UIKit

@MainActor @Suite("Ranges of scroll views") struct ScrollRangeTests {
  private func scrollView(in screen: Screen) -> UIScrollView {
    let view = UIScrollView(frame: screen.view.bounds)
    view.contentSize = CGSize(width: 393, height: 3000)
    view.contentInsetAdjustmentBehavior = .always
    screen.view.addSubview(view)
    HeadlessWorld.updateCycle()
    return view
  }

  @Test("Content that shrinks during an animated scroll is in range when the scroll ends")
  func shrinking() {
    let screen = Screen()
    let view = scrollView(in: screen)
    view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    HeadlessClock.advance(by: 0.1)
    view.contentSize.height = 1500
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 682)
  }

  @Test("An animated scroll out of range stays there if the range does not change")
  func outOfRange() {
    let screen = Screen()
    let view = scrollView(in: screen)
    view.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(view.contentOffset.y == 5000)
  }

  @Test("A content inset whose sum with the safe area is rounded does not move content")
  func roundedInset() {
    let screen = Screen()
    let view = scrollView(in: screen)
    view.contentInset.top = 0.1
    view.contentOffset.y = -59.1
    let offset = view.contentOffset.y
    view.contentInset.top = 0.7
    #expect(view.contentOffset.y == offset)
  }

  @Test("An animated scroll to a row reports only offsets that are shown")
  func rowScrolling() {
    final class Delegate: NSObject, UITableViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let table = UITableView(frame: rect(0, 0, 393, 852))
    let (source, delegate) = (TableSource([Array(repeating: "row", count: 60)]), Delegate())
    (table.dataSource, table.delegate) = (source, delegate)
    let stage = TableStage(table)
    delegate.offsets = []
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: true)
    #expect(delegate.offsets.isEmpty)
    HeadlessClock.advanceUntilIdle()
    #expect(delegate.offsets == delegate.offsets.sorted() && table.contentOffset.y > 500)
    _ = stage
  }
}
