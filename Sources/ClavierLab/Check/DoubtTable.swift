import Foundation

/// The outcome of a check under doubts for people: a row per choice of alternatives, then what went wrong.
package struct DoubtTable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// - Parameter seconds: How long it took.
  package func text(_ report: DoubtsReport, seconds: Double) -> String {
    let names = report.runNames
    let width = (names + ["assumed of UIKit"]).map(\.count).max() ?? 0
    var text = style.bold(row("assumed of UIKit", ["cases", "covered"], width)) + "\n"
    for (name, run) in zip(names, report.runs) {
      let covered = run.covered.count
      let verdict = PlainText.aligned(covered == 0 ? "✓" : "\(covered) ✗", to: Self.columnWidth)
      text +=
        row(name, ["\(run.cases)"], width) + "  " + (covered == 0 ? style.good(verdict) : style.bad(verdict)) + "\n"
    }
    text += "\n"
    for (name, run) in zip(names, report.runs) where !run.covered.isEmpty { text += lines(on: run, name) }
    return text + summary(report, seconds: seconds)
  }

  private static let columnWidth = 7

  private func row(_ name: String, _ cells: [String], _ width: Int) -> String {
    PlainText.padded(name, to: width) + cells.map { "  " + PlainText.aligned($0, to: Self.columnWidth) }.joined()
  }

  private func lines(on run: DoubtsReport.Run, _ name: String) -> String {
    var text = "\(style.bad("✗")) \(style.bold(name))\n"
    let options = (run.smallest ?? run.alternatives).map { " --doubt \($0)" }.joined()
    if !options.isEmpty { text += "  clavier check\(options)\n" }
    for item in run.covered.prefix(3) {
      text += "  \(item.input) · \(item.screen), \(item.device), \(item.orientation), \(item.keyboard): "
      text += "\(item.explanation ?? "")\n"
    }
    if run.covered.count > 3 { text += "  and \(run.covered.count - 3) more; --format json lists them all\n" }
    return text
  }

  private func summary(_ report: DoubtsReport, seconds: Double) -> String {
    let cases = report.runs.map(\.cases).reduce(0, +)
    let covered = report.runs.map(\.covered.count).reduce(0, +)
    let rate = seconds > 0 ? ", \(Int(Double(cases) / seconds)) a second" : ""
    var text = "Seed \(report.seed). "
    text +=
      report.screensTried < report.screens
      ? "Tried \(report.screensTried) of \(report.screens) screens on devices; --every-case tries all.\n"
      : "Tried all \(report.screens) screens on devices.\n"
    if cases == 0 { return text + style.warning("✗") + " Nothing to check in this part.\n" }
    let count = "\(cases) \(cases == 1 ? "case" : "cases")"
    if covered == 0 { return text + style.good("✓") + " No input is covered: \(count)\(rate).\n" }
    return text + style.bad("✗") + " \(covered) of \(count) covered\(rate).\n"
  }
}
