public import Foundation

/// The animation context that the system provides for app code.
@MainActor public enum HeadlessAnimation {
  /// Executes a closure in the animation context in which the system posts the keyboard's notifications.
  ///
  /// Changes that an observer makes in the closure are animated with the keyboard, without an animation block.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 for no animation.
  ///   - curveRawValue: The raw value of the curve, usually 7.
  ///   - body: The closure to execute.
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
