import Foundation

/// The animations of one animation block, which start, run, and end together.
@MainActor final class AnimationGroup {
  private(set) var timing: AnimationTiming
  private(set) var startTime: TimeInterval
  let order: Int
  var repetition = Repetition.once
  var autoreverses = false
  var allowsUserInteraction: Bool
  var completion: ((Bool) -> Void)?
  /// The way in which a property animator controls the animation, which is paused or runs to one of its ends.
  var control: Control?
  /// Whether the animation is paused when it arrives at one of its ends, instead of ending.
  var holdsAtEnd = false
  private(set) var wasInterrupted = false
  private(set) var hasEnded = false
  private var views: [AnimatedView] = []

  enum Control {
    case held(Double)
    case running(from: Double, to: Double, since: TimeInterval, timing: AnimationTiming)
  }

  enum Repetition: Equatable {
    case once
    case times(Double)
    case forever
  }

  @MainActor private struct AnimatedView {
    @Unretained var view: UIView?

    init(view: UIView) {
      self.view = view
    }
  }

  init(timing: AnimationTiming, delay: TimeInterval, allowsUserInteraction: Bool) {
    self.timing = timing.onSystem
    self.allowsUserInteraction = allowsUserInteraction
    startTime = HeadlessClock.now + delay
    order = HeadlessClock.nextOrder()
  }

  /// Changes the timing while the animation block is executing.
  func setTiming(_ timing: AnimationTiming, delay: TimeInterval) {
    self.timing = timing.onSystem
    startTime = HeadlessClock.now + delay
  }

  var isEmpty: Bool { views.isEmpty }

  /// Whether values change as time passes, which they do not while the group is paused.
  var isMoving: Bool {
    if case .held = control { return false }
    return true
  }

  /// The time on the virtual clock at which the group ends; nil if it does not end automatically.
  var endTime: TimeInterval? {
    switch control {
    case .held: return nil
    case .running(_, _, let since, let timing): return since + timing.runningTime
    case nil: break
    }
    let once = timing.runningTime * (autoreverses ? 2 : 1)
    switch repetition {
    case .once: return startTime + once
    case .times(let count): return startTime + once * count
    case .forever: return nil
    }
  }

  /// Returns the progress of the animations at a time on the virtual clock.
  func progress(at time: TimeInterval) -> Double {
    switch control {
    case .held(let fraction): return fraction
    case .running(let start, let end, let since, let timing):
      return start + (end - start) * timing.progress(at: time - since)
    case nil: break
    }
    if hasEnded { return 1 }
    var elapsed = time - startTime
    guard elapsed > 0 else { return 0 }
    if let endTime, time >= endTime { return 1 }
    let once = timing.runningTime
    guard once > 0 else { return 1 }
    let cycle = autoreverses ? 2 * once : once
    if repetition != .once || autoreverses { elapsed = elapsed.truncatingRemainder(dividingBy: cycle) }
    return elapsed <= once ? timing.progress(at: elapsed) : timing.progress(at: cycle - elapsed)
  }

  /// The views that have running animations in the group.
  var animatedViews: [UIView] { views.compactMap(\.view) }

  func add(_ view: UIView) {
    if !views.contains(where: { $0.view === view }) { views.append(AnimatedView(view: view)) }
  }

  /// Removes a view whose animations of this group have ended.
  ///
  /// While its block is executing, a group can lose its only view and gain another one. That does not end the group.
  func remove(_ view: UIView) {
    wasInterrupted = true
    views.removeAll { $0.view === view || $0.view == nil }
    if views.isEmpty, !AnimationContext.isExecuting(self) { end(finished: false) }
  }

  /// Ends the group, so that its views show their model values, and calls the completion.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    if holdsAtEnd, finished, case .running(_, let end, _, _) = control {
      control = .held(end)
      return
    }
    hasEnded = true
    for entry in views { entry.view?.animations.removeAll { $0.group === self } }
    AnimationContext.running.removeAll { $0 === self }
    guard let completion else { return }
    self.completion = nil
    // After an interruption, the completion is called in the next turn, because the interrupting code is still running.
    if finished || wasInterrupted == false {
      completion(finished && !wasInterrupted)
    } else {
      HeadlessClock.schedule(after: 0) { completion(false) }
    }
  }
}

/// The animation of one property of one view.
struct PropertyAnimation {
  let property: AnimatableProperty
  let group: AnimationGroup
  let from: AnimatableVector
  let to: AnimatableVector
  /// Whether the animation adds the remaining distance to the model value, instead of replacing the value.
  let isAdditive: Bool
}
