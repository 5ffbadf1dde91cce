import ClavierCore
import Foundation

/// Explains notifications in order, taking the previous ones into account.
struct NotificationExplainer {
  /// The size of the screen to which the last notifications belong; nil if no screen is known.
  private var screenSize: CGSize?
  /// The state machine of that screen.
  private var machine: KeyboardStateMachine?
  private var previous: Remarks.Previous?

  /// Returns the explanation of the next notification.
  mutating func report(on values: NotificationValues, fit: ScreenFit?) -> NotificationReport {
    if let fit, screenSize != fit.size {
      screenSize = fit.size
      machine = KeyboardStateMachine(screen: CGRect(origin: .zero, size: fit.size))
      previous = nil
    }
    let placement = placement(after: values, on: fit)
    let visible = fit.flatMap { visibleHeight(of: values, on: $0) }
    let remarks = Remarks(values: values, fit: fit, placement: placement, visibleHeight: visible, previous: previous)
    previous = Remarks.Previous(values: values, fit: fit)
    return NotificationReport(
      line: values.line,
      event: values.event?.rawValue,
      startFrame: values.startFrame.flatMap(ReportFrame.init),
      endFrame: values.endFrame.flatMap(ReportFrame.init),
      duration: values.duration.flatMap { $0.isFinite ? $0 : nil },
      curve: values.curve,
      belongsToCurrentApp: values.belongsToCurrentApp,
      state: placement?.rawValue,
      screen: fit.map { ReportSize(width: Double($0.size.width), height: Double($0.size.height)) },
      visibleHeight: visible,
      remarks: remarks.all
    )
  }

  /// Returns the placement after a notification; nil if it cannot be determined.
  private mutating func placement(
    after values: NotificationValues, on fit: ScreenFit?
  ) -> KeyboardState.Placement? {
    guard var info = values.info else { return nil }
    guard let fit else { return values.event == .willHide ? .hidden : nil }
    info.endFrame = fit.interfaceFrame(info.endFrame)
    let context = KeyboardStateMachine.Context(
      screen: CGRect(origin: .zero, size: fit.size), bottomSafeArea: 0, firstResponder: .unknown)
    // A notification without a name counts as `willHide` if its frame is at the bottom edge. Otherwise, only its frame
    // counts.
    let isAtEdge = info.endFrame.minY >= fit.size.height - 0.5
    let event = values.event ?? (isAtEdge ? .willHide : .willChangeFrame)
    return machine?.receive(event, info, in: context).placement
  }

  /// Returns the height of the part of the end frame on the screen, in points.
  private func visibleHeight(of values: NotificationValues, on fit: ScreenFit) -> Double? {
    guard let end = values.info?.endFrame else { return nil }
    let frame = fit.interfaceFrame(end)
    let top = max(0, Double(frame.minY))
    let bottom = min(Double(fit.size.height), Double(frame.maxY))
    guard frame.maxX > 0, frame.minX < fit.size.width, bottom > top else { return 0 }
    // If the frame is completely on the screen, the result is exactly the height in the text, without a rounding error.
    return bottom - top >= Double(frame.height) - 1e-9 ? Double(frame.height) : bottom - top
  }
}
