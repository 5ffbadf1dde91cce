import Clavier
import ClavierTesting
import Combine
import Foundation
import Testing
import UIKit

/// The samples of tasks, Combine, and messages.
@MainActor @Suite struct StreamSamples {
  // In these two controllers, `KeyboardCenter.shared` observes a notification center of its own: while a test waits for
  // its task, other tests show their keyboards.

  private final class TaskController: UIViewController {
    @MainActor enum KeyboardCenter {
      static let notificationCenter = NotificationCenter()
      static let shared = Clavier.KeyboardCenter(notificationCenter: notificationCenter)
    }

    private(set) var lines: [String] = []

    private func print(_ event: KeyboardEvent, _ frame: CGRect) { lines.append("\(event) \(frame.minY)") }

    private var task: Task<Void, Never>?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      // After a canceled back swipe, the view appears again without having disappeared.
      task?.cancel()
      task = Task {
        for await (event, info) in KeyboardCenter.shared.events {
          print(event, info.endFrame)
        }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      task?.cancel()
    }

    /// Suspends until the task has ended.
    func end() async { await task?.value }
  }

  private final class Gauge {
    var values: [Float] = []

    func setProgress(_ progress: Float, animated: Bool) { values.append(progress) }
  }

  private final class HeightController: SampleController {
    @MainActor enum KeyboardCenter {
      static let notificationCenter = NotificationCenter()
      static let shared = Clavier.KeyboardCenter(notificationCenter: notificationCenter)
    }

    let gauge = Gauge()

    func measure() async {
      for await height in KeyboardCenter.shared.heights(in: view) {
        gauge.setProgress(Float(height / view.bounds.height), animated: false)
      }
    }
  }

  private func post(_ event: KeyboardEvent, top: CGFloat) {
    let info = KeyboardInfo(endFrame: CGRect(x: 0, y: top, width: 393, height: 336), duration: 0.25, curve: .keyboard)
    TaskController.KeyboardCenter.notificationCenter.post(
      name: event.notificationName, object: nil, userInfo: info.userInfo)
  }

  @Test(.timeLimit(.minutes(15)))
  func `a task gets events while its screen is visible, and releases the screen when it disappears`() async {
    weak var released: UIViewController?
    do {
      let controller = TaskController()
      controller.viewDidAppear(false)
      // The task begins in a later turn.
      while controller.lines.isEmpty {
        post(.willShow, top: 516)
        await Task.yield()
      }
      post(.willHide, top: 852)
      while controller.lines.last != "willHide 852.0" { await Task.yield() }
      let lines = controller.lines
      #expect(Set(lines) == ["willShow 516.0", "willHide 852.0"])
      controller.viewDidDisappear(false)
      post(.willShow, top: 516)
      await controller.end()
      #expect(controller.lines == lines)
      released = controller
    }
    await Task.yield()
    #expect(released == nil)
  }

  @Test(.timeLimit(.minutes(15))) func `a task gets the keyboard's height in each frame as it appears`() async throws {
    HeadlessWorld.reset()
    let keyboard = try SimulatedKeyboard(
      device: .standard, notificationCenter: HeightController.KeyboardCenter.notificationCenter, environment: .headless)
    keyboard.connect()
    let controller = HeightController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // The stream exists when the task suspends for the first time, and keeps the heights. The code after the first
    // `await` does not depend on the headless world.
    let task = Task.immediate { await controller.measure() }
    controller.nameField.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    while controller.gauge.values.last != Float(336.0 / 852) { await Task.yield() }
    task.cancel()
    await task.value
    let values = controller.gauge.values
    #expect(values.first == 0)
    #expect(values == values.sorted())
    #expect(values.count > 15, "a quarter of a second has 15 frames")
  }

  private final class CombineController: SampleController {
    private var cancellables: Set<AnyCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()

      KeyboardCenter.shared.eventPublisher
        .filter { $0.event == .willShow }
        .sink { [weak self] in self?.raiseButton(with: $0.info) }
        .store(in: &cancellables)
    }

    private func raiseButton(with info: KeyboardInfo) { print("raise", info.endFrame.minY) }
  }

  @Test func `a publisher calls its closure once each time the keyboard appears`() throws {
    let stage = try SampleStage { CombineController() }
    stage.edit(stage.controller.nameField)
    stage.edit(nil)
    #expect(Printed.lines == ["raise 516.0"])
  }

  @Test func `a center that observes messages has the keyboard's state`() throws {
    let stage = try SampleStage { SampleController() }

    let center: KeyboardCenter
    if #available(iOS 26, *) {
      center = KeyboardCenter(source: .messages)
    } else {
      center = KeyboardCenter()
    }

    stage.edit(stage.controller.nameField)
    #expect(center.state.placement == .docked)
  }
}
