import ClavierCore
package import ClavierTesting
import Foundation

/// The result of a run as text.
package struct Timeline: Sendable {
  let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// Returns the heading above the screens.
  ///
  /// - Parameter alternatives: The chosen answers to open questions about UIKit.
  package func heading(
    device: Device, orientation: DeviceOrientation, system: LabSystem, name: String, alternatives: [String] = []
  ) -> String {
    let size = device.size(in: orientation)
    let points = "\(PlainText.rounded(size.width)) × \(PlainText.rounded(size.height)) points"
    let about = [points, orientation.rawValue, system.name(on: device.idiom)].joined(separator: " · ")
    return fitted(style.bold(name) + style.dim(" · \(about)") + "\n" + PlainText.assumed(alternatives), indent: 2)
  }

  /// Returns the steps and the result of one screen.
  package func text(_ result: ScreenResult) -> String {
    var text = "\n\(style.bold(result.screen.id)) \(style.dim("· \(result.screen.title) · \(result.screen.style)"))\n"
    for step in result.steps { text += lines(of: step) }
    let report = result.report
    if report.restored {
      text += "\(margin)\(style.good("✓")) the screen was restored\n"
    } else {
      text += "\(margin)\(style.bad("✗ not restored:"))\n"
      for difference in report.differences.prefix(8) { text += "\(margin)  \(difference)\n" }
      if report.differences.count > 8 { text += "\(margin)  and \(report.differences.count - 8) more\n" }
    }
    return fitted(text, indent: 2)
  }

  /// Returns one line about a screen, followed by what failed.
  ///
  /// - Parameter idWidth: The length of the longest identifier.
  package func line(_ result: ScreenResult, idWidth: Int) -> String {
    let report = result.report
    let isGood = report.allVisible && report.restored
    let inputs = Set(report.steps.compactMap(\.focused)).count
    let events = report.steps.map(\.events.count).reduce(0, +)
    let counts = "\(inputs) \(inputs == 1 ? "input" : "inputs"), \(events) notifications"
    let start = "\(PlainText.padded(result.screen.id, to: idWidth))  \(PlainText.padded(counts, to: 26))"
    let room = style.width.map { $0 - start.count - 4 } ?? .max
    let name = PlainText.cut("\(result.screen.title) · \(result.screen.style)", to: room)
    let about = room < 12 ? "" : "  \(style.dim(name))"
    var text = "\(isGood ? style.good("✓") : style.bad("✗")) \(start)\(about)"
    while text.hasSuffix(" ") { text.removeLast() }
    text += "\n"
    for step in report.steps {
      if let finding = step.finding { text += "    \(step.action): \(style.warning(finding))\n" }
      if step.coveredHeight > 0 || !step.visible, let verdict = verdict(on: step) { text += "    \(verdict)\n" }
    }
    for difference in report.differences.prefix(3) { text += "    \(style.bad("✗")) not restored: \(difference)\n" }
    if report.differences.count > 3 { text += "    and \(report.differences.count - 3) more (use --verbose)\n" }
    return fitted(text, indent: 2)
  }

  /// Returns the summary below the screens.
  ///
  /// - Parameter isBrief: Whether the screens were listed with one line each.
  package func summary(_ report: RunReport, isBrief: Bool = false) -> String {
    var text = "\n"
    if isBrief {
      text += style.assumedHeights(report.assumedHeights.count, listedWith: "--verbose")
    } else {
      for height in report.assumedHeights {
        text += style.warning("assumed") + " \(height.kind) \(height.orientation) \(PlainText.number(height.height)): "
        text += "\(height.note)\n"
      }
    }
    let failures = report.screens.filter { !$0.allVisible || !$0.restored }
    if failures.isEmpty {
      let count = report.screens.count
      let subject = count == 1 ? "The screen" : "All \(count) screens"
      text += style.good("✓") + " \(subject) kept every input visible and \(count == 1 ? "was" : "were") restored.\n"
      if isBrief { text += style.dim("Use --verbose to print every step.") + "\n" }
    } else {
      for screen in failures {
        let reasons = [screen.allVisible ? nil : "left an input covered", screen.restored ? nil : "was not restored"]
        text += style.bad("✗") + " \(screen.style) \(reasons.compactMap { $0 }.joined(separator: " and ")).\n"
      }
    }
    return fitted(text, indent: 2)
  }

  // MARK: Parts

  /// Breaks lines that are longer than the terminal is wide.
  ///
  /// - Parameter indent: How much further the rest of a line is indented, in characters.
  private func fitted(_ text: String, indent: Int) -> String {
    guard let width = style.width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard TextStyle.length(of: line) > width else { return String(line) }
      let start = line.prefix { $0 == " " }
      let room = max(width - start.count - indent, 1)
      let rest = start + String(repeating: " ", count: indent)
      return start + PlainText.wrapped(String(line), to: room).joined(separator: "\n\(rest)")
    }.joined(separator: "\n")
  }

  private let margin = "          "

  private func lines(of step: ScreenResult.Step) -> String {
    var text = "\(time(step.report.time))  \(style.bold(step.report.action))\n"
    if let finding = step.report.finding { text += "\(margin)\(style.warning(finding))\n" }
    var lastFrame: CGRect?
    for event in step.events {
      var line = "\(time(event.time))    \(style.event(PlainText.padded(event.event.rawValue, to: 16)))"
      if event.info.endFrame != lastFrame {
        line += " " + describe(event.info)
        lastFrame = event.info.endFrame
      }
      while line.hasSuffix(" ") { line.removeLast() }
      text += line + "\n"
    }
    if !step.report.moves.isEmpty { text += "\(margin)  \(step.report.moves.joined(separator: ", "))\n" }
    if let verdict = verdict(on: step.report) { text += "\(margin)\(verdict)\n" }
    return text
  }

  private func describe(_ info: KeyboardInfo) -> String {
    let frame = info.endFrame
    var text =
      "y \(PlainText.rounded(frame.minY)), \(PlainText.rounded(frame.width)) × \(PlainText.rounded(frame.height))"
    if let duration = info.duration { text += style.dim(", \(PlainText.number(duration)) s") }
    if let curve = info.curve { text += style.dim(", curve \(curve.rawValue)") }
    return text
  }

  private func verdict(on report: StepReport) -> String? {
    guard let focused = report.focused, let frame = report.focusedFrame else {
      return report.finding == nil ? nil : style.bad("✗ no input is focused")
    }
    if report.coveredHeight > 0 {
      let covered = PlainText.rounded(report.coveredHeight)
      return style.bad("✗ \(focused) is covered") + ": \(covered) of \(PlainText.points(frame.height))"
    }
    guard report.visible else { return style.bad("✗ \(focused) is not visible") }
    // A floating or undocked keyboard can be beside or above the input.
    guard ["docked", "accessoryOnly", "shortcutBar"].contains(report.state), let keyboard = report.keyboardFrame else {
      return style.good("✓") + " \(focused) is visible"
    }
    let above = keyboard.y - (frame.y + frame.height)
    return style.good("✓") + " \(focused) is visible, \(PlainText.points(above)) above the keyboard"
  }

  private func time(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    return style.dim(PlainText.aligned(text, to: 8))
  }
}
