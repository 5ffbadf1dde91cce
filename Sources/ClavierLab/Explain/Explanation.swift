package import ClavierTesting
import Foundation

/// Explains the notifications of a trace.
package enum Explanation {
  /// Returns the explanation of each notification.
  package static func report(on trace: KeyboardTrace) -> ExplanationReport {
    var explainer = NotificationExplainer()
    let notifications = zip(trace.entries, ScreenFit.screens(of: trace)).map { entry, fit in
      explainer.report(on: NotificationValues(entry), fit: fit)
    }
    let problems = trace.problems.map {
      ProblemReport(line: $0.line, column: $0.column, message: $0.message)
    }
    return ExplanationReport(notifications: notifications, problems: problems)
  }
}
