import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests the parts of Clavier that follow a keyboard with an accessory view while a finger drags the keyboard down.
@MainActor struct InteractiveDismissalAccessoryTests {
  @Test(
    "corrects a guide that excludes the accessory view by the view's height", .under([.guideLeavesOutAccessory]),
    arguments: [true, false], [6, -10])
  func guideWithoutAccessory(fromTheStart: Bool, fingerAbove: CGFloat) throws {
    let stage = try DragStage(accessoryHeight: 52)
    let announced = stage.top
    stage.moveGuide(to: fromTheStart ? announced + 52 : announced)
    stage.touch()
    for step in stride(from: 0, through: 60, by: 6) as StrideThrough<CGFloat> {
      stage.moveFinger(to: announced - fingerAbove + step)
      stage.moveGuide(to: announced + 52 + step)
      #expect(abs(stage.bar.frameOnScreen.maxY - announced - step) < 0.001)
    }
  }

  @Test(
    "corrects a guide that excludes the bar of a chat, which contains the edited text view",
    .under([.guideLeavesOutAccessory, .accessoryIsInInputWindow]))
  func guideWithoutChatBar() throws {
    let controller = ChatController()
    let stage = try DragStage(controller: controller, isFocused: false)
    controller.becomeFirstResponder()
    controller.textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(controller.textView.window !== stage.window)
    let announced = stage.top
    stage.moveGuide(to: announced)
    stage.touch()
    for step in stride(from: 0, through: 60, by: 6) as StrideThrough<CGFloat> {
      stage.moveFinger(to: announced - 6 + step)
      stage.moveGuide(to: announced + 50 + step)
      #expect(abs(stage.bar.frameOnScreen.maxY - announced - step) < 0.001)
    }
  }

  @Test("does not correct a guide that includes the accessory view")
  func guideWithAccessory() throws {
    let stage = try DragStage(accessoryHeight: 52)
    let announced = stage.top
    stage.touch()
    for step in [10, 60, 90] as [CGFloat] {
      stage.move(to: announced + step)
      #expect(abs(stage.bar.frameOnScreen.maxY - announced - step) < 0.001)
    }
  }
}
