import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// The work that a keyboard causes on a large screen, counted in accesses to views instead of seconds.
@MainActor struct AvoiderCostTests {
  enum Place: CaseIterable { case beside, inside }

  /// A screen with many views around a field.
  @MainActor final class Crowd {
    let screen = FieldsController(.scrolling, count: 13)
    let stage: AvoiderStage
    private let fixture = KeyboardFixture(notificationCenter: .default)
    private let views: [CountedView]

    /// The number of accesses to the views so far.
    var accesses: Int { views.reduce(0) { $0 + $1.accesses } }

    init(of count: Int, _ place: Place) throws {
      stage = try AvoiderStage(screen)
      // The form is long, so that the number of visible views does not depend on the total number.
      views = (0..<count).map { CountedView(frame: CGRect(x: 250, y: $0 * 40, width: 40, height: 20)) }
      let host = place == .inside ? screen.scrollView : screen.view
      for view in views { host?.addSubview(view) }
      screen.scrollView.contentSize.height = CGFloat(count) * 40
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }

    /// Returns the number of accesses while the keyboard's first notification is delivered.
    func accessesDuringShow() -> Int {
      screen.scrollView.contentOffset.y = -screen.scrollView.adjustedContentInset.top
      stage.keyboard.hide()
      HeadlessClock.advanceUntilIdle()
      let info = fixture.info(height: 336)
      let before = accesses
      fixture.post(.willShow, info)
      let count = accesses - before
      HeadlessClock.advanceUntilIdle()
      #expect(abs(852 - 336 - screen.fields[12].frameOnScreen.maxY - 10) < 0.001)
      return count
    }
  }

  /// Counts the accesses to its geometry and to its subviews.
  final class CountedView: UIView {
    var accesses = 0

    override var subviews: [UIView] {
      accesses += 1
      return super.subviews
    }

    override var frame: CGRect {
      get {
        accesses += 1
        return super.frame
      }
      set { super.frame = newValue }
    }

    override var bounds: CGRect {
      get {
        accesses += 1
        return super.bounds
      }
      set { super.bounds = newValue }
    }

    override func layoutSubviews() {
      accesses += 1
      super.layoutSubviews()
    }
  }

  /// Counts its writes, and the accesses to its subviews.
  private final class CountedScrollView: UIScrollView {
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

  @Test("writes nothing and searches no subviews in an idle turn")
  func idleTurn() throws {
    let controller = UIViewController()
    let stage = try AvoiderStage(controller)
    let scrollView = CountedScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    scrollView.addSubview(field)
    controller.view.addSubview(scrollView)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(scrollView.writes > 0 && stage.avoider.turns != nil)
    (scrollView.reads, scrollView.writes) = (0, 0)
    for _ in 0..<10 { HeadlessWorld.updateCycle() }
    #expect(scrollView.reads == 0 && scrollView.writes == 0)
    #expect(HeadlessClock.isIdle)
    withExtendedLifetime(stage) {}
  }

  @Test("accesses none of 1,000 other views in an idle turn", arguments: Place.allCases)
  func idleTurnAmongViews(place: Place) throws {
    let crowd = try Crowd(of: 1000, place)
    let before = crowd.accesses
    for _ in 0..<10 { HeadlessWorld.updateCycle() }
    #expect(crowd.accesses == before)
    #expect(crowd.stage.avoider.turns != nil)
  }

  @Test("accesses each additional view at most once when the keyboard appears", arguments: Place.allCases)
  func show(place: Place) throws {
    let few = try Crowd(of: 200, place).accessesDuringShow()
    let many = try Crowd(of: 2000, place).accessesDuringShow()
    #expect(many - few <= 1800)
  }
}
