import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Plans for layouts with several scroll views, for text views, and for policies.
@Suite struct AvoidanceLayoutTests {
  @Test(
    "shifts only as needed as a keyboard appears with heights of 1, 216, and 256, as Swype and SwiftKey do")
  func thirdPartyKeyboard() {
    var screen = AppScreen.phone()
    screen.inputs = [AppScreen.field(620)]
    var shifts: [CGFloat] = []
    for height: CGFloat in [1, 216, 256] {
      screen.keyboard = AppScreen.phone(keyboard: height).keyboard
      screen = screen.avoiding
      shifts.append(screen.heldShift)
    }
    #expect(shifts == [0, 36, 76])
  }

  @Test("insets and scrolls a form around a list, but not the list")
  func nested() {
    var screen = AppScreen.form(content: 1400)
    screen.scrolls.append(
      AppScreen.Scroll(top: 500, height: 300, width: 390, contentSize: CGSize(width: 390, height: 900), offset: 200))
    screen.inputs = [AppScreen.field(400, in: 1)]
    let after = screen.avoiding
    #expect(AppScreen.gap(after) == 10)
    #expect(after.scrolls[1].held == .zero)
    #expect(after.scrolls[1].offset == 200)
    #expect(after.scrolls[0].held.bottomInset == 312)
    // The list scrolls the input back into its frame, and the form scrolls the remaining distance.
    screen.inputs = [AppScreen.field(600, in: 1)]
    let revealed = screen.avoiding
    #expect(revealed.scrolls[1].held.scrolled == 134)
    #expect(AppScreen.gap(revealed) == 10)
  }

  @Test("shifts for a small text view at the bottom of a form that cannot scroll")
  func coveredTextView() {
    var screen = AppScreen.phone()
    screen.scrolls = [AppScreen.Scroll(top: 600, height: 120, width: 390, contentSize: CGSize(width: 390, height: 100))]
    screen.inputs = [AppScreen.field(8, 20, in: 0), AppScreen.field(600, 120)]
    let after = screen.avoiding
    #expect(AppScreen.gap(after, 1) == 10)
    #expect(after.heldShift == 222)
    #expect(after.scrolls[0].offset == 0)
    #expect(after.scrolls[0].held == .zero)
    // For the short input alone, the view shifts no farther than this input needs.
    screen.inputs = [AppScreen.field(8, 20, in: 0)]
    let least = screen.avoiding
    #expect(AppScreen.gap(least) == 10)
    #expect(least.heldShift == 122)
  }

  @Test(
    "keeps three lines of a covered text view visible, and scrolls no earlier than needed")
  func typingInCoveredTextView() {
    var screen = AppScreen.phone()
    screen.scrolls = [AppScreen.Scroll(top: 600, height: 120, width: 390, contentSize: CGSize(width: 390, height: 400))]
    screen.scrolls[0].minimumVisibleHeight = 60
    var offsets: [CGFloat] = []
    for line in 0..<6 {
      screen.inputs = [AppScreen.field(20 * CGFloat(line), 20, in: 0)]
      screen = screen.avoiding
      #expect(screen.heldShift == 162)
      #expect(screen.isVisible(screen.inputs[0]))
      offsets.append(screen.scrolls[0].offset)
    }
    #expect(offsets == [0, 0, 0, 20, 40, 60])
  }

  @Test("shows a whole line even if the safe area leaves the text view too little height for it", arguments: [0, 4])
  func lineInSafeArea(inset: CGFloat) {
    var screen = AppScreen.phone()
    screen.scrolls = [
      AppScreen.Scroll(
        top: 808, height: 36, width: 390, contentSize: CGSize(width: 390, height: 100), bottomInset: inset,
        adjustsForSafeArea: true)
    ]
    screen.scrolls[0].minimumVisibleHeight = 120
    screen.inputs = [AppScreen.field(72, 20, in: 0)]
    let after = screen.avoiding
    #expect(AppScreen.gap(after) == 10)
    #expect(after.top(of: after.inputs[0]) == after.frameTop(0))
    #expect(after.heldShift == 330)
  }

  @Test("limits the visible part of a text view to its height, and never hides its top")
  func minimumVisibleHeight() {
    var screen = AppScreen.phone()
    screen.scrolls = [AppScreen.Scroll(top: 600, height: 120, width: 390, contentSize: CGSize(width: 390, height: 400))]
    screen.scrolls[0].minimumVisibleHeight = 400
    screen.inputs = [AppScreen.field(50, 20, in: 0)]
    #expect(screen.avoiding.heldShift == 222)
    screen.scrolls[0].top = 300
    screen.scrolls[0].height = 500
    screen.scrolls[0].contentSize.height = 500
    screen.inputs = [AppScreen.field(200, 20, in: 0)]
    #expect(screen.avoiding.heldShift == 202)
    screen.scrolls[0].minimumVisibleHeight = 500
    let after = screen.avoiding
    #expect(after.heldShift == 209)
    #expect(after.frameTop(0) == 91)
  }

  @Test("never jumps while the keyboard is dragged down, even if insets leave a scroll view no space")
  func draggedDown() {
    var field = AppScreen.phone()
    field.inputs = [AppScreen.field(600)]
    var form = AppScreen.form(content: 1000)
    form.inputs = [AppScreen.field(700, in: 0)]
    // Two screens that the generated tests found.
    let display = CGRect(x: 0, y: 0, width: 568, height: 320)
    var insideOut = AppScreen(
      windowFrame: display, keyboard: .hidden(on: display), spacing: 38, viewHeight: 320, safeTop: 103, safeBottom: 237)
    insideOut.scrolls = [
      AppScreen.Scroll(
        top: 254, height: 66, width: 568, contentSize: CGSize(width: 568, height: 9.5), bottomInset: 82,
        adjustsForSafeArea: true),
      AppScreen.Scroll(top: 3, height: 6.5, width: 568, contentSize: CGSize(width: 568, height: 23), topInset: 13),
    ]
    insideOut.inputs = [AppScreen.field(0, 1, in: 1)]
    var outside = AppScreen(
      windowFrame: display, keyboard: .hidden(on: display), spacing: 24.5, viewHeight: 320, safeTop: 103,
      safeBottom: 320)
    outside.scrolls = [
      AppScreen.Scroll(
        top: 0, height: 107.5, width: 568, contentSize: CGSize(width: 568, height: 3), offset: -100,
        adjustsForSafeArea: true),
      AppScreen.Scroll(top: 2, height: 1, width: 568, contentSize: CGSize(width: 568, height: 1), topInset: 25.5),
    ]
    outside.inputs = [AppScreen.field(0, 1, in: 1)]
    for screen in [field, form, insideOut, outside] {
      var last: CGFloat?
      for height in stride(from: screen.windowHeight * 0.7, through: 1, by: -0.5) {
        var dragged = screen
        dragged.keyboard = KeyboardState(
          placement: .docked,
          frame: CGRect(x: 0, y: screen.windowHeight - height, width: screen.windowFrame.width, height: height),
          screen: screen.windowFrame)
        let after = dragged.avoiding
        let top = after.top(of: after.inputs[0])
        // If the keyboard's height is smaller than the spacing, the spacing shrinks with the height.
        if let last {
          #expect(top >= last && top <= last + (height < screen.spacing ? 1 : 0.5), "keyboard of \(height) points")
        }
        last = top
      }
    }
  }

  @Test("does not move for an additional view that does not fit together with the field even without a keyboard")
  func tooFarAway() {
    var form = AppScreen.form(content: 3000)
    form.inputs = [AppScreen.field(700, in: 0)]
    let alone = form.avoiding
    form.inputs.append(AppScreen.field(2800, in: 0))
    #expect(form.avoiding.scrolls == alone.scrolls)
    var textView = AppScreen.phone()
    textView.scrolls = [
      AppScreen.Scroll(top: 600, height: 120, width: 390, contentSize: CGSize(width: 390, height: 900))
    ]
    textView.inputs = [AppScreen.field(0, 20, in: 0), AppScreen.field(800, 20, in: 0)]
    #expect(textView.avoiding.heldShift == 122)
    #expect(textView.avoiding.scrolls[0].offset == 0)
    var fixed = AppScreen.phone()
    fixed.viewHeight = 2000
    fixed.inputs = [AppScreen.field(700), AppScreen.field(1600)]
    #expect(fixed.avoiding.heldShift == 236)
  }

  @Test("does not scroll a form for a row that its list hides")
  func hiddenInList() {
    var screen = AppScreen.form(content: 1400, offset: 0)
    screen.scrolls.append(
      AppScreen.Scroll(top: 100, height: 300, width: 390, contentSize: CGSize(width: 390, height: 900), offset: 330))
    screen.inputs = [AppScreen.field(590, in: 1), AppScreen.field(0, in: 1)]
    let after = screen.avoiding
    #expect(after.scrolls[0].offset == 0)
    #expect(after.scrolls[1].offset == 330)
  }

  @Test(
    "determines which scroll views scroll vertically",
    arguments: [
      // content width and height, top inset, always bounces, is enabled; expected result
      (390, 100, 0, false, true, true), (390, 900, 0, false, true, true), (390, 900, 0, true, false, false),
      (900, 300, 0, false, true, false), (900, 300, 0, true, true, true), (900, 301, 0, false, true, true),
      (900, 300, 1, false, true, true), (390, 300, 0, false, true, true),
    ] as [(CGFloat, CGFloat, CGFloat, Bool, Bool, Bool)])
  func vertical(
    width: CGFloat, height: CGFloat, topInset: CGFloat, bounces: Bool, isEnabled: Bool, scrolls: Bool
  ) {
    var screen = AppScreen.phone()
    screen.scrolls = [
      AppScreen.Scroll(
        top: 544, height: 300, width: 390, contentSize: CGSize(width: width, height: height), topInset: topInset,
        isEnabled: isEnabled, alwaysBounces: bounces)
    ]
    #expect(screen.plan.scrollViews.map(\.role) == [scrolls ? .avoids : .ignored])
    #expect((screen.plan.scrollViews[0].contribution.bottomInset > 0) == scrolls)
  }

  @Test("keeps an error label and a button outside of the scroll view visible together with the field")
  func alsoKeepVisible() {
    var screen = AppScreen.form(content: 800)
    screen.scrolls[0].height = 744
    screen.inputs = [AppScreen.field(600, in: 0), AppScreen.field(640, 20, in: 0), AppScreen.field(760, 44)]
    let after = screen.avoiding
    #expect(after.inputs.allSatisfy(after.isVisible))
    #expect(AppScreen.gap(after, 2) == 10)
  }

  @Test("scrolls back only the distance that a larger inset had allowed")
  func overscrolled() {
    var screen = AppScreen.form(content: 1500)
    screen = screen.avoiding
    screen.scrolls[0].offset = screen.scrollableRange(0).upperBound
    screen.keyboard = AppScreen.phone(keyboard: 291).keyboard
    screen = screen.avoiding
    #expect(screen.scrolls[0].offset == screen.scrollableRange(0).upperBound)
    // Content that bounces beyond its end is not changed.
    screen.scrolls[0].offset += 60
    let bouncing = screen.scrolls[0].offset
    #expect(screen.avoiding.scrolls[0].offset == bouncing)
  }

  @Test("shows a caret that is one line beyond the content of its text view")
  func caretAheadOfContent() {
    var screen = AppScreen.phone()
    screen.scrolls = [AppScreen.Scroll(top: 91, height: 719, width: 390, contentSize: CGSize(width: 390, height: 719))]
    screen.inputs = [AppScreen.field(719, 22, in: 0)]
    let after = screen.avoiding
    #expect(AppScreen.gap(after) == 10)
    #expect(after.heldShift == 0)
    #expect(after.scrolls[0].offset == after.scrollableRange(0).upperBound)
  }

  @Test("does not shift anything with the policy safeArea, and scrolls after the next layout pass")
  func safeAreaPolicy() {
    var screen = AppScreen.form(content: 1500)
    screen.policy = .safeArea
    screen.inputs = [AppScreen.field(800, in: 0)]
    let once = screen.applying(screen.plan)
    #expect(once.viewSafeAreaBottom == 336)
    let after = once.applying(once.plan)
    #expect(after.isVisible(after.inputs[0]))
    #expect(after.scrolls[0].held.bottomInset == 0)
    var hidden = after
    hidden.keyboard = .hidden(on: screen.keyboard.screen)
    hidden = hidden.applying(hidden.plan)
    hidden.keyboard = screen.keyboard
    #expect(hidden == screen)
  }

  @Test("keeps a visible input in place when the policy changes")
  func policyChange() {
    var screen = AppScreen.form(content: 1500)
    screen.inputs = [AppScreen.field(1400, in: 0)]
    screen = screen.avoiding
    let offset = screen.scrolls[0].offset
    screen.policy = .safeArea
    screen = screen.applying(screen.plan)
    #expect(screen.scrolls[0].offset == offset)
    #expect(screen.scrolls[0].held.bottomInset == 312)
    screen = screen.applying(screen.plan)
    #expect(screen.scrolls[0].offset == offset)
    #expect(screen.scrolls[0].held.bottomInset == 0)
    screen.policy = .automatic
    screen = screen.avoiding
    #expect(screen.isVisible(screen.inputs[0]))
    #expect(screen.heldSafeArea == 0)
  }

  @Test("does not shift anything with the policy scrollOnly, and respects a maximum shift")
  func limits() {
    var screen = AppScreen.phone()
    screen.inputs = [AppScreen.field(700)]
    screen.policy = .scrollOnly
    #expect(screen.plan.shift == 0)
    #expect(screen.plan.coveredHeight == 34)
    screen.policy = .automatic
    screen.maximumShift = 220
    #expect(screen.plan.shift == 220)
    #expect(screen.plan.coveredHeight == 6)
  }

  @Test("never shifts the bottom edge of the view higher than the spacing above the keyboard")
  func noGapBelow() {
    var screen = AppScreen.phone()
    screen.viewHeight = 700
    screen.inputs = [AppScreen.field(690, 60)]
    #expect(screen.plan.shift == 202)
  }
}
