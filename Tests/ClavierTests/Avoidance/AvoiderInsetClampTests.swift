import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// The offset of a scroll view, which UIKit may change when the inset becomes smaller.
@MainActor struct AvoiderInsetClampTests {
  @Test(
    "restores the offset each time the keyboard hides, whether or not a smaller inset moves the offset",
    arguments: [HeadlessAlternative.insetClampsImmediately, .insetClampsAtLayout, .insetNeverClamps], [0, 20, 300, 500])
  func restores(alternative: HeadlessAlternative, offset: CGFloat) throws {
    try HeadlessAssumptions.$current.withValue([alternative]) {
      let controller = FieldsController(.scrolling, count: 20)
      let stage = try AvoiderStage(controller)
      controller.scrollView.contentOffset.y = offset
      HeadlessWorld.updateCycle()
      for cycle in 1...3 {
        let field = try #require(controller.fields.last)
        field.becomeFirstResponder()
        HeadlessClock.advanceUntilIdle()
        #expect(stage.covered(field) == 0)
        #expect(controller.scrollView.contentOffset.y > 300, "the test needs a field that must be scrolled to")
        field.resignFirstResponder()
        HeadlessClock.advanceUntilIdle()
        #expect(controller.scrollView.contentOffset.y == offset, "cycle \(cycle)")
        #expect(controller.scrollView.contentInset.bottom == 0)
      }
      #expect(stage.avoider.conflicts.isEmpty)
    }
  }
}
