import Foundation
import SeededRandom
import Testing

@testable import ClavierLab

struct ConnectionTableTests {
  @Test func `closes the connection that has waited the longest`() {
    var table = ConnectionTable(limit: 3)
    for number in 0..<3 {
      let admission = table.admit(number)
      #expect(admission == .admitted)
    }
    // The first connection has sent something and waits again. The second one is active.
    _ = table.update(0, isWaiting: true)
    _ = table.update(1, isWaiting: false)
    #expect(table.admit(3) == .admittedInstead(of: 2))
    #expect(table.admit(4) == .admittedInstead(of: 0))
    let known = (0...4).map { table.update($0, isWaiting: $0 < 3) }
    #expect(known == [false, true, false, true, true])
    _ = table.update(3, isWaiting: true)
    #expect(table.admit(5) == .admittedInstead(of: 1))
    table.remove(3)
    #expect(table.admit(6) == .admitted)
  }

  @Test(arguments: [
    (-1, 32, 128), (1_048_576, 32, 128), (392, 32, 128), (256, 32, 60), (64, 4, 6), (0, 1, 2),
  ])
  func `adapts the limits to the number of file descriptors of the process`(
    descriptors: Int, sessions: Int, connections: Int
  ) {
    let limits = ServerLimits().fitting(descriptors: descriptors)
    #expect(limits.sessions == sessions && limits.connections == connections)
  }

  @Test func `refuses a connection if all others are active`() {
    var table = ConnectionTable(limit: 2)
    for number in 0..<2 {
      let admission = table.admit(number)
      let isThere = table.update(number, isWaiting: false)
      #expect(admission == .admitted && isThere)
    }
    #expect(table.admit(2) == .refused)
    let isThere = table.update(2, isWaiting: true)
    #expect(!isThere)
    table.remove(2)
    #expect(table.admit(3) == .refused)
    table.remove(0)
    #expect(table.admit(4) == .admitted)
  }

  @Test func `never holds more connections than the limit`() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    var table = ConnectionTable(limit: 5)
    var held: Set<Int> = []
    for number in 0..<2000 {
      switch table.admit(number) {
      case .admitted: held.insert(number)
      case .admittedInstead(let other):
        #expect(held.remove(other) != nil, "seed \(seed)")
        held.insert(number)
      case .refused: #expect(held.count == 5, "seed \(seed)")
      }
      #expect(held.count <= 5, "seed \(seed)")
      let other = Int.random(in: max(0, number - 8)...number, using: &random)
      if Int.random(in: 0..<6, using: &random) == 0 {
        table.remove(other)
        held.remove(other)
      } else {
        let isThere = table.update(other, isWaiting: .random(using: &random))
        #expect(isThere == held.contains(other), "seed \(seed)")
      }
    }
  }
}
