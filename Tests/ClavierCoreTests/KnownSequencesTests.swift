import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests sequences of notifications from published logs, with the numbers in the logs.
@Suite struct KnownSequencesTests {
  @Test("the keyboard is docked after iOS 26 hides and shows it to replace an input view")
  func inputViewSwap() {
    // kirillzyusko/react-native-keyboard-controller issue 1599: The `didHide` is posted after 42 ms, halfway, and the
    // `willShow` after 45 ms.
    var stage = Stage(CGRect(0, 0, 402, 874))
    stage.receive(.show, stage.docked(335))
    #expect(stage.receive(.willHide, stage.parked(335)) == .hidden)
    #expect(stage.receive(.didHide, stage.parked(335)) == .hidden)
    #expect(stage.receive(.willShow, stage.docked(335)) == .docked)
    #expect(stage.covered == 335)
  }

  @Test("an accessory view or a minimized bar of iOS 26 is a shortcut bar until the keyboard hides")
  func remnants() {
    var stage = Stage(
      CGRect(0, 0, 402, 874), safeArea: 34, responder: .input(accessoryHeight: 0, hasInputView: false))
    for remnant in [CGRect(0, 830, 402, 44), CGRect(0, 792, 402, 82), CGRect(0, 826, 402, 48)] {
      stage.receive(.show, stage.docked(335))
      #expect(stage.receive(.willChangeFrame, remnant) == .shortcutBar)
      #expect(stage.receive([.willHide, .didChangeFrame, .didHide], remnant).allSatisfy { $0 == .hidden })
    }
  }

  @Test("has a valid state after each notification of a rotation")
  func rotation() {
    // Heights on an iPhone Plus (RxSwiftCommunity/RxKeyboard issue 46): 200, 0, 271.
    var stage = Stage(CGRect(0, 0, 736, 414))
    stage.receive(.show, stage.docked(200))
    #expect(stage.covered == 200)
    stage.receive(.willHide, stage.parked(200))
    #expect(stage.covered == 0)
    stage.context.screen = CGRect(0, 0, 414, 736)
    #expect(stage.receive(.didHide, CGRect(0, 414, 736, 200)) == .hidden)
    // A frame has the width from before the rotation (niw/KeyboardGuide), and then a start frame has a wrong height.
    #expect(stage.receive(.willChangeFrame, CGRect(0, 536, 736, 200)) == .unknown)
    #expect(stage.receive(.willShow, stage.docked(271), from: CGRect(0, 736, 414, 142)) == .docked)
    #expect(stage.covered == 271)
  }

  @Test("ignores a late frame change of the keyboard before a rotation")
  func rotationOfLoggedPad() {
    // OmniGroup's log of an iPad turning from landscape to portrait, in today's coordinates.
    var stage = Stage(CGRect(0, 0, 1024, 768))
    stage.receive(.show, stage.docked(352))
    stage.receive([.willChangeFrame, .willHide], stage.parked(352))
    #expect(stage.receive(.didChangeFrame, stage.docked(352), from: stage.docked(352)) == .hidden)
    stage.receive(.didHide, stage.parked(352))
    stage.context.screen = CGRect(0, 0, 768, 1024)
    #expect(stage.receive(.willChangeFrame, stage.docked(264), from: stage.docked(264)) == .docked)
    #expect(stage.receive(.willShow, stage.docked(264), from: stage.parked(264)) == .docked)
    #expect(stage.receive([.didChangeFrame, .didShow], stage.docked(264)) == [.docked, .docked])
    #expect(stage.covered == 264)
  }

  @Test("the keyboard is docked after the nine notifications that an iPad posts when the keyboard docks")
  func dockingOfNine() {
    // The order is from openradar 25032907, and the frames are those of a keyboard that moves down.
    var stage = Stage(Stage.pad)
    stage.receive(.willHide, stage.parked(337))
    let lifted = CGRect(0, 500, 820, 337)
    stage.receive(.didChangeFrame, lifted)
    #expect(stage.placement == .undocked)
    let docked = stage.docked(337)
    let steps: [(KeyboardEvent, CGRect)] = [
      (.willChangeFrame, docked), (.didChangeFrame, lifted), (.willShow, docked), (.willChangeFrame, docked),
      (.willShow, docked), (.didChangeFrame, docked), (.didShow, docked), (.didChangeFrame, docked), (.didShow, docked),
    ]
    for (event, frame) in steps { stage.receive(event, frame) }
    #expect(stage.placement == .docked)
    #expect(stage.covered == 337)
  }

  /// The notifications that are posted when a docked keyboard begins to float, about which the sources disagree.
  static let floatings: [[(KeyboardEvent, CGRect)]] = {
    let floating = CGRect(250, 600, 320, 254)
    return [
      [(.willChangeFrame, .zero), (.willHide, .zero), (.didChangeFrame, floating)],
      [(.willChangeFrame, .zero), (.didChangeFrame, floating)],
      [(.didChangeFrame, floating)],
      [(.willHide, .zero)],
      [(.willChangeFrame, floating), (.didChangeFrame, floating)],
      [(.willShow, .zero)],
      [(.willHide, floating), (.didHide, floating), (.didChangeFrame, floating)],
    ]
  }()

  @Test("a floating keyboard covers nothing, for each sequence of notifications", arguments: floatings)
  func float(_ steps: [(KeyboardEvent, CGRect)]) {
    var stage = Stage(Stage.pad)
    stage.receive(.show, stage.docked(337))
    for (event, frame) in steps { stage.receive(event, frame) }
    #expect(stage.covered == 0)
    #expect([.hidden, .floating].contains(stage.placement))
    #expect(stage.receive(.willShow, stage.docked(337)) == .docked)
  }

  @Test("ignores AutoFill's frame above the screen")
  func autoFill() {
    var stage = Stage(CGRect(0, 0, 414, 896))
    stage.receive(.show, stage.docked(346))
    #expect(stage.receive(.show, CGRect(0, -390, 414, 390)).allSatisfy { $0 == .unknown })
    #expect(stage.covered == 346)
  }

  @Test("the keyboard is hidden if a password manager's prompt hides it after it appears")
  func passwordPrompt() {
    var stage = Stage()
    stage.receive(.willShow, stage.docked(336))
    stage.receive(.willHide, stage.parked(336))
    #expect(stage.placement == .hidden)
  }

  @Test("uses the last height of a secure field's keyboard, which appears twice")
  func secureField() {
    var stage = Stage()
    stage.receive([.willShow, .didShow], stage.docked(291))
    stage.receive([.willShow, .didShow], stage.docked(336))
    #expect(stage.covered == 336)
  }

  @Test("the keyboard is docked after a third-party keyboard appears three times, first without a height")
  func thirdParty() {
    var stage = Stage(CGRect(0, 0, 375, 667))
    let placements = [0, 216, 256].map { stage.receive(.willShow, stage.docked($0)) }
    #expect(placements == [.hidden, .docked, .docked])
    #expect(stage.covered == 256)
  }

  @Test("an iPad's shortcut bar covers the 55 of 313 points that are on the screen")
  func shortcutBar() {
    var stage = Stage(CGRect(0, 0, 768, 1024), responder: .input(accessoryHeight: 0, hasInputView: false))
    #expect(stage.receive(.willShow, CGRect(0, 969, 768, 313)) == .shortcutBar)
    #expect(stage.covered == 55)
  }

  @Test("a hardware keyboard on a simulated iPhone covers nothing")
  func simulator() {
    var stage = Stage(CGRect(0, 0, 414, 736))
    #expect(stage.receive(.willShow, CGRect(0, 736, 414, 0)) == .hidden)
    #expect(stage.receive(.willHide, CGRect(0, 736, 414, 0)) == .hidden)
    #expect(stage.receive(.willHide, CGRect(0, 736, 414, 0)) == .hidden)
    #expect(stage.receive(.willShow, stage.docked(271)) == .docked)
  }

  @Test("a keyboard whose frame is below the screen is hidden: y = 744 on a screen 480 points high")
  func farBelow() {
    var stage = Stage(CGRect(0, 0, 320, 480))
    #expect(stage.receive(.willChangeFrame, CGRect(0, 744, 320, 216)) == .hidden)
  }

  /// Frames of real keyboards that appear and hide: screen, end frame of the keyboard that appears.
  static let shows: [(CGRect, CGRect)] = [
    (CGRect(0, 0, 375, 667), CGRect(0, 407, 375, 260)), (CGRect(0, 0, 414, 896), CGRect(0, 550, 414, 346)),
    (CGRect(0, 0, 414, 896), CGRect(0, 595, 414, 301)), (CGRect(0, 0, 375, 812), CGRect(0, 479, 375, 333)),
    (CGRect(0, 0, 375, 667), CGRect(0, 409, 375, 258)), (CGRect(0, 0, 375, 667), CGRect(0, 451, 375, 216)),
    (CGRect(0, 0, 414, 736), CGRect(0, 465, 414, 271)), (CGRect(0, 0, 320, 568), CGRect(0, 315, 320, 253)),
    (CGRect(0, 0, 768, 1024), CGRect(0, 760, 768, 264)), (CGRect(0, 0, 1024, 768), CGRect(0, 416, 1024, 352)),
  ]

  @Test("a keyboard is docked at each logged frame, and hidden at the same frame below the screen", arguments: shows)
  func loggedShow(screen: CGRect, frame: CGRect) {
    var stage = Stage(screen)
    #expect(stage.receive(.show, frame).allSatisfy { $0 == .docked })
    #expect(stage.covered == frame.height)
    // Only the frame change of a keyboard that hides is observed.
    #expect(stage.receive(.willChangeFrame, frame.offsetBy(dx: 0, dy: frame.height)) == .hidden)
  }
}
