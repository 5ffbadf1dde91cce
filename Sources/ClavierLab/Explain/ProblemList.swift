import ClavierTesting

/// The problems of a log, up to a limit.
///
/// The limit prevents unlimited memory use for a log that consists of problems.
struct ProblemList {
  private static let limit = 100_000
  private static let maximumSharedMessageCount = 1000

  private(set) var reports: [ProblemReport] = []
  private var unlistedCount = 0
  /// The distinct messages so far, up to a limit.
  ///
  /// Most logs have a few messages that occur many times. The reports with the same message share its storage.
  private var messages: Set<String> = []

  mutating func add(_ problems: [KeyboardTrace.Problem]) {
    for problem in problems { add(problem) }
  }

  private mutating func add(_ problem: KeyboardTrace.Problem) {
    guard reports.count < Self.limit else { return addUnlisted(problem) }
    var message = problem.message
    if messages.count < Self.maximumSharedMessageCount || messages.contains(message) {
      message = messages.insert(message).memberAfterInsert
    }
    reports.append(ProblemReport(line: problem.line, column: problem.column, message: message))
  }

  /// Adds a problem beyond the limit: the first of these problems is listed with the number of all of them.
  private mutating func addUnlisted(_ problem: KeyboardTrace.Problem) {
    unlistedCount += 1
    if unlistedCount == 1 {
      reports.append(ProblemReport(line: problem.line, column: problem.column, message: problem.message))
    } else {
      reports[Self.limit].message = "this is the first of \(unlistedCount) problems that are not listed"
    }
  }
}
