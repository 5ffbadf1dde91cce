import ClavierCore
import ClavierTesting
import Foundation

extension SharedSession {
  /// Creates a session from the run of a screen.
  ///
  /// - Parameters:
  ///   - result: The result of a run with pictures.
  ///   - device: The name of the device.
  package init(_ result: ScreenResult, device: String) {
    self.init(title: result.screen.title, style: result.screen.style, device: device)
    let result = result.partInFilm
    let screen = result.film.first?.picture.phone.screen ?? .zero
    // The explanation of a notification depends on the notifications before it.
    var explainer = NotificationExplainer()
    for step in result.steps {
      rows.append(.action(LabAction(time: step.report.time, number: rows.count + 1, text: step.report.action)))
      for event in step.events { append(event, on: screen, explainedBy: &explainer) }
      states.append(LabState(step, on: screen))
    }
    appendFrames(of: result)
  }

  private mutating func append(
    _ event: ScreenResult.Event, on screen: CGSize, explainedBy explainer: inout NotificationExplainer
  ) {
    var entry = KeyboardTrace.Entry(line: 0)
    entry.event = event.event
    entry.startFrame = event.info.startFrame
    entry.endFrame = event.info.endFrame
    entry.duration = event.info.duration
    entry.curve = event.info.curve
    entry.belongsToCurrentApp = event.info.belongsToCurrentApp
    entry.screen = screen
    let report = explainer.report(on: NotificationValues(entry), fit: ScreenFit(entry))
    rows.append(.event(LabEvent(report, name: event.event.rawValue, time: event.time, number: rows.count + 1)))
  }

  private mutating func appendFrames(of result: ScreenResult) {
    var differ = FrameDiffer()
    var stages: [PhoneShape: PhoneStage] = [:]
    for (index, moment) in result.film.enumerated() {
      let (time, picture) = moment
      if shapes.isEmpty || picture.phone != result.film[max(index - 1, 0)].picture.phone {
        shapes.append(
          LabTurned(
            time: time, screen: LabSize(picture.phone.screen), body: LabSize(picture.phone.bodySize),
            screenFrame: ReportFrame(rounding: picture.phone.screenFrame)))
      }
      var stage = stages[picture.phone] ?? PhoneStage(picture.phone)
      let changes = differ.changes(to: stage.node(of: picture))
      stages[picture.phone] = stage
      let next = result.film.indices.contains(index + 1) ? result.film[index + 1].time : .infinity
      let keyboard = picture.keyboard
      // The user can move a floating or undocked keyboard away, so it counts as covering nothing.
      let isDocked = keyboard?.isAttached ?? true
      let covered = keyboard.flatMap { isDocked ? coveredPart(by: $0.frame, at: time) : nil }
      frames.append(
        LabFrame(
          time: time, isWhole: index == 0, isMoving: next - time < 0.05, nodes: changes.nodes,
          removed: changes.removed, keyboard: (keyboard?.frame).map(ReportFrame.init(rounding:)), focus: nil,
          coveredHeight: covered?.height ?? 0, covered: covered, isKeyboardDocked: isDocked))
    }
  }

  /// Returns the part of the focused input under the keyboard at the end of a step.
  private func coveredPart(by keyboard: CGRect, at time: Double) -> ReportFrame? {
    guard let state = states.last(where: { $0.time <= time }), let input = state.inputs.first else { return nil }
    let frame = CGRect(x: input.frame.x, y: input.frame.y, width: input.frame.width, height: input.frame.height)
    let part = frame.intersection(keyboard)
    return part.isNull || part.isEmpty ? nil : ReportFrame(rounding: part)
  }
}

extension LabState {
  /// The part of the state at the end of a step that its report contains.
  fileprivate init(_ step: ScreenResult.Step, on screen: CGSize) {
    let report = step.report
    let covers = ["docked", "accessoryOnly", "shortcutBar"].contains(report.state)
    var inputs: [LabInput] = []
    if let focused = report.focused, let frame = report.focusedFrame {
      inputs = [
        LabInput(
          id: focused, label: focused, value: "", frame: frame, isFocused: true, isSecure: false,
          coveredHeight: report.coveredHeight, isInSight: report.visible)
      ]
    }
    self.init(
      time: step.events.last?.time ?? report.time + 0.3, placement: report.state, keyboardFrame: report.keyboardFrame,
      overlap: covers ? report.keyboardFrame.map { max(0, Double(screen.height) - $0.y) } ?? 0 : 0,
      focused: report.focused, explanation: report.moves, inputs: inputs,
      canNavigate: Navigation(previous: false, next: false), assumed: [], settings: LabSettings())
  }
}
