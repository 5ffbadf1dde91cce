import Clavier
import ClavierCore
import ClavierTesting
import ClavierTraces
import Foundation
import UIKit

extension LabPhone {
  /// Opens the screen on the device that a log fits and posts its notifications, in the log's own time where it says it.
  func replay(_ text: String) {
    let trace = KeyboardTrace(text: text)
    guard !trace.entries.isEmpty else {
      if let problem = trace.problems.first {
        return report("Line \(problem.line), column \(problem.column): \(problem.message).")
      }
      return report(
        "Line 1, column 1: no keyboard notification in this text. Print notification.userInfo and paste what the "
          + "console shows.")
    }
    guard let match = ReplayDevice(trace, chosen: nil) else {
      let line = trace.entries.first?.line ?? 1
      return report("Line \(line), column 1: no simulated device has the screen of these frames.")
    }
    var wanted = settings
    if Device.named(settings.device)?.id != match.device.id { wanted.device = match.device.officialName(for: nil) }
    wanted.orientation = match.orientation == .landscape ? .landscape : .portrait
    wanted.placement = .docked
    wanted.hardwareKeyboard = false
    guard match.device.keyboardHeight(orientation: .portrait) != nil else {
      return report("Nobody has published a keyboard height of '\(wanted.device)', so it cannot be simulated.")
    }
    show(wanted)
    guard let open else { return }
    open.isReplaying = true
    open.keyboard.followsFirstResponder = false
    play(ReplayScript(trace, screen: open.window.screen.bounds.size), on: open)
  }

  private func play(_ script: ReplayScript, on open: OpenScreen) {
    let inputs = open.inputs.map(\.view)
    let bounds = open.window.bounds
    guard let input = inputs.last(where: { bounds.contains(open.frame(of: $0)) }) ?? inputs.last else {
      return report("This screen has no input to edit while the log is played.")
    }
    var time = 0.7
    var before: Double?
    for burst in script.bursts {
      let start = burst.first?.time
      if let start, let before {
        // Nobody wants to wait as long as somebody once looked at his phone.
        time += min(max(start - before, 0), 3)
      } else if before != nil || burst.first?.line != script.bursts.first?.first?.line {
        time += 1.4
      }
      before = start
      later(time) { [weak self] in self?.begin(burst, in: input) }
    }
  }

  private func begin(_ burst: [ReplayScript.Post], in input: UIView) {
    guard let open else { return }
    note("\(ReplayScript.lines(of: burst)): \(burst.map { $0.event.rawValue }.joined(separator: ", "))")
    let isHide = burst.contains { $0.event == .willHide }
    let isShow = !isHide && burst.contains { ($0.end?.minY ?? .infinity) < open.window.screen.bounds.maxY }
    if isShow, !input.isFirstResponder {
      open.camera.fingerDown(at: open.reach.tapPoint(on: input), time: now)
      input.becomeFirstResponder()
    }
    let start = burst.first?.time
    for post in burst {
      let wait: Double
      if let start, let time = post.time {
        wait = min(max(time - start, 0), 3)
      } else {
        wait = post.isBeginning ? 0 : 0.5
      }
      if wait > 0 { later(wait) { post.deliver() } } else { post.deliver() }
    }
    if isHide { open.window.endEditing(true) }
  }

  /// Ends what was under way for an earlier wish; after a log the simulated keyboard serves the phone again.
  func takeOver() {
    intention += 1
    guard let open, open.isReplaying else { return }
    open.isReplaying = false
    open.keyboard.followsFirstResponder = true
    if let focused = open.focused {
      open.keyboard.inputSessionDidChange(to: focused)
    } else if ![.hidden, .unknown].contains(KeyboardCenter.shared.state.placement) {
      open.hideKeyboardOfLog()
    }
  }
}
