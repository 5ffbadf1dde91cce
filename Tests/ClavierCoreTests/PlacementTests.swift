import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests the placement after the first notification, which is a `willShow`.
@Suite struct PlacementTests {
  typealias Placement = KeyboardState.Placement
  typealias FirstResponder = KeyboardStateMachine.FirstResponder

  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let frame: CGRect
    let placement: Placement
    var screen = Stage.phone
    var safeArea: CGFloat = 0
    var responder = FirstResponder.unknown
    var window: CGRect?

    init(
      _ id: String, _ frame: CGRect, _ placement: Placement, on screen: CGRect = Stage.phone, safeArea: CGFloat = 0,
      responder: FirstResponder = .unknown, window: CGRect? = nil
    ) {
      (self.id, self.frame, self.placement, self.screen) = (id, frame, placement, screen)
      (self.safeArea, self.responder, self.window) = (safeArea, responder, window)
    }

    var testDescription: String { id }
  }

  static func field(accessory: CGFloat = 0, inputView: Bool = false) -> FirstResponder {
    .input(accessoryHeight: accessory, hasInputView: inputView)
  }

  static let sharedCases: [Case] = [Stage.phone, Stage.pad].flatMap { screen in
    let (width, height) = (screen.width, screen.height)
    return [
      Case("full width at the bottom", CGRect(0, height - 336, width, 336), .docked, on: screen),
      Case("a fractional height", CGRect(0, height - 320.666, width, 320.666), .docked, on: screen),
      Case("less than a point short of the bottom", CGRect(0, height - 336, width, 335.1), .docked, on: screen),
      Case("directly below the screen", CGRect(0, height, width, 336), .hidden, on: screen),
      Case("less than a point on the screen", CGRect(0, height - 0.9, width, 336), .hidden, on: screen),
      Case("far below the screen", CGRect(0, height + 264, width, 216), .hidden, on: screen),
      Case("moved off the screen to the right", CGRect(width, height - 216, width, 216), .hidden, on: screen),
      Case("moved off the screen to the left", CGRect(-width, height - 216, width, 216), .hidden, on: screen),
      Case("no height at the bottom edge", CGRect(0, height, width, 0), .hidden, on: screen),
      Case("no height elsewhere", CGRect(0, 300, width, 0), .unknown, on: screen),
      Case("no width", CGRect(0, height - 300, 0, 300), .unknown, on: screen),
      Case("directly above the screen", CGRect(0, -390, width, 390), .unknown, on: screen),
      Case("far above the screen", CGRect(0, -500, width, 390), .unknown, on: screen),
      Case("from the top edge to the bottom", CGRect(0, 0, width, height), .unknown, on: screen),
      Case("from above the top edge to the bottom", CGRect(0, -64, width, height + 64), .unknown, on: screen),
      Case("null", .null, .unknown, on: screen),
      Case("infinite", .infinite, .unknown, on: screen),
      Case("an x that is not a number", CGRect(.nan, 516, width, 336), .unknown, on: screen),
      Case("a y that is not a number", CGRect(0, .nan, width, 336), .unknown, on: screen),
      Case("a width that is not a number", CGRect(0, 516, .nan, 336), .unknown, on: screen),
      Case("a height that is not a number", CGRect(0, 516, width, .nan), .unknown, on: screen),
      Case("an infinite height", CGRect(0, 516, width, .infinity), .unknown, on: screen),
      Case("a negative height, at the bottom", CGRect(0, height, width, -336), .docked, on: screen),
    ]
  }

  static let phoneCases: [Case] = [
    Case("all zero, as in a cross-fade", .zero, .unknown),
    Case("y 0 and no height, as wide as the screen", CGRect(0, 0, 393, 0), .unknown),
    Case("y 0 with a height, as in a cross-fade", CGRect(0, 0, 393, 336), .unknown),
    Case("a negative y, ending on the screen", CGRect(0, -100, 393, 336), .unknown),
    Case("the width of the other orientation", CGRect(0, 516, 852, 336), .unknown),
    Case("a point narrower than the screen", CGRect(0, 516, 392, 336), .unknown),
    Case("a point wider than the screen", CGRect(0, 516, 394, 336), .unknown),
    Case("less than a point narrower", CGRect(0, 516, 392.5, 336), .docked),
    Case("narrow, at the bottom", CGRect(0, 516, 120, 336), .unknown),
    Case("above the bottom: a phone's keyboard cannot undock", CGRect(0, 400, 393, 336), .docked),
    Case("landscape", CGRect(0, 184, 852, 209), .docked, on: Stage.phoneLandscape),
    Case("landscape on the smallest phone", CGRect(0, 158, 568, 162), .docked, on: CGRect(0, 0, 568, 320)),
    Case("the shortest known keys", CGRect(0, 204, 812, 171), .docked, on: CGRect(0, 0, 812, 375)),
    Case("a single point on the screen", CGRect(0, 851, 393, 336), .shortcutBar),
    Case("all zero, in landscape: a wide phone is not a pad", .zero, .unknown, on: Stage.phoneLandscape),
    Case("the largest phone is not a pad", .zero, .unknown, on: CGRect(0, 0, 440, 956)),
  ]

  static let padCases: [Case] = [
    Case("all zero: a shortcut bar that floats", .zero, .floating, on: Stage.pad),
    Case("all zero, in landscape", .zero, .floating, on: Stage.padLandscape),
    Case("the smallest pad is a pad", .zero, .floating, on: CGRect(0, 0, 744, 1133)),
    Case("a screen of 700 points is a pad", .zero, .floating, on: CGRect(0, 0, 1000, 700)),
    Case("a screen of 699 points is not a pad", .zero, .unknown, on: CGRect(0, 0, 699, 1000)),
    Case("small, in the middle", CGRect(250, 600, 320, 254), .floating, on: Stage.pad),
    Case("small, at the bottom edge", CGRect(500, 926, 320, 254), .floating, on: Stage.pad),
    Case("small, at the top edge", CGRect(0, 0, 320, 254), .floating, on: Stage.pad),
    Case("less than half as wide", CGRect(0, 500, 409, 254), .floating, on: Stage.pad),
    Case("half as wide, above the bottom", CGRect(0, 500, 410, 254), .undocked, on: Stage.pad),
    Case("half as wide, at the bottom: clipped to a window", CGRect(0, 926, 410, 254), .docked, on: Stage.pad),
    Case("full width, above the bottom", CGRect(0, 600, 820, 337), .undocked, on: Stage.pad),
    Case("full width, a point above the bottom", CGRect(0, 842, 820, 337), .undocked, on: Stage.pad),
    Case("full width, at the top edge", CGRect(0, 0, 820, 337), .undocked, on: Stage.pad),
    Case("docked in landscape", CGRect(0, 402, 1180, 418), .docked, on: Stage.padLandscape),
    Case("clipped to a window, with the wrong x-coordinate", CGRect(300, 843, 500, 337), .docked, on: Stage.pad),
  ]

  static let window = CGRect(805, 0, 375, 820)
  static let slideOver = CGRect(797, 10, 375, 800)

  static let windowCases: [Case] = [
    Case(
      "clipped to a narrow window", CGRect(805, 402, 375, 418), .docked, on: Stage.padLandscape, window: window),
    Case(
      "clipped to a narrow window, with the wrong x-coordinate", CGRect(0, 402, 375, 418), .docked,
      on: Stage.padLandscape, window: window),
    Case(
      "floating over a narrow window", CGRect(820, 500, 320, 254), .floating, on: Stage.padLandscape, window: window),
    Case(
      "as wide as the window, but above its bottom", CGRect(805, 300, 375, 254), .floating, on: Stage.padLandscape,
      window: window),
    Case(
      "at the bottom, narrower than the window", CGRect(805, 566, 320, 254), .floating, on: Stage.padLandscape,
      window: window),
    Case(
      "without a width, like its window", CGRect(805, 566, 0, 254), .unknown, on: Stage.padLandscape,
      window: CGRect(805, 0, 0, 820)),
    Case(
      "Slide Over: docked at the bottom of the window", CGRect(0, 392, 1180, 418), .docked, on: Stage.padLandscape,
      window: slideOver),
    Case(
      "Slide Over: clipped as well", CGRect(797, 392, 375, 418), .docked, on: Stage.padLandscape, window: slideOver),
    Case(
      "Slide Over: undocked stays undocked", CGRect(0, 300, 1180, 418), .undocked, on: Stage.padLandscape,
      window: slideOver),
    Case(
      "a window of full width: undocked above its bottom", CGRect(0, 392, 1180, 418), .undocked,
      on: Stage.padLandscape, window: CGRect(0, 0, 1180, 810)),
    Case(
      "a window that extends below the screen: undocked", CGRect(0, 422, 1180, 380), .undocked,
      on: Stage.padLandscape, window: CGRect(700, 0, 375, 900)),
    Case(
      "a window of full width in portrait: undocked above its bottom", CGRect(0, 833, 820, 337), .undocked,
      on: Stage.pad, window: CGRect(0, 0, 820, 1170)),
    Case(
      "a window and a bar that extend below the screen", CGRect(0, 765, 1180, 135), .shortcutBar,
      on: Stage.padLandscape, window: CGRect(700, 0, 375, 900)),
    Case(
      "a null window", CGRect(0, 402, 1180, 418), .docked, on: Stage.padLandscape, window: .null),
    Case(
      "a phone's window changes nothing", CGRect(0, 516, 393, 326), .docked, window: CGRect(0, 0, 375, 842)),
  ]

  @Test(
    "a docked iPad keyboard spans the screen, even if its frame is clipped to the window or has the wrong x-coordinate",
    arguments: [
      (CGRect(805, 402, 375, 418), window), (CGRect(0, 402, 375, 418), window),
      (CGRect(300, 402, 700, 418), CGRect(0, 0, 795, 820)), (CGRect(797, 392, 375, 418), slideOver),
      (CGRect(0, 392, 375, 418), slideOver),
    ])
  func clippedFrames(frame: CGRect, window: CGRect) {
    var stage = Stage(Stage.padLandscape, window: window)
    stage.receive(.willShow, frame)
    #expect(stage.state.frame == CGRect(0, 402, 1180, 418))
    for rect in [window, CGRect(0, 0, 375, 820), CGRect(805, 0, 375, 820)] {
      #expect(stage.state.overlap(withScreenRect: rect) == rect.maxY - 402)
    }
  }

  static let barCases: [Case] = [
    Case("a shortcut bar whose frame extends below the screen", CGRect(0, 1125, 820, 337), .shortcutBar, on: Stage.pad),
    Case(
      "a shortcut bar while nothing is edited", CGRect(0, 1125, 820, 337), .shortcutBar, on: Stage.pad,
      responder: .absent),
    Case(
      "a shortcut bar over a safe area", CGRect(0, 1105, 820, 337), .shortcutBar, on: Stage.pad, safeArea: 20,
      responder: field()),
    Case(
      "a shortcut bar with an accessory view", CGRect(0, 1081, 820, 381), .shortcutBar, on: Stage.pad,
      responder: field(accessory: 44)),
    Case(
      "an accessory view with a hardware keyboard", CGRect(0, 1136, 820, 381), .accessoryOnly, on: Stage.pad,
      responder: field(accessory: 44)),
    Case(
      "iOS 26's minimized bar of a field without an accessory view", CGRect(0, 770, 393, 82), .shortcutBar,
      safeArea: 34,
      responder: field()),
    Case(
      "a bar of 82 points, if the first responder is unknown", CGRect(0, 770, 393, 82), .accessoryOnly, safeArea: 34),
    Case(
      "a bar of 82 points, if nothing is edited", CGRect(0, 770, 393, 82), .accessoryOnly, safeArea: 34,
      responder: .absent),
    Case(
      "a bar of 82 points that extends less than a point below the screen", CGRect(0, 770, 393, 82.9), .accessoryOnly,
      safeArea: 34),
    Case(
      "a bar of 82 points that extends a point below the screen", CGRect(0, 770, 393, 83), .accessoryOnly, safeArea: 34),
    Case(
      "an accessory view of a single point", CGRect(0, 817, 393, 35), .accessoryOnly, safeArea: 34,
      responder: field(accessory: 1)),
    Case("a bar that extends two points below the screen", CGRect(0, 770, 393, 84), .shortcutBar, safeArea: 34),
    Case(
      "an accessory view and the safe area", CGRect(0, 774, 393, 78), .accessoryOnly, safeArea: 34,
      responder: field(accessory: 44)),
    Case(
      "an accessory view alone", CGRect(0, 808, 393, 44), .accessoryOnly, safeArea: 34, responder: field(accessory: 44)),
    Case(
      "a point more than the accessory view and the safe area", CGRect(0, 773, 393, 79), .shortcutBar, safeArea: 34,
      responder: field(accessory: 44)),
    Case(
      "a tall accessory view", CGRect(0, 618, 393, 234), .accessoryOnly, safeArea: 34, responder: field(accessory: 200)),
    Case(
      "keys under a tall accessory view", CGRect(0, 316, 393, 536), .docked, safeArea: 34,
      responder: field(accessory: 200)),
    Case(
      "an accessory view with a height of 0", CGRect(0, 818, 393, 34), .shortcutBar, safeArea: 34, responder: field()
    ),
    Case("119 points are not enough for keys", CGRect(0, 733, 393, 119), .accessoryOnly),
    Case("120 points are enough for keys", CGRect(0, 732, 393, 120), .docked),
    Case("an app's own input view may be short", CGRect(0, 752, 393, 100), .docked, responder: field(inputView: true)),
    Case(
      "an app's own input view under an accessory view", CGRect(0, 708, 393, 144), .docked,
      responder: field(accessory: 44, inputView: true)),
    Case(
      "only the accessory view of a field with its own input view", CGRect(0, 808, 393, 44), .accessoryOnly,
      responder: field(accessory: 44, inputView: true)),
    Case(
      "a keyboard that extends below the screen by a rounding error", CGRect(0, 516, 393, 336.5), .docked,
      responder: field()),
    Case("a whole keyboard that is partly below the screen", CGRect(0, 600, 393, 336), .docked, responder: field()),
    Case(
      "an accessory view whose height is not a number", CGRect(0, 516, 393, 336), .docked,
      responder: field(accessory: .nan)),
    Case(
      "an accessory view with a negative height", CGRect(0, 770, 393, 82), .shortcutBar, safeArea: -10,
      responder: field(accessory: -44)),
    Case(
      "a safe area that is not a number", CGRect(0, 808, 393, 44), .accessoryOnly, safeArea: .nan,
      responder: field(accessory: 44)),
  ]

  @Test("determines the placement from the frame on iPhone and iPad", arguments: sharedCases)
  func shared(_ bare: Case) { expect(bare) }

  @Test(
    "on an iPhone, the placement is unknown unless the keyboard is at the bottom and as wide as the screen",
    arguments: phoneCases)
  func phone(_ bare: Case) { expect(bare) }

  @Test("an iPad's keyboard can float, be undocked, or be clipped", arguments: padCases)
  func pad(_ bare: Case) { expect(bare) }

  @Test(
    "the window distinguishes a clipped keyboard from a floating one in Split View and Slide Over",
    arguments: windowCases)
  func windows(_ bare: Case) { expect(bare) }

  @Test("the height on the screen distinguishes keys from bars", arguments: barCases)
  func bars(_ bare: Case) { expect(bare) }

  @Test(
    "a frame on an invalid screen is unknown",
    arguments: KeyboardStateTests.badScreens + [.zero, CGRect(0, 0, 393, 0), CGRect(0, 0, 0, 852)])
  func noScreen(_ screen: CGRect) {
    var stage = Stage()
    stage.receive(.willShow, stage.docked(336))
    stage.context.screen = screen
    #expect(stage.receive(.willShow, CGRect(0, 416, 393, 436)) == .unknown)
    #expect(stage.placement == .docked)
    #expect(stage.state.screen == Stage.phone)
  }

  @Test(
    "another app's keyboard has the placement otherApp, even where this app's keyboard cannot be",
    arguments: [CGRect(0, 0, 393, 852), CGRect(0, -100, 393, 100)])
  func otherAppAtTop(frame: CGRect) {
    var stage = Stage()
    let placements = [true, false].map { stage.receive(.willShow, frame, isLocal: $0) }
    #expect(placements == [.unknown, .otherApp])
  }

  @Test("frames are relative to the screen's origin")
  func screenOrigin() {
    var stage = Stage(CGRect(100, 50, 820, 1180))
    #expect(stage.receive(.willShow, CGRect(100, 893, 820, 337)) == .docked)
    #expect(stage.covered == 337)
    #expect(stage.receive(.willShow, CGRect(100, 40, 820, 337)) == .undocked)
    #expect(stage.receive(.willShow, CGRect(100, -300, 820, 350)) == .unknown)
    #expect(stage.receive(.willShow, CGRect(0, 893, 100, 337)) == .hidden)
    #expect(stage.receive(.willShow, CGRect(920, 893, 100, 337)) == .hidden)
    #expect(stage.receive(.willShow, CGRect(100, 1230, 820, 337)) == .hidden)
  }

  @Test("moves the frame to the screen's bottom in Slide Over")
  func slideOverCorrection() {
    var stage = Stage(Stage.padLandscape, window: Self.slideOver)
    stage.receive(.willShow, CGRect(0, 392, 1180, 418))
    #expect(stage.state.frame == CGRect(0, 402, 1180, 418))
    #expect(stage.state.overlap(withScreenRect: Self.slideOver) == 408)
  }

  private func expect(_ bare: Case) {
    var stage = Stage(bare.screen, safeArea: bare.safeArea, responder: bare.responder, window: bare.window)
    #expect(stage.receive(.willShow, bare.frame) == bare.placement)
    #expect(stage.placement == bare.placement)
    // A `did` notification with the same frame has the same effect.
    var second = Stage(bare.screen, safeArea: bare.safeArea, responder: bare.responder, window: bare.window)
    #expect(second.receive(.didShow, bare.frame) == bare.placement)
  }
}
