// Without this target, a failed assertion of ClavierTesting would pass on Linux: IssueReporting finds Swift Testing and
// XCTest only if IssueReportingTestSupport is linked. The product ClavierTesting contains this target, so that a test
// target needs no other product. The command line does not, because it must not link a test library.
