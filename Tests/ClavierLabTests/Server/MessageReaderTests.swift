import FlyingFox
import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import ClavierLab

struct MessageReaderTests {
  @Test func `reads the same messages from bytes that are split anywhere`() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      await Task.yield()
      var bytes: [UInt8] = []
      var sent: [PageMessage] = []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let (length, count) = [(0, 1), (1, 1), (125, 1), (126, 1), (100, 40), (100, 700)].randomElement(using: &random)!
        let part = String((0..<length).map { _ in "aä€🎹".randomElement(using: &random)! })
        let text = String(repeating: part, count: count)
        sent.append(.text(text))
        var rest = Array(text.utf8)[...]
        var isFirst = true
        repeat {
          let part = rest.prefix(
            Bool.random(using: &random) ? rest.count : Int.random(in: 0...rest.count, using: &random))
          rest = rest.dropFirst(part.count)
          bytes += RawPage.frame(isFirst ? 1 : 0, isFinal: rest.isEmpty, Array(part))
          isFirst = false
        } while !rest.isEmpty
      }
      var reader = MessageReader(limit: 1_000_000)
      var received: [PageMessage] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...max(1, rest.count), using: &random))
        rest = rest.dropFirst(part.count)
        reader.append(part)
        while let message = try reader.next() { received.append(message) }
      }
      #expect(received == sent, "round \(round), seed \(seed)")
    }
  }

  @Test func `any bytes are read without a trap and within the limit`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    var violations = 0
    for _ in 0..<20_000 {
      var reader = MessageReader(limit: 1000)
      do {
        for _ in 0..<4 {
          var bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random)
          }
          // Most frames have a valid beginning, because others are rejected early.
          if Bool.random(using: &random) { bytes = [0x81, 0xFF] + bytes }
          if Bool.random(using: &random) { bytes = RawPage.frame(UInt8.random(in: 0...10, using: &random), bytes) }
          reader.append(bytes)
          while try reader.next() != nil {}
        }
      } catch is MessageReader.Violation {
        violations += 1
      } catch {
        Issue.record("\(error), seed \(seed)")
      }
    }
    #expect(violations > 5000, "seed \(seed)")
  }

  @Test func `the parts of a message are read as quickly after a long part as after a short one`() throws {
    let parts = (0..<50_000).flatMap { _ in RawPage.frame(0, isFinal: false, []) }
    func time(_ length: Int) throws -> Duration {
      var reader = MessageReader(limit: length)
      reader.append(RawPage.frame(1, isFinal: false, [UInt8](repeating: 0x61, count: length)))
      #expect(try reader.next() == nil)
      return try processorTime { () throws in
        reader.append(parts)
        let message = try reader.next()
        #expect(message == nil)
      }
    }
    let (short, long) = (try time(1), try time(1_000_000))
    // A reader that copies the message with each part copies 50 gigabytes. The constant allows for a busy machine.
    #expect(long < short * 3 + .seconds(1), "\(short) after a byte, \(long) after a megabyte")
  }

  @Test func `turns each line of the phone into one message`() {
    var writer = MessageWriter()
    let parts = ["{\"a\":1}\n{\"b\"", ":2}", "\n", "\n\n{", "}\n"]
    let frames = parts.map { Array(writer.frames(Array($0.utf8))) }
    #expect(
      frames == [
        [0x81, 7] + Array("{\"a\":1}".utf8) + [0x01, 4] + Array("{\"b\"".utf8),
        [0x00, 3] + Array(":2}".utf8),
        [0x80, 0],
        [0x01, 1] + Array("{".utf8),
        [0x80, 1] + Array("}".utf8),
      ])
  }

  @Test func `truncates a long reason between characters`() {
    let frame = MessageWriter.close(WSCloseCode(1011, reason: String(repeating: "ä", count: 100)))
    #expect(frame.count == 2 + 2 + 122)
    #expect(String(validating: frame.dropFirst(4), as: UTF8.self) == String(repeating: "ä", count: 61))
  }
}
