import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The processor time of Clavier, relative to that of hand-written code or of the same screen without other views.
///
/// `.ci/run ratios` runs these tests alone. The two operations of a ratio alternate, so that their ratio depends little
/// on the machine and its load. The limits are wide, because a debug build does not optimize the closures of the tests.
/// `make benchmark` measures a release build.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["CLAVIER_RATIOS"] != nil)) struct RatioTests {
  /// The highest ratio of one object to a hand-written observer.
  private let limit = 1.25

  @Test(arguments: RatioStyle.allCases.filter { !$0.measuresViews })
  func `one object that uses a style is not much slower than a hand-written observer`(style: RatioStyle) {
    let ratio = ratio(of: style, count: 1, repetitions: 20)
    #expect(ratio < limit)
  }

  @Test func `a second center, which doubles the work, exceeds the limit`() {
    let ratio = ratio(of: .subscribe, count: 1, repetitions: 20, centers: 2)
    #expect(ratio > limit)
  }

  @Test(arguments: RatioStyle.allCases)
  func `a hundred objects that use a style are faster than a hundred hand-written observers`(style: RatioStyle) {
    let ratio = ratio(of: style, count: 100, repetitions: 1)
    #expect(ratio < style.limitOfHundred)
  }

  @Test func `other views on the screen do not slow down the avoider`() throws {
    let screen = FieldsController(.scrolling)
    let stage = try AvoiderStage(screen)
    screen.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let fixture = KeyboardFixture(notificationCenter: .default)
    let hide = fixture.notification(.willHide, fixture.hidden())
    let show = fixture.notification(.willShow, fixture.info(height: 336))
    let crowd = UIView(frame: CGRect(x: 350, y: 0, width: 20, height: 20))
    for _ in 0..<5000 { crowd.addSubview(UIView(frame: crowd.bounds)) }
    let move = {
      NotificationCenter.default.post(hide)
      NotificationCenter.default.post(show)
    }
    let add = {
      screen.view.addSubview(crowd)
      HeadlessClock.advanceUntilIdle()
    }
    let remove = {
      crowd.removeFromSuperview()
      HeadlessClock.advanceUntilIdle()
    }
    let ratio = ratio(rounds: 15, preparing: add, move, preparing: remove, to: move)
    #expect(ratio < 1.5)
    withExtendedLifetime(stage) {}
  }

  // MARK: - Measuring

  private func ratio(of style: RatioStyle, count: Int, repetitions: Int, centers: Int = 1) -> Double {
    HeadlessWorld.reset()
    let (observed, other) = (KeyboardFixture(), KeyboardFixture())
    let centers = (0..<centers).map { _ in KeyboardCenter(notificationCenter: observed.notificationCenter) }
    let pool = KeyboardObservablePool(center: centers[0])
    let observers = centers.flatMap { center in (0..<count).map { _ in style.observer(of: center, pool) } }
    let handWritten = (0..<count).map { _ in HandWrittenObserver(other.notificationCenter) }
    let show = observed.notification(.willShow, observed.info(height: 336))
    defer { withExtendedLifetime((centers, observers, handWritten)) {} }
    return ratio(
      rounds: 100, { for _ in 0..<repetitions { observed.notificationCenter.post(show) } },
      to: { for _ in 0..<repetitions { other.notificationCenter.post(show) } })
  }

  /// Returns the lowest of three ratios, because a busy machine rarely increases all of them, but a regression does.
  private func ratio(
    rounds: Int, preparing prepare: () -> Void = {}, _ operation: () -> Void, preparing prepareOther: () -> Void = {},
    to other: () -> Void
  ) -> Double {
    let ratios = (0..<3).map { _ in
      singleRatio(rounds: rounds, preparing: prepare, operation, preparing: prepareOther, to: other)
    }
    print("ratio: \(ratios.map { ($0 * 1000).rounded() / 1000 }), \(Test.current?.name ?? "")")
    return ratios.min() ?? 0
  }

  /// Returns the shortest processor time of an operation, relative to that of another one.
  private func singleRatio(
    rounds: Int, preparing prepare: () -> Void, _ operation: () -> Void, preparing prepareOther: () -> Void,
    to other: () -> Void
  ) -> Double {
    var (least, leastOfOther) = (Duration.seconds(1_000), Duration.seconds(1_000))
    for _ in 0..<rounds {
      prepare()
      least = min(least, processorTime(of: operation))
      prepareOther()
      leastOfOther = min(leastOfOther, processorTime(of: other))
    }
    return least / max(.nanoseconds(1), leastOfOther)
  }
}

extension KeyboardFixture {
  fileprivate func notification(_ event: KeyboardEvent, _ info: KeyboardInfo) -> Notification {
    Notification(name: event.notificationName, userInfo: info.userInfo)
  }
}
