// Error: a test that compiles only on Linux
// Unit: ClavierCoreTests
// Platforms: ios
import Foundation
import Testing

@Suite struct PointTests {
  @Test("A point in an NSValue") func point() {
    #expect(NSValue(point: .zero) != NSValue())  // expect: no exact matches in call to initializer
    #expect(Bool("true") == true)
  }
}
