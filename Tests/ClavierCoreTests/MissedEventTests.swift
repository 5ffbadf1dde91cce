import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The events that the system has not posted, for a screen of 393 by 852 points.
struct MissedEventTests {
  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  private static func state(
    _ placement: KeyboardState.Placement = .docked, height: CGFloat = 336, bottom: CGFloat = 852
  ) -> KeyboardState {
    KeyboardState(
      placement: placement, frame: CGRect(x: 0, y: bottom - height, width: 393, height: height), screen: screen)
  }

  private static let hidden = KeyboardState.hidden(on: screen)
  private static let bar = state(.accessoryOnly, height: 78)
  private static let floating = state(.floating, height: 250, bottom: 700)

  /// An event and the change that it completes.
  struct HeightCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let event: KeyboardEvent
    let announced: KeyboardState
    let state: KeyboardState
    let missed: KeyboardEvent?
  }

  static let heightCases = [
    HeightCase(
      testDescription: "taller keyboard, with frame changes only", event: .didChangeFrame, announced: state(),
      state: state(height: 381), missed: .willShow),
    HeightCase(
      testDescription: "a point less", event: .didChangeFrame, announced: state(), state: state(height: 335),
      missed: .willShow),
    HeightCase(
      testDescription: "less than a point", event: .didShow, announced: state(), state: state(height: 336.75),
      missed: nil),
    HeightCase(
      testDescription: "keyboard begins to float", event: .didChangeFrame, announced: state(), state: floating,
      missed: .willHide),
    HeightCase(
      testDescription: "keyboard docks again", event: .didShow, announced: floating, state: state(), missed: .willShow),
    HeightCase(
      testDescription: "keyboard hides without willHide", event: .didHide, announced: state(), state: hidden,
      missed: .willHide),
    HeightCase(
      testDescription: "only a bar remains", event: .didHide, announced: state(), state: bar, missed: .willShow),
    HeightCase(
      testDescription: "same height", event: .didShow, announced: state(), state: state(), missed: nil),
    HeightCase(
      testDescription: "a willShow can follow", event: .willChangeFrame, announced: hidden, state: state(),
      missed: nil),
    HeightCase(testDescription: "willShow", event: .willShow, announced: hidden, state: state(), missed: nil),
    HeightCase(testDescription: "willHide", event: .willHide, announced: state(), state: hidden, missed: nil),
  ]

  @Test("a will event is missing if a did event completes an unannounced change of the height", arguments: heightCases)
  func heightChange(_ testCase: HeightCase) {
    let missed = MissedEvent.heightChange(before: testCase.event, from: testCase.announced, to: testCase.state)
    #expect(missed == testCase.missed)
  }

  @Test(
    "an event with a height above 0 belongs to a keyboard that appears",
    arguments: [(336, .willShow), (78, .willShow), (0, .willHide)] as [(CGFloat, KeyboardEvent)])
  func event(height: CGFloat, event: KeyboardEvent) {
    #expect(MissedEvent.heightChange(to: height) == event)
  }

  @Test(
    "an event of a keyboard that hides is replaced only if an accessory view stays", arguments: KeyboardEvent.allCases)
  func replaced(_ event: KeyboardEvent) {
    let replacements: [KeyboardEvent: KeyboardEvent] = [.willHide: .willShow, .didHide: .didShow]
    #expect(MissedEvent.heightChange(insteadOf: event, in: Self.bar) == replacements[event] ?? event)
    for state in [Self.hidden, Self.state(), Self.floating, Self.state(.shortcutBar, height: 69)] {
      #expect(MissedEvent.heightChange(insteadOf: event, in: state) == event)
    }
  }

  /// An event and the states around it.
  struct FrameCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let event: KeyboardEvent
    var previousEvent: KeyboardEvent?
    let previous: KeyboardState
    let state: KeyboardState
    var isCorrection = false
    let frame: CGRect?
  }

  static let frameCases = [
    FrameCase(
      testDescription: "keyboard hides", event: .willHide, previous: state(), state: hidden,
      frame: CGRect(x: 0, y: 852, width: 393, height: 0)),
    FrameCase(
      testDescription: "keyboard hides with a willChangeFrame", event: .willChangeFrame, previous: state(),
      state: hidden, frame: CGRect(x: 0, y: 852, width: 393, height: 0)),
    FrameCase(
      testDescription: "keyboard was already hidden", event: .didHide, previous: hidden, state: hidden, frame: nil),
    FrameCase(
      testDescription: "only a bar remains", event: .willHide, previous: state(), state: bar, frame: bar.frame),
    FrameCase(
      testDescription: "bar was already alone", event: .willHide, previous: bar, state: bar, frame: nil),
    FrameCase(
      testDescription: "correction", event: .didShow, previous: state(), state: state(height: 381),
      isCorrection: true, frame: state(height: 381).frame),
    FrameCase(
      testDescription: "same change without a correction", event: .didShow, previous: state(),
      state: state(height: 381), frame: nil),
    FrameCase(
      testDescription: "willShow with another frame than willChangeFrame", event: .willShow,
      previousEvent: .willChangeFrame, previous: state(), state: state(height: 381), frame: state(height: 381).frame),
    FrameCase(
      testDescription: "willShow with the frame of willChangeFrame", event: .willShow, previousEvent: .willChangeFrame,
      previous: state(), state: state(), frame: nil),
    FrameCase(
      testDescription: "willShow without a willChangeFrame", event: .willShow, previousEvent: .didShow,
      previous: state(), state: state(height: 381), frame: nil),
    FrameCase(
      testDescription: "first willShow", event: .willShow, previous: hidden, state: state(), frame: nil),
    FrameCase(
      testDescription: "keyboard begins to float", event: .didChangeFrame, previous: state(), state: floating,
      frame: floating.frame),
    FrameCase(
      testDescription: "keyboard docks", event: .didShow, previous: floating, state: state(), frame: state().frame),
    FrameCase(
      testDescription: "floating keyboard moves", event: .didChangeFrame, previous: floating,
      state: state(.floating, height: 250, bottom: 500), frame: nil),
    FrameCase(
      testDescription: "a will event of a keyboard that begins to float", event: .willChangeFrame, previous: state(),
      state: floating, frame: nil),
  ]

  @Test("a frame is missing if no willChangeFrame may contain it", arguments: frameCases)
  func frame(_ testCase: FrameCase) {
    let frame = MissedEvent.frame(
      at: testCase.event, after: testCase.previousEvent, from: testCase.previous, to: testCase.state,
      isCorrection: testCase.isCorrection)
    #expect(frame == testCase.frame)
  }
}
