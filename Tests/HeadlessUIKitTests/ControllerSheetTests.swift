import Foundation
import Testing
import UIKit

@MainActor @Suite("Sheets and popovers") struct ControllerSheetTests {
  private let keyboard = StageKeyboard()

  private func present(
    _ display: HeadlessDisplay = .phone, orientation: UIInterfaceOrientation = .portrait,
    style: UIModalPresentationStyle = .pageSheet, _ configure: (FieldController) -> Void = { _ in }
  ) -> (Screen, FieldController) {
    let screen = Screen(display, orientation: orientation)
    HeadlessWorld.keyboard = keyboard
    let controller = FieldController("sheet")
    controller.modalPresentationStyle = style
    configure(controller)
    screen.controller.present(controller, animated: false)
    HeadlessWorld.updateCycle()
    return (screen, controller)
  }

  @Test("A large sheet begins below the status bar, a medium one halfway, and both end at the bottom")
  func detents() throws {
    let (_, sheet) = present { $0.sheetPresentationController?.detents = [.medium(), .large()] }
    #expect(sheet.place == rect(0, 443, 393, 409))
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
    #expect(sheet.place == rect(0, 69, 393, 783))
    HeadlessClock.advanceUntilIdle()
    var height: CGFloat = 200
    presentation.detents.append(.custom(identifier: .init("low")) { _ in height })
    presentation.selectedDetentIdentifier = .init("low")
    HeadlessWorld.updateCycle()
    #expect(sheet.place == rect(0, 618, 393, 234))
    height = 300
    HeadlessWorld.updateCycle()
    #expect(sheet.place.height == 234, "resolves a detent again only on request")
    presentation.invalidateDetents()
    HeadlessWorld.updateCycle()
    #expect(sheet.place.height == 334)
  }

  @Test("A sheet takes its largest detent while an input in it uses the keyboard")
  func growsForKeyboard() {
    let (_, sheet) = present { $0.sheetPresentationController?.detents = [.medium(), .large()] }
    let rest = sheet.place
    sheet.field.becomeFirstResponder()
    #expect(sheet.place == rect(0, 69, 393, 783))
    #expect(sheet.view.superview?.headlessPresentationFrame(in: nil).minY == 443, "it goes there with the keyboard")
    HeadlessClock.advance(by: 1)
    #expect(sheet.view.superview?.headlessPresentationFrame(in: nil).minY == 69)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == nil)
    sheet.field.resignFirstResponder()
    #expect(sheet.place == rest)
  }

  @Test("A sheet without a larger detent rises by the covered height, but stays below the status bar")
  func risesForKeyboard() {
    let (_, sheet) = present { $0.sheetPresentationController?.detents = [.custom { _ in 300 }] }
    #expect(sheet.place == rect(0, 518, 393, 334))
    sheet.field.becomeFirstResponder()
    #expect(sheet.place == rect(0, 216, 393, 636))
    sheet.field.resignFirstResponder()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.field.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(sheet.place == rect(0, 141, 393, 711))
  }

  @Test("A form sheet on an iPad rises above the keyboard, as far as the status bar allows")
  func formSheet() {
    let (_, sheet) = present(.pad, orientation: .landscapeLeft, style: .formSheet)
    #expect(sheet.place == rect(320, 100, 540, 620))
    sheet.field.becomeFirstResponder()
    #expect(sheet.place == rect(320, 24, 540, 620))
    sheet.field.resignFirstResponder()
    #expect(sheet.place == rect(320, 100, 540, 620))
  }

  @Test("A form sheet that the keyboard does not cover does not move")
  func formSheetStays() {
    let (_, sheet) = present(.pad, style: .formSheet) { $0.preferredContentSize = CGSize(width: 400, height: 300) }
    let rest = sheet.place
    sheet.field.becomeFirstResponder()
    #expect(sheet.place == rest)
  }

  @Test("In compact height, a sheet fills the screen or is attached to the bottom edge")
  func compactHeight() {
    let (filled, full) = present(orientation: .landscapeLeft)
    #expect(full.place == rect(0, 0, 852, 393) && filled.view.window == nil)
    #expect(full.presentationController?.presentationStyle == .fullScreen)
    let (_, attached) = present(orientation: .landscapeLeft) {
      $0.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    }
    #expect(attached.place == rect(59, 10, 734, 383))
  }

  @Test("A presentation controller has the controllers, the style, and the frame of the presentation")
  func presentationController() {
    let (screen, sheet) = present()
    let presentation = sheet.presentationController
    #expect(presentation?.presentingViewController === screen.controller)
    #expect(presentation?.presentedViewController === sheet)
    #expect(presentation?.presentationStyle == .pageSheet)
    #expect(presentation?.containerView?.superview === screen.window)
    #expect(presentation?.presentedView === sheet.view.superview)
    sheet.dismiss(animated: false)
    #expect(sheet.activePresentationController == nil)
  }

  // MARK: Dragging

  /// Drags the sheet by its grabber, too slowly to dismiss it by speed.
  private func drag(from y: CGFloat = 90, by way: CGFloat) {
    HeadlessTouches.drag(from: CGPoint(x: 196, y: y), to: CGPoint(x: 196, y: y + way), duration: 2, steps: 40)
  }

  @Test("Dragging a sheet down far enough dismisses it and calls didDismiss")
  func dragAway() {
    let (screen, sheet) = present()
    let delegate = DismissalDelegate()
    sheet.presentationController?.delegate = delegate
    _ = sheet.journal.take()
    drag(by: 600)
    #expect(delegate.calls == ["will", "should"])
    #expect(sheet.isBeingDismissed)
    HeadlessClock.advanceUntilIdle()
    #expect(delegate.calls == ["will", "should", "did"])
    #expect(sheet.journal.take() == ["sheet viewWillDisappear", "sheet viewDidDisappear"])
    #expect(screen.controller.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test("A sheet that is dragged only a little returns to its position, and its controller appears again")
  func dragBack() {
    let (_, sheet) = present()
    let rest = sheet.place
    _ = sheet.journal.take()
    HeadlessTouches.began(at: CGPoint(x: 196, y: 90))
    for y in stride(from: 100, through: 200, by: 10) {
      HeadlessClock.advance(by: 0.05)
      HeadlessTouches.moved(to: CGPoint(x: 196, y: CGFloat(y)))
    }
    #expect(sheet.place.minY > rest.minY + 80 && sheet.place.height == rest.height)
    HeadlessClock.advance(by: 0.5)
    HeadlessTouches.ended(at: CGPoint(x: 196, y: 200))
    #expect(
      sheet.journal.take() == ["sheet viewWillDisappear", "sheet viewWillAppear", "sheet viewDidAppear"])
    HeadlessClock.advanceUntilIdle()
    #expect(sheet.place == rest)
  }

  @Test("Dragging a sheet that must not be dismissed calls didAttemptToDismiss", arguments: [true, false])
  func dragInVain(isModal: Bool) {
    let (screen, sheet) = present()
    let delegate = DismissalDelegate()
    sheet.isModalInPresentation = isModal
    delegate.mayDismiss = isModal
    sheet.sheetPresentationController?.delegate = delegate
    drag(by: 600)
    HeadlessClock.advanceUntilIdle()
    #expect(delegate.calls.filter { $0 == "attempt" }.count == 1)
    #expect(screen.controller.presentedViewController === sheet && sheet.place == rect(0, 69, 393, 783))
  }

  @Test("A sheet that is dragged to another detent stays there")
  func dragToDetent() {
    let (_, sheet) = present { $0.sheetPresentationController?.detents = [.medium(), .large()] }
    drag(from: 460, by: -330)
    HeadlessClock.advanceUntilIdle()
    #expect(
      sheet.sheetPresentationController?.selectedDetentIdentifier == .large && sheet.place == rect(0, 69, 393, 783))
    drag(by: 350)
    HeadlessClock.advanceUntilIdle()
    #expect(
      sheet.sheetPresentationController?.selectedDetentIdentifier == .medium && sheet.place == rect(0, 443, 393, 409))
  }

  @Test("A list in a sheet scrolls to its top before the sheet moves")
  func dragList() {
    let (screen, sheet) = present()
    let list = UIScrollView(frame: sheet.view.bounds)
    list.contentSize = CGSize(width: 393, height: 2000)
    sheet.view.addSubview(list)
    list.contentOffset.y = 300
    drag(from: 300, by: 100)
    HeadlessClock.advanceUntilIdle()
    #expect(list.contentOffset.y < 220 && list.contentOffset.y > 100 && sheet.place.minY == 69)
    list.contentOffset.y = 0
    drag(from: 200, by: 600)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test("The keyboard stays during a drag of the sheet and hides when the sheet is dismissed")
  func dragWhileEditing() {
    let (screen, sheet) = present()
    sheet.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    drag(by: 100)
    HeadlessClock.advanceUntilIdle()
    #expect(sheet.field.isFirstResponder && keyboard.journal == ["show"])
    drag(by: 600)
    #expect(!sheet.field.isFirstResponder && keyboard.journal == ["show", "hide"])
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test("The app can dismiss and release a sheet while a finger moves it")
  func dismissedDuringDrag() {
    let screen = Screen(.phone)
    weak var released: UIViewController?
    do {
      let sheet = LeavingController()
      screen.controller.present(sheet, animated: false)
      released = sheet
    }
    HeadlessWorld.updateCycle()
    drag(by: 100)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController == nil && released == nil)
  }

  // MARK: Popovers

  @Test("A popover is below its anchor and moves away from the keyboard")
  func popover() {
    let screen = Screen(.pad)
    HeadlessWorld.keyboard = keyboard
    let button = screen.add(rect(300, 650, 100, 40))
    let popover = FieldController("popover")
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 300, height: 400)
    popover.popoverPresentationController?.sourceView = button
    screen.controller.present(popover, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(popover.place == rect(200, 703, 300, 400))
    popover.field.becomeFirstResponder()
    #expect(popover.place == rect(200, 237, 300, 400), "above the button, where the whole popover fits")
    popover.field.resignFirstResponder()
    #expect(popover.place == rect(200, 703, 300, 400))
  }

  @Test("A popover shrinks if there is too little space above the keyboard")
  func popoverShrinks() {
    let screen = Screen(.pad, orientation: .landscapeLeft)
    HeadlessWorld.keyboard = keyboard
    let button = screen.add(rect(500, 380, 100, 40))
    let popover = FieldController("popover")
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 900, height: 600)
    popover.popoverPresentationController?.sourceView = button
    screen.controller.present(popover, animated: false)
    popover.field.becomeFirstResponder()
    #expect(popover.place.maxY <= 820 - 336 && popover.place.minY >= 24)
  }

  @Test("On an iPhone, a popover is a sheet")
  func popoverOnPhone() {
    let (_, popover) = present(style: .popover)
    #expect(popover.presentationController?.presentationStyle == .formSheet)
    #expect(popover.place == rect(0, 69, 393, 783))
  }
}

/// A controller that dismisses itself without an animation as soon as it starts to disappear.
private final class LeavingController: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if animated { dismiss(animated: false) }
  }
}

/// A delegate that logs the dismissals by the user.
@MainActor final class DismissalDelegate: NSObject, UISheetPresentationControllerDelegate {
  var mayDismiss = true
  private(set) var calls: [String] = []

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    calls.append("should")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    calls.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
  }
}
