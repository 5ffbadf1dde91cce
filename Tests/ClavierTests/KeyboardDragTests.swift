import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests how a drag ends, and which fingers drag the keyboard.
@MainActor struct KeyboardDragTests {
  @Test("a finger that drags in another window does not move anything")
  func otherWindow() throws {
    let stage = try DragStage()
    let other = UIWindow(windowScene: HeadlessWorld.windowScene)
    let drag = KeyboardDrag(in: stage.center)
    var tops: [CGFloat] = []
    drag.onMove = { tops.append($0.frame.minY) }
    drag.observe(in: stage.window)
    stage.touch()
    stage.move(to: stage.announced + 40)
    #expect(tops == [stage.announced + 40])
    other.isHidden = false
    drag.observe(in: other)
    for distance in [50, 60] as [CGFloat] { stage.move(to: stage.announced + distance) }
    #expect(tops.count == 1)
  }

  @Test("a constraint moves in the layout pass in which the layout guide moves")
  func followsInLayoutPass() throws {
    let stage = try DragStage()
    stage.touch()
    stage.moveFinger(to: 210)
    let frame = stage.keyboard.frame.offsetBy(dx: 0, dy: 40)
    HeadlessWorld.keyboardFrameDidChange(to: frame, isDocked: true)
    stage.window.layoutIfNeeded()
    #expect(abs(stage.bar.frameOnScreen.maxY - frame.minY) < 0.001)
  }

  @Test("does not return to a position that the keyboard had before a notification")
  func comesBackToFormerPosition() throws {
    let stage = try DragStage()
    let former = stage.top
    stage.touch()
    stage.moveFinger(to: 210)
    stage.moveGuide(to: former + 50)
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.post(.willChangeFrame, fixture.info(height: 300))
    let reported = stage.reported
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 210))
    stage.moveGuide(to: former)
    #expect(stage.reported == reported && reported.last == 552)
    #expect(abs(stage.avoidedTop - 552) < 0.001)
  }

  @Test("a finger that stays down while the keyboard hides does not lower the keyboard when it appears again")
  func showsAgain() throws {
    let stage = try DragStage()
    let drag = KeyboardDrag(in: stage.center)
    drag.observe(in: stage.window)
    stage.touch()
    for distance in [40, 60] as [CGFloat] { stage.move(to: stage.announced + distance) }
    #expect(drag.isActive)
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.post(.willHide, fixture.hidden())
    stage.moveGuide(to: stage.screen.maxY)
    fixture.post(.willShow, fixture.info(height: 852 - stage.announced))
    #expect(!drag.isActive)
  }

  @Test("a finger that touches the content again does not lower a keyboard that has returned")
  func touchedAgain() throws {
    let stage = try DragStage()
    let drag = KeyboardDrag(in: stage.center)
    drag.observe(in: stage.window)
    stage.dragAndLift()
    stage.moveGuide(to: stage.announced)
    stage.touch()
    #expect(!drag.isActive)
    stage.moveGuide(to: stage.announced + 30)
    #expect(drag.isActive)
  }

  @Test("a trusted guide does not correct the state to the position at which the finger was lifted")
  func liftedBeforeNotification() throws {
    let stage = try DragStage()
    stage.center.checksFramesAgainstLayoutGuide = true
    HeadlessWorld.updateCycle()
    stage.center.lookForResidentBar()
    stage.dragAndLift()
    HeadlessWorld.updateCycle()
    #expect(stage.center.state.frame.minY == stage.announced)
    #expect(stage.center.frameSource == .notification)
  }

  @Test("the center follows each drag that the guide reports, and forgets a lifted finger after a notification")
  func lastDrag() throws {
    let stage = try DragStage()
    let drag = KeyboardDrag(in: stage.center)
    drag.observe(in: stage.window)
    HeadlessWorld.updateCycle()
    stage.touch()
    stage.moveFinger(to: 210)
    stage.moveGuide(to: stage.announced + 50)
    #expect(stage.center.drag?.mayHoldKeyboard == true)
    stage.center.drag = nil
    stage.moveGuide(to: stage.announced + 60)
    #expect(stage.center.drag?.mayHoldKeyboard == true)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 210))
    // This drag gets no notification, like the drag of a listener that was stopped.
    #expect(drag.isReleased)
    stage.center.drag = drag
    var frame = stage.keyboard.frame
    frame.origin.y = stage.announced
    KeyboardFixture(notificationCenter: .default).post(.willShow, frame: frame)
    #expect(stage.center.drag == nil)
  }
}
