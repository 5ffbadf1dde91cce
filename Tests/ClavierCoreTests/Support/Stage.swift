import ClavierCore
import CoreGraphics
import Foundation

/// A screen with a state machine, and short methods that send it notifications.
struct Stage {
  typealias Context = KeyboardStateMachine.Context
  typealias FirstResponder = KeyboardStateMachine.FirstResponder

  static let phone = CGRect(x: 0, y: 0, width: 393, height: 852)
  static let phoneLandscape = CGRect(x: 0, y: 0, width: 852, height: 393)
  static let pad = CGRect(x: 0, y: 0, width: 820, height: 1180)
  static let padLandscape = CGRect(x: 0, y: 0, width: 1180, height: 820)

  var context: Context
  var machine: KeyboardStateMachine

  init(
    _ screen: CGRect = Stage.phone, safeArea: CGFloat = 0, responder: FirstResponder = .unknown, window: CGRect? = nil
  ) {
    context = Context(screen: screen, bottomSafeArea: safeArea, firstResponder: responder, window: window)
    machine = KeyboardStateMachine(screen: screen)
  }

  /// An input without an accessory view.
  static let input = FirstResponder.input(accessoryHeight: 0, hasInputView: false)

  /// Simulates a controller that is first responder and shows its accessory view at this frame, in screen coordinates,
  /// without a keyboard.
  mutating func becomeResident(bar: CGRect) {
    context.firstResponder = .resident(accessoryHeight: bar.height, bar: bar)
  }

  /// Returns a phone with a docked keyboard of 336 points and an input.
  static func shown() -> Stage {
    var stage = Stage(safeArea: 34, responder: input)
    stage.receive(.show, stage.docked(336))
    return stage
  }

  var state: KeyboardState { machine.state }
  var placement: KeyboardState.Placement { machine.state.placement }

  /// The height of the part of the screen that the keyboard covers, in points.
  var covered: CGFloat { machine.state.overlap(withScreenRect: context.screen) }

  /// Returns the frame of a full-width keyboard at the bottom edge.
  func docked(_ height: CGFloat) -> CGRect {
    let screen = context.screen
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  /// Returns the frame of the same keyboard just below the screen.
  func parked(_ height: CGFloat) -> CGRect {
    docked(height).offsetBy(dx: 0, dy: height)
  }

  @discardableResult
  mutating func receive(
    _ event: KeyboardEvent, _ endFrame: CGRect, from startFrame: CGRect? = nil, isLocal: Bool? = nil
  ) -> KeyboardState.Placement {
    let info = KeyboardInfo(startFrame: startFrame, endFrame: endFrame, belongsToCurrentApp: isLocal)
    return machine.receive(event, info, in: context).placement
  }

  /// Sends the same frame with several events, and returns the resulting placements.
  @discardableResult
  mutating func receive(_ events: [KeyboardEvent], _ endFrame: CGRect) -> [KeyboardState.Placement] {
    events.map { receive($0, endFrame) }
  }
}

extension KeyboardEvent {
  static let wills: Set<KeyboardEvent> = [.willShow, .willHide, .willChangeFrame]
}

extension [KeyboardEvent] {
  static let show: Self = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
  static let hide: Self = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Stage {
  /// Passes the position of a source to the state machine, and returns whether the state changed.
  mutating func isCorrected(by source: KeyboardStateMachine.Source, _ top: CGFloat) -> Bool {
    machine.compare(source, top: top, in: context) == .corrected
  }

  /// Returns the placement if exactly this height is covered; otherwise nil.
  func placement(covering height: CGFloat) -> KeyboardState.Placement? {
    covered == height ? placement : nil
  }
}
