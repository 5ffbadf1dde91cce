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
    private let fixture = KeyboardFixture(notificationCenter: .default)

    init(of count: Int, _ place: Place) throws {
      stage = try AvoiderStage(screen)
      let host = place == .inside ? screen.scrollView : screen.view
      // A long form: as many of them are in sight at a time however many there are.
      for index in 0..<count {
        host?.addSubview(UIView(frame: CGRect(x: 250, y: index * 40, width: 40, height: 20)))
      }
      screen.scrollView.contentSize.height = CGFloat(count) * 40
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }

    /// From the notification of a show to the plan carried out, in seconds.
    func seconds() -> Double {
      screen.scrollView.contentOffset.y = -screen.scrollView.adjustedContentInset.top
      stage.keyboard.hide()
      HeadlessClock.advanceUntilIdle()
      let info = fixture.info(height: 336)
      let start = ContinuousClock.now
      fixture.post(.willShow, info)
      let duration = ContinuousClock.now - start
      HeadlessClock.advanceUntilIdle()
      #expect(abs(852 - 336 - screen.fields[12].frameOnScreen.maxY - 10) < 0.001)
      return Double(duration.components.attoseconds) / 1e18
    }
  }

  /// Counts who looks at what is in it, and who writes.
  private final class Witness: UIScrollView {
    var reads = 0
    var writes = 0

    override var subviews: [UIView] {
      reads += 1
      return super.subviews
    }

    override var contentOffset: CGPoint {
      didSet { writes += 1 }
    }

    override var contentInset: UIEdgeInsets {
      didSet { writes += 1 }
    }

    override var transform: CGAffineTransform {
      didSet { writes += 1 }
    }
  }

  @Test("A turn in which nothing happens writes nothing and looks at no view that is not above the input")
  func idleTurn() throws {
    let controller = UIViewController()
    let stage = try AvoiderStage(controller)
    let witness = Witness(frame: controller.view.bounds)
    witness.contentSize = CGSize(width: 393, height: 3000)
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    witness.addSubview(field)
    controller.view.addSubview(witness)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(witness.writes > 0 && stage.avoider.turns != nil)
    (witness.reads, witness.writes) = (0, 0)
    for _ in 0..<10 { HeadlessWorld.updateCycle() }
    #expect(witness.reads == 0 && witness.writes == 0)
    #expect(HeadlessClock.isIdle)
    _ = stage
  }

  @Test("An idle turn among 10,000 views costs hardly more than among 100", arguments: Place.allCases)
  func idleTurns(place: Place) throws {
    func measured(_ count: Int) throws -> Double {
      let crowd = try Crowd(of: count, place)
      let samples = (0..<20).map { _ in
        let start = ContinuousClock.now
        for _ in 0..<50 { HeadlessWorld.updateCycle() }
        return Double((ContinuousClock.now - start).components.attoseconds) / 5e19
      }
      crowd.stage.avoider.stop()
      return samples.sorted()[5]
    }
    let pairs = try (0..<3).map { _ in try (many: measured(10_000), few: measured(100)) }
    print("AvoiderPromiseCostTests: an idle turn with 10,000 views \(place) and 100 costs, in seconds: \(pairs)")
    #expect((pairs.map { $0.many / $0.few }.min() ?? .infinity) < 1.2)
  }

  @Test("From notification to applied plan, 10,000 views cost hardly more than 100", arguments: Place.allCases)
  func views(place: Place) throws {
    // Batches in turn, so that whatever else the machine does meanwhile weighs on both; the lowest quarter of
    // each says what the work costs when nothing else is done.
    func measured(_ count: Int) throws -> Double {
      let crowd = try Crowd(of: count, place)
      let samples = (0..<20).map { _ in crowd.seconds() }
      crowd.stage.avoider.stop()
      return samples.sorted()[5]
    }
    let pairs = try (0..<3).map { _ in try (many: measured(10_000), few: measured(100)) }
    print("AvoiderPromiseCostTests: 10,000 views \(place) and 100 cost, in seconds: \(pairs)")
    #expect((pairs.map { $0.many / $0.few }.min() ?? .infinity) < 1.2)
  }
}
