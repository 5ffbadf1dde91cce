import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The part of a window that the keyboard leaves uncovered.
@Suite struct AvoidanceBandTests {
  private let display = CGRect(x: 0, y: 0, width: 1000, height: 1200)

  private func scene(window: CGRect, keyboard: CGRect, target: CGRect) -> AvoidanceScene {
    AvoidanceScene(
      targets: [AvoidanceScene.Target(target)],
      keyboard: KeyboardState(placement: .docked, frame: keyboard, screen: display), windowFrame: window,
      container: AvoidanceScene.Container(frame: CGRect(origin: .zero, size: window.size)), policy: .scrollOnly)
  }

  @Test(
    "does not move anything for a keyboard beside, above, or below the window",
    arguments: [
      CGRect(x: 700, y: 700, width: 300, height: 500), CGRect(x: 0, y: 700, width: 250, height: 500),
      CGRect(x: 300, y: 0, width: 700, height: 100), CGRect(x: 300, y: 1100, width: 700, height: 100),
      CGRect(x: 250, y: 0, width: 750, height: 100), CGRect(x: 700, y: 100, width: 300, height: 100),
    ])
  func outsideWindow(keyboard: CGRect) {
    let window = CGRect(x: 250, y: 100, width: 450, height: 1000)
    let target = CGRect(x: 0, y: 900, width: 10, height: 34)
    let plan = AvoidancePlanner.plan(for: scene(window: window, keyboard: keyboard, target: target))
    #expect(plan.outcome == .restores(.outsideWindow))
  }

  @Test("leaves no space between a target and the keyboard by default")
  func defaultSpacing() {
    let frame = CGRect(x: 0, y: 800, width: 1000, height: 400)
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 800, width: 10, height: 34))],
      keyboard: KeyboardState(placement: .docked, frame: frame, screen: display), windowFrame: display,
      container: AvoidanceScene.Container(frame: display))
    #expect(AvoidancePlanner.plan(for: scene).shift == 34)
  }

  @Test("makes space below the content if the first target extends beyond the end, but not for later targets")
  func overhang() {
    let keyboard = CGRect(x: 0, y: 800, width: 1000, height: 400)
    var covered = scene(window: display, keyboard: keyboard, target: .zero)
    covered.scrollViews = [AvoidanceScene.ScrollView(frame: display, contentSize: display.size)]
    let beyond = AvoidanceScene.Target(CGRect(x: 0, y: 1190, width: 10, height: 40), in: 0)
    let inside = AvoidanceScene.Target(CGRect(x: 0, y: 100, width: 10, height: 40), in: 0)
    covered.targets = [beyond, inside]
    let first = AvoidancePlanner.plan(for: covered).scrollViews[0].contribution.bottomInset
    #expect(first == CGFloat(430))
    covered.targets = [inside, beyond]
    let second = AvoidancePlanner.plan(for: covered).scrollViews[0].contribution.bottomInset
    #expect(second == CGFloat(400))
  }

  @Test(
    "a field in a drawer moves above the drawer's top edge only as far as necessary, and never above the bars",
    arguments: [(40, 760), (300, 700), (690, 700)] as [(CGFloat, CGFloat)])
  func drawer(height: CGFloat, topLimit: CGFloat) {
    let keyboard = CGRect(x: 0, y: 800, width: 1000, height: 400)
    var drawer = scene(window: display, keyboard: keyboard, target: CGRect(x: 0, y: 900, width: 10, height: height))
    drawer.policy = .automatic
    drawer.container = AvoidanceScene.Container(
      frame: CGRect(x: 0, y: 780, width: 1000, height: 420), topLimit: 780, drawerTopLimit: 700)
    #expect(AvoidancePlanner.plan(for: drawer).shift == 900 - topLimit)
  }

  @Test("plans for a keyboard that overlaps a corner of the window by a point")
  func overlappingCorner() {
    let window = CGRect(x: 250, y: 100, width: 450, height: 1000)
    let target = CGRect(x: 0, y: 900, width: 10, height: 34)
    for keyboard in [
      CGRect(x: 699, y: 1099, width: 300, height: 100), CGRect(x: 0, y: 1099, width: 251, height: 100),
    ] {
      #expect(AvoidancePlanner.plan(for: scene(window: window, keyboard: keyboard, target: target)).outcome == .avoids)
    }
  }

  @Test("the keyboard covers all of a window that begins below the keyboard's top edge")
  func coveredWindow() {
    let window = CGRect(x: 0, y: 900, width: 1000, height: 300)
    let keyboard = CGRect(x: 0, y: 800, width: 1000, height: 400)
    let target = CGRect(x: 0, y: 0, width: 10, height: 20)
    var covered = scene(window: window, keyboard: keyboard, target: target)
    #expect(AvoidancePlanner.plan(for: covered).coveredHeight == 20)
    let frame = CGRect(x: 0, y: 0, width: 1000, height: 300)
    covered.scrollViews = [AvoidanceScene.ScrollView(frame: frame, contentSize: frame.size)]
    #expect(AvoidancePlanner.plan(for: covered).scrollViews[0].contribution.indicatorInset == 300)
  }
}
