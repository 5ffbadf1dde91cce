import Foundation
import Testing
import UIKit

@testable import Clavier

/// `TapToDismiss` in a view that is an input itself, or that an input contains.
@MainActor struct TapToDismissInputTests {
  private enum Place: CaseIterable, Sendable {
    case textView, viewThatTakesText, partOfThat
  }

  @Test(
    "a tap in the edited view does not end editing, even if taps are observed only there", arguments: Place.allCases)
  private func editedView(place: Place) {
    let stage = AccessoryStage()
    let frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    let input = place == .textView ? UITextView(frame: frame) : CodeView(frame: frame)
    let page = UIView(frame: input.bounds)
    if place == .partOfThat { input.addSubview(page) }
    stage.view.addSubview(input)
    let dismisser = TapToDismiss(in: place == .partOfThat ? page : input)
    dismisser.later = { $0() }
    input.becomeFirstResponder()
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 150))
    #expect(input.isFirstResponder)
    withExtendedLifetime(dismisser) {}
  }

  @Test("a tap on the control in which taps are observed ends editing")
  func observedControl() {
    let stage = AccessoryStage()
    let control = UIControl(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
    stage.view.addSubview(control)
    let field = stage.field("a", y: 100)
    let dismisser = TapToDismiss(in: control)
    dismisser.later = { $0() }
    field.becomeFirstResponder()
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 400))
    #expect(stage.focus == nil)
    withExtendedLifetime(dismisser) {}
  }
}
