import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The animations with which `KeyboardHandler` and its listeners move the view.
@MainActor struct KeyboardHandlerAnimationTests {
  private func top(of stage: KeyboardHandlerStage) -> CGFloat {
    stage.screen.view.headlessPresentationFrame(in: stage.window).minY
  }

  @Test("applies a correction of the keyboard's state without animation")
  func correction() {
    let stage = KeyboardHandlerStage()
    stage.apply(.helper)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    stage.keyboard.notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
    stage.keyboard.post(.willHide, stage.keyboard.hidden())
    HeadlessClock.advanceUntilIdle()
    #expect(top(of: stage) == 0)
    stage.keyboard.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(top(of: stage) == -144)
    HeadlessClock.advanceUntilIdle()
  }

  @Test("animates a change of the spacing after a notification without animation")
  func spacing() {
    let stage = KeyboardHandlerStage()
    stage.apply(.helper)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336, duration: 0))
    HeadlessClock.advanceUntilIdle()
    #expect(top(of: stage) == -144)
    stage.handler.spacing = 50
    #expect(top(of: stage) == -144)
    HeadlessClock.advanceUntilIdle()
    #expect(top(of: stage) == -174)
  }

  @Test("animates changes in a listener with the keyboard")
  func animation() {
    let stage = KeyboardHandlerStage()
    stage.apply(.transform)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    let field = stage.screen.field(at: 600)
    #expect(stage.screen.view.transform.ty == -144)
    #expect(stage.screen.view.headlessPresentation.transform.ty == 0)
    HeadlessClock.advance(by: 0.25)
    let progress = KeyboardAnimation(duration: 0.25, curve: .keyboard).progress(at: 0.25)
    #expect(abs(stage.screen.view.headlessPresentation.transform.ty + 144 * progress) < 0.5)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.screen.view.headlessPresentation.transform.ty == -144)
    _ = field
  }
}
