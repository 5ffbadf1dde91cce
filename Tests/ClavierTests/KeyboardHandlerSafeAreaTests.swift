import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Inputs whose positions depend on the safe area, which changes when the view moves.
@MainActor @Suite(.underEveryPromptAlternative) struct KeyboardHandlerSafeAreaTests {
  typealias Way = KeyboardHandlerStage.Way

  /// Returns a field that ends above the bottom safe area.
  private func field(above distance: CGFloat, in stage: KeyboardHandlerStage) -> UITextField {
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
    let stage = KeyboardHandlerStage()
    stage.apply(way)
    let field = field(above: distance, in: stage)
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
    let stage = KeyboardHandlerStage()
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
    let rest = gap(below: field)
    for height in [336, 400, 336 + rest - 10, 336 + rest - 19, 336] as [CGFloat] {
      stage.keyboard.show(height: height)
      #expect((19...21).contains(gap(below: field, height: height)), "\(height)")
      let offset = stage.handler.keyboardOffset.value
      HeadlessWorld.updateCycle()
      stage.keyboard.show(height: height)
      #expect(stage.handler.keyboardOffset.value == offset)
    }
  }

  @Test(
    "shows the next field, whether or not it moves with the safe area", arguments: [Way.frame, .transform, .helper])
  func nextField(way: Way) {
    let stage = KeyboardHandlerStage()
    stage.apply(way)
    let low = field(above: 20, in: stage)
    let others = [
      stage.screen.field(at: 490), stage.screen.field(at: 700), field(above: 200, in: stage),
      field(above: 300, in: stage),
    ]
    for other in others {
      for field in [low, other, low] {
        stage.keyboard.beginEditing(field)
        stage.keyboard.show()
        #expect(gap(below: field) >= 19)
        stage.keyboard.endEditing(field)
      }
    }
    stage.keyboard.hide()
    #expect(stage.handler.keyboardOffset.value == 0)
  }

  @Test(
    "does not increase the offset if the app moves the view by a smaller distance",
    arguments: [true, false])
  func smallerDistance(isLimited: Bool) {
    let stage = KeyboardHandlerStage()
    var offsets: [CGFloat] = []
    stage.handler.keyboardOffset.bind { [stage] offset in
      offsets.append(offset)
      stage.screen.view.transform.ty = isLimited ? max(offset, -200) : min(0, offset + 16)
    }
    let field = stage.screen.field(at: 758)
    stage.keyboard.beginEditing(field)
    for _ in 0..<2 {
      stage.keyboard.show()
      HeadlessWorld.updateCycle()
    }
    #expect(offsets == [0, -302])
  }

  @Test(
    "keeps a field visible that is laid out relative to the safe area of a view that the app moves",
    arguments: [true, false], [true, false])
  func movedContent(movesBounds: Bool, usesMargins: Bool) {
    let stage = KeyboardHandlerStage()
    stage.apply(movesBounds ? .bounds : .constraint)
    let (field, content) = (UITextField(), stage.screen.content)
    field.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(field)
    let guide = usesMargins ? content.layoutMarginsGuide : content.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
    ])
    stage.screen.view.layoutIfNeeded()
    let rest = field.frameOnScreen
    stage.keyboard.beginEditing(field)
    for height in [336, 400, 336] as [CGFloat] {
      stage.keyboard.show(height: height)
      #expect((19...21).contains(gap(below: field, height: height)))
    }
    stage.keyboard.hide()
    #expect(stage.handler.keyboardOffset.value == 0 && field.frameOnScreen == rest)
  }

  @Test(
    "settles if the field does not move with the view at all, and then shows another field", arguments: [false, true])
  func immovable(isLate: Bool) {
    let stage = KeyboardHandlerStage()
    var offsets: [CGFloat] = []
    var pending: [() -> Void] = []
    stage.handler.keyboardOffset.bind { [handler = stage.handler] offset in
      offsets.append(offset)
      if isLate { pending.append { handler.apply(offset: offset) } } else { handler.apply(offset: offset) }
    }
    func settle() {
      for _ in 0..<20 where !pending.isEmpty {
        let closures = pending
        pending = []
        closures.forEach { $0() }
      }
      #expect(pending.isEmpty)
    }
    let (field, view) = (UITextField(), stage.screen.view as UIView)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    HeadlessWorld.keyboardFrameDidChange(to: CGRect(x: 0, y: 516, width: 393, height: 336), isDocked: true)
    view.layoutIfNeeded()
    stage.keyboard.beginEditing(field)
    for _ in 0..<2 {
      stage.keyboard.show(height: 336)
      settle()
    }
    let count = offsets.count
    for _ in 0..<3 {
      stage.keyboard.show(height: 336)
      settle()
    }
    #expect(offsets.count == count)
    let other = stage.screen.field(at: 500)
    stage.keyboard.beginEditing(other)
    settle()
    #expect(gap(below: other) >= 19)
    stage.keyboard.hide()
    settle()
    #expect(stage.handler.keyboardOffset.value == 0)
  }

  @Test("moves a field again after a layout pass has put the view back")
  func layout() {
    let stage = KeyboardHandlerStage()
    stage.apply(.frame)
    let field = field(above: 20, in: stage)
    stage.keyboard.beginEditing(field)
    stage.keyboard.show()
    stage.screen.view.frame = stage.window.bounds
    stage.screen.view.layoutIfNeeded()
    #expect(gap(below: field) < 0)
    stage.keyboard.show()
    #expect(gap(below: field) >= 19 && gap(below: field) < 21)
  }

  @Test("calls listeners with the offset only once if the app does not move the view by this offset")
  func noLoss() {
    let stage = KeyboardHandlerStage()
    var offsets: [CGFloat] = []
    let field = field(above: 20, in: stage)
    stage.handler.keyboardOffset.bind { offsets.append($0) }
    stage.keyboard.beginEditing(field)
    stage.keyboard.show()
    #expect(offsets == [0, -302])
  }
}
