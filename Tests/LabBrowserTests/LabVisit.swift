import Foundation
import Testing

/// A browser that shows the page of a lab.
struct LabVisit: Sendable {
  let browser: WebDriver
  let address: String

  /// Opens the page with settings, in a view of a given size.
  ///
  /// Afterward, the console must contain no errors except for expected ones.
  static func with(
    width: Int = 1440, height: Int = 900, settings: [String: String] = [:], refusals: Int = 0,
    _ visit: (LabVisit) async throws -> Void
  ) async throws {
    let page = try #require(SharedBrowser.page)
    try await page.browser.resize(width: width, height: height)
    try await page.browser.prefer(["prefers-color-scheme": "light"])
    do {
      try await page.open(settings)
      try await visit(page)
    } catch {
      try? await page.keepPicture("failed-\(UUID().uuidString.prefix(8))")
      throw error
    }
    let errors = try await page.browser.log().filter { $0.level == "SEVERE" }.map(\.message)
    #expect(errors.count == refusals, "\(errors)")
  }

  /// Opens the page with settings and waits for its phone.
  ///
  /// The default settings show one phone with a form.
  func open(_ chosen: [String: String]) async throws {
    let settings = ["screen": "closures", "compare": "false"].merging(chosen) { $1 }
    var components = URLComponents()
    components.queryItems = settings.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    let fragment = (components.percentEncodedQuery ?? "").replacingOccurrences(of: "%20", with: "+")
    // A change of the fragment alone would not load the page.
    try await browser.open("about:blank")
    // Errors of the previous page are ignored.
    _ = try await browser.log()
    try await browser.open("\(address)#\(fragment)")
    try await rest()
  }

  /// Returns the screens that the lab offers.
  func screens() async throws -> [String] {
    try await browser.runAndWait(
      """
      const done = arguments[arguments.length - 1];
      fetch("/catalog.json").then((answer) => answer.json())
        .then((catalog) => done(catalog.screens.map((screen) => screen.id)));
      """, as: [String].self)
  }

  /// Doubles the phone's rate.
  ///
  /// The page has no control for this rate.
  func hurry() async throws {
    try await browser.run(
      """
      const rate = document.querySelector("#rate input:checked");
      rate.value = "2";
      rate.dispatchEvent(new Event("change", { bubbles: true }));
      """)
  }

  /// Chooses another screen on the open page.
  func choose(screen: String) async throws {
    try await browser.run(
      """
      const screen = document.querySelector("#screen");
      screen.value = arguments[0];
      screen.dispatchEvent(new Event("change", { bubbles: true }));
      """, [screen])
    try await wait(until: "return document.querySelector('#phone').dataset.screen === '\(screen)';")
    try await rest()
  }

  /// Replaces two functions, which then respond like a lab that has no space for another phone.
  func refusePhones() async throws {
    try await browser.run(
      """
      window.fetch = async () => Response.json({ error: "32 phones are already open." }, { status: 503 });
      window.WebSocket = class extends EventTarget {
        static OPEN = 1;
        constructor() {
          super();
          setTimeout(() => this.dispatchEvent(new CloseEvent("close", { code: 1006 })));
        }
        close() {}
      };
      """)
  }

  /// Waits until the phone is open and nothing moves.
  func rest() async throws {
    try await wait(
      until: """
        const phone = document.querySelector("#phone");
        return phone.dataset.ready === "true" && phone.dataset.moving === "false";
        """)
  }

  /// Waits until a JavaScript function returns true.
  func wait(until body: String, seconds: Double = 20) async throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while try await !browser.run(body, as: Bool.self) {
      guard ContinuousClock.now < end else {
        throw WebDriver.Failure(command: "wait", message: "still not true after \(seconds) s: \(body)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// An input on the page.
  struct Input: Decodable, Sendable {
    var id: String
    var isFocused: Bool
    var coveredHeight: Double
    var isInSight: Bool
    /// The center of the input, in pixels of the view.
    var x: Double
    var y: Double

    var isInReach: Bool { isInSight && coveredHeight == 0 }
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

  func input(_ id: String) async throws -> Input {
    guard let input = try await inputs().first(where: { $0.id == id }) else {
      throw WebDriver.Failure(command: "input", message: "no input '\(id)'")
    }
    return input
  }

  /// Focuses an input with a tap.
  ///
  /// If a finger cannot reach the input, the keyboard is dismissed. If a finger still cannot reach it, the computer's
  /// keyboard chooses the input, which scrolls to it and taps it.
  func tap(_ id: String) async throws {
    var input = try await input(id)
    if !input.isInReach, try await browser.run("return !document.querySelector('#done').disabled;", as: Bool.self) {
      try await browser.click("#done")
      try await wait(until: "return !document.querySelector('[data-focused=true]');")
      try await rest()
      input = try await self.input(id)
    }
    let isFocused = "document.querySelector(\"[data-input='\(id)']\")?.dataset.focused === 'true'"
    if input.isInReach {
      // A popover of keys takes the first tap beside it. On a busy computer, a tap may take too long and become a hold.
      let misses = """
        [...document.querySelectorAll('#events li')]
          .filter((row) => /(hold \(id)|tap beside the number pad)$/.test(row.textContent)).length
        """
      for _ in 0..<5 where try await !browser.run("return \(isFocused);", as: Bool.self) {
        let before = try await browser.run("return \(misses);", as: Int.self)
        try await browser.tap(x: input.x, y: input.y)
        try await wait(until: "return \(isFocused) || \(misses) > \(before);")
      }
    } else {
      try await browser.type(WebDriver.enter, into: "[data-input='\(id)']")
    }
    try await wait(until: "return \(isFocused);")
    try await rest()
  }

  /// Returns the text in an input, as the page describes it.
  func label(of id: String) async throws -> String {
    try await browser.run(
      "return document.querySelector(`[data-input='${arguments[0]}']`).ariaLabel;", [id], as: String.self)
  }

  /// A point in pixels of the view.
  struct Point: Decodable, Sendable {
    var x: Double
    var y: Double
  }

  /// Returns a point on the phone, as fractions of the picture's size.
  func point(x: Double, y: Double) async throws -> Point {
    try await browser.run(
      """
      const box = document.querySelector("#phone-picture").getBoundingClientRect();
      return { x: box.x + arguments[0] * box.width, y: box.y + arguments[1] * box.height };
      """, [x, y], as: Point.self)
  }

  /// Returns the center of a key of the phone's keyboard.
  func key(_ label: String) async throws -> Point {
    try await browser.run(
      """
      const labels = [...document.querySelectorAll("#phone-picture text")];
      const box = labels.findLast((text) => text.textContent === arguments[0]).getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      """, [label], as: Point.self)
  }

  /// Writes a screenshot to the folder for pictures.
  func keepPicture(_ name: String) async throws {
    try FileManager.default.createDirectory(at: Self.pictures, withIntermediateDirectories: true)
    try await browser.screenshot().write(to: Self.pictures.appendingPathComponent("\(name).png"))
  }

  static let pictures: URL = {
    if let path = ProcessInfo.processInfo.environment["CLAVIER_SCREENSHOTS"] { return URL(fileURLWithPath: path) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("clavier-screenshots")
  }()
}
