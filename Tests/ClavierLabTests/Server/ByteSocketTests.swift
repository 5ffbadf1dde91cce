import Foundation
import Testing

@testable import ClavierLab

struct ByteSocketTests {
  @Test(.timeLimit(.minutes(5)))
  func `bytes pass in both directions at the same time, although each side's buffer is often full`() async throws {
    for _ in 0..<20 {
      let (socket, other) = try ByteSocket.pair()
      let requestSize = 20_000
      let (requests, answers) = (100, 20)
      // The other side reads nothing while it cannot write.
      let responder = Thread {
        let answer = Data(repeating: 8, count: requestSize)
        while let bytes = try? other.read(upToCount: requestSize), bytes.count == requestSize {
          for _ in 0..<answers where (try? other.write(contentsOf: answer)) == nil { return }
        }
      }
      responder.start()
      async let sent: Void = socket.write(Data(repeating: 7, count: requests * requestSize))
      var received = 0
      while received < requests * answers * requestSize {
        let bytes = try await socket.read()
        try #require(!bytes.isEmpty)
        received += bytes.count
      }
      try await sent
      #expect(received == requests * answers * requestSize)
      socket.shutDown()
      socket.close()
    }
  }
}
