import Foundation

/// An explanation as text.
package struct ExplanationText: Sendable {
  let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// Returns the text.
  ///
  /// - Parameter source: The name of the file, for the problems.
  package func text(_ report: ExplanationReport, source: String) -> String {
    var text = ""
    let width = String(report.notifications.last?.line ?? 1).count
    for notification in report.notifications {
      text += lines(of: notification, lineWidth: width) + "\n"
    }
    for problem in report.problems {
      text += style.warning("\(source):\(problem.line):\(problem.column)") + " \(problem.message)\n"
    }
    if !report.problems.isEmpty { text += "\n" }
    let count = report.notifications.count
    text += style.dim("\(count) \(count == 1 ? "notification" : "notifications") read.") + "\n"
    return text
  }

  private func lines(of notification: NotificationReport, lineWidth: Int) -> String {
    let line = "line \(PlainText.aligned(String(notification.line), to: lineWidth))"
    var text = style.dim(line) + "  " + style.bold(notification.event ?? "notification without a name")
    if let state = notification.state { text += "  " + style.event(state) }
    text += "\n"
    let margin = String(repeating: " ", count: lineWidth + 7)
    var values: [String] = []
    if let start = notification.startFrame { values.append("begin \(frame(start))") }
    if let end = notification.endFrame { values.append("end \(frame(end))") }
    if let duration = notification.duration { values.append("\(PlainText.number(duration)) s") }
    if let curve = notification.curve { values.append("curve \(curve)") }
    if notification.belongsToCurrentApp == false { values.append("another app's") }
    if !values.isEmpty { text += margin + values.joined(separator: style.dim(" · ")) + "\n" }
    for remark in notification.remarks {
      for (index, part) in wrapped(remark, to: 100 - margin.count).enumerated() {
        text += margin + (index == 0 ? style.dim("– ") : "  ") + part + "\n"
      }
    }
    return text
  }

  private func frame(_ frame: ReportFrame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(PlainText.number)
    return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = "\(last) \(word)"
      }
    }
    return lines
  }
}
