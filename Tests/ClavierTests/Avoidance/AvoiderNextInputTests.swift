import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Focus that moves without an event from an input that the avoider leaves alone.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderNextInputTests {
  @Test("shows an input that gets focus while the avoider reverts its changes for an input with disabled avoidance")
  func focusDuringRestoring() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.options(for: screen.fields[1]).isEnabled = false
    screen.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let mover = FocusMover(from: screen.fields[1], to: screen.fields[12])
    screen.scrollView.delegate = mover
    screen.fields[1].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.fields[12].isFirstResponder, "nothing scrolls")
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
    stage.endEditing()
    #expect(screen.scrollView.contentInset == .zero && stage.avoider.applier.ledger.isEmpty)
  }

  @Test("shows the next input after an input with disabled avoidance if neither input announces editing")
  func unannouncedInputs() throws {
    let screen = UIViewController()
    let codes = [CGFloat(100), 760].map { CodeView(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
    for code in codes { screen.view.addSubview(code) }
    let stage = try AvoiderStage(screen)
    stage.avoider.options(for: codes[0]).isEnabled = false
    codes[0].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
    codes[1].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: codes[1]) - 10) < 0.001)
    codes[0].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
  }
}

/// Moves focus to another field as soon as a list scrolls while a field has focus.
private final class FocusMover: NSObject, UIScrollViewDelegate {
  private let field: UITextField
  private let next: UITextField

  init(from field: UITextField, to next: UITextField) {
    self.field = field
    self.next = next
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if field.isFirstResponder { next.becomeFirstResponder() }
  }
}
