import ClavierCore
import CoreGraphics
import Foundation
import SeededRandom
import Testing

/// Hundreds of thousands of invalid or unusual values.
@Suite struct BadInputTests {
  static var keys: [AnyHashable] {
    KeyboardInfo.Key.allCases.map { AnyHashable($0.rawValue) } + [AnyHashable("UIKeyboardBoundsUserInfoKey")]
  }

  /// Unusual and invalid numbers.
  static let numbers: [Double] = [
    0, -0.0, 0.25, 7, 1, -1, 0.5, 60, 61, 336, 852, 1e6, 1_000_001, -1e6, 1e300, -1e300, .nan, .signalingNaN, .infinity,
    -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 9.223372036854776e18, -9.223372036854776e18,
  ]

  static let events = KeyboardEvent.allCases

  /// Values of every kind that a dictionary can hold.
  static func pool(_ generator: inout SeededGenerator) -> [Any] {
    var pool: [Any] = [
      NSNull(), "", "{{0, 516}, {393, 336}}", NSString(string: "0.25"), [1, 2, 3], ["nested": ["frame": CGRect.zero]],
      NSValue(CGPoint(x: 1, y: 2)), NSValue(CGSize.zero), NSValue(range: NSRange(location: 0, length: .max)),
      CGPoint.zero, CGSize.zero, Data([0, 1]), Date(timeIntervalSince1970: 0), true, false, Int.min, Int.max,
      UInt64.max,
      Decimal.nan, Float.nan, CGFloat.infinity, NSNumber(value: Int64.min), NSNumber(value: UInt64.max),
      CGRect?.none as Any, CGRect.null, CGRect.infinite, NSValue(.null), NSValue(.infinite), 7, 0.25, 0, 3, 42,
    ]
    pool += numbers.map { $0 as Any }
    pool += numbers.map { NSNumber(value: $0) }
    for _ in 0..<200 {
      let wild = CGRect(pick(numbers, &generator), pick(numbers, &generator), pick(numbers, &generator), 336)
      let tame = CGRect(
        pick(0...2, &generator) * 100 - 100, pick(0...9, &generator) * 100, 393, pick(0...4, &generator) * 84)
      pool += [wild, NSValue(wild), tame, NSValue(tame), CGRect(0, tame.minY, 820, tame.height), NSValue(tame)]
    }
    return pool
  }

  static func pick<Element>(_ values: [Element], _ generator: inout SeededGenerator) -> Element {
    values[Int(truncatingIfNeeded: generator.next() % UInt64(values.count))]
  }

  static func pick(_ range: ClosedRange<Int>, _ generator: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator))
  }

  static func contexts() -> [KeyboardStateMachine.Context] {
    let screens = [Stage.phone, Stage.phoneLandscape, Stage.pad, .zero, .null, .infinite, CGRect(0, 0, .nan, 1e300)]
    let responders: [Stage.FirstResponder] = [
      .unknown, .absent, .input(accessoryHeight: 44, hasInputView: false),
      .input(accessoryHeight: .nan, hasInputView: true), .resident(accessoryHeight: .nan, bar: .infinite),
      .resident(accessoryHeight: 50, bar: nil),
    ]
    return screens.flatMap { screen in
      responders.map {
        .init(screen: screen, bottomSafeArea: 34, firstResponder: $0, window: screen.width == 820 ? .null : nil)
      }
    }
  }

  /// The two arguments run in parallel.
  ///
  /// Each dictionary differs from the previous one in one key.
  @Test(
    "decoding 200,000 invalid dictionaries results in errors or values, and never traps",
    arguments: [0x5EED_0001, 0x5EED_0002])
  func manyDictionaries(seed: UInt64) async {
    print("BadInputTests.manyDictionaries: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let pool = Self.pool(&generator)
    let keys = Self.keys
    let contexts = Self.contexts()
    var machine = KeyboardStateMachine(screen: Stage.phone)
    var userInfo: [AnyHashable: Any] = [:]
    var infos = 0
    var errors = 0
    for round in 0..<100_000 {
      if round % 1000 == 0 { await Task.yield() }
      let dice = generator.next()
      let key = keys[Int(dice & 0xFFFF) % keys.count]
      userInfo[key] = dice & 0x70000 == 0 ? nil : pool[Int((dice >> 20) & 0xFFFF) % pool.count]
      let before = machine.state
      guard let info = try? KeyboardInfo(userInfo: userInfo) else {
        errors += 1
        // After some time, every value is invalid. A valid end frame makes the next dictionaries readable again.
        if errors & 3 == 0 { userInfo = [keys[1]: CGRect(0, 516, 393, 336)] }
        continue
      }
      infos += 1
      let event = Self.events[Int((dice >> 36) & 0xFF) % 6]
      let state = machine.receive(event, info, in: contexts[Int((dice >> 44) & 0xFF) % contexts.count])
      guard isSane(machine.state),
        state.placement == .unknown || state.placement == .otherApp
          ? machine.state == before || state == machine.state : state == machine.state, isFinite(info)
      else {
        Issue.record("\(userInfo) gave \(info) and \(machine.state)")
        return
      }
    }
    #expect(infos > 18_000)
    #expect(errors > 18_000)
  }

  @Test("arbitrary values do not make the state machine trap")
  func handMade() {
    let seed: UInt64 = 0x5EED_0003
    print("BadInputTests.handMade: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let contexts = Self.contexts()
    var machine = KeyboardStateMachine(screen: .null)
    for _ in 0..<100_000 {
      func number() -> CGFloat { CGFloat(Self.pick(Self.numbers, &generator)) }
      let info = KeyboardInfo(endFrame: CGRect(number(), number(), number(), number()))
      machine.receive(Self.pick(Self.events, &generator), info, in: Self.pick(contexts, &generator))
      guard isSane(machine.state) else {
        Issue.record("\(info) gave \(machine.state)")
        return
      }
    }
  }

  private func isSane(_ state: KeyboardState) -> Bool {
    let overlap = state.overlap(withScreenRect: Stage.phone)
    let frame = state.frame
    return overlap >= 0 && overlap <= Stage.phone.height && frame.minX.isFinite
      && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite && state == state
  }

  private func isFinite(_ info: KeyboardInfo) -> Bool {
    let rects = [info.endFrame, info.startFrame ?? .zero]
    return info.duration.map { $0.isFinite && $0 >= 0 } ?? true
      && rects.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite && $0.size.width >= 0 && $0.size.height >= 0 }
  }
}
