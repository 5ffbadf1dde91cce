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
    let filled = percent * 30 / 100
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    Terminal.progress("\r\(Terminal.errorStyle.progress(bar)) \(percent) %, \(done) of \(total) screens")
  }

  /// Clears the line.
  func clear() {
    if lastPercent >= 0 { Terminal.progress("\r\u{1B}[K") }
  }
}
