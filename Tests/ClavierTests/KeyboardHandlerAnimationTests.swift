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

  @Test("animates a change of the spacing")
  func spacingIsAnimated() {
    let stage = KeyboardHandlerStage()
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    var durations: [TimeInterval] = []
    stage.handler.keyboardOffset.bind { _ in durations.append(UIView.inheritedAnimationDuration) }
    stage.handler.spacing = 50
    #expect(durations.count == 2 && durations[0] == 0 && durations[1] > 0)
  }

  @Test("applies an offset with the animation of the last notification")
  func helperAnimation() {
    let stage = KeyboardHandlerStage()
    var info = stage.keyboard.info(height: 336, duration: 2)
    info.curve = .linear
    stage.keyboard.post(.willShow, info)
    stage.handler.apply(offset: -100)
    HeadlessClock.advance(by: 1)
    #expect(abs(stage.screen.view.headlessPresentationFrame(in: stage.window).minY + 50) < 1)
    HeadlessClock.advanceUntilIdle()
  }

  @Test("applies a correction of the keyboard's state without animation")
  func correction() {
    let stage = KeyboardHandlerStage()
    stage.apply(.helper)
    let field = stage.screen.field(at: 600)
    field.becomeFirstResponder()
    stage.keyboard.beginEditing(field)
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
