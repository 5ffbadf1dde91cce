import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// An app that reacts to the changing safe area of a view that shifts.
@MainActor struct AvoiderStopDuringShiftTests {
  /// A view that calls a closure whenever its safe area changes.
  private final class SafeAreaView: UIView {
    var onChange: (() -> Void)?

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      onChange?()
    }
  }

  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 760, width: 200, height: 34))

    override func loadView() {
      view = SafeAreaView(frame: UIScreen.main.bounds)
      view.addSubview(field)
    }
  }

  @Test(
    "an app that adds to the safe area and stops the avoider while the view shifts keeps only its own points",
    arguments: [
      UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0),
      UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0), UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0),
    ], 1...4)
  func stop(points: UIEdgeInsets, change: Int) throws {
    let screen = Screen()
    let stage = try AvoiderStage(screen)
    var count = 0
    (screen.view as? SafeAreaView)?.onChange = {
      count += 1
      guard count == change else { return }
      screen.additionalSafeAreaInsets.top += points.top
      screen.additionalSafeAreaInsets.bottom += points.bottom
      stage.avoider.stop()
    }
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(count >= change, "the app has stopped the avoider")
    #expect(screen.additionalSafeAreaInsets == points && screen.view.transform == .identity)
  }
}
