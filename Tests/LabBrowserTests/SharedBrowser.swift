import Foundation
import Testing

/// One lab and one browser for all tests of a suite, started before the first and ended after the last.
struct SharedBrowser: SuiteTrait, TestScoping {
  /// What the tests of the suite drive.
  @TaskLocal static var page: LabVisit?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
  ) async throws {
    let programs = try #require(BrowserPrograms.found)
    let lab = try await SpokenProcess(BrowserPrograms.clavier, portAfter: "http://127.0.0.1:") { _ in
      ["lab", "--port", "0"]
    }
    defer { lab.end() }
    let driver = try await SpokenProcess(programs.driver, portAfter: "successfully on port ") { _ in ["--port=0"] }
    defer { driver.end() }
    // Not started by the driver, which would not end it when it is ended itself.
    let chromium = try await SpokenProcess(programs.chromium, portAfter: "listening on ws://127.0.0.1:") { folder in
      var arguments = [
        "--headless=new", "--remote-debugging-port=0", "--user-data-dir=\(folder)/profile", "--no-first-run",
        "--disable-gpu", "--disable-dev-shm-usage", "--disable-breakpad", "about:blank",
      ]
      // As root, chromium has no sandbox to offer.
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
