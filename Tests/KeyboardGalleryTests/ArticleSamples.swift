import Clavier
import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import KeyboardGallery

/// The samples of the articles that are not lines of the gallery, compiled and run.
@MainActor @Suite struct ArticleSamples {
  @Test func `the samples of "Simulating the keyboard"`() throws {
    HeadlessWorld.reset()
    let notificationCenter = NotificationCenter()
    let center = KeyboardCenter(notificationCenter: notificationCenter)
    let subscription = center.subscribe { event, info in print(event, info.endFrame) }
    let device = try #require(Device.named("iPhone 16"))
    let keyboard = try SimulatedKeyboard(device: device, notificationCenter: notificationCenter, host: .byHand)

    keyboard.show()
    #expect(center.state.placement == .docked)

    keyboard.change(to: .numberPad)
    keyboard.settle()
    keyboard.hide()
    #expect(center.state.placement == .hidden)
    subscription.cancel()
  }

  /// The first sample of "Testing your screens", as it stands there.
  @MainActor @Test func `what is typed can be seen`() {
    assertInputsStayVisible(in: { SignUpViewController() })
  }

  @Test func `the samples of "Testing your screens"`() {
    let pads = Device.withKnownHeights.filter { $0.idiom == .pad }
    assertInputsStayVisible(in: { CheckoutViewController() }, on: pads, orientations: [.landscape], keyboards: [.text])
    #expect(!pads.isEmpty)
  }

  @Test func `the samples of "Traces"`() throws {
    let pasted = """
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 852}, {393, 336}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }

    let trace = KeyboardTrace(text: pasted)
    for problem in trace.problems { print(problem) }
    let devices = trace.screen?.devices ?? []
    #expect(devices.contains(.standard))

    let notificationCenter = NotificationCenter()
    let center = KeyboardCenter(notificationCenter: notificationCenter)
    let subscription = center.subscribe { event, info in print(event, info.endFrame) }
    trace.replay(into: notificationCenter, guessingEvents: true)
    #expect(center.lastInfo?.endFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    subscription.cancel()

    try trace.jsonLines.write(to: file, atomically: true, encoding: .utf8)
    #expect(KeyboardTrace(text: try String(contentsOf: file, encoding: .utf8)).entries.count == 1)
  }

  @Test func `the samples of "Getting started"`() {
    HeadlessWorld.reset()
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    let screen = StartedViewController()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    let view: UIView = screen.view
    let subscription = KeyboardCenter.shared.subscribe { _, _ in }

    let covered = KeyboardCenter.shared.state.overlap(of: view)
    #expect(covered == 0)
    subscription.cancel()
  }

  @Test func `the sample of "Coming from other libraries", RxKeyboard`() throws {
    HeadlessWorld.reset()
    let keyboard = try SimulatedKeyboard(device: .standard)
    let screen = MeasuringViewController()
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    keyboard.show()
    keyboard.hide()
    #expect(screen.heights.max() == Device.standard.keyboardHeight(orientation: .portrait)?.value)
    #expect(screen.heights.last == 0)
  }

  @Test func `the sample of "Choosing a style", animation`() {
    let screen = StartedViewController()
    screen.move(with: KeyboardInfo(endFrame: CGRect(x: 0, y: 516, width: 393, height: 336)))
    #expect(screen.isViewLoaded)
  }
}

/// A screen with a spacer at its bottom.
private final class StartedViewController: UIViewController {
  private lazy var scrollView = UIScrollView(frame: .zero)
  private lazy var scrollViewBottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollViewBottom.followKeyboard(in: view)
  }

  func move(with info: KeyboardInfo) {
    UIView.animate(with: info.animation, animations: { self.view.layoutIfNeeded() })
  }
}

/// A screen that notes how much of it is covered.
private final class MeasuringViewController: UIViewController {
  var heights: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    KeyboardCenter.shared.subscribe(owner: self, replayingState: true) { [unowned self] _, _ in
      heights.append(KeyboardCenter.shared.state.overlap(with: view.frame))
    }
  }
}

/// The screen on the first page of the documentation.
final class ComposeViewController: UIViewController {
  private let keyboard = KeyboardListener()

  override func viewDidLoad() {
    super.viewDidLoad()
    keyboard
      .on(event: .willShow) { info in print("covers the screen from", info.endFrame.minY) }
      .on(event: .willHide) { _ in print("gone") }
      .start()
  }
}
