public import Foundation

/// What the system does around the app's own code when it animates.
@MainActor public enum HeadlessAnimation {
  /// Whether the keyboard's spring is that of iOS 26 and later.
  ///
  /// A simulated keyboard of such a system sets it when it connects; a reset makes it what is assumed.
  public static var isSince26: Bool {
    get { HeadlessWorld.state.movesKeyboardAsSince26 }
    set { HeadlessWorld.state.movesKeyboardAsSince26 = newValue }
  }

  /// Executes a closure in the context in which the system posts the keyboard's notifications.
  ///
  /// What an observer changes there moves with the keyboard, without any block of its own.
  /// - Parameters:
  ///   - duration: In seconds; 0 means that nothing is animated.
  ///   - curveRawValue: The raw value of the curve, usually 7.
  ///   - body: What happens meanwhile.
  public static func withKeyboardAnimation(duration: TimeInterval, curveRawValue: Int, _ body: () -> Void) {
    let world = HeadlessWorld.state
    let wasInTransaction = world.isKeyboardTransaction
    world.isKeyboardTransaction = true
    defer {
      world.isKeyboardTransaction = wasInTransaction
      if !wasInTransaction { for guide in world.keyboardGuides { guide.object?.transactionDidEnd() } }
    }
    AnimationContext.perform(
      timing: .curve(HeadlessCurve(rawValue: curveRawValue), duration: duration), delay: 0,
      options: [.allowUserInteraction], completion: nil, body)
  }
}
