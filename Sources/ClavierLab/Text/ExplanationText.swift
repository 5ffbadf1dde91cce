import Foundation

/// An explanation as text.
package struct ExplanationText: Sendable {
  let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// Returns the text.
  ///
  /// - Parameter source: The name of the file, which the problems contain.
  package func text(_ report: ExplanationReport, source: String) -> String {
    var output = Output(self, source: source)
    for notification in report.notifications { output.add(notification) }
    output.end(problems: report.problems)
    return String(decoding: output.take(), as: UTF8.self)
  }

  /// The width of the text, in characters.
  ///
  /// Longer lines are hard to read, even if the terminal is wider.
  private var width: Int { min(style.width ?? 100, 100) }

  fileprivate func write(_ notification: NotificationReport, lineWidth: Int, to text: inout [UInt8]) {
    let line = "line \(PlainText.aligned(String(notification.line), to: lineWidth))"
    let event = notification.event ?? "notification without a name"
    let margin = lineWidth + 7
    text += style.dim(line).utf8
    text += "  ".utf8
    text += style.bold(event).utf8
    if let state = notification.state {
      if margin + event.count + 2 + state.count > width {
        text.append(.newline)
        text += repeatElement(.space, count: margin)
      } else {
        text += "  ".utf8
      }
      text += style.event(state).utf8
    }
    text.append(.newline)
    writeValues(of: notification, margin: margin, to: &text)
    let mark = style.dim("– ")
    for remark in notification.remarks {
      text += repeatElement(.space, count: margin)
      text += mark.utf8
      wrap(remark, margin: margin + 2, width: width - margin - 2, to: &text)
      text.append(.newline)
    }
  }

  private func writeValues(of notification: NotificationReport, margin: Int, to text: inout [UInt8]) {
    var column = 0
    func add(_ text: inout [UInt8], _ value: (inout [UInt8]) -> Void) {
      let end = text.count
      if column == 0 { text += repeatElement(.space, count: margin) } else { text += style.dim(" · ").utf8 }
      let start = text.count
      value(&text)
      let length = text.count - start
      if column > 0, column + 3 + length > width {
        text.replaceSubrange(end..<start, with: [.newline] + [UInt8](repeating: .space, count: margin))
        column = margin + length
      } else {
        column += (column == 0 ? margin : 3) + length
      }
    }
    if let start = notification.startFrame { add(&text) { write("begin ", start, to: &$0) } }
    if let end = notification.endFrame { add(&text) { write("end ", end, to: &$0) } }
    if let duration = notification.duration { add(&text) { $0 += "\(PlainText.number(duration)) s".utf8 } }
    if let curve = notification.curve { add(&text) { $0 += "curve \(curve)".utf8 } }
    if notification.belongsToCurrentApp == false { add(&text) { $0 += "another app's".utf8 } }
    if column > 0 { text.append(.newline) }
  }

  private func write(_ name: String, _ frame: ReportFrame, to text: inout [UInt8]) {
    text += name.utf8
    text += "{{".utf8
    text += PlainText.number(frame.x).utf8
    text += ", ".utf8
    text += PlainText.number(frame.y).utf8
    text += "}, {".utf8
    text += PlainText.number(frame.width).utf8
    text += ", ".utf8
    text += PlainText.number(frame.height).utf8
    text += "}}".utf8
  }

  /// Writes words in lines of a limited width.
  private func wrap(_ words: String, margin: Int, width: Int, to text: inout [UInt8]) {
    var words = words
    words.withUTF8 { bytes in
      var column = 0
      var index = 0
      while true {
        while index < bytes.count, bytes[index] == .space { index += 1 }
        guard index < bytes.count else { return }
        let start = index
        // The remarks contain no combining characters, so each Unicode scalar is one character.
        var length = 0
        while index < bytes.count, bytes[index] != .space {
          if bytes[index] & 0xC0 != 0x80 { length += 1 }
          index += 1
        }
        if column > 0, column + 1 + length > width {
          text.append(.newline)
          text += repeatElement(.space, count: margin)
          column = 0
        } else if column > 0 {
          text.append(.space)
          column += 1
        }
        text += bytes[start..<index]
        column += length
      }
    }
  }
}

extension ExplanationText {
  /// The text, which is produced in parts.
  struct Output: ExplanationOutput {
    /// The number of notifications that wait until the width of the line numbers is known.
    private static let heldCount = 16_384

    private let text: ExplanationText
    private let source: String
    private var held: [NotificationReport] = []
    private var isHolding = true
    private var lineWidth = 1
    private var lastLine = 1
    private var output: [UInt8] = []
    private(set) var count = 0

    init(_ text: ExplanationText, source: String) {
      self.text = text
      self.source = source
    }

    mutating func add(_ notification: NotificationReport) {
      count += 1
      lastLine = notification.line
      guard isHolding else { return write(notification) }
      held.append(notification)
      if held.count == Self.heldCount { release() }
    }

    /// Writes the notifications so far, with line numbers as wide as the last one.
    private mutating func release() {
      isHolding = false
      lineWidth = String(lastLine).utf8.count
      for notification in held { write(notification) }
      held = []
    }

    private mutating func write(_ notification: NotificationReport) {
      if isHolding == false, notification.line >= Self.powerOfTen(lineWidth) { lineWidth += 1 }
      text.write(notification, lineWidth: lineWidth, to: &output)
      output.append(.newline)
    }

    private static func powerOfTen(_ exponent: Int) -> Int {
      (0..<min(exponent, 18)).reduce(1) { power, _ in power * 10 }
    }

    mutating func end(problems: [ProblemReport]) {
      if isHolding { release() }
      for problem in problems {
        output += problem.text(source: source, style: text.style).utf8
        output.append(.newline)
      }
      if !problems.isEmpty { output.append(.newline) }
      output += text.style.dim("\(count) \(count == 1 ? "notification" : "notifications") read.").utf8
      output.append(.newline)
    }

    mutating func take() -> [UInt8] {
      defer { output = [] }
      return output
    }
  }
}

extension UInt8 {
  fileprivate static let space: UInt8 = 0x20
  fileprivate static let newline: UInt8 = 0x0A
}
