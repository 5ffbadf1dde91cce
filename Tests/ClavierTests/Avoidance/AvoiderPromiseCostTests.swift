import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// What a keyboard costs on a large screen.
@MainActor struct AvoiderPromiseCostTests {
  enum Place: CaseIterable { case beside, inside }

  /// A screen with many views, ready to be measured.
  @MainActor final class Crowd {
    let screen = FieldsController(.scrolling, count: 13)
    let stage: AvoiderStage

    init(of count: Int, _ place: Place) throws {
      stage = try AvoiderStage(screen)
      let host = place == .inside ? screen.scrollView : screen.view
      for index in 0..<count {
        host?.addSubview(UIView(frame: CGRect(x: index % 300, y: index % 800, width: 2, height: 2)))
      }
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }

    /// From a notification that makes the field move to the plan carried out, in seconds.
    func seconds(height: CGFloat) -> Double {
      let fixture = KeyboardFixture(notificationCenter: .default)
      let info = fixture.info(height: height)
      let start = ContinuousClock.now
      fixture.post(.willShow, info)
      let duration = ContinuousClock.now - start
      HeadlessClock.advanceUntilIdle()
      #expect(stage.avoider.lastPlan?.coveredHeight == 0)
      #expect(abs(852 - height - screen.fields[12].frameOnScreen.maxY - 10) < 0.001)
      return Double(duration.components.attoseconds) / 1e18
    }
  }

  @Test("From notification to applied plan, 10,000 views cost hardly more than 100", arguments: Place.allCases)
  func views(place: Place) throws {
    // Batches in turn, so that whatever else the machine does meanwhile weighs on both; the best of each says what the
    // work costs when nothing else is done.
    func measured(_ count: Int) throws -> Double {
      let crowd = try Crowd(of: count, place)
      let samples = (0..<40).map { crowd.seconds(height: $0.isMultiple(of: 2) ? 300 : 340) }
      crowd.stage.avoider.stop()
      return samples.sorted()[10]
    }
    let ratios = try (0..<3).map { _ in try (many: measured(10_000), few: measured(100)) }.map { $0.many / $0.few }
    print("AvoiderPromiseCostTests: 10,000 views \(place) cost \(ratios.min() ?? 0) times as much as 100")
    #expect((ratios.min() ?? .infinity) < 1.2)
  }
}
