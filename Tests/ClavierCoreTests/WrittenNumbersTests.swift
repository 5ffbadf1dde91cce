import ClavierCore
import CoreGraphics
import Testing

/// The numbers that an app may have saved.
struct WrittenNumbersTests {
  @Test func `there is no own number for a number that was not written`() {
    var numbers = WrittenNumbers()
    #expect(numbers.isEmpty && numbers.own(in: 0) == nil)
    numbers.record(312, own: 0)
    #expect(!numbers.isEmpty && numbers.own(in: 302) == nil)
  }

  @Test func `each written number keeps the first own number that was recorded with it`() {
    var numbers = WrittenNumbers()
    numbers.record(312, own: 0)
    numbers.record(320, own: 8)
    numbers.record(312, own: -10)
    #expect(numbers.own(in: 312) == 0 && numbers.own(in: 320) == 8)
  }

  @Test func `only the sixteen numbers that were written last are remembered`() {
    var numbers = WrittenNumbers()
    numbers.record(100, own: 1)
    for number in 0..<15 { numbers.record(CGFloat(number), own: 0) }
    numbers.record(100, own: 2)
    numbers.record(200, own: 3)
    #expect(numbers.own(in: 0) == nil && numbers.own(in: 1) == 0)
    #expect(numbers.own(in: 100) == 1 && numbers.own(in: 200) == 3)
  }
}
