import Foundation
import Testing
import UIKit

@MainActor @Suite("Update links") struct UpdateLinkTests {
  @Test("A link is enabled by default, and runs while its view is in a window")
  func window() {
    let (screen, view) = (Screen(), UIView())
    var frames = 0
    let link = UIUpdateLink(view: view) { _, _ in frames += 1 }
    #expect(link.isEnabled && !link.requiresContinuousUpdates)
    link.requiresContinuousUpdates = true
    HeadlessClock.advance(by: 0.1)
    #expect(frames == 0)
    screen.view.addSubview(view)
    HeadlessClock.advance(by: 0.1)
    #expect(frames > 3)
    view.removeFromSuperview()
    HeadlessClock.advance(by: 0.1)
    frames = 0
    HeadlessClock.advance(by: 0.1)
    #expect(frames == 0)
    screen.view.addSubview(view)
    HeadlessClock.advance(by: 0.1)
    #expect(frames > 3)
    link.isEnabled = false
    HeadlessClock.advance(by: 0.1)
    frames = 0
    HeadlessClock.advance(by: 0.1)
    #expect(frames == 0)
  }
}
