import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The frames that the avoider has handled, as heights of keyboards.
struct HandledFramesTests {
  /// A keyboard that is recorded.
  enum Step: Sendable { case announced(CGFloat), corrected(CGFloat), hiddenByCorrection }

  private static func keyboard(_ height: CGFloat, _ placement: KeyboardState.Placement = .docked) -> KeyboardState {
    KeyboardState(
      placement: placement, frame: CGRect(x: 0, y: 852 - height, width: 393, height: height),
      screen: CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  static let cases: [(steps: [Step], handled: Set<CGFloat>)] = [
    ([], []),
    ([.announced(336)], [336]),
    ([.announced(336), .announced(381)], [381]),
    ([.announced(336), .announced(381), .announced(336)], [336]),
    ([.announced(336), .corrected(381)], [336, 381]),
    ([.announced(336), .corrected(381), .corrected(420)], [336, 381, 420]),
    // The wrong frame is announced again.
    ([.announced(336), .corrected(381), .announced(336)], [336, 381]),
    ([.announced(336), .corrected(381), .announced(420)], [420]),
    ([.announced(336), .corrected(381), .hiddenByCorrection], [0]),
    ([.corrected(336)], [336]),
  ]

  @Test("the handled frames are the last announced frame and its corrections", arguments: cases)
  func handled(steps: [Step], handled: Set<CGFloat>) {
    var frames = HandledFrames()
    for step in steps {
      switch step {
      case .announced(let height): frames.record(Self.keyboard(height), isCorrection: false)
      case .corrected(let height): frames.record(Self.keyboard(height), isCorrection: true)
      case .hiddenByCorrection: frames.record(Self.keyboard(0, .hidden), isCorrection: true)
      }
    }
    for height in [0, 336, 381, 420] as [CGFloat] {
      #expect(frames.isNew(Self.keyboard(height)) == !handled.contains(height))
    }
  }

  @Test("asking whether a frame is new does not record it")
  func query() {
    let frames = HandledFrames()
    #expect(frames.isNew(Self.keyboard(336)) && frames.isNew(Self.keyboard(336)))
  }
}
