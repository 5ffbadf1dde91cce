import Foundation
import SeededRandom
import Testing
import UIKit

@testable import Clavier

/// The reading order of a screen's inputs.
@MainActor final class InputOrderTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  private var order: [String?] { InputOrder.inputs(in: stage.view).map(\.accessibilityIdentifier) }

  @Test("orders inputs by position, not by the order in which they were added")
  func byPosition() {
    stage.field("low", y: 300)
    stage.field("right", x: 220, y: 102, width: 100)
    stage.field("left", y: 100, width: 100)
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
    notes.accessibilityIdentifier = "notes"
    stage.view.addSubview(notes)
    #expect(order == ["left", "right", "notes", "low"])
  }

  @Test("orders each row from right to left in a right-to-left container")
  func rightToLeft() {
    stage.field("left", y: 100, width: 100)
    stage.field("right", x: 220, y: 102, width: 100)
    stage.field("below", y: 200)
    stage.view.semanticContentAttribute = .forceRightToLeft
    #expect(order == ["right", "left", "below"])
  }

  @Test("orders a row from left to right if only the direction of its superview is set")
  func rowInRightToLeftContainer() {
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.field("left", y: 100, width: 100)
    stage.field("right", x: 220, y: 100, width: 100)
    let row = UIStackView(frame: CGRect(x: 0, y: 200, width: 393, height: 50))
    row.distribution = .fillEqually
    stage.view.addSubview(row)
    for name in ["first", "second"] {
      let field = UITextField()
      field.accessibilityIdentifier = name
      row.addArrangedSubview(field)
    }
    HeadlessWorld.updateCycle()
    #expect(row.arrangedSubviews[0].frame.minX < row.arrangedSubviews[1].frame.minX)
    #expect(order == ["right", "left", "first", "second"])
  }

  @Test("orders the digits of a code from left to right in a right-to-left container", arguments: [true, false])
  func ownDirection(isScrollView: Bool) {
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.field("left", y: 100, width: 100)
    stage.field("right", x: 220, y: 100, width: 100)
    let code = isScrollView ? UIScrollView() : UIView()
    code.frame = CGRect(x: 0, y: 200, width: 393, height: 50)
    code.semanticContentAttribute = .forceLeftToRight
    stage.view.addSubview(code)
    for digit in 0..<3 { stage.field("\(digit)", x: 20 + 100 * CGFloat(digit), y: 8, width: 80, in: code) }
    stage.field("below", y: 300)
    #expect(order == ["right", "left", "0", "1", "2", "below"])
  }

  @Test("a view with its own direction does not change the order of the inputs around a list")
  func listInOwnDirection() {
    let content = UIView(frame: stage.view.bounds)
    let list = UIScrollView(frame: stage.view.bounds)
    stage.view.addSubview(content)
    content.addSubview(list)
    stage.field("first", y: 100, in: list)
    stage.field("last", y: 300, in: list)
    stage.field("bar", y: 700)
    stage.field("search", y: 60)
    let expected = order
    stage.view.semanticContentAttribute = .forceRightToLeft
    content.semanticContentAttribute = .forceLeftToRight
    #expect(order == expected)
    #expect(order == ["search", "first", "last", "bar"])
  }

  @Test("places a tall input before the column beside it")
  func tallInput() {
    let notes = UITextView(frame: CGRect(x: 20, y: 100, width: 150, height: 200))
    notes.accessibilityIdentifier = "notes"
    stage.view.addSubview(notes)
    stage.field("second", x: 200, y: 160, width: 100)
    stage.field("first", x: 200, y: 110, width: 100)
    #expect(order == ["notes", "first", "second"])
  }

  @Test("compares centers with the bottom edge of the row's topmost input, although another input in the row is lower")
  func staircase() {
    stage.field("high", x: 260, y: 100, width: 100)
    stage.field("middle", x: 140, y: 116, width: 100)
    stage.field("low", x: 20, y: 120, width: 100)
    #expect(order == ["middle", "high", "low"])
  }

  @Test("ignores how far a row is scrolled to the side")
  func scrollingSideways() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 40))
    scrollView.contentSize = CGSize(width: 800, height: 40)
    stage.view.addSubview(scrollView)
    stage.field("scrolled", x: 350, y: 0, width: 100, in: scrollView)
    stage.field("fixed", x: 200, y: 102, width: 100)
    let rest = order
    scrollView.contentOffset.x = 300
    #expect(order == rest)
  }

  @Test("ignores how far nested scroll views are scrolled to the side")
  func scrollingSidewaysInside() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 40))
    let inner = UIScrollView(frame: CGRect(x: 300, y: 0, width: 300, height: 40))
    outer.contentSize = CGSize(width: 800, height: 40)
    inner.contentSize = CGSize(width: 600, height: 40)
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    stage.field("scrolled", x: 100, y: 0, width: 100, in: inner)
    stage.field("fixed", x: 380, y: 102, width: 100)
    let rest = order
    (outer.contentOffset.x, inner.contentOffset.x) = (200, 50)
    #expect(order == rest)
  }

  @Test("ignores containers and scroll positions")
  func scrolling() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    stage.view.addSubview(scrollView)
    let box = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 300))
    scrollView.addSubview(box)
    stage.field("boxed", y: 100, in: box)
    stage.field("top", y: 20, in: scrollView)
    stage.field("header", y: 120)
    #expect(order == ["header", "top", "boxed"])
    scrollView.contentOffset = CGPoint(x: 0, y: 500)
    #expect(order == ["header", "top", "boxed"])
  }

  @Test("visits all inputs of a page before those of the next page", arguments: [false, true])
  func pages(isRightToLeft: Bool) {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 786, height: 700)
    stage.view.addSubview(pager)
    for page in 0..<2 {
      for row in 0..<2 {
        stage.field("\(page)\(row)", x: 20 + CGFloat(page) * 393, y: 100 + CGFloat(row) * 60, in: pager)
      }
    }
    pager.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    pager.contentOffset.x = 393
    #expect(order == (isRightToLeft ? ["10", "11", "00", "01"] : ["00", "01", "10", "11"]))
    stage.view.semanticContentAttribute = pager.semanticContentAttribute
    #expect(InputOrder.inputs(in: pager).map(\.accessibilityIdentifier) == order, "the container is the scroll view")
  }

  @Test("does not leave a scroll view before its last input", arguments: [700, 852] as [CGFloat])
  func pinned(height: CGFloat) {
    let form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: height))
    form.contentSize.height = 1400
    stage.view.addSubview(form)
    stage.field("comment", y: 760)
    stage.field("first", y: 100, in: form)
    stage.field("last", y: 1200, in: form)
    #expect(order == ["first", "last", "comment"])
    if height == 852 {
      stage.field("search", y: 60)
      #expect(order == ["search", "first", "last", "comment"])
    }
  }

  @Test("visits the inputs over the same half of a scroll view in their own order")
  func overSameHalf() {
    let form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    form.contentSize.height = 1400
    stage.view.addSubview(form)
    stage.field("street", x: 200, y: 60, width: 100)
    stage.field("city", x: 20, y: 110, width: 100)
    stage.field("inside", y: 300, in: form)
    stage.field("note", x: 20, y: 760, width: 100)
    stage.field("sum", x: 200, y: 700, width: 100)
    #expect(order == ["street", "city", "inside", "sum", "note"])
  }

  @Test("visits a list before a bar that follows the keyboard, although the bar is in the list's upper half")
  func overInset() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    list.contentSize.height = 1400
    stage.view.addSubview(list)
    stage.field("search", y: 20)
    stage.field("bar", y: 105)
    stage.field("inside", y: 300, in: list)
    list.contentInset.bottom = 225
    #expect(order == ["search", "inside", "bar"])
  }

  @Test("visits a list and then the rows of a form beside it", arguments: [false, true])
  func besideList(isRightToLeft: Bool) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 190, height: 700))
    stage.view.addSubview(list)
    stage.field("filter", y: 300, width: 100, in: list)
    stage.field("name", x: 200, y: 100, width: 180)
    stage.field("town", x: 270, y: 150, width: 110)
    stage.field("zip", x: 200, y: 150, width: 50)
    stage.field("phone", x: 220, y: 200, width: 100)
    stage.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    #expect(
      order
        == (isRightToLeft ? ["name", "town", "zip", "phone", "filter"] : ["filter", "name", "zip", "town", "phone"]))
  }

  @Test("visits two adjacent lists one after the other")
  func columns() {
    for (name, x) in [("right", 200), ("left", 0)] as [(String, CGFloat)] {
      let list = UIScrollView(frame: CGRect(x: x, y: 100, width: 190, height: 600))
      stage.view.addSubview(list)
      for row in 0..<2 { stage.field("\(name) \(row)", y: 20 + CGFloat(row) * 60, width: 100, in: list) }
    }
    #expect(order == ["left 0", "left 1", "right 0", "right 1"])
  }

  @Test("orders the inputs of an inverted list as they appear on the screen")
  func inverted() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 300))
    list.contentSize.height = 1000
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    stage.view.addSubview(list)
    stage.field("low", y: 20, in: list)
    stage.field("high", y: 240, in: list)
    // The top inset of an inverted list is at the bottom of the screen.
    list.contentInset.top = 100
    stage.field("bar", y: 330)
    list.contentOffset.y = 50
    #expect(order == ["high", "low", "bar"])
    #expect(InputOrder.inputs(in: list).map(\.accessibilityIdentifier) == ["high", "low"])
  }

  @Test("visits the pages of a mirrored pager from right to left in a right-to-left layout")
  func mirroredPages() {
    stage.view.semanticContentAttribute = .forceRightToLeft
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 786, height: 700)
    pager.transform = CGAffineTransform(scaleX: -1, y: 1)
    pager.semanticContentAttribute = .forceRightToLeft
    stage.view.addSubview(pager)
    for page in 0..<2 { stage.field("\(page)", x: 20 + CGFloat(page) * 393, y: 100, in: pager) }
    for offset: CGFloat in [0, 100, 393] {
      pager.contentOffset.x = offset
      #expect(order == ["0", "1"])
      #expect(InputOrder.inputs(in: pager).map(\.accessibilityIdentifier) == ["0", "1"])
    }
  }

  @Test("does not depend on rounding errors of positions")
  func fractions() {
    let content = UIView(frame: CGRect(x: 0, y: 0.3, width: 393, height: 2000))
    let scrollView = UIScrollView(frame: stage.view.bounds)
    let list = UIScrollView(frame: CGRect(x: 0, y: 300.6, width: 190, height: 400))
    stage.view.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.addSubview(list)
    scrollView.contentSize.height = 2000
    stage.field("inside", y: 300, width: 100, in: list)
    stage.field("right", x: 200, y: 300.3, width: 100, in: content)
    stage.field("lower", x: 200, y: 400, width: 100, in: content)
    for offset in 0..<300 {
      scrollView.contentOffset.y = CGFloat(offset) / 3
      #expect(order == ["inside", "right", "lower"])
    }
  }

  @Test("orders any grid row by row", arguments: [UInt64(1), 2, 3, 4, 5])
  func grids(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (rows, columns) = (Int.random(in: 1...5, using: &generator), Int.random(in: 1...3, using: &generator))
    let cells = (0..<rows * columns).shuffled(using: &generator)
    for cell in cells {
      let jitter = CGFloat.random(in: -8...8, using: &generator)
      let (row, column) = (CGFloat(cell / columns), CGFloat(cell % columns))
      stage.field("\(cell)", x: 10 + column * 120, y: 60 + row * 60 + jitter, width: 100)
    }
    #expect(order == (0..<rows * columns).map { "\($0)" }, "seed \(seed)")
    stage.view.semanticContentAttribute = .forceRightToLeft
    let mirrored = (0..<rows).flatMap { row in (0..<columns).reversed().map { "\(row * columns + $0)" } }
    #expect(order == mirrored, "seed \(seed)")
  }
}
