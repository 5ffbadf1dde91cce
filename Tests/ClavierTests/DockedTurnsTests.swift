import ClavierCore
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The turns of the run loop that are observed while the keyboard is docked.
@MainActor struct DockedTurnsTests {
  private static let animation = KeyboardAnimation(duration: 0.25, curve: .keyboard)

  @Test("the animation of a notification applies only to the turn in which the notification arrived")
  func animation() {
    HeadlessWorld.reset()
    var received: [KeyboardAnimation] = []
    let turns = DockedTurns()
    turns.onEnd = { received.append($0) }
    turns.animation = Self.animation
    turns.observe(isDocked: true)
    for _ in 0..<2 { HeadlessRunLoop.callObserversBeforeCommit() }
    #expect(received == [Self.animation, .unanimated])
  }

  @Test("no turn is observed after the keyboard has hidden, and its animation is forgotten")
  func hidden() {
    HeadlessWorld.reset()
    var received: [KeyboardAnimation] = []
    let turns = DockedTurns()
    turns.onEnd = { received.append($0) }
    turns.observe(isDocked: true)
    turns.animation = Self.animation
    turns.observe(isDocked: false)
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(received.isEmpty)
    turns.observe(isDocked: true)
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(received == [.unanimated])
  }
}
