import ClavierReport
import Foundation

/// The outcome of a check for people: a cell per screen and device, then what went wrong.
package struct CheckTable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// - Parameter seconds: How long it took.
  package func text(_ outcome: GalleryCheck.Outcome, seconds: Double) -> String {
    let screens = Self.distinct(outcome.cases.map(\.screen))
    let devices = Self.distinct(outcome.cases.map(\.device))
    let cells = Dictionary(grouping: outcome.cases) { Cell(screen: $0.screen, device: $0.device) }
    var text = ""
    // Rows that fit a terminal, however many screens there are.
    for start in stride(from: 0, to: screens.count, by: 6) {
      text += table(Array(screens[start..<min(start + 6, screens.count)]), devices, cells) + "\n"
    }
    let covered = outcome.cases.filter { !$0.passed }
    for item in covered.prefix(20) { text += line(on: item) }
    if covered.count > 20 { text += "  and \(covered.count - 20) more; --format json lists them all\n" }
    if !outcome.assumedHeights.isEmpty {
      let count = outcome.assumedHeights.count
      text += style.warning("assumed") + " \(count) keyboard \(count == 1 ? "height" : "heights") that nobody has "
      text += "published; --format json lists them\n"
    }
    return text + summary(cases: outcome.cases.count, covered: covered.count, seconds: seconds)
  }

  private struct Cell: Hashable {
    var screen: String
    var device: String
  }

  private func table(_ screens: [String], _ devices: [String], _ cells: [Cell: [CheckReportCase]]) -> String {
    let firstWidth = devices.map(\.count).max() ?? 0
    let widths = screens.map { max(8, $0.count) }
    var text = style.bold(PlainText.padded("device", to: firstWidth))
    for (screen, width) in zip(screens, widths) { text += "  " + style.bold(PlainText.aligned(screen, to: width)) }
    text += "\n"
    for device in devices {
      text += PlainText.padded(device, to: firstWidth)
      for (screen, width) in zip(screens, widths) {
        text += "  " + cell(cells[Cell(screen: screen, device: device)] ?? [], width: width)
      }
      text += "\n"
    }
    return text
  }

  private func cell(_ cases: [CheckReportCase], width: Int) -> String {
    if cases.isEmpty { return PlainText.aligned("–", to: width) }
    let covered = cases.filter { !$0.passed }.count
    if covered == 0 { return style.good(PlainText.aligned("\(cases.count) ✓", to: width)) }
    return style.bad(PlainText.aligned("\(covered)/\(cases.count) ✗", to: width))
  }

  private func line(on item: CheckReportCase) -> String {
    let place = "\(item.screen), \(item.device), \(item.orientation), \(item.keyboard)"
    let points = "\(PlainText.rounded(item.coveredHeight)) points covered"
    return "\(style.bad("✗")) \(style.bold(item.input)) \(points) · \(place): \(item.explanation ?? "")\n"
  }

  private func summary(cases: Int, covered: Int, seconds: Double) -> String {
    let rate = seconds > 0 ? ", \(Int(Double(cases) / seconds)) a second" : ""
    let count = "\(cases) \(cases == 1 ? "case" : "cases")"
    if cases == 0 { return style.warning("✗") + " Nothing to check in this part.\n" }
    if covered == 0 { return style.good("✓") + " No input is covered: \(count)\(rate).\n" }
    return style.bad("✗") + " \(covered) of \(count) covered\(rate).\n"
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
