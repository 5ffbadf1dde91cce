import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import UIKit

extension LabPhone {
  /// Opens the screen on the device that fits a log, and posts the notifications of the log.
  ///
  /// If the log contains times, the pauses are as long as in the log, up to ``ReplayScript/longestPause``.
  func replay(_ text: String) {
    let trace: KeyboardTrace
    do throws(PastedText.Unreadable) {
      trace = try PastedText.trace(in: Data(text.utf8))
    } catch {
      return report("Line \(error.line), column \(error.column): \(error.message)")
    }
    guard let match = ReplayDevice(trace, chosen: nil) else {
      let line = trace.entries.first?.line ?? 1
      return report("Line \(line), column 1: no simulated device has a screen that fits these frames.")
    }
    var wanted = settings
    if Device.named(settings.device)?.id != match.device.id {
      let model = match.device.names.first { settings.system.closest(on: $0) == settings.system }
      wanted.device = match.device.officialName(for: model)
    }
    wanted.orientation = match.orientation == .landscape ? .landscape : .portrait
    wanted.placement = .docked
    wanted.hardwareKeyboard = false
    guard match.device.keyboardHeight(orientation: .portrait) != nil else {
      return report("The keyboard heights of '\(wanted.device)' are unknown, so this device cannot be simulated.")
    }
    show(supported(wanted))
    guard let driver else { return }
    play(ReplayScript(trace, screen: driver.window.screen.bounds.size), on: driver)
  }

  private func play(_ script: ReplayScript, on driver: PhoneDriver) {
    guard let input = driver.replayInput else {
      return report("\(ReplayError.noInput.reason.withCapitalFirstLetter).")
    }
    driver.beginReplay()
    play(script.bursts[...], after: 0.7, editing: input, on: driver)
  }

  private func play(
    _ bursts: ArraySlice<[ReplayScript.Post]>, after pause: Double, editing input: UIView, on driver: PhoneDriver
  ) {
    guard let burst = bursts.first else { return }
    driver.later(pause) { [weak self, weak driver] in
      guard let self, let driver else { return }
      sendAction("\(ReplayScript.lines(of: burst)): \(burst.map { $0.event.rawValue }.joined(separator: ", "))")
      driver.replay(burst, editing: input)
      // The next movement is scheduled last, because the clock keeps the order of steps that are due at the same time.
      let rest = bursts.dropFirst()
      guard let start = burst.first?.delay, let next = rest.first?.first?.delay else { return }
      play(rest, after: next - start, editing: input, on: driver)
    }
  }

  /// Cancels the steps that earlier commands have scheduled, and ends a replay.
  func takeOver() {
    driver?.cancelSteps()
    driver?.endReplay()
  }
}
