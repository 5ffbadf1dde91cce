import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Headers and footers that float above the rows of a scroll view.
@Suite struct AvoidancePinnedHeightTests {
  private static let display = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Returns a table below a bar of 100 points, with a row that is 34 points high, and a keyboard.
  private func scene(
    row: CGFloat, keyboardTop: CGFloat = 508, header: CGFloat = 0, footer: CGFloat = 0
  ) -> AvoidanceScene {
    AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 16, y: row, width: 200, height: 34), in: 0)], spacing: 10,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: keyboardTop, width: 390, height: 844 - keyboardTop),
        screen: Self.display),
      windowFrame: Self.display,
      container: AvoidanceScene.Container(frame: Self.display, topLimit: 100, bottomSafeArea: 34),
      scrollViews: [
        AvoidanceScene.ScrollView(
          frame: Self.display, contentSize: CGSize(width: 390, height: 4000), contentOffset: CGPoint(x: 0, y: 1000),
          insets: AvoidanceScene.Insets(adjustedBottom: 34, adjustedTop: 100),
          pinnedHeights: AvoidanceScene.PinnedHeights(header: header, footer: footer))
      ])
  }

  private func movement(of scene: AvoidanceScene) -> CGFloat {
    AvoidancePlanner.plan(for: scene).scrollViews[0].offset - 1000
  }

  @Test(
    arguments: [
      // The row ends 10 points above the keyboard, or above the footer.
      (row: 600, header: 40, footer: 0, movement: 136), (row: 600, header: 40, footer: 50, movement: 186),
      // The row is above the keyboard, but behind a footer or a header.
      (row: 420, header: 40, footer: 50, movement: 6), (row: 420, header: 40, footer: 0, movement: 0),
      (row: 110, header: 40, footer: 50, movement: -30), (row: 110, header: 0, footer: 50, movement: 0),
      (row: 60, header: 0, footer: 0, movement: -40), (row: 60, header: 40, footer: 50, movement: -80),
      (row: 140, header: 40, footer: 50, movement: 0),
    ] as [(row: CGFloat, header: CGFloat, footer: CGFloat, movement: CGFloat)])
  func `content scrolls until the input is between the header and the footer`(
    row: CGFloat, header: CGFloat, footer: CGFloat, movement: CGFloat
  ) {
    #expect(self.movement(of: scene(row: row, header: header, footer: footer)) == movement)
  }

  @Test(arguments: [(300, 220), (40, 350), (300, 350), (2000, 2000)] as [(CGFloat, CGFloat)])
  func `the keyboard takes precedence if there is no space for everything`(header: CGFloat, footer: CGFloat) {
    for row: CGFloat in [60, 300, 600] {
      let plan = AvoidancePlanner.plan(for: scene(row: row, header: header, footer: footer))
      let top = row - (plan.scrollViews[0].offset - 1000)
      #expect(plan.coveredHeight == 0 && top >= 100 && top + 34 <= 498, "\(row)")
    }
  }

  @Test(arguments: [(40, 50), (0, 50), (300, 220)] as [(CGFloat, CGFloat)])
  func `nothing jumps as the keyboard grows`(header: CGFloat, footer: CGFloat) {
    for row: CGFloat in [60, 300, 600] {
      var last = movement(of: scene(row: row, keyboardTop: 840, header: header, footer: footer))
      for keyboardTop in stride(from: 839 as CGFloat, to: 200, by: -1) {
        let next = movement(of: scene(row: row, keyboardTop: keyboardTop, header: header, footer: footer))
        #expect(next >= last && next <= last + 2, "\(row) \(keyboardTop)")
        last = next
      }
    }
  }

  @Test(
    arguments: [
      (40, 50, "A header with a height of 40 and a footer with a height of 50 float above the rows."),
      (40, 0, "A header with a height of 40 floats above the rows."),
      (0, 50, "A footer with a height of 50 floats above the rows."), (0, 0, nil),
    ] as [(CGFloat, CGFloat, String?)])
  func `the explanation names a header and a footer`(header: CGFloat, footer: CGFloat, sentence: String?) {
    let explanation = AvoidancePlanner.plan(for: scene(row: 600, header: header, footer: footer)).explanation
    #expect(explanation.filter { $0.hasSuffix("above the rows.") } == [sentence].compactMap { $0 })
  }

  @Test(
    arguments: [
      (header: 0...40, footer: 84...134, expected: (0, 0)), (header: 20...60, footer: 84...134, expected: (40, 0)),
      (header: 0...40, footer: 60...110, expected: (0, 50)), (header: 39...79, footer: 41...91, expected: (40, 50)),
      (header: nil, footer: 83.5...133.5, expected: (0, 50)), (header: 0...40.0001, footer: nil, expected: (0, 0)),
    ] as [(header: ClosedRange<CGFloat>?, footer: ClosedRange<CGFloat>?, expected: (CGFloat, CGFloat))])
  func `a header or footer floats if it is over a row`(
    header: ClosedRange<CGFloat>?, footer: ClosedRange<CGFloat>?, expected: (CGFloat, CGFloat)
  ) {
    func frame(_ range: ClosedRange<CGFloat>?) -> CGRect? {
      range.map { CGRect(x: 0, y: $0.lowerBound, width: 390, height: $0.upperBound - $0.lowerBound) }
    }
    let heights = AvoidanceScene.PinnedHeights(
      header: frame(header), footer: frame(footer), over: CGRect(x: 0, y: 40, width: 390, height: 44))
    #expect((heights.header, heights.footer) == expected)
  }
}
