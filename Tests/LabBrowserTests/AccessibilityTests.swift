import Foundation
import Testing

extension LabBrowserTests {
  /// Checks the page with axe, which is not part of the package.
  ///
  /// `CLAVIER_AXE` names its file.
  @Suite(.enabled(if: BrowserPrograms.axe != nil, "axe was not found: set CLAVIER_AXE to the path of axe.min.js"))
  struct AccessibilityTests {
    private struct Violation: Decodable, Sendable {
      var id: String
      var help: String
      var targets: [String]
    }

    @Test(arguments: ["light", "dark"], [1440, 390]) func `axe finds no violations`(appearance: String, width: Int)
      async throws
    {
      let axe = try #require(BrowserPrograms.axe)
      try await LabVisit.with(width: width, height: 900) { page in
        // Without reduced motion, axe can measure a color in the middle of a transition.
        try await page.browser.prefer(["prefers-color-scheme": appearance, "prefers-reduced-motion": "reduce"])
        // The page's content security policy allows only its own scripts, but not those of the driver.
        try await page.browser.run(axe)
        let violations = try await page.browser.runAndWait(
          """
          const done = arguments[arguments.length - 1];
          axe.run(document).then((result) => done(result.violations.map((violation) => ({
            id: violation.id, help: violation.help, targets: violation.nodes.map((node) => node.target.join(" ")),
          }))));
          """, as: [Violation].self)
        let words = violations.map { "\($0.id): \($0.help) (\($0.targets.joined(separator: "; ")))" }
        #expect(words.isEmpty, "\(words.joined(separator: "\n"))")
        try await page.keepPicture("page-\(appearance)-\(width)")
      }
    }
  }
}
