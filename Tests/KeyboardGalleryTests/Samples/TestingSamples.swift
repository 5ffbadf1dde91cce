import Clavier
import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import KeyboardGallery

/// The samples of the articles about testing.
@MainActor @Suite struct TestingSamples {
  @Test func `the samples of "Simulating the keyboard"`() throws {
    HeadlessWorld.reset()
    Printed.lines = []

    let notificationCenter = NotificationCenter()
    let center = KeyboardCenter(notificationCenter: notificationCenter)
    let subscription = center.subscribe { event, info in print(event, info.endFrame) }
    let device = try #require(Device.named("iPhone 16"))
    let keyboard = try SimulatedKeyboard(device: device, notificationCenter: notificationCenter)

    keyboard.show()
    #expect(center.state.placement == .docked)

    keyboard.change(to: .numberPad)
    keyboard.settle()
    keyboard.hide()
    #expect(center.state.placement == .hidden)

    #expect(Printed.lines.first == "willChangeFrame \(CGRect(x: 0, y: 516, width: 393, height: 336))")
    subscription.cancel()
  }

  @Test func `the samples of "Testing your screens"`() {
    // Other tests run these checks.
    func checkLater() {
      assertInputsStayVisible(in: { SignUpViewController() }, pictures: FileManager.default.temporaryDirectory)
    }
    func checkWithTasks() async {
      await assertInputsStayVisible { SearchViewController() }
    }

    let pads = Device.withKnownHeights.filter { $0.idiom == .pad }
    assertInputsStayVisible(in: { CheckoutViewController() }, on: pads, orientations: [.landscape], keyboards: [.text])

    #expect(!pads.isEmpty)
  }

  @Test func `the samples of "Traces"`() throws {
    HeadlessWorld.reset()
    Printed.lines = []
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }

    let recorder = KeyboardRecorder()
    recorder.start()
    let keyboard = try SimulatedKeyboard(device: .standard)
    keyboard.show()
    recorder.stop()
    try recorder.trace.jsonLines.write(to: file, atomically: true, encoding: .utf8)

    let trace = try KeyboardTrace(jsonLines: String(contentsOf: file, encoding: .utf8))
    for problem in trace.problems { print(problem) }

    #expect(Printed.lines.isEmpty && trace.entries.count == 2)

    let notificationCenter = NotificationCenter()
    let center = KeyboardCenter(notificationCenter: notificationCenter)
    let subscription = center.subscribe { _, _ in }

    trace.replay(into: notificationCenter)

    #expect(center.lastInfo?.endFrame == keyboard.frame)
    subscription.cancel()
  }
}

/// A screen that loads its field in a task.
private final class SearchViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { view.addSubview(UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))) }
  }
}

/// Samples that are whole tests.
@MainActor @Suite(.disabled("Other tests run these checks.")) struct VisibilitySamples {
  @MainActor @Test func `every input stays visible`() {
    assertInputsStayVisible { SignUpViewController() }
  }

  @MainActor @Test func `the avoider keeps every input visible`() {
    KeyboardAvoider.shared.start()
    assertInputsStayVisible { SignUpViewController() }
  }

  @MainActor @Suite struct WithTasks {
    @MainActor @Test func `every input stays visible`() async {
      await assertInputsStayVisible { SearchViewController() }
    }
  }
}
