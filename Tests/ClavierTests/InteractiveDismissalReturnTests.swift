import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A keyboard that returns to its announced position after or during a drag.
@MainActor struct InteractiveDismissalReturnTests {
  @Test("follows a keyboard that returns without a notification")
  func comesBackSilently() throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.dragAndLift()
    stage.moveGuide(to: announced + 0.4)
    #expect(abs(stage.bar.frameOnScreen.maxY - announced) < 0.001)
    #expect(abs(stage.avoidedTop - announced) < 0.001)
    #expect(stage.reported.last == announced)
  }

  @Test("follows a notification that repeats the announced position while a finger holds the keyboard")
  func announcedAgain() throws {
    let stage = try DragStage()
    stage.touch()
    stage.move(to: stage.announced + 84)
    #expect(abs(stage.avoidedTop - stage.announced - 84) < 0.001)
    // Focus moves, so the keyboard returns.
    let other = UITextField(frame: CGRect(x: 20, y: 350, width: 100, height: 34))
    stage.scrollView.addSubview(other)
    other.becomeFirstResponder()
    HeadlessClock.advance(by: 1)
    #expect(stage.top == stage.announced)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: stage.announced + 84))
    HeadlessClock.advanceUntilIdle()
    #expect(stage.top == stage.announced && stage.bar.frameOnScreen.maxY == stage.announced)
    #expect(abs(stage.avoidedTop - stage.announced) < 0.001)
  }

  @Test("if a keyboard returns with an animation, waits for the notification")
  func comesBackAnimated() throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.dragAndLift()
    let reported = stage.reported
    UIView.animate(withDuration: 0.25) { stage.moveGuide(to: announced) }
    #expect(stage.reported == reported)
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.post(.willChangeFrame, fixture.info(height: 852 - announced))
    #expect(stage.reported == reported + [announced])
  }
}
