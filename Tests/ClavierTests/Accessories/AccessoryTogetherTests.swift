import Foundation
import Testing
import UIKit

@testable import Clavier

/// The three accessories on one screen, as most apps will have them.
@MainActor final class AccessoryTogetherTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  @Test("IQ#626, IQ#1228, IQ#1267: with all accessories together, the delegates stay in place and are called once")
  func delegates() throws {
    let (a, b) = (stage.field("a", y: 100), stage.field("b", y: 150))
    let before = [a, b].map { $0.delegate.map(ObjectIdentifier.init) }
    let toolbar = KeyboardToolbar(in: stage.view)
    for field in [a, b] { field.inputAccessoryView = toolbar }
    let (chain, dismisser) = (ReturnKeyChain(in: stage.view), TapToDismiss(in: stage.view))
    dismisser.later = { work in MainActor.assumeIsolated { work() } }
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 600))
    #expect(
      stage.takeLog() == [
        "a shouldBegin", "a didBegin", "a shouldReturn", "b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin",
        "b shouldEnd", "b didEnd",
      ])
    #expect([a, b].map { $0.delegate.map(ObjectIdentifier.init) } == before)
    _ = chain
  }

  @Test("IQ#1365: next and previous visit each row of a list once in each direction")
  func rows() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 250))
    list.contentSize = CGSize(width: 393, height: 600)
    stage.view.addSubview(list)
    // The subviews are not in order, like the reused cells of a table.
    for index in [3, 0, 7, 1, 9, 2, 8, 5, 4, 6] {
      let row = UIView(frame: CGRect(x: 0, y: 60 * CGFloat(index), width: 393, height: 60))
      let content = UIView(frame: row.bounds)
      row.addSubview(content)
      list.addSubview(row)
      stage.field("\(index)", y: 13, in: content)
    }
    let toolbar = KeyboardToolbar(in: stage.view)
    HeadlessTouches.tap(list.subviews.first { $0.frame.minY == 0 }?.subviews[0].subviews[0] ?? list)
    for _ in 0..<5 {
      var way: [String?] = [stage.focus]
      while toolbar.goToNext() {
        list.contentOffset.y += 30
        way.append(stage.focus)
      }
      #expect(way == (0...9).map { "\($0)" })
      while toolbar.goToPrevious() { list.contentOffset.y = max(0, list.contentOffset.y - 30) }
      #expect(stage.focus == "0")
    }
  }

  @Test("IQ#2120, IQ#2158: works with additional items of the app")
  func ownItems() throws {
    let a = stage.field("a", y: 100)
    stage.field("b", y: 150)
    let toolbar = KeyboardToolbar(in: stage.view)
    let own = UIBarButtonItem(title: "Scan", primaryAction: UIAction { [stage] _ in stage.note("scan") })
    toolbar.items = [own, .flexibleSpace(), toolbar.nextItem, toolbar.doneItem]
    stage.show(toolbar)
    HeadlessTouches.tap(a)
    _ = stage.takeLog()
    stage.tap(own)
    #expect(stage.takeLog() == ["scan"])
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "b" && !toolbar.nextItem.isEnabled)
    stage.tap(toolbar.doneItem)
    #expect(stage.focus == nil)
  }

  @Test("skips and does not change a view that accepts text but is neither a text field nor a text view")
  func ownInput() {
    let a = stage.field("a", y: 100)
    let code = CodeView(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    stage.view.addSubview(code)
    stage.field("b", y: 200)
    let chain = ReturnKeyChain(in: stage.view)
    let toolbar = KeyboardToolbar(in: stage.view)
    HeadlessTouches.tap(a)
    HeadlessTyping.pressReturn()
    #expect(stage.focus == "b")
    #expect(code.becomeFirstResponder() && code.isFirstResponder)
    #expect(!toolbar.canGoToNext)
    _ = chain
  }
}
