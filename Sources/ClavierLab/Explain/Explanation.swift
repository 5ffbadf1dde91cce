import Clavier
import ClavierCore
package import ClavierTesting
import Foundation

/// Explains the notifications of a trace.
package enum Explanation {
  /// Returns the explanation of each notification.
  package static func report(on trace: KeyboardTrace) -> ExplanationReport {
    let readings = trace.entries.map(Reading.init)
    let fits = ScreenFit.screens(of: trace)
    var reader = Reader()
    let notifications = zip(readings, fits).map { reader.report(on: $0, fit: $1) }
    let problems = trace.problems.map {
      ProblemReport(line: $0.line, column: $0.column, message: $0.message)
    }
    return ExplanationReport(notifications: notifications, problems: problems)
  }
}

extension Explanation {
  /// Explains notifications in order, taking the previous ones into account.
  struct Reader {
    private var machine: (screen: CGSize, machine: KeyboardStateMachine)?
    private var previous: Remarks.Previous?

    mutating func report(on reading: Reading, fit: ScreenFit?) -> NotificationReport {
      if let fit, machine?.screen != fit.size {
        let screen = CGRect(origin: .zero, size: fit.size)
        machine = (fit.size, KeyboardStateMachine(screen: screen))
        previous = nil
      }
      let said = state(of: reading, on: fit)
      let visible = fit.flatMap { visibleHeight(of: reading, on: $0) }
      let remarks = Remarks(reading: reading, fit: fit, state: said, visibleHeight: visible, previous: previous)
      previous = Remarks.Previous(reading: reading, fit: fit, state: said)
      return NotificationReport(
        line: reading.line,
        event: reading.event?.rawValue,
        startFrame: reading.startFrame.flatMap(ReportFrame.init),
        endFrame: reading.endFrame.flatMap(ReportFrame.init),
        duration: reading.duration.flatMap { $0.isFinite ? $0 : nil },
        curve: reading.curve,
        belongsToCurrentApp: reading.belongsToCurrentApp,
        state: said?.rawValue,
        screen: fit.map { ReportSize(width: Double($0.size.width), height: Double($0.size.height)) },
        visibleHeight: visible,
        remarks: remarks.all
      )
    }

    private mutating func state(of reading: Reading, on fit: ScreenFit?) -> KeyboardState.Placement? {
      guard var info = reading.info else { return nil }
      guard let fit else { return reading.event == .willHide ? .hidden : nil }
      info.endFrame = fit.interfaceFrame(info.endFrame)
      let context = KeyboardStateMachine.Context(
        screen: CGRect(origin: .zero, size: fit.size), bottomSafeArea: 0, firstResponder: .unknown)
      // A notification without a name counts as a hide if its frame is at the bottom edge. Otherwise, only its frame
      // counts.
      let isAtEdge = info.endFrame.minY >= fit.size.height - 0.5
      let event = reading.event ?? (isAtEdge ? .willHide : .willChangeFrame)
      return machine?.machine.receive(event, info, in: context).placement
    }

    private func visibleHeight(of reading: Reading, on fit: ScreenFit) -> Double? {
      guard let end = reading.info?.endFrame else { return nil }
      let frame = fit.interfaceFrame(end)
      let top = max(0, Double(frame.minY))
      let bottom = min(Double(fit.size.height), Double(frame.maxY))
      guard frame.maxX > 0, frame.minX < fit.size.width, bottom > top else { return 0 }
      // A frame that is completely on the screen has exactly the height in the text.
      return bottom - top >= Double(frame.height) - 1e-9 ? Double(frame.height) : bottom - top
    }
  }
}

extension ReportFrame {
  /// Nil for a frame that JSON cannot represent.
  init?(_ frame: CGRect) {
    guard frame.isFiniteFrame else { return nil }
    let (x, y, width, height) = frame.exact
    self.init(x: x, y: y, width: width, height: height)
  }
}
