import ClavierLab
import Foundation

/// A progress bar on standard error, shown only in a terminal.
struct ProgressBar {
  private let total: Int
  private let isShown = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private var lastPercent = -1

  init(total: Int) {
    self.total = total
  }

  mutating func update(_ done: Int) {
    let percent = total > 0 ? done * 100 / total : 100
    guard isShown, percent != lastPercent else { return }
    lastPercent = percent
    let style = Terminal.errorStyle
    let line = Self.line(percent: percent, done: done, total: total, width: style.width ?? 80)
    Terminal.writeError("\r\(style.progress(line.bar))\(line.text)")
  }

  /// Returns the bar and the text after it, which leave the last column free, so that the terminal starts no new line.
  static func line(percent: Int, done: Int, total: Int, width: Int) -> (bar: String, text: String) {
    let texts = [" \(percent) %, \(done) of \(total) screens", " \(percent) %, \(done)/\(total)", "\(percent) %"]
    let text = texts.first { $0.count + 8 < width } ?? String(texts[2].prefix(max(width - 1, 0)))
    let count = min(30, width - text.count - 1)
    guard count >= 8 else { return ("", text) }
    let filled = percent * count / 100
    return (String(repeating: "█", count: filled) + String(repeating: "░", count: count - filled), text)
  }

  /// Clears the line.
  func clear() {
    if lastPercent >= 0 { Terminal.writeError("\r\u{1B}[K") }
  }
}
