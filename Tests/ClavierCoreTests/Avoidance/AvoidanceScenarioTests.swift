import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Problems that users of other keyboard libraries reported, as far as they concern rectangles.
///
/// `IQ` is IQKeyboardManager, `TP` TPKeyboardAvoiding, `Rx` RxKeyboard, `RN` react-native-keyboard-controller.
@Suite struct AvoidanceScenarioTests {
  @Test("IQ#1994, IQ#2001: moves a raised sheet only by the height that is still covered")
  func raisedSheet() {
    var screen = AppScreen.phone()
    screen.viewTop = 300
    screen.viewHeight = 544
    screen.safeTop = 356
    screen.inputs = [AppScreen.field(400)]
    #expect(screen.plan.shift == 236)
    // The system raises the sheet by 200.
    screen.viewTop = 100
    screen.safeTop = 156
    #expect(screen.plan.shift == 36)
    // Then the system raises the sheet all the way.
    screen.viewTop = 0
    screen.safeTop = 56
    #expect(screen.plan.shift == 0)
  }

  @Test("IQ#1747, IQ#2003: contributes nothing where the system has adjusted already")
  func hostedList() {
    var screen = AppScreen.form(content: 2000)
    // The hosting view has added the keyboard's height to the list's insets, and scrolled.
    screen.scrolls[0].bottomInset = 312
    screen.scrolls[0].indicatorInset = 302
    screen.inputs = [AppScreen.field(1000, in: 0)]
    screen.scrolls[0].offset = 1000 + 34 - 498
    let plan = screen.plan
    #expect(plan.scrollViews[0].contribution == .zero)
    #expect(plan.scrollViews[0].offset == screen.scrolls[0].offset)
    #expect(plan.shift == 0)
  }

  @Test("IQ#331, IQ#198: leaves no contribution after a rotation during editing")
  func rotation() {
    var screen = AppScreen.form(content: 700)
    screen.inputs = [AppScreen.field(120, in: 0)]
    var shown = screen.avoiding
    #expect(shown.scrolls[0].offset == -91)
    let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)
    shown.windowFrame = landscape
    shown.viewHeight = 390
    shown.safeTop = 32
    shown.safeBottom = 369
    shown.scrolls[0].height = 390
    shown.scrolls[0].offset = -32
    shown.keyboard = KeyboardState(
      placement: .docked, frame: CGRect(x: 0, y: 181, width: 844, height: 209), screen: landscape)
    shown = shown.avoiding
    #expect(shown.scrolls[0].held.scrolled == 15)
    #expect(AppScreen.gap(shown) == 10)
    shown.keyboard = .hidden(on: landscape)
    let hidden = shown.avoiding
    #expect(hidden.scrolls[0].held == .zero)
    #expect(hidden.scrolls[0].offset == -32)
  }

  @Test("IQ#1421: shifts by the same distance ten times in a row, whether the keyboard or focus comes first")
  func noDrift() {
    let start = AppScreen.phone()
    var screen = start
    for round in 0..<10 {
      screen.keyboard = start.keyboard
      screen.inputs = round.isMultiple(of: 2) ? [] : [AppScreen.field(700)]
      screen = screen.avoiding
      screen.inputs = [AppScreen.field(700)]
      screen = screen.avoiding
      #expect(screen.heldShift == 236)
      screen.keyboard = .hidden(on: start.keyboard.screen)
      screen = screen.avoiding
      #expect(screen.heldShift == 0)
    }
  }

  @Test("IQ#1310: keeps the caret of a growing text view above the keyboard")
  func growingTextView() {
    var screen = AppScreen.phone()
    for line in 0..<10 {
      screen.inputs = [AppScreen.field(440 + 20 * CGFloat(line), 20)]
      screen = screen.avoiding
      #expect(AppScreen.gap(screen) == max(10, 48 - 20 * CGFloat(line)))
    }
  }

  @Test(
    "RN#336: keeps the shift while a caret moves, and changes it only as far as needed",
    arguments: [
      (0, 0, 0), (0, 236, 236), (300, 0, 236), (300, 236, 236), (300, 300, 300), (-280, 236, 120), (300, 400, 346),
    ])
  func keptShift(below: CGFloat, current: CGFloat, expected: CGFloat) {
    var scene = AvoidanceScene(
      targets: [], spacing: 10,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 508, width: 390, height: 336),
        screen: CGRect(x: 0, y: 0, width: 390, height: 844)),
      windowFrame: CGRect(x: 0, y: 0, width: 390, height: 844),
      container: AvoidanceScene.Container(
        frame: CGRect(x: 0, y: -current, width: 390, height: 844), topLimit: 0, contributedShift: current))
    scene.targets = [AvoidanceScene.Target(CGRect(x: 0, y: 400 + below - current, width: 2, height: 34))]
    scene.trigger = .text
    #expect(AvoidancePlanner.plan(for: scene).shift == expected)
    scene.trigger = .layout
    #expect(AvoidancePlanner.plan(for: scene).shift == max(0, below + 434 - 498))
  }

  @Test(
    "IQ#1378, IQ#1382: shows the caret in the last line of a tall text view, which stays below the bar")
  func tallTextView() {
    var screen = AppScreen.phone()
    screen.scrolls = [
      AppScreen.Scroll(top: 91, height: 719, width: 390, contentSize: CGSize(width: 390, height: 719))
    ]
    screen.inputs = [AppScreen.field(690, 22, in: 0)]
    let after = screen.avoiding
    #expect(after.heldShift == 0)
    #expect(AppScreen.gap(after) == 10)
    #expect(after.frameTop(0) == 91)
    #expect(after.scrolls[0].held.bottomInset == 312)
  }

  @Test(
    "IQ#2027, IQ#2050, IQ#1568, TP#269: keeps exactly the spacing at the end of the content",
    arguments: [
      // the home indicator, a tab bar over it, no safe area, an inset of the app's own
      (844, 810, true, 0), (761, 761, true, 0), (844, 761, true, 0), (844, 844, false, 0), (844, 810, false, 49),
    ] as [(CGFloat, CGFloat, Bool, CGFloat)])
  func endOfContent(height: CGFloat, safeBottom: CGFloat, adjusts: Bool, ownInset: CGFloat) {
    var screen = AppScreen.form(content: 1500)
    screen.scrolls[0].height = height
    screen.scrolls[0].bottomInset = ownInset
    screen.scrolls[0].adjustsForSafeArea = adjusts
    screen.safeBottom = safeBottom
    screen.inputs = [AppScreen.field(1466, in: 0)]
    screen.scrolls[0].offset = screen.scrollableRange(0).upperBound
    let after = screen.avoiding
    #expect(AppScreen.gap(after) == 10)
    #expect(after.scrolls[0].offset == after.scrollableRange(0).upperBound)
    #expect(after.heldShift == 0)
  }

  @Test("IQ#1365, IQ#1541: keeps the spacing while focus moves through ten fields")
  func tenFields() {
    var screen = AppScreen.form(content: 900)
    let fields = (0..<10).map { AppScreen.field(100 + 80 * CGFloat($0), in: 0) }
    var offsets: [CGFloat] = []
    for _ in 0..<5 {
      for field in fields + fields.reversed() {
        screen.inputs = [field]
        screen = screen.avoiding
        #expect(screen.isVisible(field))
      }
      offsets.append(screen.scrolls[0].offset)
    }
    #expect(Set(offsets).count == 1)
    screen.inputs = [fields[9]]
    #expect(AppScreen.gap(screen.avoiding) == 10)
  }

  @Test("IQ#1823, IQ#1888: ignores AutoFill's frames above the screen", arguments: [-390, -115] as [CGFloat])
  func autoFill(y: CGFloat) {
    var screen = AppScreen.form(content: 900)
    screen.inputs = [AppScreen.field(700, in: 0)]
    let shown = screen.avoiding
    var machine = KeyboardStateMachine(screen: screen.keyboard.screen)
    let context = KeyboardStateMachine.Context(
      screen: screen.keyboard.screen, bottomSafeArea: 34,
      firstResponder: .input(accessoryHeight: 0, hasInputView: false))
    _ = machine.receive(.willShow, KeyboardInfo(endFrame: screen.keyboard.frame), in: context)
    var bogus = shown
    bogus.keyboard = machine.receive(
      .willChangeFrame, KeyboardInfo(endFrame: CGRect(x: 0, y: y, width: 390, height: 390)), in: context)
    #expect(bogus.plan.outcome == .unchanged(.unknownKeyboard))
    #expect(bogus.applying(bogus.plan).scrolls == shown.scrolls)
    bogus.keyboard = machine.state
    #expect(bogus.avoiding.scrolls == shown.scrolls)
  }

  @Test("IQ#984, IQ#962: moves the field up by 44 when the keyboard grows by 44")
  func predictiveBar() {
    for hasScrollView in [false, true] {
      var screen = hasScrollView ? AppScreen.form(content: 900, keyboard: 291) : AppScreen.phone(keyboard: 291)
      screen.inputs = [AppScreen.field(700, in: hasScrollView ? 0 : nil)]
      let low = screen.avoiding
      var high = low
      high.keyboard = AppScreen.phone(keyboard: 335).keyboard
      high = high.avoiding
      #expect(low.top(of: low.inputs[0]) - high.top(of: high.inputs[0]) == 44)
      #expect(AppScreen.gap(high) == 10)
    }
  }

  @Test(
    "IQ#1681, IQ#26, TP#110: does not move anything for a floating or undocked keyboard",
    arguments: [KeyboardState.Placement.floating, .undocked])
  func floating(placement: KeyboardState.Placement) {
    var screen = AppScreen.form(content: 900)
    screen.inputs = [AppScreen.field(600, in: 0)]
    screen.keyboard.placement = placement
    screen.keyboard.frame = CGRect(x: 40, y: 500, width: 320, height: 260)
    #expect(screen.avoiding == screen)
    #expect(screen.plan.outcome == .restores(.placement(placement)))
  }

  @Test("IQ#556, Rx#70: contributes nothing for another app's keyboard")
  func foreign() {
    var screen = AppScreen.phone()
    screen.inputs = [AppScreen.field(700)]
    screen.keyboard.placement = .otherApp
    #expect(screen.avoiding == screen)
  }

  @Test("IQ#1945, IQ#755: contributes to the presented controller, but not to its presenter")
  func presentedOverKeyboard() {
    var presenting = AppScreen.phone()
    presenting.inputs = [AppScreen.field(700)]
    presenting = presenting.avoiding
    presenting.policy = .disabled
    #expect(presenting.avoiding.heldShift == 0)
    var presented = AppScreen.phone()
    presented.inputs = [AppScreen.field(600)]
    #expect(presented.avoiding.heldShift == 136)
  }

  @Test("TP#152, TP#84: restores the app's inset after the keyboard appears three times and hides once")
  func shownThrice() {
    var screen = AppScreen.form(content: 900)
    screen.scrolls[0].bottomInset = 49
    screen.inputs = [AppScreen.field(860, in: 0)]
    let start = screen
    for _ in 0..<3 { screen = screen.avoiding }
    #expect(screen.scrolls[0].held.bottomInset == 263)
    screen.keyboard = .hidden(on: screen.keyboard.screen)
    screen = screen.avoiding
    screen.keyboard = start.keyboard
    #expect(screen == start)
  }

  @Test("TP#212: scrolls no farther than the caret of a tall text view moves")
  func noCentring() {
    var screen = AppScreen.form(content: 2000, offset: 300)
    screen.scrolls.append(
      AppScreen.Scroll(top: 300, height: 1500, width: 390, contentSize: CGSize(width: 390, height: 1500)))
    screen.scrolls[1].isEnabled = false
    for line in 0..<20 {
      screen.inputs = [AppScreen.field(100 + 5 * CGFloat(line), 20, in: 1)]
      let before = screen.scrolls[0].offset
      screen = screen.avoiding
      #expect(abs(screen.scrolls[0].offset - before) <= 5)
    }
  }

  @Test(
    "Rx#107, freshOS#39: leaves no contribution after the empty and negative frames of a cross-fade",
    arguments: [CGRect.zero, CGRect(x: 0, y: -71, width: 390, height: 71), CGRect(x: 0, y: 0, width: 390, height: 0)])
  func crossFade(frame: CGRect) {
    var screen = AppScreen.phone()
    screen.inputs = [AppScreen.field(700)]
    let start = screen
    screen = screen.avoiding
    var machine = KeyboardStateMachine(screen: screen.keyboard.screen)
    let context = KeyboardStateMachine.Context(
      screen: screen.keyboard.screen, bottomSafeArea: 34,
      firstResponder: .input(accessoryHeight: 0, hasInputView: false))
    _ = machine.receive(.willShow, KeyboardInfo(endFrame: screen.keyboard.frame), in: context)
    screen.keyboard = machine.receive(.willChangeFrame, KeyboardInfo(endFrame: frame), in: context)
    #expect(screen.avoiding.heldShift == 236)
    screen.keyboard = machine.receive(.willHide, KeyboardInfo(endFrame: frame), in: context)
    screen = screen.avoiding
    screen.keyboard = start.keyboard
    #expect(screen == start)
  }

  @Test("RN#336, RN#1148, RN#798: keeps the offset for a visible caret and for a field outside of the scroll view")
  func offsetStays() {
    var screen = AppScreen.form(content: 3000, offset: 900)
    screen.inputs = [AppScreen.field(1100, 20, in: 0)]
    screen = screen.avoiding
    #expect(screen.scrolls[0].offset == 900)
    // The user scrolls, and the caret stays visible. Typing and focusing again do not move anything.
    screen.scrolls[0].offset = 950
    screen.inputs = [AppScreen.field(1120, 20, in: 0)]
    #expect(screen.avoiding.scrolls[0].offset == 950)
    screen.inputs = [AppScreen.field(200, 20)]
    #expect(screen.avoiding.scrolls[0].offset == 950)
  }

  @Test(
    "IB#282, IB#238, IB#270: measures a form sheet at its position, not at the screen's edge")
  func formSheet() {
    let display = CGRect(x: 0, y: 0, width: 1024, height: 768)
    var screen = AppScreen(
      windowFrame: display,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 360, width: 1024, height: 408), screen: display),
      viewTop: 74, viewHeight: 620, safeTop: 74, safeBottom: 768)
    screen.inputs = [AppScreen.field(576, 44)]
    let after = screen.avoiding
    #expect(AppScreen.gap(after) == 0)
    #expect(after.heldShift == 334)
  }

  @Test("freshOS#33: does not change a form sheet that the keyboard does not reach")
  func untouchedSheet() {
    var screen = AppScreen.form(content: 900)
    screen.viewTop = 100
    screen.viewHeight = 380
    screen.scrolls[0].height = 380
    screen.inputs = [AppScreen.field(100, in: 0)]
    #expect(screen.avoiding == screen)
  }

  @Test("Simplenote#1524: converts the keyboard's screen frame to a window in Slide Over")
  func slideOver() {
    let display = CGRect(x: 0, y: 0, width: 1194, height: 834)
    var screen = AppScreen(
      windowFrame: CGRect(x: 864, y: 24, width: 320, height: 790),
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 424, width: 1194, height: 410), screen: display),
      viewHeight: 790, safeBottom: 790)
    screen.inputs = [AppScreen.field(500, 40)]
    #expect(screen.avoiding.heldShift == 140)
  }
}
