import ClavierCore
import CoreGraphics
import Testing

/// The pixels to which the avoider scrolls.
@Suite struct OffsetRoundingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let movement: CGFloat
    let least: CGFloat
    let most: CGFloat
    let offset: CGFloat
    let testDescription: String

    init(_ movement: CGFloat, _ least: CGFloat, _ most: CGFloat, to offset: CGFloat, _ description: String) {
      (self.movement, self.least, self.most, self.offset) = (movement, least, most, offset)
      testDescription = description
    }
  }

  private func scrollView(pixel: CGFloat, offset: CGFloat = 100) -> AvoidanceScene.ScrollView {
    AvoidanceScene.ScrollView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800), contentSize: CGSize(width: 390, height: 3000),
      contentOffset: CGPoint(x: 0, y: offset), pixel: pixel, insets: AvoidanceScene.Insets(adjustedTop: 10.2))
  }

  @Test(
    "an offset is rounded so that no part of the target stays covered, and so that the top has precedence",
    arguments: [
      Case(10.2, 10.2, .infinity, to: 110.5, "up to the next pixel"),
      Case(10.2, 10.2, 10.3, to: 110, "up, but the next pixel would hide the top"),
      Case(0.2, 0.2, 0.3, to: 100, "not at all, if the next pixel would hide the top"),
      Case(-10.2, -.infinity, -10.2, to: 89.5, "down to the next pixel"),
      Case(-10.2, -10.3, .infinity, to: 90, "down, but the next pixel would hide the bottom"),
      Case(-10.2, -10.3, -10.2, to: 89.5, "down, because the top has precedence over the bottom"),
      Case(-110.2, -.infinity, -110.2, to: -10.2, "to the top edge, which is not at a pixel"),
      Case(-10.2, -10.5, .infinity, to: 89.5, "down, and the next pixel just shows the bottom"),
      Case(10.2, 10.2, 10.5, to: 110.5, "up, and the next pixel just shows the top"),
      Case(10.5, 10.5, 10.5, to: 110.5, "to an offset that is at a pixel"),
      Case(0, 0, 0, to: 100, "without a movement"),
    ])
  func rounded(example: Case) {
    let wanted = MovementRange(least: example.least, most: example.most)
    let offset = scrollView(pixel: 0.5).roundedOffset(after: example.movement, firstTarget: wanted, all: wanted)
    #expect(abs(offset - example.offset) < 1e-9)
    let exact = scrollView(pixel: 0).roundedOffset(after: example.movement, firstTarget: wanted, all: wanted)
    #expect(abs(exact - 100 - example.movement) < 1e-9, "UIKit may not round at all.")
  }

  @Test("planning again after rounding scrolls no farther", arguments: [1.0, 0.5, 1.0 / 3], [0.1, 0.25, 0.4, 0.9])
  func stable(pixel: CGFloat, fraction: CGFloat) {
    let window = CGRect(x: 0, y: 0, width: 390, height: 800)
    let keyboard = KeyboardState(
      placement: .docked, frame: CGRect(x: 0, y: 500, width: 390, height: 300), screen: window)
    func plan(at offset: CGFloat, _ contribution: ScrollContribution) -> AvoidancePlan {
      let target = AvoidanceScene.Target(
        CGRect(x: 0, y: 700 + fraction - offset, width: 390, height: 20.3), in: 0)
      var view = scrollView(pixel: pixel, offset: offset)
      view.contribution = contribution
      view.insets.bottom = contribution.bottomInset
      view.insets.adjustedBottom = contribution.bottomInset
      return AvoidancePlanner.plan(
        for: AvoidanceScene(
          targets: [target], spacing: 10, keyboard: keyboard, windowFrame: window,
          container: AvoidanceScene.Container(frame: window), scrollViews: [view]))
    }
    let first = plan(at: 0, .zero)
    let offset = first.scrollViews[0].offset
    let gap = 500 - (700 + fraction - offset + 20.3)
    #expect(gap > 10 - 0.001 && gap < 10 + pixel)
    #expect(abs((offset / pixel).rounded() * pixel - offset) < 1e-9)
    #expect(plan(at: offset, first.scrollViews[0].contribution).scrollViews[0].offset == offset)
  }

  @Test("planning again after rounding results in the same offset if a later target does not fit")
  func stableWithTallTarget() {
    let window = CGRect(x: 0, y: 0, width: 390, height: 800)
    let keyboard = KeyboardState(
      placement: .docked, frame: CGRect(x: 0, y: 125, width: 390, height: 675), screen: window)
    func offset(from offset: CGFloat) -> CGFloat {
      var view = AvoidanceScene.ScrollView(
        frame: CGRect(x: 0, y: 15, width: 390, height: 170.5), contentSize: CGSize(width: 390, height: 3000),
        contentOffset: CGPoint(x: 0, y: offset), pixel: 0.5)
      view.insets = AvoidanceScene.Insets(bottom: 70, adjustedBottom: 70, adjustedTop: 38.075)
      view.contribution.bottomInset = 70
      let targets = [
        AvoidanceScene.Target(CGRect(x: 0, y: 672 - offset, width: 2, height: 14.3), in: 0),
        AvoidanceScene.Target(CGRect(x: 0, y: 635 - offset, width: 260, height: 100), in: 0),
      ]
      return AvoidancePlanner.plan(
        for: AvoidanceScene(
          targets: targets, spacing: 10, keyboard: keyboard, windowFrame: window,
          container: AvoidanceScene.Container(frame: window), scrollViews: [view])
      ).scrollViews[0].offset
    }
    for start in [CGFloat(0), 500, 581.5, 582, 700] { #expect(offset(from: start) == 581.5, "from \(start)") }
  }
}
