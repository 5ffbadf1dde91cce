import Foundation
import Testing
import UIKit

@testable import Clavier

@MainActor final class TapWatcherTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()
  private var taps = 0

  /// Adds a watcher whose taps are counted, and a recorder of the touches that it gets.
  private func addWatcher() -> (watcher: TapWatcher, recorder: Recorder) {
    let (watcher, recorder) = (TapWatcher(), Recorder())
    watcher.onTap = { [unowned self] _ in taps += 1 }
    stage.view.addGestureRecognizer(watcher)
    stage.view.addGestureRecognizer(recorder)
    return (watcher, recorder)
  }

  @Test("a touch that has moved is not a tap, even if a failed recognizer gets later touches")
  func touchesAfterFailure() throws {
    let (watcher, recorder) = addWatcher()
    let place = CGPoint(x: 100, y: 600)
    HeadlessTouches.began(at: place)
    let (touches, event) = try #require(recorder.touches)
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 640))
    HeadlessTouches.moved(to: place)
    watcher.touchesEnded(touches, with: event)
    HeadlessTouches.ended(at: place)
    #expect(taps == 0)
  }

  @Test(
    "a finger may move by ten points during a tap, but no farther",
    arguments: [(10, 0, 1), (0, -10, 1), (10.5, 0, 0), (0, -10.5, 0)] as [(CGFloat, CGFloat, Int)])
  func movedFinger(x: CGFloat, y: CGFloat, count: Int) {
    let (watcher, _) = addWatcher()
    let place = CGPoint(x: 100 + x, y: 600 + y)
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    HeadlessTouches.moved(to: place)
    HeadlessTouches.ended(at: place)
    #expect(taps == count)
    withExtendedLifetime(watcher) {}
  }

  @Test("a touch that was canceled is not a tap, even if the recognizer gets its end")
  func endAfterCancellation() throws {
    let (watcher, recorder) = addWatcher()
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    let (touches, event) = try #require(recorder.touches)
    watcher.touchesCancelled(touches, with: event)
    watcher.touchesEnded(touches, with: event)
    HeadlessTouches.cancelled()
    #expect(taps == 0)
  }

  @Test("recognizes a tap after an earlier touch during which the recognizer was disabled")
  func disabledDuringTouch() {
    let (watcher, _) = addWatcher()
    let place = CGPoint(x: 100, y: 600)
    HeadlessTouches.began(at: place)
    watcher.isEnabled = false
    watcher.isEnabled = true
    HeadlessTouches.ended(at: place)
    #expect(taps == 0)
    HeadlessTouches.tap(at: place)
    #expect(taps == 1)
  }

  @Test("fails as soon as the finger moves, so that a gesture recognizer that waits for the failure can begin")
  func failsEarly() {
    let (watcher, pan) = (TapWatcher(), UIPanGestureRecognizer())
    var isPanning = false
    pan.headlessAddAction { _ in isPanning = true }
    pan.require(toFail: watcher)
    stage.view.addGestureRecognizer(watcher)
    stage.view.addGestureRecognizer(pan)
    HeadlessTouches.began(at: CGPoint(x: 100, y: 600))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 640))
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 660))
    #expect(isPanning)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 660))
  }

  @Test(
    "reports the touched view even if a recognizer has recognized the touch, which then has no view",
    arguments: [false, true])
  func recognizedByOther(isRecognizedAtStart: Bool) {
    let watcher = TapWatcher()
    var tapped: [UIView] = []
    watcher.onTap = { tapped.append($0) }
    stage.view.addGestureRecognizer(watcher)
    let map = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 100))
    stage.view.addSubview(map)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    map.addGestureRecognizer(isRecognizedAtStart ? press : UITapGestureRecognizer())
    HeadlessTouches.tap(map)
    #expect(tapped == [map])
  }

  /// Keeps the touches that it gets.
  private final class Recorder: UIGestureRecognizer {
    var touches: (Set<UITouch>, UIEvent)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      self.touches = (touches, event)
    }
  }
}
