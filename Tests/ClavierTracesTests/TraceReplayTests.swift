import ClavierCore
import Foundation
import Testing

@testable import ClavierTesting
@testable import ClavierTraces

struct TraceReplayTests {
  private let log = """
    {"clavierTrace":1}
    {"event":"willShow","endFrame":[0,516,393,336],"startFrame":[0,852,393,336],"duration":0.25,"curve":7,"belongsToCurrentApp":true,"bounds":[0,0,393,336],"startCenter":[196.5,1020],"endCenter":[196.5,684],"changedByUserInteraction":false}
    {"event":"didShow","endFrame":[0,516,393,336]}
    {"endFrame":[0,852,393,336],"startFrame":[0,516,393,336]}
    {"event":"didHide"}

    """

  @Test func `a replay is recorded with the same keys`() throws {
    let trace = try KeyboardTrace(jsonLines: log)
    let center = NotificationCenter()
    let clock = ManualClock(100)
    let recorder = KeyboardRecorder(notificationCenter: center) { clock.time }
    recorder.start()
    recorder.start()
    #expect(recorder.isRecording)
    clock.time = 101.5
    #expect(trace.replay(into: center) == 3)
    recorder.stop()
    #expect(trace.replay(into: center) == 3)
    #expect(recorder.trace.entries.count == 3)
    #expect(recorder.trace.entries.map(\.time) == [1.5, 1.5, 1.5])
    #expect(recorder.trace.entries.map(\.line) == [2, 3, 4])
    for (recorded, original) in zip(recorder.trace.entries, [0, 1, 3].map { trace.entries[$0] }) {
      var recorded = recorded
      recorded.line = original.line
      recorded.time = nil
      #expect(recorded == original)
    }
    #expect(try KeyboardTrace(jsonLines: recorder.trace.jsonLines) == recorder.trace)
  }

  @Test func `omits values of the wrong type`() {
    let center = NotificationCenter()
    let recorder = KeyboardRecorder(notificationCenter: center)
    recorder.start()
    let oddities: [Any] = [
      "text", NSNumber(value: 3), NSValue(rect: .zero), NSValue(point: .zero), [1, 2], NSNull(), 2.5,
    ]
    for odd in oddities {
      let userInfo = Dictionary(uniqueKeysWithValues: UserInfoKey.allCases.map { (AnyHashable($0.rawValue), odd) })
      center.post(name: KeyboardEvent.willShow.notificationName, object: nil, userInfo: userInfo)
    }
    #expect(recorder.trace.entries.count == oddities.count)
    #expect(recorder.trace.entries[0].info == nil)
    #expect(recorder.trace.entries[2].endFrame == .zero)
    #expect(recorder.trace.entries[6].curve == nil && recorder.trace.entries[6].duration == 2.5)
  }

  @Test func `a deallocated recorder stops observing`() {
    let center = NotificationCenter()
    weak var gone: KeyboardRecorder?
    do {
      let recorder = KeyboardRecorder(notificationCenter: center)
      recorder.start()
      gone = recorder
    }
    #expect(gone == nil)
    center.post(name: KeyboardEvent.willShow.notificationName, object: nil)
  }
}

/// A clock for one thread.
final class ManualClock: @unchecked Sendable {
  var time: TimeInterval

  init(_ time: TimeInterval) {
    self.time = time
  }
}
