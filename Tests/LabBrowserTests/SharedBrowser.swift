import Foundation
import Testing

/// The lab and the browser for all tests of a suite.
struct SharedBrowser: SuiteTrait, TestScoping {
  /// The programs that the tests use.
  @TaskLocal static var page: LabVisit?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
  ) async throws {
    let programs = try #require(BrowserPrograms.found)
    let lab = try await PortProcess(BrowserPrograms.clavier, portAfter: "http://127.0.0.1:") { _ in
      ["lab", "--port", "0"]
    }
    defer { lab.end() }
    let driver = try await PortProcess(programs.driver, portAfter: "successfully on port ") { _ in ["--port=0"] }
    defer { driver.end() }
    // When this process ends the driver, the driver does not end a browser that it started. Therefore, the test starts
    // the browser itself.
    let chromium = try await PortProcess(programs.chromium, portAfter: "listening on ws://127.0.0.1:") { folder in
      var arguments = [
        "--headless=new", "--remote-debugging-port=0", "--user-data-dir=\(folder)/profile", "--no-first-run",
        "--disable-gpu", "--disable-dev-shm-usage", "--disable-breakpad", "about:blank",
      ]
      // Chromium cannot use its sandbox as root.
      if getuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
      return arguments
    }
    defer { chromium.end() }
    let browser = try await WebDriver(port: driver.port, browserPort: chromium.port)
    let page = LabVisit(browser: browser, address: "http://127.0.0.1:\(lab.port)/")
    try await Self.$page.withValue(page) { try await tests() }
  }
}

extension Trait where Self == SharedBrowser {
  static var sharedBrowser: SharedBrowser { SharedBrowser() }
}
