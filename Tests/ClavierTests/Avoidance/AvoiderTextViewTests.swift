import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// A text view in a scroll view.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderTextViewTests {
  /// A text view at the end of a scroll view's content.
  private final class Screen: UIViewController {
    let scrollView = UIScrollView()
    let textView: UITextView

    init(top: CGFloat, height: CGFloat) {
      textView = UITextView(frame: CGRect(x: 20, y: top, width: 300, height: height))
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      textView.font = .systemFont(ofSize: 17)
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: view.bounds.width, height: textView.frame.maxY + 20)
      scrollView.addSubview(textView)
      view.addSubview(scrollView)
    }
  }

  @Test(arguments: [400, 480, 600, 900] as [CGFloat])
  func `shows all of a text view whose caret is in its first line`(top: CGFloat) throws {
    let screen = Screen(top: top, height: 150)
    let stage = try AvoiderStage(screen)
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: screen.textView) >= 10 - 0.001)
    #expect(screen.textView.frameInWindow.minY >= stage.window.safeAreaInsets.top)
  }

  @Test func `shows the caret of a text view that is taller than the space above the keyboard`() throws {
    let screen = Screen(top: 300, height: 600)
    screen.textView.text = String(repeating: "a line\n", count: 22)
    let stage = try AvoiderStage(screen)
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(try stage.gap(belowCaretOf: screen.textView) >= 10 - 0.001)
    screen.textView.selectedRange = NSRange(location: 0, length: 0)
    HeadlessClock.advanceUntilIdle()
    let caret = try #require(screen.textView.headlessCaretRect)
    #expect(screen.textView.convert(caret, to: nil).minY >= stage.window.safeAreaInsets.top)
  }

  @Test(arguments: [20, 24, 30, 36] as [CGFloat])
  func `shows the caret of a text view that is not much taller than the bottom safe area`(height: CGFloat) throws {
    let controller = UIViewController()
    let stage = try AvoiderStage(controller)
    let bounds = controller.view.bounds
    let textView = UITextView(frame: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height))
    textView.text = "first\nsecond\nthird"
    controller.view.addSubview(textView)
    textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    // The line is taller than the text view, so the offset is rounded to the pixel that shows the top of the line.
    #expect(try stage.gap(belowCaretOf: textView) > 10 - 1.0 / 3)
  }

  @Test func `shows the start of a selection while the start moves`() throws {
    let screen = Screen(top: 300, height: 700)
    screen.textView.text = String(repeating: "a line\n", count: 32)
    screen.textView.isScrollEnabled = false
    let stage = try AvoiderStage(screen)
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let end = screen.textView.selectedRange.location
    // First, the end of the selection moves within its line, so no view has to move.
    for range in [end - 6..<end - 1, end - 6..<end - 2, 0..<end - 2] {
      screen.textView.selectedRange = NSRange(range)
      HeadlessClock.advanceUntilIdle()
    }
    let start = screen.textView.caretRect(for: screen.textView.beginningOfDocument)
    let place = screen.textView.convert(start, to: nil)
    #expect(place.minY >= stage.window.safeAreaInsets.top && place.maxY <= stage.keyboard.frame.minY)
  }

  @Test func `an update in the same turn shows whichever end of the selection has just moved`() throws {
    let screen = Screen(top: 300, height: 700)
    screen.textView.text = String(repeating: "a line\n", count: 32)
    screen.textView.isScrollEnabled = false
    let stage = try AvoiderStage(screen)
    screen.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let end = screen.textView.selectedRange.location
    screen.textView.selectedRange = NSRange(end - 6..<end - 1)
    HeadlessClock.advanceUntilIdle()
    screen.textView.selectedRange = NSRange(0..<end - 1)
    stage.avoider.update(animated: false)
    let start = screen.textView.caretRect(for: screen.textView.beginningOfDocument)
    let place = screen.textView.convert(start, to: nil)
    #expect(place.minY >= stage.window.safeAreaInsets.top && place.maxY <= stage.keyboard.frame.minY)
  }

  @Test func `the line at the moving end of a selection takes precedence over the line at the other end`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = "first\nsecond\nthird"
    view.selectedRange = NSRange(1..<9)
    let carets = [view.selectedTextRange?.start, view.selectedTextRange?.end].map { $0.map(view.caretRect) }
    var rects: [CGRect?] = []
    view.forEachEditedRect(selectionMovesAtStart: false) { rects.append($0) }
    #expect(rects == [carets[1], carets[0]])
    rects = []
    view.forEachEditedRect(selectionMovesAtStart: true) { rects.append($0) }
    #expect(rects == carets)
  }
}
