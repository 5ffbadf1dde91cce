import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A caret that moves without typing: by a tap, by the arrow keys, or by the app.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderFollowTests {
  /// The position of a text view with many lines.
  enum Place: CaseIterable, Sendable {
    /// The text view scrolls its own text, and extends from the bars to the bottom edge.
    case scrolling
    /// The text view does not scroll, is as tall as its text, and is inside a scroll view.
    case inScrollView
    /// The text view does not scroll, and no scroll view contains it.
    case fixed
  }

  /// A text view of numbered lines.
  private final class Screen: UIViewController {
    let place: Place
    let scrollView = UIScrollView()
    let textView = UITextView(frame: .zero)

    init(_ place: Place) {
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let count = place == .fixed ? 28 : 60
      textView.font = .systemFont(ofSize: 17)
      textView.text = (0..<count).map { "Line \($0 + 10)" }.joined(separator: "\n")
      textView.isScrollEnabled = place == .scrolling
      let size = view.bounds.size
      let height = place == .scrolling ? size.height - 100 : CGFloat(count) * 20.5 + 40
      textView.frame = CGRect(x: 20, y: 100, width: size.width - 40, height: height)
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: size.width, height: height + 200)
      if place == .inScrollView { view.addSubview(scrollView) }
      (place == .inScrollView ? scrollView : view)?.addSubview(textView)
    }

    /// Returns the range of some lines.
    ///
    /// Every line has seven characters and a break.
    func range(from first: Int, to last: Int? = nil) -> NSRange {
      NSRange(location: first * 8, length: ((last ?? first) - first) * 8)
    }

    /// How far the text has moved up, by scrolling and by shifting.
    var position: CGFloat { textView.contentOffset.y + scrollView.contentOffset.y - view.transform.ty }
  }

  private func edit(_ place: Place) throws -> (Screen, AvoiderStage) {
    let screen = Screen(place)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.textView.becomeFirstResponder()
    screen.textView.selectedRange = screen.range(from: 0)
    HeadlessClock.advanceUntilIdle()
    return (screen, stage)
  }

  /// Returns the distances from a line's top edge to the bars, and from its bottom edge to the keyboard.
  private func gaps(ofLine line: Int, in screen: Screen, _ stage: AvoiderStage) throws -> (CGFloat, CGFloat) {
    let position = try #require(
      screen.textView.position(from: screen.textView.beginningOfDocument, offset: line * 8))
    let rect = screen.textView.convert(screen.textView.caretRect(for: position), to: nil)
    return (rect.minY - stage.window.safeAreaInsets.top, stage.keyboard.frame.minY - rect.maxY)
  }

  @Test("keeps the line of the caret visible wherever the caret moves", arguments: Place.allCases)
  func caret(place: Place) throws {
    let (screen, stage) = try edit(place)
    for line in [27, 0, 20, 26, 3, 25] {
      screen.textView.selectedRange = screen.range(from: line)
      HeadlessWorld.updateCycle()
      let gaps = try gaps(ofLine: line, in: screen, stage)
      #expect(gaps.0 >= 0 && gaps.1 >= 10 - 0.001, "line \(line)")
    }
  }

  /// The limiter stops reactions after 60 consecutive turns.
  @Test(
    "keeps the caret visible after any number of movements with pauses in between", arguments: Place.allCases, 57...61)
  func manyMovements(place: Place, count: Int) throws {
    let (screen, stage) = try edit(place)
    for step in 0..<count {
      screen.textView.selectedRange = screen.range(from: step.isMultiple(of: 2) ? 3 : 5)
      for _ in 0..<3 { HeadlessWorld.updateCycle() }
    }
    screen.textView.selectedRange = screen.range(from: 27)
    HeadlessClock.advanceUntilIdle()
    #expect(try gaps(ofLine: 27, in: screen, stage).1 >= 10 - 0.001)
  }

  @Test("keeps the caret visible after it has moved in many consecutive turns", arguments: Place.allCases, 58...62)
  func movementsWithoutPause(place: Place, count: Int) throws {
    let (screen, stage) = try edit(place)
    for step in 0..<count {
      screen.textView.selectedRange = screen.range(from: step.isMultiple(of: 2) ? 3 : 27)
      HeadlessWorld.updateCycle()
    }
    screen.textView.selectedRange = screen.range(from: 27)
    for _ in 0..<12 { HeadlessWorld.updateCycle() }
    // A text view also scrolls to its caret itself, to the nearest pixel.
    #expect(try gaps(ofLine: 27, in: screen, stage).1 > 10 - 0.17)
  }

  @Test("RN#336: does not move anything for a visible caret", arguments: Place.allCases)
  func inSight(place: Place) throws {
    let (screen, stage) = try edit(place)
    screen.textView.selectedRange = screen.range(from: 24)
    HeadlessClock.advanceUntilIdle()
    let seen = Snapshot(of: screen.view)
    for line in [23, 20, 21, 24, 22] {
      screen.textView.selectedRange = screen.range(from: line)
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: screen.view), seen)
    }
    _ = stage
  }

  @Test("moves no farther than needed, and not at all when the caret returns", arguments: [Place.inScrollView, .fixed])
  func least(place: Place) throws {
    let (screen, stage) = try edit(place)
    let before = screen.position
    let missing = try 10 - gaps(ofLine: 26, in: screen, stage).1
    #expect(missing > 50, "otherwise nothing has to move")
    screen.textView.selectedRange = screen.range(from: 26)
    HeadlessClock.advanceUntilIdle()
    // Offsets and transforms are rounded to pixels, of which there are three in a point.
    #expect(screen.position - before >= missing - 0.001 && screen.position - before < missing + 0.34)
    let shown = screen.position
    screen.textView.selectedRange = screen.range(from: 25)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.position == shown)
    // Typing there does not move anything either.
    HeadlessTyping.insert("words")
    HeadlessClock.advanceUntilIdle()
    #expect(screen.position == shown)
  }

  @Test("restores everything after the keyboard hides", arguments: [Place.inScrollView, .fixed])
  func restored(place: Place) throws {
    let screen = Screen(place)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: stage.window)
    screen.textView.becomeFirstResponder()
    for line in [27, 0, 20, 26, 3, 25] {
      screen.textView.selectedRange = screen.range(from: line)
      HeadlessClock.advanceUntilIdle()
    }
    screen.textView.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("keeps the end of a selection that extends downward visible", arguments: Place.allCases)
  func downwards(place: Place) throws {
    let (screen, stage) = try edit(place)
    for line in 1...27 {
      screen.textView.selectedRange = screen.range(from: 0, to: line)
      HeadlessWorld.updateCycle()
      #expect(try gaps(ofLine: line, in: screen, stage).1 >= 10 - 0.001, "line \(line)")
    }
  }

  @Test("keeps the start of a selection that extends upward visible", arguments: Place.allCases)
  func upwards(place: Place) throws {
    let (screen, stage) = try edit(place)
    screen.textView.selectedRange = screen.range(from: 27)
    HeadlessClock.advanceUntilIdle()
    for line in (0...26).reversed() {
      screen.textView.selectedRange = screen.range(from: line, to: 27)
      HeadlessWorld.updateCycle()
      let gaps = try gaps(ofLine: line, in: screen, stage)
      #expect(gaps.0 >= -0.001 && gaps.1 >= 10 - 0.001, "line \(line), \(gaps)")
    }
    // Typing replaces all of it except the remaining line.
    HeadlessTyping.insert("x")
    HeadlessClock.advanceUntilIdle()
    #expect(try gaps(ofLine: 0, in: screen, stage).0 >= -0.001)
  }

  @Test("finds the moving end of a selection by comparison with the earlier selection")
  func movingSelectionEnd() {
    HeadlessWorld.reset()
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    textView.text = String(repeating: "words ", count: 20)
    var end = MovingSelectionEnd()
    func select(_ location: Int, _ length: Int) -> Bool {
      textView.selectedRange = NSRange(location: location, length: length)
      end.record(textView, range: textView.selectedRange)
      return end.isStart
    }
    #expect(!select(40, 0))
    #expect(select(39, 1) && select(30, 10) && select(30, 10))
    #expect(!select(30, 12))
    #expect(!select(20, 5))
    #expect(select(18, 7))
    end.record(UITextField(), range: nil)
    #expect(!end.isStart)
  }
}
