import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Sheets, which the system moves for the keyboard.
///
/// The avoider adjusts only for what the system leaves covered.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderSheetTests {
  private func present(
    _ sheet: UIViewController, device: String = "iPhone 15", orientation: DeviceOrientation = .portrait,
    style: UIModalPresentationStyle = .pageSheet, over root: UIViewController = UIViewController(),
    isAvoided: Bool = true
  ) throws -> AvoiderStage {
    let stage = try AvoiderStage(root, device: device, orientation: orientation, isAvoided: isAvoided)
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: false)
    HeadlessClock.advanceUntilIdle()
    return stage
  }

  /// Whether the sheet has not moved yet when the input has become first responder.
  private var risesLater: Bool { HeadlessWorld.assumes(.sheetMovesInNextTurn) }

  @Test("IQ#1994: does not move a field twice in a medium sheet that the system raises", arguments: [0, 3])
  func mediumSheet(index: Int) throws {
    let sheet = FieldsController(.fixed, count: 5)
    sheet.sheetPresentationController?.detents = [.medium()]
    let stage = try present(sheet)
    let rest = Snapshot(of: stage.window)
    let before = sheet.view.frameOnScreen.minY
    sheet.fields[index].becomeFirstResponder()
    HeadlessWorld.updateCycle()
    if risesLater { HeadlessClock.advanceUntilIdle() }
    #expect(sheet.view.superview?.frameOnScreen.minY ?? before < before - 250, "the system's own move")
    // These fields are in the 375 points of the sheet that are above the keyboard, so nothing is left to adjust.
    #expect(sheet.view.transform == .identity)
    #expect(stage.covered(sheet.fields[index]) == 0)
    HeadlessClock.advanceUntilIdle()
    #expect(sheet.view.transform == .identity)
    sheet.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "adjusts for the part of a medium sheet that stays covered after the system raises the sheet",
    arguments: [6, 9, 11])
  func deepField(index: Int) throws {
    let sheet = FieldsController(.scrolling, count: 12)
    sheet.sheetPresentationController?.detents = [.medium()]
    let stage = try present(sheet)
    let rest = Snapshot(of: stage.window)
    sheet.fields[index].becomeFirstResponder()
    HeadlessWorld.updateCycle()
    if risesLater { HeadlessClock.advanceUntilIdle() }
    #expect(abs(stage.gap(below: sheet.fields[index]) - 10) < 0.001)
    let shown = Snapshot(of: sheet.view)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: sheet.view), shown)
    sheet.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("measures a sheet at the largest detent to which it grows for the keyboard", arguments: [1, 7, 11])
  func growingSheet(index: Int) throws {
    let sheet = FieldsController(.scrolling, count: 12)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    let stage = try present(sheet)
    let rest = Snapshot(of: stage.window)
    sheet.fields[index].becomeFirstResponder()
    HeadlessWorld.updateCycle()
    let field = sheet.fields[index]
    // A large sheet begins at 69, so the field's bottom edge is at 69 + 20 + 60 per field + 34 without any scrolling.
    let unscrolled = 69 + 20 + CGFloat(index) * 60 + 34
    let expected = max(10, stage.keyboard.frame.minY - unscrolled)
    #expect(risesLater || abs(stage.gap(below: field) - expected) < 0.001)
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - expected) < 0.001)
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "IB#282: keeps exactly the spacing in a form sheet that the system moved up",
    arguments: [0, 4, 9], [DeviceOrientation.portrait, .landscape])
  func formSheet(index: Int, orientation: DeviceOrientation) throws {
    let sheet = FieldsController(.scrolling, count: 10)
    let stage = try present(
      sheet, device: "iPad (10th generation)", orientation: orientation, style: .formSheet)
    let rest = Snapshot(of: stage.window)
    sheet.fields[index].becomeFirstResponder()
    HeadlessWorld.updateCycle()
    if risesLater { HeadlessClock.advanceUntilIdle() }
    let surface = try #require(sheet.presentationController?.presentedView)
    let unscrolled = surface.frame.minY + 20 + CGFloat(index) * 60 + 34
    let expected = max(10, stage.keyboard.frame.minY - unscrolled)
    #expect(abs(stage.gap(below: sheet.fields[index]) - expected) < 0.001)
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: sheet.fields[index]) - expected) < 0.001)
    sheet.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#1945: restores the presenter, and adjusts in the presented sheet")
  func presentedWhileShown() throws {
    let root = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(root)
    let rest = Snapshot(of: root.view)
    root.fields[12].becomeFirstResponder()
    HeadlessClock.advance(by: 0.1)
    let sheet = FocusingController(.fixed, count: 12)
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: true)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: root.view), rest)
    #expect(sheet.fields[11].isFirstResponder)
    #expect(abs(stage.gap(below: sheet.fields[11]) - 10) < 0.001)
    root.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty)
    expectEqual(Snapshot(of: root.view), rest)
  }

  @Test(
    "leaves no contribution when a sheet is dragged away during editing",
    arguments: [FieldsController.Kind.fixed, .scrolling])
  func draggedAway(kind: FieldsController.Kind) throws {
    let root = FieldsController(.scrolling, count: 13)
    let sheet = FieldsController(kind, count: 12)
    let stage = try present(sheet, over: root)
    let rest = Snapshot(of: root.view)
    // A drag on a scrolled list would first scroll the list back.
    sheet.fields[kind == .fixed ? 10 : 4].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 300, y: 820), duration: 1, steps: 30)
    #expect(!stage.keyboard.isVisible)
    HeadlessClock.advanceUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(stage.avoider.applier.ledger.isEmpty)
    #expect(sheet.view.transform == .identity && sheet.additionalSafeAreaInsets == .zero)
    expectEqual(Snapshot(of: root.view), rest)
  }

  @Test("keeps the field in place when a sheet is dragged a little and released")
  func draggedBack() throws {
    let sheet = FieldsController(.fixed, count: 12)
    let stage = try present(sheet)
    let rest = Snapshot(of: stage.window)
    sheet.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 300, y: 150), duration: 1, steps: 20)
    HeadlessClock.advanceUntilIdle()
    #expect(sheet.fields[10].isFirstResponder)
    expectEqual(Snapshot(of: stage.window), shown)
    sheet.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("RN#1158: of two sheets, adjusts only in the top sheet")
  func sheetOverSheet() throws {
    let (lower, upper) = (FieldsController(.fixed, count: 12), FieldsController(.fixed, count: 12))
    let stage = try present(lower)
    let rest = Snapshot(of: lower.view)
    lower.present(upper, animated: true)
    HeadlessClock.advanceUntilIdle()
    upper.fields[11].becomeFirstResponder()
    if risesLater { HeadlessClock.advanceUntilIdle() }
    #expect(abs(stage.gap(below: upper.fields[11]) - 10) < 0.001)
    expectEqual(Snapshot(of: lower.view), rest)
    lower.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("freshOS#33: does not move a form sheet that the keyboard does not reach")
  func untouched() throws {
    let sheet = FieldsController(.scrolling, count: 3)
    sheet.preferredContentSize = CGSize(width: 400, height: 240)
    let stage = try present(sheet, device: "iPad (10th generation)", style: .formSheet)
    let rest = Snapshot(of: sheet.view)
    sheet.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: sheet.view), rest)
    #expect(stage.covered(sheet.fields[2]) == 0)
  }
}

/// A screen whose last field becomes first responder as it appears.
final class FocusingController: UIViewController {
  private let content: FieldsController

  var fields: [UITextField] { content.fields }

  init(_ kind: FieldsController.Kind, count: Int) {
    content = FieldsController(kind, count: count)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    content.fields.last?.becomeFirstResponder()
  }
}
