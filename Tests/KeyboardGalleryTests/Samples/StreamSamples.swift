import Clavier
import ClavierTesting
import Combine
import Foundation
import Testing
import UIKit

/// The samples of tasks, Combine, and messages.
@MainActor @Suite struct StreamSamples {
  /// It is compiled only: a task needs turns of the main actor, in which other tests would show their keyboards.
  private final class Gauge {
    var values: [Float] = []

    func setProgress(_ progress: Float, animated: Bool) { values.append(progress) }
  }

  private final class TaskController: SampleController {
    let gauge = Gauge()

    func observe() async {
      for await (event, info) in KeyboardCenter.shared.events {
        print(event, info.endFrame)
      }
    }

    func measure() async {
      for await height in KeyboardCenter.shared.heights(in: view) {
        gauge.setProgress(Float(height / view.bounds.height), animated: false)
      }
    }
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

  @Test func `a publisher calls its closure once per show`() throws {
    let stage = try SampleStage { CombineController() }
    stage.edit(stage.controller.nameField)
    stage.edit(nil)
    #expect(Printed.lines == ["raise 516.0"])
  }

  @Test func `a center of messages knows the keyboard`() throws {
    let stage = try SampleStage { SampleController() }

    let center = KeyboardCenter(source: .messages)

    stage.edit(stage.controller.nameField)
    #expect(center.state.placement == .docked)
  }
}
