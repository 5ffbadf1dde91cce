import ClavierCore
import Foundation
import SeededRandom
import Testing

struct ContributionTests {
  @Test(
    "Removing the contribution restores exactly the earlier number, whatever was contributed",
    arguments: 1...50 as ClosedRange<UInt64>)
  func exact(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let start = CGFloat.random(in: -1e3...1e3, using: &generator)
    var number = start
    var contribution = Contribution()
    for _ in 0..<20 {
      let amount = CGFloat.random(in: -1e4...1e4, using: &generator)
      number = contribution.setAmount(amount, in: number)
      #expect(number == start + amount, "seed \(seed)")
    }
    number = contribution.setAmount(0, in: number)
    #expect(number == start, "seed \(seed)")
  }

  @Test("restores the earlier number exactly even if the contribution is so large that the sum is rounded")
  func huge() {
    var contribution = Contribution()
    let number = contribution.setAmount(1e8, in: 0.1)
    #expect(number - 1e8 != 0.1)
    #expect(contribution.setAmount(0, in: number) == 0.1)
  }

  @Test("An inset that the app increases still includes a contribution of less than a point")
  func increased() {
    var contribution = Contribution()
    let number = contribution.setAmount(0.5, in: 10) + 100
    contribution.reconcile(number, as: .inset)
    #expect(contribution.setAmount(0, in: number) == 110)
  }

  @Test("keeps what other code writes in the meantime, minus the contribution")
  func others() {
    var contribution = Contribution()
    var number = contribution.setAmount(300, in: 16)
    #expect(number == 316)
    number += 8
    number = contribution.setAmount(250, in: number)
    #expect(number == 274)
    number = contribution.setAmount(0, in: number)
    #expect(number == 24)
  }

  @Test("A rounding difference does not count as a change by the app, but a small change does", arguments: [1, -1])
  func rounding(sign: CGFloat) {
    var contribution = Contribution()
    var number = contribution.setAmount(0.3, in: 0.1)
    number = contribution.setAmount(0, in: number + sign * 1e-12)
    #expect(number == 0.1)
    number = contribution.setAmount(0.3, in: number)
    number = contribution.setAmount(0, in: number + sign * 1e-6)
    #expect(abs(number - 0.1 - sign * 1e-6) < 1e-9 && number != 0.1)
  }

  @Test("An inset that the app decreases below its own former inset still includes the contribution")
  func decreased() {
    var contribution = Contribution()
    let number = contribution.setAmount(300, in: 100)
    contribution.reconcile(number - 60, as: .inset)
    #expect(contribution.setAmount(0, in: number - 60) == 40)
  }

  @Test(
    "An inset that the app sets to 0 does not include the contribution, however small the contribution is",
    arguments: [1, 10, 50, -20])
  func zero(amount: CGFloat) {
    var contribution = Contribution()
    _ = contribution.setAmount(amount, in: 302)
    contribution.reconcile(0, as: .inset)
    #expect(contribution.amount == 0)
    #expect(contribution.setAmount(0, in: 0) == 0)
  }

  @Test(
    "An inset that has lost points has been replaced if it grows by more than 50 points",
    arguments: [
      (0, 50.5, 20.5), (0, 49.5, 49.5), (10, 60.5, 30.5), (10, 59.5, 59.5), (-5, 50.5, 20.5), (-5, 49.5, 49.5),
    ])
  func grown(base: CGFloat, own: CGFloat, result: CGFloat) {
    var contribution = Contribution()
    let number = contribution.setAmount(-30, in: base) - base + own
    contribution.reconcile(number, as: .inset)
    #expect(contribution.setAmount(0, in: number) == result)
  }

  @Test("An inset of 0 that includes the contribution is not mistaken for one that the app has set")
  func zeroWithContribution() {
    var contribution = Contribution()
    #expect(contribution.setAmount(10, in: -10) == 0)
    contribution.reconcile(0, as: .inset)
    #expect(contribution.setAmount(0, in: 0) == -10)
  }

  @Test("A number that other code writes between two contributions is the new base")
  func between() {
    var contribution = Contribution()
    _ = contribution.setAmount(300, in: 16)
    _ = contribution.setAmount(0, in: 316)
    #expect(contribution.setAmount(300, in: 20) == 320)
    #expect(contribution.setAmount(0, in: 320) == 20)
  }

  @Test("drops the contribution when the app sets its own number again, and adds the next one to that number")
  func resetValue() {
    var contribution = Contribution()
    var number = contribution.setAmount(300, in: 16)
    number = 16
    contribution.reconcile(number)
    #expect(contribution.amount == 0)
    number = contribution.setAmount(250, in: number)
    #expect(number == 266)
    contribution.reconcile(number)
    #expect(contribution.amount == 250)
    number = contribution.setAmount(0, in: number)
    #expect(number == 16)
  }

  @Test(
    "A limit reduces a contribution to between 0 and its earlier amount, unless the difference is at most a pixel",
    arguments: [
      (100, 60, 60), (100, -20, 0), (100, 150, 100), (-100, -60, -60), (-100, 20, 0), (-100, -150, -100),
      (0.5, 3, 0.5), (100, 99.5, 100), (-100, -99, -100), (100, 98.5, 98.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func limited(amount: CGFloat, rest: CGFloat, remainder: CGFloat) {
    var contribution = Contribution()
    _ = contribution.setAmount(amount, in: 500)
    contribution.limit(to: 500 + rest)
    #expect(contribution.amount == remainder)
  }

  @Test("A change after the app has set its own number again belongs to the app")
  func differenceAfterReset() {
    var contribution = Contribution()
    _ = contribution.setAmount(300, in: 16)
    contribution.reconcile(16)
    #expect(contribution.difference(from: 16) == 0)
    #expect(contribution.difference(from: 20) == 4)
  }

  @Test("Two contributions to one number do not affect each other")
  func two() {
    var (first, second) = (Contribution(), Contribution())
    var number: CGFloat = 10
    number = first.setAmount(100, in: number)
    number = second.setAmount(20, in: number)
    #expect(number == 130)
    number = first.setAmount(0, in: number)
    #expect(number == 30)
    number = second.setAmount(0, in: number)
    #expect(number == 10)
  }

  @Test(
    "An inset is new if subtracting the contribution results in a number far from the app's own inset",
    arguments: [
      (300, 20, true), (300, 260, false), (300, 320, false), (-59, 44, true), (-59, -15, false), (-59, -59, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func insets(amount: CGFloat, current: CGFloat, isNew: Bool) {
    var contribution = Contribution()
    _ = contribution.setAmount(amount, in: 0)
    contribution.reconcile(current, as: .inset)
    #expect(contribution.amount == (isNew ? 0 : amount))
  }

  @Test(
    "A constant nearer to the app's own constant than to the sum is a new value, and any other includes the contribution",
    arguments: [
      // A small toolbar instead of the keyboard, and the usual margins and changes.
      (-55, -16, true), (-55, -55 + 24, false), (-55, -55 - 16, false),
      // A tray that the app opens upward and closes downward past its original position.
      (-216, 200, true), (216, -200, true), (-216, -100, true), (-216, -216 + 100, false),
      // A constant in the middle counts as a change of the sum.
      (-216, -108, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func constants(amount: CGFloat, current: CGFloat, isReplacement: Bool) {
    var contribution = Contribution()
    _ = contribution.setAmount(amount, in: 0)
    contribution.reconcile(current, as: .constant)
    #expect(contribution.amount == (isReplacement ? 0 : amount))
  }

  @Test(
    "A translation near the app's own translation is a new value, and any other translation includes the contribution",
    arguments: [
      // A finger that drags the screen, an identity transform, and another style's shift that begins or ends.
      (-228, 100, 105, true), (-228, 100, 40, true), (-228, 500, 0, true), (-20, -144, -20, false),
      (-228, 0, -228 - 20, false), (-228, 0, -114, false), (-228, 0, 114, false),
    ] as [(CGFloat, CGFloat, CGFloat, Bool)])
  func translations(amount: CGFloat, own: CGFloat, current: CGFloat, isNew: Bool) {
    var contribution = Contribution()
    _ = contribution.setAmount(amount, in: own)
    contribution.reconcile(current, as: .translation)
    #expect(contribution.amount == (isNew ? 0 : amount))
  }

  @Test func `a change after the contribution is written is attributed to the app`() {
    var contribution = Contribution()
    let number = contribution.setAmount(300, in: 16)
    #expect(contribution.difference(from: number) == 0)
    #expect(contribution.difference(from: number + 4) == 4)
  }
}
