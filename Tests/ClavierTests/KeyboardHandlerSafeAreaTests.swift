import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Inputs whose positions depend on the safe area, which changes when the view moves.
@MainActor @Suite(.underEveryPromptAlternative) struct KeyboardHandlerSafeAreaTests {
  typealias Way = KeyboardHandlerStage.Way

  private let stage = KeyboardHandlerStage()

  /// Returns a field that ends above the bottom safe area.
  private func field(above distance: CGFloat) -> UITextField {
    let (field, view) = (UITextField(), stage.screen.view as UIView)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 200),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -distance),
    ])
    view.layoutIfNeeded()
    return field
  }

  /// Returns the distance from the bottom edge of a field to the keyboard, in points.
  private func gap(below field: UITextField, height: CGFloat = 336) -> CGFloat {
    852 - height - field.frameOnScreen.maxY
  }

  @Test(
    "keeps a field visible that is laid out relative to the bottom safe area, however the app moves the view",
    arguments: [Way.frame, .transform, .helper], [20, 290, 317, 321] as [CGFloat])
  func attached(way: Way, distance: CGFloat) {
    stage.apply(way)
    let field = field(above: distance)
    let rest = field.frameOnScreen
    field.becomeFirstResponder()
    stage.keyboard.beginEditing(field)
    for height in [336, 400, 300, 336] as [CGFloat] {
      stage.keyboard.show(height: height)
      #expect(gap(below: field, height: height) >= 19)
    }
    #expect(gap(below: field) < 21)
    stage.keyboard.hide()
    #expect(stage.handler.keyboardOffset.value == 0 && field.frameOnScreen == rest)
  }

  @Test(
    "keeps a field visible that moves with half of the bottom safe area",
    arguments: [Way.frame, .transform, .helper], [0, 100] as [CGFloat])
  func centered(way: Way, distance: CGFloat) {
    stage.apply(way)
    let (field, view) = (UITextField(), stage.screen.view as UIView)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.widthAnchor.constraint(equalToConstant: 200),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor, constant: 60 + distance),
    ])
    view.layoutIfNeeded()
    stage.keyboard.beginEditing(field)
    stage.keyboard.show()
    #expect(gap(below: field) >= 19)
  }

  @Test("moves a field again after a layout pass has put the view back")
  func layout() {
    stage.apply(.frame)
    let field = field(above: 20)
    stage.keyboard.beginEditing(field)
    stage.keyboard.show()
    stage.screen.view.frame = stage.window.bounds
    stage.screen.view.layoutIfNeeded()
    #expect(gap(below: field) < 0)
    stage.keyboard.show()
    #expect(gap(below: field) >= 19 && gap(below: field) < 21)
  }

  @Test("passes on the offset once if the app does not move the view by it")
  func noLoss() {
    var offsets: [CGFloat] = []
    let field = field(above: 20)
    stage.handler.keyboardOffset.bind { offsets.append($0) }
    stage.keyboard.beginEditing(field)
    stage.keyboard.show()
    #expect(offsets == [0, -302])
  }
}
