import Foundation
import Testing

/// A lab, a browser, and its page.
struct LabVisit: Sendable {
  let browser: WebDriver
  let address: String

  /// Starts a lab and a browser, visits the page, and ends both.
  ///
  /// Afterwards the console must hold no error.
  static func with(
    width: Int = 1440, height: Int = 900, settings: [String: String] = [:], _ visit: (LabVisit) async throws -> Void
  ) async throws {
    let programs = try #require(BrowserPrograms.found)
    let lab = try await SpokenProcess(
      BrowserPrograms.clavier, ["lab", "--port", "0"], portAfter: "http://127.0.0.1:")
    defer { lab.end() }
    let driver = try await SpokenProcess(programs.driver, ["--port=0"], portAfter: "successfully on port ")
    defer { driver.end() }
    let browser = try await WebDriver(port: driver.port, programs: programs, width: width, height: height)
    let page = LabVisit(browser: browser, address: "http://127.0.0.1:\(lab.port)/")
    do {
      try await page.open(settings)
      try await visit(page)
      let errors = try await browser.log().filter { $0.level == "SEVERE" }.map(\.message)
      #expect(errors.isEmpty, "\(errors)")
    } catch {
      try? await page.keepPicture("failed-\(UUID().uuidString.prefix(8))")
      try? await browser.end()
      throw error
    }
    try await browser.end()
  }

  /// Opens the page anew with these settings, and waits for its phone.
  func open(_ settings: [String: String]) async throws {
    var components = URLComponents()
    components.queryItems = settings.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    let fragment = (components.percentEncodedQuery ?? "").replacingOccurrences(of: "%20", with: "+")
    // The same page with another fragment would not be loaded again.
    try await browser.open("about:blank")
    try await browser.open("\(address)#\(fragment)")
    try await rest()
  }

  /// Waits until the phone is there and nothing moves on it any longer.
  func rest() async throws {
    try await wait(
      until: """
        const phone = document.querySelector("#phone");
        return phone.dataset.ready === "true" && phone.dataset.moving === "false";
        """)
  }

  /// Waits until the body of a function says true.
  func wait(until body: String, seconds: Double = 20) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try await !browser.run(body, as: Bool.self) {
      guard ContinuousClock.now < end else {
        throw WebDriver.Failure(command: "wait", message: "still not true after \(seconds) s: \(body)")
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// An input as the page shows it.
  struct Input: Decodable, Sendable {
    var id: String
    var isFocused: Bool
    var coveredHeight: Double
    var isInSight: Bool
    /// Its middle, in pixels of the page's view.
    var x: Double
    var y: Double
  }

  func inputs() async throws -> [Input] {
    try await browser.run(
      """
      return [...document.querySelectorAll("[data-input]")].map((button) => {
        const box = button.getBoundingClientRect();
        return {
          id: button.dataset.input, isFocused: button.dataset.focused === "true",
          coveredHeight: Number(button.dataset.coveredHeight), isInSight: button.dataset.inSight === "true",
          x: box.x + box.width / 2, y: box.y + box.height / 2,
        };
      });
      """, as: [Input].self)
  }

  /// Gives an input the focus: by a tap where it is in sight, else with the computer's keyboard, which scrolls to it.
  func tap(_ id: String) async throws {
    guard let input = try await inputs().first(where: { $0.id == id }) else {
      throw WebDriver.Failure(command: "tap", message: "no input '\(id)'")
    }
    if input.isInSight {
      try await browser.tap(x: input.x, y: input.y)
    } else {
      try await browser.type(WebDriver.enter, into: "[data-input='\(id)']")
    }
    try await wait(until: "return document.querySelector(\"[data-input='\(id)']\")?.dataset.focused === 'true';")
    try await rest()
  }

  /// Writes a picture of the page to the folder for them.
  func keepPicture(_ name: String) async throws {
    try FileManager.default.createDirectory(at: Self.pictures, withIntermediateDirectories: true)
    try await browser.screenshot().write(to: Self.pictures.appendingPathComponent("\(name).png"))
  }

  static let pictures: URL = {
    if let path = ProcessInfo.processInfo.environment["CLAVIER_SCREENSHOTS"] { return URL(fileURLWithPath: path) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("clavier-screenshots")
  }()
}
