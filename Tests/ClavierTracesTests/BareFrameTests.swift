import ClavierCore
import ClavierTesting
import CoreGraphics
import TestSupport
import Testing

@testable import ClavierTraces

/// Reads frames without keys.
struct BareFrameTests {
  @Test func `a frame belongs to the last event name before the frame, and a start frame needs an end frame`() {
    let trace = KeyboardTrace(
      text: """
        keyboardWillShow from {{0, 9}, {1, 2}} {{0, 1}, {1, 2}}, {{0, 2}, {1, 2}}, {{0, 3}, {1, 2}}; keyboardDidHide \
        to {{0, 4}, {1, 2}} {{0, 5}, {1, 2}}
        {{0, 6}, {1, 2}}
        """)
    #expect(trace.entries.map(\.event) == [.willShow, .willShow, .didHide, .didHide, nil])
    #expect(trace.entries.map(\.startFrame?.minY) == [9, 2, nil, nil, nil])
    #expect(trace.entries.map(\.endFrame?.minY) == [1, 3, 4, 5, 6])
  }

  @Test func `reading many frames takes no longer if they are all on one line`() {
    func time(_ end: String) -> Duration {
      let text = String(repeating: "keyboard {{0, 516}, {393, 336}}\(end)", count: 6000)
      var trace = KeyboardTrace(entries: [])
      let time = processorTime { trace = KeyboardTrace(text: text) }
      #expect(trace.entries.count == 6000)
      return time
    }
    let (line, lines) = (time(" "), time("\n"))
    #expect(line < lines * 3, "\(line) in one line, \(lines) in a line each")
  }
}
