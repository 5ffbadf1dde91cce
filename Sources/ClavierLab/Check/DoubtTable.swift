import Foundation

/// The result of a check with several choices of answers, as text: one row for each choice, followed by the failures.
package struct DoubtTable {
  private let style: TextStyle
  private let program: String

  /// - Parameters:
  ///   - style: The style of the text.
  ///   - program: The name of the program, for the commands in the text.
  package init(style: TextStyle, program: String = "clavier") {
    self.style = style
    self.program = program
  }

  /// Returns the text.
  ///
  /// - Parameter seconds: The duration of the check.
  package func text(_ report: DoubtsReport, seconds: Double) -> String {
    let names = report.runNames
    let width = (names + ["UIKit behavior"]).map(\.count).max() ?? 0
    var text = style.bold(row("UIKit behavior", ["cases", "visible"], width)) + "\n"
    for (name, run) in zip(names, report.runs) {
      let covered = run.covered.count
      let verdict = PlainText.aligned(covered == 0 ? "✓" : "\(covered) ✗", to: Self.columnWidth)
      text +=
        row(name, ["\(run.cases)"], width) + "  " + (covered == 0 ? style.good(verdict) : style.bad(verdict)) + "\n"
    }
    text += "\n"
    for (name, run) in zip(names, report.runs) where !run.covered.isEmpty {
      text += lines(on: run, name, system: report.system)
    }
    return text + summary(report, seconds: seconds)
  }

  private static let columnWidth = 7

  private func row(_ name: String, _ cells: [String], _ width: Int) -> String {
    PlainText.padded(name, to: width) + cells.map { "  " + PlainText.aligned($0, to: Self.columnWidth) }.joined()
  }

  private func lines(on run: DoubtsReport.Run, _ name: String, system: String?) -> String {
    var text = "\(style.bad("✗")) \(style.bold(name))\n"
    let options = (run.smallest ?? run.alternatives).map { " --doubt \($0)" }.joined()
    if !options.isEmpty { text += "  \(program) check\(system.map { " --system \($0)" } ?? "")\(options)\n" }
    for item in run.covered.prefix(3) {
      text += "  \(item.input) · \(item.screen), \(item.device), \(item.orientation), \(item.keyboard): "
      text += "\(item.explanation ?? "")\n"
    }
    if run.covered.count > 3 { text += "  and \(run.covered.count - 3) more (use --format json to list all)\n" }
    return text
  }

  private func summary(_ report: DoubtsReport, seconds: Double) -> String {
    let cases = report.runs.map(\.cases).reduce(0, +)
    let covered = report.runs.map(\.covered.count).reduce(0, +)
    let rate = seconds > 0 ? ", \(Int(Double(cases) / seconds)) per second" : ""
    var text = "Seed \(report.seed). "
    text +=
      report.screensTried < report.screens
      ? "Checked \(report.screensTried) of \(report.screens) screens (use --every-case for all).\n"
      : "Checked all \(report.screens) screens. A screen counts once for each device and orientation.\n"
    if let skipped = report.skipped {
      text += "Did not check \(skipped.joined(separator: ", ")), which makes it impossible to shift views.\n"
    }
    let count = "\(cases) \(cases == 1 ? "case" : "cases")"
    if covered == 0 { return text + style.good("✓") + " Every input is visible: \(count)\(rate).\n" }
    return text + style.bad("✗") + " An input is not visible in \(covered) of \(count)\(rate).\n"
  }
}
