import Foundation

/// Controls the animations that a closure starts, so that a gesture can move them.
@MainActor struct AnimationScrubber {
  private var groups: [AnimationGroup] = []
  private var changes: [(view: WeakReference<UIView>, animation: PropertyAnimation)] = []

  /// Performs a closure, and pauses the animations that it starts at their beginning.
  mutating func capture(_ animations: () -> Void) {
    let before = AnimationContext.running
    animations()
    groups = AnimationContext.running.filter { group in !before.contains { $0 === group } }
    changes = groups.flatMap { group in
      group.animatedViews.flatMap { view in
        view.animations.filter { $0.group === group }.map { (WeakReference(object: view), $0) }
      }
    }
    hold(at: 0)
  }

  /// Pauses the animations at their current positions, and returns their progress.
  func hold() -> CGFloat {
    let progress = groups.first?.progress(at: HeadlessClock.now) ?? 1
    hold(at: progress)
    return CGFloat(progress)
  }

  func hold(at fraction: Double) {
    for group in groups { group.control = .held(fraction) }
  }

  /// Runs the animations to one of their ends.
  ///
  /// At the beginning, the views have the values that they had before the animations.
  func run(to end: Double, timing: AnimationTiming) {
    for group in groups {
      let start = group.progress(at: HeadlessClock.now)
      if end == 0 {
        let (changes, completion) = (changes.filter { $0.animation.group === group }, group.completion)
        group.completion = { finished in
          UIView.performWithoutAnimation {
            for change in changes { change.view.object?.take(change.animation.from, for: change.animation.property) }
          }
          completion?(finished)
        }
      }
      group.control = .running(from: start, to: end, since: HeadlessClock.now, timing: timing)
    }
  }
}
