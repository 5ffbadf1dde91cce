import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Popovers, which the system keeps above the keyboard.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderPopoverTests {
  private func present(
    _ popover: UIViewController, from source: CGRect, device: String, orientation: DeviceOrientation = .landscape
  ) throws -> AvoiderStage {
    let root = UIViewController()
    let stage = try AvoiderStage(root, device: device, orientation: orientation)
    let button = UIView(frame: source)
    root.view.addSubview(button)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = button
    root.present(popover, animated: true)
    HeadlessClock.advanceUntilIdle()
    return stage
  }

  /// Whether the popover has not moved yet when the input has become first responder.
  private var movesLater: Bool { HeadlessWorld.assumes(.sheetMovesInNextTurn) }

  @Test("does not move a popover that the system has moved above the keyboard", arguments: [0, 4])
  func moved(index: Int) throws {
    let popover = FieldsController(.fixed, count: 5)
    popover.preferredContentSize = CGSize(width: 320, height: 320)
    let stage = try present(
      popover, from: CGRect(x: 300, y: 420, width: 60, height: 40), device: "iPad (10th generation)")
    let rest = Snapshot(of: stage.window)
    popover.fields[index].becomeFirstResponder()
    if movesLater { HeadlessClock.advanceUntilIdle() }
    #expect(popover.view.transform == .identity)
    #expect(stage.covered(popover.fields[index]) == 0)
    HeadlessClock.advanceUntilIdle()
    #expect(popover.view.transform == .identity)
    popover.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("scrolls in a popover that shrank above the keyboard, and restores everything")
  func shrunk() throws {
    let popover = FieldsController(.scrolling, count: 12)
    popover.preferredContentSize = CGSize(width: 360, height: 700)
    let stage = try present(
      popover, from: CGRect(x: 560, y: 380, width: 60, height: 40), device: "iPad (10th generation)")
    let rest = Snapshot(of: stage.window)
    let height = popover.view.bounds.height
    popover.fields[11].becomeFirstResponder()
    #expect(movesLater || popover.view.bounds.height < height)
    HeadlessClock.advanceUntilIdle()
    #expect(popover.view.bounds.height < height)
    #expect(stage.covered(popover.fields[11]) == 0)
    let frame = popover.fields[11].frameOnScreen
    #expect(
      popover.scrollView.frameOnScreen.contains(frame), "in sight: \(frame) in \(popover.scrollView.frameOnScreen)")
    popover.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("keeps the field of a popover visible if the popover is a sheet on a phone")
  func onPhone() throws {
    let popover = FieldsController(.fixed, count: 12)
    let stage = try present(
      popover, from: CGRect(x: 100, y: 100, width: 60, height: 40), device: "iPhone 15", orientation: .portrait)
    popover.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: popover.fields[11]) - 10) < 0.001)
  }
}
