import Foundation

/// The result of a check as text: one row for each screen, followed by the failures.
package struct CheckTable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// Returns the text.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the check.
  ///   - alternatives: The chosen answers to open questions about UIKit.
  package func text(_ outcome: GalleryCheck.Outcome, seconds: Double, alternatives: [String] = []) -> String {
    var text = table(outcome.cases) + "\n"
    let covered = outcome.cases.filter { !$0.passed }
    for item in covered.prefix(20) { text += line(on: item) }
    if covered.count > 20 { text += "  and \(covered.count - 20) more (use --format json to list all)\n" }
    text += style.assumedHeights(outcome.assumedHeights.count, listedWith: "--format json")
    text += PlainText.assumed(alternatives)
    text += textSizes(of: outcome.cases)
    return text + summary(cases: outcome.cases.count, covered: covered.count, seconds: seconds)
  }

  private func table(_ cases: [CheckReportCase]) -> String {
    let screens = Self.distinct(cases.map(\.screen))
    let ofScreen = Dictionary(grouping: cases, by: \.screen)
    let firstWidth = (screens + ["screen"]).map(\.count).max() ?? 0
    var text = style.bold(row("screen", ["inputs", "devices", "cases", "visible"], firstWidth)) + "\n"
    for screen in screens {
      let cases = ofScreen[screen] ?? []
      let covered = cases.filter { !$0.passed }.count
      let counts = [Self.distinct(cases.map(\.input)).count, Self.distinct(cases.map(\.device)).count, cases.count]
      text += row(screen, counts.map(String.init), firstWidth)
      let verdict = PlainText.aligned(covered == 0 ? "✓" : "\(covered) ✗", to: Self.columnWidth)
      text += "  " + (covered == 0 ? style.good(verdict) : style.bad(verdict)) + "\n"
    }
    return text
  }

  private func row(_ name: String, _ cells: [String], _ firstWidth: Int) -> String {
    PlainText.padded(name, to: firstWidth)
      + cells.map { "  " + PlainText.aligned($0, to: Self.columnWidth) }.joined()
  }

  private static let columnWidth = 7

  private func line(on item: CheckReportCase) -> String {
    let parts = [item.screen, item.device, item.orientation, item.keyboard, item.textSize]
    let setting = parts.compactMap { $0 }.joined(separator: ", ")
    return "\(style.bad("✗")) \(style.bold(item.input)) \(item.verdict) · \(setting): \(item.explanation ?? "")\n"
  }

  private func textSizes(of cases: [CheckReportCase]) -> String {
    let sizes = Self.distinct(cases.compactMap(\.textSize))
    guard !sizes.isEmpty else { return "" }
    let count = cases.filter { $0.textSize != nil }.count
    return "\(count) \(count == 1 ? "case has a larger text size" : "cases have larger text sizes"): "
      + sizes.joined(separator: ", ") + ".\n"
  }

  private func summary(cases: Int, covered: Int, seconds: Double) -> String {
    let rate = seconds > 0 ? ", \(Int(Double(cases) / seconds)) per second" : ""
    let count = "\(cases) \(cases == 1 ? "case" : "cases")"
    if covered == 0 { return style.good("✓") + " Every input is visible: \(count)\(rate).\n" }
    return style.bad("✗") + " An input is not visible in \(covered) of \(count)\(rate).\n"
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
