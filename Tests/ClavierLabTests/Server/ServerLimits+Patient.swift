@testable import ClavierLab

extension ServerLimits {
  /// Limits that neither a client nor a phone exceeds because the computer is busy.
  ///
  /// In a run of all tests, the server's tasks wait for the tests that began earlier.
  static var patient: ServerLimits {
    var limits = ServerLimits()
    limits.requestTime = .seconds(600)
    limits.answerTime = .seconds(600)
    limits.idleTime = .seconds(600)
    limits.phoneTime = .seconds(600)
    limits.closingTime = .seconds(600)
    return limits
  }
}
