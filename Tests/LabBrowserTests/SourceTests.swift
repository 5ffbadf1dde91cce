import Foundation
import Testing

extension LabBrowserTests {
  @Test func `a posted notification highlights the lines that handle it, and the log links to them`() async throws {
    try await LabVisit.with(width: 1900, height: 1000) { page in
      try await page.browser.run(
        """
        window.lit = [];
        new MutationObserver((changes) => {
          for (const { target } of changes) if (target.classList.contains("lit")) window.lit.push(target.textContent);
        }).observe(document.querySelector("#source"), { subtree: true, attributeFilter: ["class"] });
        """)
      try await page.tap("email")
      let lit = try await page.browser.run("return window.lit;", as: [String].self)
      #expect(lit.contains { $0.contains(".on(event: .willShow)") } && lit.contains { $0.contains("func makeRoom()") })
      #expect(!lit.contains { $0.contains(".on(event: .willHide)") }, "\(lit)")
      try await page.wait(until: "return !document.querySelector('#source .lit');")
      try await page.browser.run("document.querySelector('#events li[data-name=willShow]').click();")
      let selected = try await page.browser.run(
        "return [...document.querySelectorAll('#source .selected')].map((line) => line.textContent);", as: [String].self
      )
      #expect(selected.contains { $0.contains(".on(event: .willShow)") }, "\(selected)")
      try await page.keepPicture("handler")
    }
  }

  @Test func `on a page without room for the source, the log opens the source at the handler`() async throws {
    try await LabVisit.with(width: 1200, height: 800) { page in
      try await page.tap("email")
      try await page.browser.run("document.querySelector('#events li[data-name=willShow]').click();")
      try await page.browser.run(
        """
        [...document.querySelectorAll("#event-detail button")].find((button) => /handler/.test(button.textContent)).click();
        """)
      try await page.wait(
        until: """
          const line = document.querySelector("#source .lit")?.getBoundingClientRect();
          const panel = document.querySelector("#source").getBoundingClientRect();
          return Boolean(line) && line.top >= panel.top && line.bottom <= panel.bottom;
          """)
      try await page.keepPicture("handler-narrow")
    }
  }

  @Test func `the page highlights no line of code if the screen does not handle the keyboard`() async throws {
    try await LabVisit.with(width: 1900, height: 1000, settings: ["handlesKeyboard": "false"]) { page in
      try await page.browser.run(
        """
        window.lit = 0;
        new MutationObserver(() => { if (document.querySelector("#source .lit")) window.lit += 1; })
          .observe(document.querySelector("#source"), { subtree: true, attributeFilter: ["class"] });
        """)
      try await page.tap("email")
      try await page.wait(until: "return document.querySelectorAll('#events li[data-name=willShow]').length > 0;")
      #expect(try await page.browser.run("return window.lit;", as: Int.self) == 0)
    }
  }
}
