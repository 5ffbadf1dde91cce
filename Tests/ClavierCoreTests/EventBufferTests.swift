import ClavierCore
import CoreGraphics
import Foundation
import SeededRandom
import Testing

struct EventBufferTests {
  private func info(_ height: Int) -> KeyboardInfo {
    KeyboardInfo(endFrame: CGRect(x: 0, y: 0, width: 100, height: CGFloat(height)))
  }

  @Test func `returns events in order, and nil when it is empty`() {
    var buffer = EventBuffer()
    #expect(buffer.takeFirst() == nil)
    buffer.append((.willShow, info(1)))
    buffer.append((.didShow, info(2)))
    #expect(buffer.takeFirst()! == (.willShow, info(1)))
    #expect(buffer.takeFirst()! == (.didShow, info(2)))
    #expect(buffer.takeFirst() == nil)
  }

  @Test func `keeps the latest will event, however many events follow it`() {
    var buffer = EventBuffer()
    buffer.append((.willHide, info(0)))
    buffer.append((.willShow, info(1)))
    for number in 2..<1000 { buffer.append((.didChangeFrame, info(number))) }
    var events: [EventBuffer.Element] = []
    while let event = buffer.takeFirst() { events.append(event) }
    #expect(events.count == EventBuffer.limit)
    #expect(events.first! == (.willShow, info(1)))
    #expect(events.dropFirst().map(\.info.endFrame.height) == (969..<1000).map { CGFloat($0) })
  }

  @Test(arguments: UInt64(1)...20)
  func `keeps the newest events, preceded by the latest will event`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var buffer = EventBuffer()
    var all: [(event: KeyboardEvent, number: Int)] = []
    for number in 0..<Int.random(in: 1...200, using: &random) {
      let event = try #require(KeyboardEvent.allCases.randomElement(using: &random))
      buffer.append((event, info(number)))
      all.append((event, number))
    }
    var kept: [Int] = []
    while let element = buffer.takeFirst() { kept.append(Int(element.info.endFrame.height)) }
    var expected = Array(all.suffix(EventBuffer.limit).map(\.number))
    if let will = all.last(where: { $0.event.isWill }), !expected.contains(will.number) { expected[0] = will.number }
    #expect(kept == expected, "seed \(seed)")
  }
}
