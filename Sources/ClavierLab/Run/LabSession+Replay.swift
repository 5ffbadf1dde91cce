import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import UIKit

extension LabSession {
  /// Plays the notifications of a trace: each burst is a step, and somebody is editing the lowest input meanwhile.
  func play(_ trace: KeyboardTrace) {
    guard let input = inputs.filter({ window.bounds.contains(frame(of: $0)) }).last ?? inputs.last else { return }
    for burst in ReplayScript(trace, screen: window.screen.bounds.size).bursts {
      let isHide = burst.contains { $0.event == .willHide }
      let isShow = !isHide && burst.contains { ($0.end?.minY ?? .infinity) < window.screen.bounds.maxY }
      if isShow, !input.isFirstResponder {
        let frame = frame(of: input)
        recorder.fingerDown(at: CGPoint(x: frame.midX, y: frame.midY), time: now)
        HeadlessTouches.tap(input)
        if !input.isFirstResponder { _ = input.becomeFirstResponder() }
      }
      let names = burst.map { $0.event.rawValue }.joined(separator: ", ")
      let lines = ReplayScript.lines(of: burst)
      step("\(lines): \(names)") {
        for post in burst { post.deliver() }
        if isHide { _ = window.endEditing(true) }
      }
      rest(0.8)
    }
    if KeyboardCenter.shared.state.isVisible {
      let screen = window.screen.bounds
      let frame = KeyboardCenter.shared.state.frame
      let parked = CGRect(x: 0, y: screen.maxY, width: frame.width, height: frame.height)
      let info = KeyboardInfo(startFrame: frame, endFrame: parked, duration: 0.25, curve: .keyboard)
      step("end of the text: dismiss") {
        for event in [KeyboardEvent.willChangeFrame, .willHide] {
          ReplayScript.Post(line: 0, event: event, info: info).deliver()
        }
        _ = window.endEditing(true)
      }
    } else {
      _ = window.endEditing(true)
      settle()
    }
    rest(0.9)
  }
}
