import Clavier
import ClavierCore
import ClavierTesting
import ClavierTraces
import Foundation
import UIKit

extension LabPhone {
  /// Opens the screen on the device that fits a log, and posts the notifications of the log.
  ///
  /// If the log contains times, the pauses are those of the log.
  func replay(_ text: String) {
    let trace = KeyboardTrace(text: text)
    guard !trace.entries.isEmpty else {
      if let problem = trace.problems.first {
        return report("Line \(problem.line), column \(problem.column): \(problem.message).")
      }
      return report(
        "Line 1, column 1: the text contains no keyboard notification. Print notification.userInfo and paste the "
          + "console output.")
    }
    guard let match = ReplayDevice(trace, chosen: nil) else {
      let line = trace.entries.first?.line ?? 1
      return report("Line \(line), column 1: no simulated device has a screen with these frames.")
    }
    var wanted = settings
    if Device.named(settings.device)?.id != match.device.id { wanted.device = match.device.officialName(for: nil) }
    wanted.orientation = match.orientation == .landscape ? .landscape : .portrait
    wanted.placement = .docked
    wanted.hardwareKeyboard = false
    guard match.device.keyboardHeight(orientation: .portrait) != nil else {
      return report("The keyboard heights of '\(wanted.device)' are unknown, so it cannot be simulated.")
    }
    show(wanted)
    guard let driver else { return }
    driver.beginReplay()
    play(ReplayScript(trace, screen: driver.window.screen.bounds.size), on: driver)
  }

  private func play(_ script: ReplayScript, on driver: PhoneDriver) {
    guard let input = driver.replayInput else {
      return report("This screen has no input that could be edited during the replay.")
    }
    var time = 0.7
    var before: Double?
    for (index, burst) in script.bursts.enumerated() {
      let start = burst.first?.time
      if let start, let before {
        time += min(max(start - before, 0), ReplayScript.longestPause)
      } else if index > 0 {
        time += 1.4
      }
      before = start
      driver.later(time) { [weak self, weak driver] in
        self?.sendAction("\(ReplayScript.lines(of: burst)): \(burst.map { $0.event.rawValue }.joined(separator: ", "))")
        driver?.replay(burst, editing: input)
      }
    }
  }

  /// Cancels what earlier commands have scheduled, and ends a replay.
  func takeOver() {
    driver?.cancelSteps()
    driver?.endReplay()
  }
}
