import ClavierTesting
import TestSupport
import Testing
import UIKit

@testable import KeyboardGallery

/// The form that a screen presents in a sheet.
@MainActor @Suite struct SheetScreenTests {
  @Test(arguments: Setting.representative.map { TrialConfiguration(device: $0.device, orientation: $0.orientation) })
  func `no keyboard covers an input in the sheet, and the layout is restored`(configuration: TrialConfiguration) throws
  {
    let controller = RestaurantViewController()
    let trial = try InputTrial(searching: { controller }, in: configuration)
    defer { trial.end() }
    let review = try #require(controller.presentedViewController)
    let before = Snapshot(of: review.view, includesEditing: false)
    #expect(trial.inputs.count == 6)
    for keyboard in TestedKeyboard.all(on: configuration.device, configuration.orientation) {
      for input in trial.inputs {
        let verdict = trial.check(input, under: keyboard)
        #expect(verdict.coveredLength == 0 && verdict.explanation == nil, "\(keyboard.id): \(verdict)")
      }
    }
    expectEqual(Snapshot(of: review.view, includesEditing: false), before)
  }

  @Test func `the sheet with a published review is dismissed, and another review can be written`() throws {
    HeadlessWorld.reset()
    let controller = RestaurantViewController()
    let window = makeWindow(controller)
    HeadlessClock.advanceUntilIdle()
    for title in ["Publish", "Write a review", "Publish"] {
      let button = try #require(buttons(below: window).last { $0.currentTitle == title })
      HeadlessTouches.tap(button)
      HeadlessClock.advanceUntilIdle()
      #expect((controller.presentedViewController == nil) == (title == "Publish"))
    }
  }

  private func buttons(below view: UIView) -> [UIButton] {
    view.subviews.flatMap { [$0 as? UIButton].compactMap(\.self) + buttons(below: $0) }
  }
}
