import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The avoider on screens whose own code saves an inset when the keyboard appears and restores it later.
@Suite(.underEveryAlternative) @MainActor struct AvoiderSavedInsetTests {
  @Test(
    "restores the inset of an app that saves it when the keyboard appears", arguments: [0, 25],
    AvoiderTogetherTests.First.allCases)
  func savedInset(own: CGFloat, first: AvoiderTogetherTests.First) throws {
    let controller = FieldsController(.scrolling)
    let stage = try AvoiderStage(controller, isAvoided: false)
    if first == .avoider { stage.avoider.start() }
    let app = InsetSaver(controller.scrollView)
    if first == .follower { stage.avoider.start() }
    controller.scrollView.contentInset.bottom = own
    HeadlessWorld.updateCycle()
    for _ in 1...2 {
      controller.fields[10].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(controller.fields[10]) == 0)
      controller.fields[10].resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(controller.scrollView.contentInset.bottom == own)
    }
    withExtendedLifetime(app) {}
  }

  @Test(
    "does not mistake points that the app adds and subtracts for a restored number, even if the avoider added as many",
    arguments: [20, 312] as [CGFloat])
  func relativeInset(points: CGFloat) throws {
    let controller = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(controller)
    let listener = KeyboardListener(center: stage.center)
    listener.on(event: .willShow) { _ in controller.scrollView.contentInset.bottom += points }
    listener.on(event: .willHide) { _ in controller.scrollView.contentInset.bottom -= points }
    listener.start()
    for _ in 1...2 {
      controller.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(controller.fields[12]) == 0)
      stage.endEditing()
      #expect(controller.scrollView.contentInset.bottom == 0)
    }
  }

  @Test(
    "restores the inset of an app that saves it, adds to it, and restores it, even if the avoider added as many points",
    arguments: [20, 312] as [CGFloat])
  func savedAndEnlargedInset(points: CGFloat) throws {
    let controller = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(controller)
    var saved: CGFloat = 0
    let listener = KeyboardListener(center: stage.center)
    listener.on(event: .willShow) { _ in
      saved = controller.scrollView.contentInset.bottom
      controller.scrollView.contentInset.bottom += points
    }
    listener.on(event: .willHide) { _ in controller.scrollView.contentInset.bottom = saved }
    listener.start()
    for _ in 1...2 {
      controller.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      stage.endEditing()
      HeadlessWorld.updateCycle()
      #expect(controller.scrollView.contentInset.bottom == 0)
    }
  }

  @Test("does not correct an inset that the app sets while the keyboard is visible and the avoider ignores the input")
  func disabledWhileVisible() throws {
    let controller = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(controller)
    controller.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let inset = controller.scrollView.contentInset.bottom
    stage.avoider.setPolicy(.disabled, for: controller)
    HeadlessWorld.updateCycle()
    #expect(inset > 0 && controller.scrollView.contentInset.bottom == 0)
    controller.scrollView.contentInset.bottom = inset
    HeadlessTyping.insert("a")
    HeadlessClock.advanceUntilIdle()
    #expect(controller.scrollView.contentInset.bottom == inset)
  }

  @Test("removes its contribution from an inset that the app restores after the keyboard has hidden")
  func savedInsetRestoredLate() throws {
    let controller = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(controller)
    let app = InsetSaver(controller.scrollView, restoresAt: UIResponder.keyboardDidHideNotification)
    controller.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    controller.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    #expect(app.hasRestored && controller.scrollView.contentInset.bottom == 0)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "restores the inset of an app that saves it, and then sets an inset of its own for the keyboard",
    arguments: [280, 302, 336] as [CGFloat], AvoiderTogetherTests.First.allCases)
  func savedAndAssignedInset(assigned: CGFloat, first: AvoiderTogetherTests.First) throws {
    let controller = FieldsController(.scrolling)
    let stage = try AvoiderStage(controller, isAvoided: false)
    if first == .avoider { stage.avoider.start() }
    let app = InsetSaver(controller.scrollView, assigning: assigned)
    if first == .follower { stage.avoider.start() }
    for _ in 1...3 {
      controller.fields[10].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      HeadlessWorld.updateCycle()
      #expect(stage.covered(controller.fields[10]) == 0)
      controller.fields[10].resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      HeadlessWorld.updateCycle()
      #expect(controller.scrollView.contentInset.bottom == 0)
    }
    withExtendedLifetime(app) {}
  }
}

/// An app that saves an inset when the keyboard appears and restores it when the keyboard hides, as much sample code
/// does.
@MainActor private final class InsetSaver {
  private var observation: NotificationObservation?
  private var saved: UIEdgeInsets?
  private(set) var hasRestored = false

  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - assigned: The bottom inset to set when the keyboard appears; nil to leave the inset unchanged.
  ///   - end: The notification at which to restore the inset.
  init(
    _ scrollView: UIScrollView, assigning assigned: CGFloat? = nil,
    restoresAt end: Notification.Name = UIResponder.keyboardWillHideNotification
  ) {
    let names = [UIResponder.keyboardWillShowNotification, end]
    observation = NotificationObservation(of: names, in: .default) { [weak self, weak scrollView] notification in
      let isShow = notification.name == UIResponder.keyboardWillShowNotification
      MainActor.assumeIsolated {
        guard let self, let scrollView else { return }
        if isShow {
          self.saved = scrollView.contentInset
          if let assigned { scrollView.contentInset.bottom = assigned }
        } else {
          scrollView.contentInset = self.saved ?? .zero
          self.hasRestored = true
        }
      }
    }
  }
}
