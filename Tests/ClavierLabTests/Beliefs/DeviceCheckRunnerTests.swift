import ClavierTesting
import Testing
import UIKit

@testable import ClavierLab
@testable import DeviceChecks

@MainActor @Suite("Device checks: what the tester does")
struct DeviceCheckRunnerTests {
  /// Returns a runner whose time is virtual, and whose tester skips every request.
  ///
  /// The runner never suspends, so no other test runs in the meantime.
  private func makeRunner(
    in orientation: UIInterfaceOrientation = .portrait, while condition: @escaping @MainActor () -> Void = {}
  ) -> DeviceCheckRunner {
    HeadlessWorld.reset(HeadlessDisplay(.standard), orientation: orientation)
    let scene = HeadlessWorld.windowScene
    return DeviceCheckRunner(scene: scene) { seconds in
      HeadlessClock.advance(by: seconds)
      condition()
      if scene.windows.contains(where: { $0 is RequestWindow && !$0.isHidden }) {
        // The buttons are in the last 44 points of the panel, which is 90 points high below the safe area.
        HeadlessTouches.tap(at: CGPoint(x: 150, y: 59 + 90 - 22))
      }
    }
  }

  private let twoRequests = DeviceCheck("two-requests", "A check makes two requests.") { run in
    run.ask(.rotateToPortrait) { false }
    run.act { run.record("first request has passed", .flag(true)) }
    run.ask(.rotateToLandscape) { false }
    run.act { run.record("second request has passed", .flag(true)) }
  }

  @Test("A check whose tester skips a request is skipped, unless the request only restores the device")
  func skippedRequest() async {
    let entry = await makeRunner().run(twoRequests)
    #expect(entry.skipped == "The tester did not perform the action.")
    #expect(entry.observations == ["first request has passed": .flag(true)])
  }

  @Test("A check whose tester does not restore the device is complete")
  func skippedRestoration() async {
    let check = DeviceCheck("restoration", "A check restores the device.") { run in
      run.act { run.record("observed", .flag(true)) }
      run.ask(.rotateToPortrait) { false }
    }
    let entry = await makeRunner().run(check)
    #expect(entry.skipped == nil && entry.observations == ["observed": .flag(true)])
  }

  @Test("A tester who gives up is still asked to restore the device", arguments: [true, false])
  func restorationAfterSkip(isCanceled: Bool) async {
    nonisolated(unsafe) var isAsked = false
    let check = DeviceCheck("given up", "A check changes and restores the device.") { run in
      if isCanceled { run.act { withUnsafeCurrentTask { $0?.cancel() } } }
      run.ask(.rotateToLandscape) { false }
      run.act { run.record("observed", .flag(true)) }
      run.ask(.rotateToPortrait) {
        isAsked = true
        return true
      }
    }
    let task = Task { await makeRunner().run(check) }
    let entry = await task.value
    #expect(entry.skipped != nil && entry.observations.isEmpty)
    #expect(isAsked == !isCanceled)
  }

  @Test("Checks are skipped in landscape, because the predictions are made in portrait")
  func landscape() async throws {
    let check = try #require(DeviceCheck.named("bar-heights"))
    #expect(await makeRunner().run(check).skipped == nil)
    let entry = await makeRunner(in: .landscapeRight).run(check)
    #expect(entry == DeviceCheckEntry(check: "bar-heights", skipped: "Rotate the device to portrait."))
  }

  @Test("A canceled check observes nothing after the cancellation, and is skipped")
  func cancellation() async {
    let check = DeviceCheck("canceled", "A check can be canceled.") { run in
      run.act {
        run.record("before", .flag(true))
        withUnsafeCurrentTask { $0?.cancel() }
      }
      run.wait(5)
      run.act { run.record("after", .flag(true)) }
    }
    let entry = await Task { await makeRunner().run(check) }.value
    #expect(entry.skipped == "The check was canceled.")
    #expect(entry.observations == ["before": .flag(true)])
  }

  @Test("The checks that change the device restore it at their end, and come last")
  func restorations() throws {
    let restoring = DeviceCheck.all.filter { actions(of: $0).contains(where: \.restoresDevice) }
    #expect(restoring.map(\.name) == DeviceCheck.all.suffix(restoring.count).map(\.name))
    for check in restoring { #expect(actions(of: check).last?.restoresDevice == true, "\(check.name)") }
    for check in DeviceCheck.all where check.needsMovedWindow {
      #expect(restoring.contains { $0.name == check.name }, "\(check.name)")
    }
  }

  @Test(
    "After a check, the keyboard is hidden, no accessory view is being edited, and the device is in portrait",
    arguments: DeviceCheck.all.map(\.name))
  func traces(name: String) throws {
    let check = try #require(DeviceCheck.named(name))
    let (run, keyboard) = try perform(check)
    // On a device, the accessory view is in a window of the system, whose editing the end of the run does not end.
    #expect(run.controller.bar?.subviews.contains { $0.isFirstResponder } != true)
    _ = run.end()
    HeadlessClock.advance(by: 1)
    #expect(!keyboard.isVisible && !keyboard.isHardwareKeyboardAttached)
    #expect(HeadlessWorld.windowScene.interfaceOrientation == .portrait)
  }

  @Test("Every view that a request mentions is blue")
  func mentionedViews() {
    for check in DeviceCheck.all {
      actions(of: check) { action in
        guard let view = action.view else { return }
        let hit = view.window?.hitTest(view.convert(CGPoint(x: 150, y: 20), to: nil), with: nil)
        let visible = sequence(first: hit, next: { $0?.superview }).first { $0?.backgroundColor != nil }
        #expect(visible??.backgroundColor == .blue, "\(check.name)")
      }
    }
  }

  @Test("Touches before the requested one do not affect an observation", arguments: ["back-swipe", "row-selection"])
  func earlierTouch(name: String) throws {
    let check = try #require(DeviceCheck.named(name))
    for alternative in try #require(HeadlessDoubt.all.first { $0.name == name }).alternatives {
      let assumptions = HeadlessAssumptions([alternative])
      let expected = try BeliefStage().observe(check, under: assumptions)
      let clumsy = try HeadlessAssumptions.$current.withValue(assumptions) {
        // The touch is beside the list, and is not a swipe from the edge.
        try perform(check) { HeadlessTouches.tap(at: CGPoint(x: 300, y: 700)) }.run.end()
      }
      #expect(clumsy.observations == expected.observations, "\(alternative.rawValue)")
    }
  }

  @Test("A tap on the text view before the return key does not settle anything")
  func tapBeforeReturn() throws {
    let check = try #require(DeviceCheck.named("return-key"))
    let (run, _) = try perform(check) { HeadlessTouches.tap(at: CGPoint(x: 100, y: 320)) }
    let entry = run.end()
    #expect(entry.skipped == "The text field did not receive the return key." && entry.observations.isEmpty)
  }

  // MARK: - Helpers

  /// Performs a check without ending it.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - mistake: What the tester does before each requested action.
  private func perform(
    _ check: DeviceCheck, afterMistake mistake: () -> Void = {}
  ) throws -> (run: DeviceCheckRun, keyboard: SimulatedKeyboard) {
    let stage = BeliefStage()
    let device = stage.device(for: check)
    HeadlessWorld.reset(HeadlessDisplay(device), orientation: .portrait)
    let keyboard = try SimulatedKeyboard(device: device)
    keyboard.connect()
    let run = DeviceCheckRun(check, in: HeadlessWorld.windowScene) { HeadlessClock.now }
    run.begin()
    for step in run.steps {
      if case .ask = step { mistake() }
      stage.perform(step, with: keyboard)
    }
    return (run, keyboard)
  }

  /// Returns what a check asks a person to do.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - inspect: A closure that is called with each action while the window of the check is visible.
  @discardableResult
  private func actions(of check: DeviceCheck, inspect: (PersonAction) -> Void = { _ in }) -> [PersonAction] {
    HeadlessWorld.reset()
    let run = DeviceCheckRun(check, in: HeadlessWorld.windowScene) { HeadlessClock.now }
    run.begin()
    HeadlessClock.advance(by: 0.1)
    defer { _ = run.end() }
    let actions = run.steps.compactMap { if case .ask(let action, _) = $0 { action } else { nil } }
    actions.forEach(inspect)
    return actions
  }
}

extension PersonAction {
  /// The view that the request mentions, if any.
  fileprivate var view: UIView? {
    switch self {
    case .tap(let view): view
    case .flick(let view), .dragKeyboard(let view): view
    default: nil
    }
  }
}
