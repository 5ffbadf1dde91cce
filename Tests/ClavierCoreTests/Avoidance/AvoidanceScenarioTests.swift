import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// What people reported of other keyboard libraries, where it is a matter of rectangles.
///
/// `IQ` is IQKeyboardManager, `TP` TPKeyboardAvoiding, `Rx` RxKeyboard, `RN` react-native-keyboard-controller.
/// One long file: a collection, in which one looks a thread up.
@Suite struct AvoidanceScenarioTests {
  /// A phone of 390 x 844 points with a home indicator, below bars that end at 91.
  private static func phone(keyboard height: CGFloat = 336) -> AppScreen {
    let display = CGRect(x: 0, y: 0, width: 390, height: 844)
    return AppScreen(
      windowFrame: display,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 844 - height, width: 390, height: height), screen: display),
      spacing: 10, viewHeight: 844, safeTop: 91, safeBottom: 810)
  }

  /// A phone whose whole view is a scroll view with content of a height.
  private static func form(content height: CGFloat, keyboard: CGFloat = 336, offset: CGFloat = -91) -> AppScreen {
    var screen = phone(keyboard: keyboard)
    screen.scrolls = [
      AppScreen.Scroll(
        top: 0, height: 844, width: 390, contentSize: CGSize(width: 390, height: height), offset: offset,
        adjustsForSafeArea: true)
    ]
    return screen
  }

  private static func field(_ top: CGFloat, _ height: CGFloat = 34, in holder: Int? = nil) -> AppScreen.Input {
    AppScreen.Input(top: top, height: height, holder: holder)
  }

  /// The points between an input and the keyboard.
  private static func gap(_ screen: AppScreen, _ index: Int = 0) -> CGFloat {
    (screen.keyboardTop ?? screen.windowHeight) - screen.bottom(of: screen.inputs[index])
  }

  @Test("IQ#1994 IQ#2001 a sheet that the system has already raised only moves by what is still covered")
  func raisedSheet() {
    var screen = Self.phone()
    screen.viewTop = 300
    screen.viewHeight = 544
    screen.safeTop = 356
    screen.inputs = [Self.field(400)]
    #expect(screen.plan.shift == 236)
    // The system raises the sheet by 200.
    screen.viewTop = 100
    screen.safeTop = 156
    #expect(screen.plan.shift == 36)
    // And then all the way.
    screen.viewTop = 0
    screen.safeTop = 56
    #expect(screen.plan.shift == 0)
  }

  @Test("IQ#1747 IQ#2003 where the system has already made room nothing is contributed")
  func hostedList() {
    var screen = Self.form(content: 2000)
    // The hosting view has taken the keyboard into the list's insets and scrolled.
    screen.scrolls[0].bottomInset = 312
    screen.scrolls[0].indicatorInset = 302
    screen.inputs = [Self.field(1000, in: 0)]
    screen.scrolls[0].offset = 1000 + 34 - 498
    let plan = screen.plan
    #expect(plan.scrollViews[0].contribution == .none)
    #expect(plan.scrollViews[0].offset == screen.scrolls[0].offset)
    #expect(plan.shift == 0)
  }

  @Test("IQ#331 IQ#198 shown without a move, rotated into one, dismissed: nothing remains")
  func rotation() {
    var screen = Self.form(content: 700)
    screen.inputs = [Self.field(120, in: 0)]
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
    #expect(Self.gap(shown) == 10)
    shown.keyboard = .hidden(on: landscape)
    let hidden = shown.avoiding
    #expect(hidden.scrolls[0].held == .none)
    #expect(hidden.scrolls[0].offset == -32)
  }

  @Test("IQ#1421 the keyboard first or the focus first, again and again: the view does not drift")
  func noDrift() {
    let start = Self.phone()
    var screen = start
    for round in 0..<10 {
      screen.keyboard = start.keyboard
      screen.inputs = round.isMultiple(of: 2) ? [] : [Self.field(700)]
      screen = screen.avoiding
      screen.inputs = [Self.field(700)]
      screen = screen.avoiding
      #expect(screen.heldShift == 236)
      screen.keyboard = .hidden(on: start.keyboard.screen)
      screen = screen.avoiding
      #expect(screen.heldShift == 0)
    }
  }

  @Test("IQ#1310 a text view that grows keeps its caret above the keyboard, line by line")
  func growingTextView() {
    var screen = Self.phone()
    for line in 0..<10 {
      screen.inputs = [Self.field(440 + 20 * CGFloat(line), 20)]
      screen = screen.avoiding
      #expect(Self.gap(screen) == max(10, 48 - 20 * CGFloat(line)))
    }
  }

  @Test(
    "RN#336 while a caret moves, a shift stays as far as it still shows that, and changes by the least where it doesn't",
    arguments: [
      (0, 0, 0), (0, 236, 236), (300, 0, 236), (300, 236, 236), (300, 300, 300), (-280, 236, 120), (300, 400, 346),
    ])
  func keptShift(below: CGFloat, present: CGFloat, expected: CGFloat) {
    var scene = AvoidanceScene(
      targets: [], spacing: 10,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 508, width: 390, height: 336),
        screen: CGRect(x: 0, y: 0, width: 390, height: 844)),
      windowFrame: CGRect(x: 0, y: 0, width: 390, height: 844),
      container: AvoidanceScene.Container(
        frame: CGRect(x: 0, y: -present, width: 390, height: 844), topLimit: 0, contributedShift: present))
    scene.targets = [AvoidanceScene.Target(CGRect(x: 0, y: 400 + below - present, width: 2, height: 34))]
    scene.trigger = .text
    #expect(AvoidancePlanner.plan(for: scene).shift == expected)
    scene.trigger = .layout
    #expect(AvoidancePlanner.plan(for: scene).shift == max(0, below + 434 - 498))
  }

  @Test(
    "IQ#1378 IQ#1382 the caret in the last line of a tall text view is visible, and the text view stays below the bar")
  func tallTextView() {
    var screen = Self.phone()
    screen.scrolls = [
      AppScreen.Scroll(top: 91, height: 719, width: 390, contentSize: CGSize(width: 390, height: 719))
    ]
    screen.inputs = [Self.field(690, 22, in: 0)]
    let after = screen.avoiding
    #expect(after.heldShift == 0)
    #expect(Self.gap(after) == 10)
    #expect(after.frameTop(0) == 91)
    #expect(after.scrolls[0].held.bottomInset == 312)
  }

  @Test(
    "IQ#2027 IQ#2050 IQ#1568 TP#269 at the end of the content the gap is the distance",
    arguments: [
      // the home indicator, a tab bar over it, no safe area, an inset of the app's own
      (844, 810, true, 0), (761, 761, true, 0), (844, 761, true, 0), (844, 844, false, 0), (844, 810, false, 49),
    ] as [(CGFloat, CGFloat, Bool, CGFloat)])
  func endOfContent(height: CGFloat, safeBottom: CGFloat, adjusts: Bool, ownInset: CGFloat) {
    var screen = Self.form(content: 1500)
    screen.scrolls[0].height = height
    screen.scrolls[0].bottomInset = ownInset
    screen.scrolls[0].adjustsForSafeArea = adjusts
    screen.safeBottom = safeBottom
    screen.inputs = [Self.field(1466, in: 0)]
    screen.scrolls[0].offset = screen.scrollableRange(0).upperBound
    let after = screen.avoiding
    #expect(Self.gap(after) == 10)
    #expect(after.scrolls[0].offset == after.scrollableRange(0).upperBound)
    #expect(after.heldShift == 0)
  }

  @Test("IQ#1365 IQ#1541 down through ten fields and up again, five times: the distance is never less")
  func tenFields() {
    var screen = Self.form(content: 900)
    let fields = (0..<10).map { Self.field(100 + 80 * CGFloat($0), in: 0) }
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
    #expect(Self.gap(screen.avoiding) == 10)
  }

  @Test("IQ#1823 IQ#1888 AutoFill's frames above the screen change nothing", arguments: [-390, -115] as [CGFloat])
  func autoFill(y: CGFloat) {
    var screen = Self.form(content: 900)
    screen.inputs = [Self.field(700, in: 0)]
    let shown = screen.avoiding
    var machine = KeyboardStateMachine(screen: screen.keyboard.screen)
    let context = KeyboardStateMachine.Context(
      screen: screen.keyboard.screen, bottomSafeArea: 34,
      firstResponder: .present(accessoryHeight: 0, hasInputView: false))
    _ = machine.receive(.willShow, KeyboardInfo(endFrame: screen.keyboard.frame), in: context)
    var bogus = shown
    bogus.keyboard = machine.receive(
      .willChangeFrame, KeyboardInfo(endFrame: CGRect(x: 0, y: y, width: 390, height: 390)), in: context)
    #expect(bogus.plan.outcome == .unchanged(.unknownKeyboard))
    #expect(bogus.applying(bogus.plan).scrolls == shown.scrolls)
    bogus.keyboard = machine.state
    #expect(bogus.avoiding.scrolls == shown.scrolls)
  }

  @Test("IQ#984 IQ#962 when the keyboard grows from 291 to 335 without a new focus the field rises by 44")
  func predictiveBar() {
    for hasScrollView in [false, true] {
      var screen = hasScrollView ? Self.form(content: 900, keyboard: 291) : Self.phone(keyboard: 291)
      screen.inputs = [Self.field(700, in: hasScrollView ? 0 : nil)]
      let low = screen.avoiding
      var high = low
      high.keyboard = Self.phone(keyboard: 335).keyboard
      high = high.avoiding
      #expect(low.top(of: low.inputs[0]) - high.top(of: high.inputs[0]) == 44)
      #expect(Self.gap(high) == 10)
    }
  }

  @Test(
    "IQ#1681 IQ#26 TP#110 a floating or undocked keyboard over the field adds no inset and moves nothing",
    arguments: [KeyboardState.Placement.floating, .undocked])
  func floating(placement: KeyboardState.Placement) {
    var screen = Self.form(content: 900)
    screen.inputs = [Self.field(600, in: 0)]
    screen.keyboard.placement = placement
    screen.keyboard.frame = CGRect(x: 40, y: 500, width: 320, height: 260)
    #expect(screen.avoiding == screen)
    #expect(screen.plan.outcome == .restores(.placement(placement)))
  }

  @Test("IQ#556 Rx#70 another app's keyboard contributes nothing")
  func foreign() {
    var screen = Self.phone()
    screen.inputs = [Self.field(700)]
    screen.keyboard.placement = .otherApp
    #expect(screen.avoiding == screen)
  }

  @Test("IQ#1945 IQ#755 the controller that was left contributes nothing, the presented one what it needs")
  func presentedOverKeyboard() {
    var presenting = Self.phone()
    presenting.inputs = [Self.field(700)]
    presenting = presenting.avoiding
    presenting.policy = .disabled
    #expect(presenting.avoiding.heldShift == 0)
    var presented = Self.phone()
    presented.inputs = [Self.field(600)]
    #expect(presented.avoiding.heldShift == 136)
  }

  @Test("TP#152 TP#84 shown three times and hidden: the app's own inset of 49 is what it was")
  func shownThrice() {
    var screen = Self.form(content: 900)
    screen.scrolls[0].bottomInset = 49
    screen.inputs = [Self.field(860, in: 0)]
    let start = screen
    for _ in 0..<3 { screen = screen.avoiding }
    #expect(screen.scrolls[0].held.bottomInset == 263)
    screen.keyboard = .hidden(on: screen.keyboard.screen)
    screen = screen.avoiding
    screen.keyboard = start.keyboard
    #expect(screen == start)
  }

  @Test("TP PR#212 a visible caret in a tall growing text view does not jump when its frame changes by 5 points")
  func noCentring() {
    var screen = Self.form(content: 2000, offset: 300)
    screen.scrolls.append(
      AppScreen.Scroll(top: 300, height: 1500, width: 390, contentSize: CGSize(width: 390, height: 1500)))
    screen.scrolls[1].isEnabled = false
    for line in 0..<20 {
      screen.inputs = [Self.field(100 + 5 * CGFloat(line), 20, in: 1)]
      let before = screen.scrolls[0].offset
      screen = screen.avoiding
      #expect(abs(screen.scrolls[0].offset - before) <= 5)
    }
  }

  @Test(
    "Rx#107 freshOS#39 the cross-fade's empty and negative frames leave nothing behind",
    arguments: [CGRect.zero, CGRect(x: 0, y: -71, width: 390, height: 71), CGRect(x: 0, y: 0, width: 390, height: 0)])
  func crossFade(frame: CGRect) {
    var screen = Self.phone()
    screen.inputs = [Self.field(700)]
    let start = screen
    screen = screen.avoiding
    var machine = KeyboardStateMachine(screen: screen.keyboard.screen)
    let context = KeyboardStateMachine.Context(
      screen: screen.keyboard.screen, bottomSafeArea: 34,
      firstResponder: .present(accessoryHeight: 0, hasInputView: false))
    _ = machine.receive(.willShow, KeyboardInfo(endFrame: screen.keyboard.frame), in: context)
    screen.keyboard = machine.receive(.willChangeFrame, KeyboardInfo(endFrame: frame), in: context)
    #expect(screen.avoiding.heldShift == 236)
    screen.keyboard = machine.receive(.willHide, KeyboardInfo(endFrame: frame), in: context)
    screen = screen.avoiding
    screen.keyboard = start.keyboard
    #expect(screen == start)
  }

  @Test("RN#336 RN#1148 RN#798 a visible caret, and a field outside the scroll view, leave the offset alone")
  func offsetStays() {
    var screen = Self.form(content: 3000, offset: 900)
    screen.inputs = [Self.field(1100, 20, in: 0)]
    screen = screen.avoiding
    #expect(screen.scrolls[0].offset == 900)
    // The user scrolls, the caret stays in sight: typing on and focusing again move nothing.
    screen.scrolls[0].offset = 950
    screen.inputs = [Self.field(1120, 20, in: 0)]
    #expect(screen.avoiding.scrolls[0].offset == 950)
    screen.inputs = [Self.field(200, 20)]
    #expect(screen.avoiding.scrolls[0].offset == 950)
  }

  @Test(
    "IB#282 IB#238 IB#270 a form sheet in the middle of an iPad is measured where it is, not from the screen's edge")
  func formSheet() {
    let display = CGRect(x: 0, y: 0, width: 1024, height: 768)
    var screen = AppScreen(
      windowFrame: display,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 360, width: 1024, height: 408), screen: display),
      viewTop: 74, viewHeight: 620, safeTop: 74, safeBottom: 768)
    screen.inputs = [Self.field(576, 44)]
    let after = screen.avoiding
    #expect(Self.gap(after) == 0)
    #expect(after.heldShift == 334)
  }

  @Test("freshOS#33 a form sheet that the keyboard does not touch neither shrinks nor moves")
  func untouchedSheet() {
    var screen = Self.form(content: 900)
    screen.viewTop = 100
    screen.viewHeight = 380
    screen.scrolls[0].height = 380
    screen.inputs = [Self.field(100, in: 0)]
    #expect(screen.avoiding == screen)
  }

  @Test("Simplenote#1524 in Slide Over the keyboard's screen frame is brought into the window")
  func slideOver() {
    let display = CGRect(x: 0, y: 0, width: 1194, height: 834)
    var screen = AppScreen(
      windowFrame: CGRect(x: 864, y: 24, width: 320, height: 790),
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 424, width: 1194, height: 410), screen: display),
      viewHeight: 790, safeBottom: 790)
    screen.inputs = [Self.field(500, 40)]
    #expect(screen.avoiding.heldShift == 140)
  }

  @Test("Swype and SwiftKey send their keyboard in steps of 0, 216, 256: the field rises once, not twice")
  func thirdPartyKeyboard() {
    var screen = Self.phone()
    screen.inputs = [Self.field(620)]
    var shifts: [CGFloat] = []
    for height: CGFloat in [1, 216, 256] {
      screen.keyboard = Self.phone(keyboard: height).keyboard
      screen = screen.avoiding
      shifts.append(screen.heldShift)
    }
    #expect(shifts == [0, 36, 76])
  }

  @Test("A list in a form: the form is inset and scrolls, the list keeps its height and its place")
  func nested() {
    var screen = Self.form(content: 1400)
    screen.scrolls.append(
      AppScreen.Scroll(top: 500, height: 300, width: 390, contentSize: CGSize(width: 390, height: 900), offset: 200))
    screen.inputs = [Self.field(400, in: 1)]
    let after = screen.avoiding
    #expect(Self.gap(after) == 10)
    #expect(after.scrolls[1].held == .none)
    #expect(after.scrolls[1].offset == 200)
    #expect(after.scrolls[0].held.bottomInset == 312)
    // Scrolled out of the list's own frame, the list brings it back, and the form does the rest.
    screen.inputs = [Self.field(600, in: 1)]
    let revealed = screen.avoiding
    #expect(revealed.scrolls[1].held.scrolled == 134)
    #expect(Self.gap(revealed) == 10)
  }

  @Test("A small text view at the bottom of a form that cannot scroll: the view shifts and shows it whole")
  func coveredTextView() {
    var screen = Self.phone()
    screen.scrolls = [AppScreen.Scroll(top: 600, height: 120, width: 390, contentSize: CGSize(width: 390, height: 100))]
    screen.inputs = [Self.field(8, 20, in: 0), Self.field(600, 120)]
    let after = screen.avoiding
    #expect(Self.gap(after, 1) == 10)
    #expect(after.heldShift == 222)
    #expect(after.scrolls[0].offset == 0)
    #expect(after.scrolls[0].held == .none)
    // Asked for nothing but the caret, it moves no further than the caret needs.
    screen.inputs = [Self.field(8, 20, in: 0)]
    let least = screen.avoiding
    #expect(Self.gap(least) == 10)
    #expect(least.heldShift == 122)
  }

  @Test(
    "Three lines of a covered text view stay visible while it is typed into, and it scrolls no earlier than it must")
  func typingInCoveredTextView() {
    var screen = Self.phone()
    screen.scrolls = [AppScreen.Scroll(top: 600, height: 120, width: 390, contentSize: CGSize(width: 390, height: 400))]
    screen.scrolls[0].minimumVisibleHeight = 60
    var offsets: [CGFloat] = []
    for line in 0..<6 {
      screen.inputs = [Self.field(20 * CGFloat(line), 20, in: 0)]
      screen = screen.avoiding
      #expect(screen.heldShift == 162)
      #expect(screen.isVisible(screen.inputs[0]))
      offsets.append(screen.scrolls[0].offset)
    }
    #expect(offsets == [0, 0, 0, 20, 40, 60])
  }

  @Test("What should stay visible of a text view is no more than it is high, and never costs it its top")
  func minimumVisibleHeight() {
    var screen = Self.phone()
    screen.scrolls = [AppScreen.Scroll(top: 600, height: 120, width: 390, contentSize: CGSize(width: 390, height: 400))]
    screen.scrolls[0].minimumVisibleHeight = 400
    screen.inputs = [Self.field(50, 20, in: 0)]
    #expect(screen.avoiding.heldShift == 222)
    screen.scrolls[0].top = 300
    screen.scrolls[0].height = 500
    screen.scrolls[0].contentSize.height = 500
    screen.inputs = [Self.field(200, 20, in: 0)]
    #expect(screen.avoiding.heldShift == 202)
    screen.scrolls[0].minimumVisibleHeight = 500
    let after = screen.avoiding
    #expect(after.heldShift == 209)
    #expect(after.frameTop(0) == 91)
  }

  @Test("A keyboard dragged down point by point never makes a jump, not even where insets leave a scroll view no room")
  func draggedDown() {
    var field = Self.phone()
    field.inputs = [Self.field(600)]
    var form = Self.form(content: 1000)
    form.inputs = [Self.field(700, in: 0)]
    // Two screens that generated tests have found.
    let display = CGRect(x: 0, y: 0, width: 568, height: 320)
    var insideOut = AppScreen(
      windowFrame: display, keyboard: .hidden(on: display), spacing: 38, viewHeight: 320, safeTop: 103, safeBottom: 237)
    insideOut.scrolls = [
      AppScreen.Scroll(
        top: 254, height: 66, width: 568, contentSize: CGSize(width: 568, height: 9.5), bottomInset: 82,
        adjustsForSafeArea: true),
      AppScreen.Scroll(top: 3, height: 6.5, width: 568, contentSize: CGSize(width: 568, height: 23), topInset: 13),
    ]
    insideOut.inputs = [Self.field(0, 1, in: 1)]
    var outside = AppScreen(
      windowFrame: display, keyboard: .hidden(on: display), spacing: 24.5, viewHeight: 320, safeTop: 103,
      safeBottom: 320)
    outside.scrolls = [
      AppScreen.Scroll(
        top: 0, height: 107.5, width: 568, contentSize: CGSize(width: 568, height: 3), offset: -100,
        adjustsForSafeArea: true),
      AppScreen.Scroll(top: 2, height: 1, width: 568, contentSize: CGSize(width: 568, height: 1), topInset: 25.5),
    ]
    outside.inputs = [Self.field(0, 1, in: 1)]
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
        // Below the spacing the keyboard's height limits that too, so the two shrink together.
        if let last {
          #expect(top >= last && top <= last + (height < screen.spacing ? 1 : 0.5), "keyboard of \(height) points")
        }
        last = top
      }
    }
  }

  @Test("What could not be seen together with the field, were there no keyboard, is not moved for")
  func tooFarAway() {
    var form = Self.form(content: 3000)
    form.inputs = [Self.field(700, in: 0)]
    let alone = form.avoiding
    form.inputs.append(Self.field(2800, in: 0))
    #expect(form.avoiding.scrolls == alone.scrolls)
    var textView = Self.phone()
    textView.scrolls = [
      AppScreen.Scroll(top: 600, height: 120, width: 390, contentSize: CGSize(width: 390, height: 900))
    ]
    textView.inputs = [Self.field(0, 20, in: 0), Self.field(800, 20, in: 0)]
    #expect(textView.avoiding.heldShift == 122)
    #expect(textView.avoiding.scrolls[0].offset == 0)
    var fixed = Self.phone()
    fixed.viewHeight = 2000
    fixed.inputs = [Self.field(700), Self.field(1600)]
    #expect(fixed.avoiding.heldShift == 236)
  }

  @Test("What a list hides of its own does not move the form around it")
  func hiddenInList() {
    var screen = Self.form(content: 1400, offset: 0)
    screen.scrolls.append(
      AppScreen.Scroll(top: 100, height: 300, width: 390, contentSize: CGSize(width: 390, height: 900), offset: 330))
    screen.inputs = [Self.field(590, in: 1), Self.field(0, in: 1)]
    let after = screen.avoiding
    #expect(after.scrolls[0].offset == 0)
    #expect(after.scrolls[1].offset == 330)
  }

  @Test(
    "Which scroll views scroll up and down",
    arguments: [
      // content width and height, top inset, bounces, is enabled; does it?
      (390, 100, 0, false, true, true), (390, 900, 0, false, true, true), (390, 900, 0, true, false, false),
      (900, 300, 0, false, true, false), (900, 300, 0, true, true, true), (900, 301, 0, false, true, true),
      (900, 300, 1, false, true, true), (390, 300, 0, false, true, true),
    ] as [(CGFloat, CGFloat, CGFloat, Bool, Bool, Bool)])
  func vertical(
    width: CGFloat, height: CGFloat, topInset: CGFloat, bounces: Bool, isEnabled: Bool, scrolls: Bool
  ) {
    var screen = Self.phone()
    screen.scrolls = [
      AppScreen.Scroll(
        top: 544, height: 300, width: 390, contentSize: CGSize(width: width, height: height), topInset: topInset,
        isEnabled: isEnabled, alwaysBounces: bounces)
    ]
    #expect(screen.plan.scrollViews.map(\.role) == [scrolls ? .avoids : .ignored])
    #expect((screen.plan.scrollViews[0].contribution.bottomInset > 0) == scrolls)
  }

  @Test("An error label below the field and a button outside the scroll view are kept in sight with it")
  func alsoKeepVisible() {
    var screen = Self.form(content: 800)
    screen.scrolls[0].height = 744
    screen.inputs = [Self.field(600, in: 0), Self.field(640, 20, in: 0), Self.field(760, 44)]
    let after = screen.avoiding
    #expect(after.inputs.allSatisfy(after.isVisible))
    #expect(Self.gap(after, 2) == 10)
  }

  @Test("A keyboard's share of the inset that shrinks takes back only what it had allowed")
  func overscrolled() {
    var screen = Self.form(content: 1500)
    screen = screen.avoiding
    screen.scrolls[0].offset = screen.scrollableRange(0).upperBound
    screen.keyboard = Self.phone(keyboard: 291).keyboard
    screen = screen.avoiding
    #expect(screen.scrolls[0].offset == screen.scrollableRange(0).upperBound)
    // Content that bounces beyond its end is the user's business.
    screen.scrolls[0].offset += 60
    let bouncing = screen.scrolls[0].offset
    #expect(screen.avoiding.scrolls[0].offset == bouncing)
  }

  @Test("A text view's caret that is a line ahead of its content is shown all the same")
  func caretAheadOfContent() {
    var screen = Self.phone()
    screen.scrolls = [AppScreen.Scroll(top: 91, height: 719, width: 390, contentSize: CGSize(width: 390, height: 719))]
    screen.inputs = [Self.field(719, 22, in: 0)]
    let after = screen.avoiding
    #expect(Self.gap(after) == 10)
    #expect(after.heldShift == 0)
    #expect(after.scrolls[0].offset == after.scrollableRange(0).upperBound)
  }

  @Test("As safe area the keyboard moves no view; what scrolls scrolls once the layout has taken it in")
  func safeAreaPolicy() {
    var screen = Self.form(content: 1500)
    screen.policy = .safeArea
    screen.inputs = [Self.field(800, in: 0)]
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

  @Test("A policy that changes while the keyboard is up: what is visible stays where it is")
  func policyChange() {
    var screen = Self.form(content: 1500)
    screen.inputs = [Self.field(1400, in: 0)]
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

  @Test("A policy of scrolling only shifts nothing, and a limit on the shift is kept")
  func limits() {
    var screen = Self.phone()
    screen.inputs = [Self.field(700)]
    screen.policy = .scrollOnly
    #expect(screen.plan.shift == 0)
    #expect(screen.plan.coveredHeight == 34)
    screen.policy = .automatic
    screen.maximumShift = 220
    #expect(screen.plan.shift == 220)
    #expect(screen.plan.coveredHeight == 6)
  }

  @Test("The view shifts no further than its bottom edge can without leaving a gap")
  func noGapBelow() {
    var screen = Self.phone()
    screen.viewHeight = 700
    screen.inputs = [Self.field(690, 60)]
    #expect(screen.plan.shift == 202)
  }
}
