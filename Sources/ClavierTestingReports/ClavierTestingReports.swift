// Without this target, a failed assertion of ClavierTesting would pass on Linux, because IssueReporting finds Swift
// Testing and XCTest only if IssueReportingTestSupport is linked. The product ClavierTesting contains this target, so a
// test target needs no other product. The program `clavier` does not contain this target, because the program must not
// link a test library.
