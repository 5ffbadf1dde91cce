import Foundation
import Testing

extension LabBrowserTests {
  /// Compares a screen with the same screen without keyboard handling.
  @Suite struct ComparisonTests {
    @Test func `the first tap shows the difference beside each other`() async throws {
      try await LabVisit.with(settings: ["screen": "chat", "compare": "true"]) { page in
        try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
        try await page.tap("message")
        try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
        let texts = try await page.browser.run(
          "return ['#verdict', '#twin-verdict'].map((name) => document.querySelector(name).textContent);",
          as: [String].self)
        #expect(texts[0].contains("Message is fully visible.") && texts[1].hasPrefix("covered by "))
        try await page.browser.type("Hello", into: "[data-focused=true]")
        try await page.wait(until: "return /Hello/.test(document.querySelector('#twin-picture').textContent);")
        try await page.keepPicture("compared")
        try await page.browser.click("#done")
        try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'idle';")
      }
    }

    @Test func `a long text is edited on both phones`() async throws {
      try await LabVisit.with(settings: ["screen": "editor", "compare": "true"]) { page in
        try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
        try await page.tap("letter")
        try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
        try await page.keepPicture("compared-letter")
      }
    }

    @Test func `a narrow page shows one phone, and a switch turns keyboard handling off`() async throws {
      try await LabVisit.with(width: 390, height: 844, settings: ["compare": "true"]) { page in
        let isHidden = try await page.browser.run("return document.querySelector('#twin').hidden;", as: Bool.self)
        #expect(isHidden)
      }
      try await LabVisit.with(settings: ["handlesKeyboard": "false"]) { page in
        let input = try #require(try await page.inputs().last { $0.isInReach })
        try await page.tap(input.id)
        #expect(try await page.input(input.id).coveredHeight > 0)
        try await page.browser.click("label:has(#handles-keyboard)")
        try await page.wait(
          until: "return document.querySelector('[data-focused=true]')?.dataset.coveredHeight === '0';")
      }
    }
  }
}
