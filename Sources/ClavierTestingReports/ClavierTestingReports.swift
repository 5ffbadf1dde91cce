// Without this target, a failed assertion of ClavierTesting would pass on Linux, because IssueReporting finds Swift
// Testing and XCTest only if IssueReportingTestSupport is linked. The product ClavierTesting contains this target, so a
// test target needs no other product. The program `clavier` does not contain it, because it must not link a test
// library.
