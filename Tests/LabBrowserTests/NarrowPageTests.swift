import Foundation
import Testing

extension LabBrowserTests {
  private struct Overlap: Decodable, Sendable {
    var one: String
    var other: String
  }

  @Test(arguments: [320, 375, 500, 768, 1280])
  func `no control or title covers another one or extends beyond its own edge`(width: Int) async throws {
    try await LabVisit.with(width: width, height: 800) { page in
      try await page.tap("firstName")
      let overlaps = try await page.browser.run(
        """
        const list = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.offsetWidth > 0);
        const name = (element) => element.id || element.innerText || element.tagName;
        const controls = list(".bar img, .bar h1, .bar button, .actions button, .time button, .time output, .time .track, .time .segments");
        const found = [];
        controls.forEach((one, index) => {
          const box = one.getBoundingClientRect();
          if (one.scrollWidth > one.clientWidth + 1 && one.tagName === "BUTTON") found.push({ one: name(one), other: "its edge" });
          for (const other of controls.slice(index + 1)) {
            const second = other.getBoundingClientRect();
            const isApart = box.right <= second.left + 0.5 || second.right <= box.left + 0.5
              || box.bottom <= second.top + 0.5 || second.bottom <= box.top + 0.5;
            if (!isApart) found.push({ one: name(one), other: name(other) });
          }
        });
        return found;
        """, as: [Overlap].self)
      #expect(overlaps.isEmpty, "\(overlaps)")
      #expect(
        try await page.browser.run("return document.documentElement.scrollWidth <= innerWidth;", as: Bool.self))
    }
  }
}
