import Foundation
import UIKit

/// A comparison of a device report with the predictions, as text.
package struct ComparisonText {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// Returns the text.
  ///
  /// - Parameter source: The name of the report's file.
  package func text(_ report: ComparisonReport, source: String) -> String {
    let head = [report.model, report.system, report.app, report.date].compactMap(\.self)
    var text = style.bold(head.isEmpty ? source : head.joined(separator: " · ")) + "\n"
    for note in report.notes { text += style.warning(note) + "\n" }
    text += "\n"
    let width = report.beliefs.map(\.name.count).max() ?? 0
    let groups: [[BeliefVerdict.Kind]] = [[.contradicts], [.settled], [.agrees], [.undecided], [.skipped, .missing]]
    for group in groups {
      for verdict in report.beliefs where group.contains(verdict.kind) { text += lines(on: verdict, width) }
    }
    text += "\n" + summary(report)
    for problem in report.problems { text += problem.text(source: source, style: style) + "\n" }
    return text
  }

  private func lines(on verdict: BeliefVerdict, _ width: Int) -> String {
    let name = PlainText.padded(verdict.name, to: width)
    let chosen = verdict.alternatives.map { HeadlessAlternative(rawValue: $0)?.shortName ?? $0 }
      .joined(separator: " or ")
    switch verdict.kind {
    case .settled:
      return style.good("✓") + " \(name)  \(chosen)" + (verdict.isDefault == false ? " (not the default)" : "")
        + (verdict.reason.map { ". " + $0 } ?? "") + "\n"
    case .agrees: return style.good("✓") + " \(name)  as predicted\n"
    case .undecided: return style.warning("?") + " \(name)  \(chosen)\n"
    case .skipped, .missing: return style.dim("– \(name)  \(verdict.reason ?? "")") + "\n"
    case .contradicts:
      var text = style.bad("✗") + " \(name)  contradicts the prediction\n"
      for difference in verdict.differences {
        text += "    \(difference.name): \(difference.observed), but predicted: "
        text += difference.predicted.joined(separator: "; ") + "\n"
      }
      return text
    }
  }

  /// The sentence for a report without a result of the selected checks.
  package static let nothingCompared = "The report contains no result of these checks that can be compared."

  private func summary(_ report: ComparisonReport) -> String {
    guard report.hasComparedResult else {
      return style.warning(Self.nothingCompared) + "\n"
    }
    let count = report.contradictions
    let contradictions =
      count == 0
      ? style.good("The device contradicts no prediction.")
      : style.bad("The device contradicts the predictions of \(count) \(count == 1 ? "check" : "checks").")
    let answers = "The report answers \(report.settledDoubts) of \(report.doubts) open questions about UIKit."
    return "\(answers) \(contradictions)\n"
  }
}
