import ClavierTesting

/// The problems of a log, up to a limit.
///
/// The limit prevents unlimited memory use for a log that consists of problems.
struct ProblemList {
  private static let limit = 100_000

  private(set) var reports: [ProblemReport] = []
  private var count = 0
  /// The distinct messages so far.
  ///
  /// Most logs have a few messages that occur many times.
  private var messages: Set<String> = []

  mutating func add(_ problems: [KeyboardTrace.Problem]) {
    for problem in problems { add(problem) }
  }

  private mutating func add(_ problem: KeyboardTrace.Problem) {
    count += 1
    guard count > Self.limit else {
      var message = problem.message
      if messages.count < 1000 || messages.contains(message) { message = messages.insert(message).memberAfterInsert }
      reports.append(ProblemReport(line: problem.line, column: problem.column, message: message))
      return
    }
    let rest = count - Self.limit
    let message = rest == 1 ? problem.message : "this is the first of \(rest) problems that are not listed"
    if rest == 1 {
      reports.append(ProblemReport(line: problem.line, column: problem.column, message: message))
    } else {
      reports[Self.limit].message = message
    }
  }
}
