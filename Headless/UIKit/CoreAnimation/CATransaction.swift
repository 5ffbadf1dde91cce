public import Foundation

/// A group of changes to layers.
///
/// Changes of views inside a transaction are part of the transaction, so its completion block waits for their
/// animations.
@_documentation(visibility: internal)
open class CATransaction: NSObject {
  /// An open transaction.
  private final class Level {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: Completion?
  }

  /// A completion block that waits for animations.
  fileprivate final class Completion {
    let block: () -> Void
    let firstOrder: Int
    var waiting = 0

    init(_ block: @escaping () -> Void, firstOrder: Int) {
      self.block = block
      self.firstOrder = firstOrder
    }
  }

  // Layers are used on the main thread.
  private nonisolated(unsafe) static var levels: [Level] = []

  /// Begins a transaction inside the current one.
  open class func begin() {
    let level = Level()
    if let outer = levels.last {
      (level.duration, level.timingFunction) = (outer.duration, outer.timingFunction)
      level.disablesActions = outer.disablesActions
    }
    levels.append(level)
  }

  /// Ends the innermost transaction.
  open class func commit() {
    guard let level = levels.popLast(), let completion = level.completion else { return }
    finishWhenDone(completion)
  }

  /// Commits the changes that belong to no transaction, which happens in each turn of the run loop.
  open class func flush() {
    MainActor.assumeIsolated { HeadlessWorld.updateCycle() }
  }

  /// Returns the duration of animations that have none, in seconds.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }

  /// Sets the duration of animations that have none, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    levels.last?.duration = dur
  }

  /// Returns the curve of animations that have none.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timingFunction }

  /// Sets the curve of animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels.last?.timingFunction = function
  }

  /// Returns whether implicit animations of layers are disabled.
  ///
  /// In the headless UIKit, layers are never animated implicitly.
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  /// Sets whether implicit animations of layers are disabled.
  open class func setDisableActions(_ flag: Bool) {
    levels.last?.disablesActions = flag
  }

  /// Returns the block to call when the transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? { levels.last?.completion?.block }

  /// Sets the block to call when the animations that are added from now on have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let level = levels.last else { return }
    if let earlier = level.completion { finishWhenDone(earlier) }
    level.completion = block.map { block in
      Completion(block, firstOrder: MainActor.assumeIsolated { HeadlessClock.nextOrder() })
    }
  }

  /// Records an animation of a layer, and returns the closure to call at its end.
  static func end(after seconds: TimeInterval) -> () -> Void {
    let completions = levels.compactMap(\.completion)
    for completion in completions { completion.waiting += 1 }
    return { for completion in completions { completion.waiting -= 1 } }
  }

  private static func finishWhenDone(_ completion: Completion) {
    nonisolated(unsafe) let completion = completion
    MainActor.assumeIsolated { check(completion) }
  }

  /// Calls a completion block if no animation is running anymore.
  ///
  /// Otherwise, it checks again in the next frame.
  @MainActor private static func check(_ completion: Completion) {
    let runs = AnimationContext.running.contains {
      $0.order > completion.firstOrder && !$0.hasEnded && $0.endTime != nil
    }
    if completion.waiting == 0, !runs {
      // Without animations, UIKit calls the block immediately.
      completion.block()
    } else {
      HeadlessClock.schedule(after: 1.0 / 60) { check(completion) }
    }
  }
}
