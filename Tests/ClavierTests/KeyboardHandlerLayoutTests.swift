import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Layout passes before and after the handler measures an input.
@MainActor struct KeyboardHandlerLayoutTests {
  @Test("measures a field after the layout that is pending when the keyboard appears")
  func pendingLayout() {
    let stage = KeyboardHandlerStage()
    let field = stage.screen.field(at: 0)
    field.translatesAutoresizingMaskIntoConstraints = false
    let top = field.topAnchor.constraint(equalTo: stage.screen.view.topAnchor, constant: 100)
    NSLayoutConstraint.activate([top, field.heightAnchor.constraint(equalToConstant: 40)])
    stage.screen.view.layoutIfNeeded()
    stage.keyboard.beginEditing(field)
    top.constant = 600
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336))
    #expect(stage.handler.keyboardOffset.value == -144)
  }

  @Test("moves a view exactly as far as necessary after the app or a layout pass has moved it", arguments: [-100, 0])
  func frameIsMoved(y: CGFloat) {
    let stage = KeyboardHandlerStage()
    stage.apply(.frame)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    #expect(stage.screen.view.frame.minY == -144)
    // A layout pass can also change the size for a moment.
    if y == 0 { stage.screen.view.frame = CGRect(x: 0, y: 0, width: 393, height: 800) }
    stage.screen.view.frame = CGRect(x: 0, y: y, width: 393, height: 852)
    stage.keyboard.show(height: 336)
    #expect(stage.screen.view.frame.minY == -144)
    // Half a point counts too.
    stage.keyboard.show(height: 346.5)
    #expect(stage.screen.view.frame.minY == -154.5)
  }
}
