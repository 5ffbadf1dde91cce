import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Inputs that move less than their container, or not at all.
@Suite struct AvoidanceShiftResponseTests {
  private let display = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func keyboard() -> KeyboardState {
    KeyboardState(placement: .docked, frame: CGRect(x: 0, y: 508, width: 390, height: 336), screen: display)
  }

  @Test("derives a response from measured movements, and ignores differences below a point")
  func shiftResponses() {
    typealias Response = AvoidanceScene.ShiftResponse
    #expect(Response(topMovement: 99.5, bottomMovement: 100, shift: 100) == .full)
    #expect(Response(topMovement: 98.5, bottomMovement: 101.5, shift: 100) == Response(top: 0.985, bottom: 1.015))
    #expect(Response(topMovement: 99, bottomMovement: 101, shift: 100) == Response(top: 0.99, bottom: 1.01))
    #expect(Response(topMovement: 0, bottomMovement: 0, shift: 100) == .zero)
    #expect(Response(topMovement: 50, bottomMovement: -10, shift: 100) == Response(top: 0.5, bottom: 0))
    #expect(Response(topMovement: 30, bottomMovement: 30, shift: 0) == .full)
  }

  @Test(
    "keeps a shift that is within a point of the shift that a measured response requires",
    arguments: [(100.4, 100.4), (99.4, 99.4), (101, 100), (99, 100), (101.5, 100), (98.5, 100)] as [(CGFloat, CGFloat)])
  func measuredShift(current: CGFloat, planned: CGFloat) {
    // The field needs to move by 50 points, and moves half as far as the container.
    #expect(shift(now: current, bottom: 558, response: 0.5) == planned)
  }

  @Test(
    "the shift of a field that moves with its container is exact, and a shift of 0 is exact for any field",
    arguments: [0.5, -0.5])
  func exactShift(difference: CGFloat) {
    #expect(shift(now: 50 + difference, bottom: 558, response: 1) == 50)
    #expect(shift(now: abs(difference), bottom: 300, response: 0.5) == 0)
  }

  /// Returns the planned shift for a field that would be at the given bottom edge without the current shift.
  ///
  /// The keyboard's top is at 508.
  private func shift(now current: CGFloat, bottom: CGFloat, response: CGFloat) -> CGFloat {
    let field = AvoidanceScene.Target(
      CGRect(x: 20, y: bottom - 34 - current * response, width: 350, height: 34),
      shiftResponse: AvoidanceScene.ShiftResponse(top: response, bottom: response))
    let scene = AvoidanceScene(
      targets: [field], keyboard: keyboard(), windowFrame: display,
      container: AvoidanceScene.Container(frame: display.offsetBy(dx: 0, dy: -current), contributedShift: current))
    return AvoidancePlanner.plan(for: scene).shift
  }

  @Test("does not shift for an input that hardly responds to a shift")
  func slowResponse() {
    let response = AvoidanceScene.ShiftResponse(top: 0.04, bottom: 0.04)
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 700, width: 10, height: 34), shiftResponse: response)],
      keyboard: keyboard(), windowFrame: display, container: AvoidanceScene.Container(frame: display))
    #expect(AvoidancePlanner.plan(for: scene).shift == 0)
  }

  @Test(
    "keeps a shift while the caret moves only if an edge of the caret moves with the shift",
    arguments: [(1, 1, 100), (0.5, 0.5, 100), (0, 1, 100), (1, 0, 100), (0.05, 0.05, 0), (0, 0, 0)]
      as [(CGFloat, CGFloat, CGFloat)])
  func uselessShift(top: CGFloat, bottom: CGFloat, expected: CGFloat) {
    let response = AvoidanceScene.ShiftResponse(top: top, bottom: bottom)
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 300, width: 10, height: 34), shiftResponse: response)],
      keyboard: keyboard(), windowFrame: display,
      container: AvoidanceScene.Container(frame: display.offsetBy(dx: 0, dy: -100), contributedShift: 100),
      trigger: .text)
    #expect(AvoidancePlanner.plan(for: scene).shift == expected)
  }
}
