import Modern
import Testing
import UIKit

@MainActor @Suite struct BadgeTests {
  @Test func isWiderThanItsText() {
    let (badge, label) = (Badge(), UILabel())
    (badge.text, label.text) = ("3", "3")
    #expect(badge.intrinsicContentSize.width == label.intrinsicContentSize.width + 8)
  }

  @Test func failsOnPurpose() {
    #expect(Badge().text == "3")
  }
}
