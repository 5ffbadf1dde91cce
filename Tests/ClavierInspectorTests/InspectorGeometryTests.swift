import ClavierTesting
import Foundation
import KeyboardGallery
import TestSupport
import Testing
import UIKit

@testable import Clavier
@testable import ClavierInspector

/// The inspector never moves the app's views, and touches beside it reach the app.
@MainActor struct InspectorGeometryTests {
  @Test(arguments: [GalleryScreen.handler, .sheet, .plainForm, .editor, .chat, .nested, .settings, .splitView])
  func `every view of the app has the same geometry with and without the inspector`(screen: GalleryScreen) throws {
    let closed = try Self.run(screen, isInspected: false)
    let open = try Self.run(screen, isInspected: true)
    #expect(closed.snapshots.count == open.snapshots.count && closed.snapshots.count >= 4)
    for (index, pair) in zip(closed.snapshots, open.snapshots).enumerated() where pair.0 != pair.1 {
      Issue.record("moment \(index): \(pair.1.differences(from: pair.0))")
    }
    #expect(closed.states == open.states)
    #expect(closed.plans == open.plans)
    #expect(closed.safeAreas == open.safeAreas)
  }

  private struct Run {
    var snapshots: [Snapshot] = []
    var states: [KeyboardState] = []
    var plans: [AvoidancePlan?] = []
    var safeAreas: [UIEdgeInsets] = []
  }

  /// Shows the keyboard for three inputs of a screen, types into each, and hides the keyboard.
  private static func run(_ screen: GalleryScreen, isInspected: Bool) throws -> Run {
    HeadlessWorld.reset()
    let keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.connect()
    let window = makeWindow(screen.make())
    HeadlessClock.advanceUntilIdle()
    let inspector = KeyboardInspector()
    if isInspected { inspector.present(in: HeadlessWorld.windowScene) }
    var run = Run()
    func note() {
      HeadlessWorld.updateCycle()
      run.snapshots.append(Snapshot(of: window))
      run.states.append(KeyboardCenter.shared.state)
      run.plans.append(KeyboardAvoider.enabled(in: .shared).first?.lastPlan)
      run.safeAreas.append(window.safeAreaInsets)
    }
    note()
    let inputs = window.textInputs
    for input in Set([0, inputs.count / 2, inputs.count - 1]).sorted().map({ inputs[$0] }) {
      input.becomeFirstResponder()
      // The snapshots are taken in the middle of the animation, and after the animation.
      HeadlessClock.advance(by: 0.1)
      note()
      HeadlessClock.advanceUntilIdle()
      HeadlessTyping.insert("Ada")
      HeadlessClock.advanceUntilIdle()
      note()
    }
    window.endEditing(true)
    HeadlessClock.advanceUntilIdle()
    note()
    inspector.dismiss()
    window.isHidden = true
    return run
  }

  @Test func `touches beside the panel reach the app, and touches on it do not`() throws {
    let stage = try InspectorStage()
    stage.present()
    HeadlessTouches.tap(stage.screen.button)
    #expect(stage.screen.taps == 1)
    HeadlessTouches.tap(stage.screen.fields[4])
    #expect(stage.screen.fields[4].isFirstResponder)
    stage.window.endEditing(true)
    stage.settle()
    // The first field is below the panel.
    #expect(stage.panelFrame.contains(CGPoint(x: 100, y: 97)))
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 97))
    #expect(!stage.screen.fields[0].isFirstResponder)
    stage.tapButton("keyboardInspector.close")
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 97))
    #expect(stage.screen.fields[0].isFirstResponder)
    stage.close()
  }

  @Test func `a finger drags the panel, which stays on the screen and above the keyboard`() throws {
    let stage = try InspectorStage()
    let before = Snapshot(of: stage.window)
    stage.present()
    stage.tapButton("keyboardInspector.collapse")
    let start = stage.panelFrame
    let grip = CGPoint(x: start.minX + 20, y: start.minY + 15)
    HeadlessTouches.drag(from: grip, to: CGPoint(x: grip.x - 20, y: grip.y + 300), duration: 0.5)
    stage.settle()
    #expect(stage.panelFrame == start.offsetBy(dx: -20, dy: 300))
    let next = CGPoint(x: grip.x - 20, y: grip.y + 300)
    HeadlessTouches.drag(from: next, to: CGPoint(x: 5, y: 850), duration: 0.5)
    stage.settle()
    #expect(stage.panelFrame.maxY == 852 - 34 - PanelPlace.margin)
    #expect(stage.panelFrame.minX == PanelPlace.margin)
    #expect(Snapshot(of: stage.window) == before)
    stage.screen.fields[0].becomeFirstResponder()
    stage.settle()
    #expect(stage.panelFrame.maxY == KeyboardCenter.shared.state.frame.minY - PanelPlace.margin)
    stage.close()
  }

  @Test func `a panel with little height keeps a header that a finger can drag`() throws {
    let stage = try InspectorStage()
    stage.present()
    let panel = try #require(stage.panel)
    stage.tapButton("keyboardInspector.collapse")
    // The height that is left above the keyboard of the smallest iPhone in landscape.
    let height = panel.heightAnchor.constraint(lessThanOrEqualToConstant: 42)
    height.priority = UILayoutPriority(rawValue: 999)
    height.isActive = true
    stage.settle()
    let share = try #require(panel.buttons.first)
    let grip = share.convert(share.bounds, to: panel).minY
    #expect(grip >= 30 && panel.bounds.height == grip + 44, "\(grip) of \(panel.bounds.height)")
    stage.close()
  }

  @Test func `the panel is on the screen after a rotation`() throws {
    let stage = try InspectorStage()
    stage.present()
    HeadlessWorld.rotate(to: .landscapeRight)
    stage.settle()
    let area = stage.window.bounds.inset(by: stage.window.safeAreaInsets)
    #expect(stage.inspector.window?.frame == stage.window.frame)
    #expect(stage.window.bounds.width == 852 && area.contains(stage.panelFrame), "\(stage.panelFrame) in \(area)")
    stage.close()
  }

  @Test func `has the status bar and the supported orientations of the app`() throws {
    let stage = try InspectorStage()
    stage.screen.view.backgroundColor = .systemBackground
    let full = LockedController()
    full.modalPresentationStyle = .fullScreen
    stage.present()
    let controller = try #require(stage.inspector.window?.rootViewController)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.supportedInterfaceOrientations == stage.screen.supportedInterfaceOrientations)
    stage.screen.present(full, animated: false)
    stage.settle()
    #expect(controller.prefersStatusBarHidden && controller.preferredStatusBarStyle == .lightContent)
    #expect(controller.supportedInterfaceOrientations == .portrait)
    HeadlessWorld.rotate(to: .landscapeRight)
    #expect(stage.window.bounds.width == 393)
    stage.close()
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `has the status bar and the orientations of the last screen that determines them`(
    style: UIModalPresentationStyle
  ) throws {
    let stage = try InspectorStage()
    let (sheet, full) = (UIViewController(), LockedController())
    full.modalPresentationStyle = style
    full.modalPresentationCapturesStatusBarAppearance = true
    stage.present()
    let controller = try #require(stage.inspector.window?.rootViewController)
    stage.screen.present(sheet, animated: false)
    stage.settle()
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.supportedInterfaceOrientations == stage.screen.supportedInterfaceOrientations)
    sheet.present(full, animated: false)
    stage.settle()
    #expect(controller.prefersStatusBarHidden && controller.preferredStatusBarStyle == .lightContent)
    #expect(controller.supportedInterfaceOrientations == .portrait)
    stage.close()
  }

  /// A screen without a status bar that does not rotate.
  private final class LockedController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }
}
