import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// App code that uses Clavier while Clavier reads or writes the app's views.
///
/// If code reads or changes a variable while other code has exclusive access to it, Swift stops the program, even in a
/// release build. Therefore, no part of Clavier may have exclusive access to a variable while the app's code runs.
@MainActor struct AvoiderIntrusionTests {
  @Test(
    "does not stop the program if the app uses Clavier while Clavier reads or writes a view",
    arguments: Intrusion.Action.allCases)
  func intrusion(action: Intrusion.Action) throws {
    for place in Intrusion.Place.allCases {
      let screen = IntrudedController()
      let stage = try AvoiderStage(screen)
      HeadlessClock.advanceUntilIdle()
      let intrusion = Intrusion(at: place) { action.perform(in: stage, screen) }
      screen.intrude(intrusion)
      for input in [screen.textView, screen.field, screen.pinnedField, screen.textView] as [UIView] {
        input.becomeFirstResponder()
        HeadlessClock.advanceUntilIdle()
        screen.view.setNeedsLayout()
        HeadlessTyping.insert("x")
        HeadlessClock.advance(by: 0.1)
        stage.keyboard.change(to: .numberPad)
        HeadlessClock.advance(by: 0.1)
      }
      screen.intrude(nil)
      stage.endEditing()
      stage.avoider.stop()
      stage.keyboard.hide()
      HeadlessClock.advanceUntilIdle()
      #expect(intrusion.count > 0, "\(place) is never reached")
      #expect(screen.scrollView.contentInset.bottom == 0 && screen.view.transform.ty == 0, "after \(place)")
    }
  }
}
