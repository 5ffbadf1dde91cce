import Foundation

/// The animation blocks that are executing, from the outermost to the innermost, and the running animations.
@MainActor enum AnimationContext {
  /// An animation block whose closure is executing.
  struct Block {
    /// The group of the block's animations; nil if changes are not animated.
    var group: AnimationGroup?
    var timing: AnimationTiming?
    var options: UIView.AnimationOptions
    /// The views to lay out before the block ends.
    var changed: [UIView] = []
  }

  static var stack: [Block] = []
  static var running: [AnimationGroup] = []
  static var areEnabled = true

  static func reset() {
    stack = []
    running = []
    areEnabled = true
  }

  /// Records the change of a property, and animates it if an animation block is executing.
  static func record(
    _ property: AnimatableProperty, of view: UIView, from: AnimatableVector, to: AnimatableVector
  ) {
    guard areEnabled, let block = stack.last, let group = block.group, from != to, view.window != nil else { return }
    let replaces = block.options.contains(.beginFromCurrentState) || !property.isAdditive
    var start = from
    if replaces, view.animations.contains(where: { $0.property == property }) {
      start = view.presentationVector(of: property, model: from)
      view.endAnimations(of: property, before: group)
    }
    if !replaces, HeadlessWorld.assumes(.animationsEndRunning) { view.endAnimations(of: property, before: group) }
    let done = group.progress(at: HeadlessClock.now)
    if done > 0, done < 1 {
      // The group is already running. Choose a start value for which the animation continues at the current value.
      start = AnimatableVector(to.numbers + (start.numbers - to.numbers) / (1 - done))
    }
    view.animations.append(
      PropertyAnimation(property: property, group: group, from: start, to: to, isAdditive: !replaces))
    group.add(view)
    if block.options.contains(.layoutSubviews) { stack[stack.count - 1].changed.append(view) }
  }

  /// Executes a closure as an animation block.
  ///
  /// A nested block inherits duration, curve, and user interaction unless its options override them.
  static func perform(
    timing: AnimationTiming, delay: TimeInterval, options: UIView.AnimationOptions,
    repeatCount: Double? = nil, completion: ((Bool) -> Void)?, _ animations: () -> Void
  ) {
    guard areEnabled else {
      animations()
      completeSoon(completion)
      return
    }
    let outer = stack.last { $0.group != nil }
    let ownTiming = inherited(timing, from: outer, options: options)
    guard ownTiming.runningTime > 0 else {
      stack.append(Block(group: nil, timing: nil, options: options))
      animations()
      stack.removeLast()
      completeSoon(completion)
      return
    }
    var allowsTouches = options.contains(.allowUserInteraction)
    if let outer, !options.contains(.overrideInheritedOptions) {
      allowsTouches = allowsTouches || outer.group?.allowsUserInteraction == true
    }
    let group = AnimationGroup(timing: ownTiming, delay: delay, allowsUserInteraction: allowsTouches)
    group.autoreverses = options.contains(.autoreverse)
    group.repetition = options.contains(.repeat) ? repeatCount.map { .times($0) } ?? .forever : .once
    execute(group, timing: ownTiming, options: options, animations)
    start(group, completion: completion)
  }

  /// Executes a closure and adds its changes to a group.
  static func execute(
    _ group: AnimationGroup, timing: AnimationTiming, options: UIView.AnimationOptions, _ animations: () -> Void
  ) {
    stack.append(Block(group: group, timing: timing, options: options))
    animations()
    // Layout may change further views.
    var index = 0
    while index < stack[stack.count - 1].changed.count {
      stack[stack.count - 1].changed[index].layoutIfNeeded()
      index += 1
    }
    stack.removeLast()
  }

  /// Whether changes are animated, because an animation block is executing.
  static var isAnimating: Bool { areEnabled && stack.last?.group != nil }

  /// Returns whether the group's animation block is still executing.
  static func isExecuting(_ group: AnimationGroup) -> Bool {
    stack.contains { $0.group === group }
  }

  static func start(_ group: AnimationGroup, completion: ((Bool) -> Void)?) {
    if group.isEmpty {
      completeSoon(completion)
    } else {
      group.completion = completion
      running.append(group)
    }
  }

  private static func inherited(
    _ timing: AnimationTiming, from outer: Block?, options: UIView.AnimationOptions
  ) -> AnimationTiming {
    guard let outerTiming = outer?.timing else { return timing }
    let keepsDuration = options.contains(.overrideInheritedDuration)
    let keepsCurve = options.contains(.overrideInheritedCurve)
    if !keepsDuration, !keepsCurve { return outerTiming }
    return timing.inheriting(
      duration: keepsDuration ? nil : outerTiming.runningTime, curve: keepsCurve ? nil : outerTiming)
  }

  /// Calls a completion at the beginning of the next run loop turn, for a block that animates nothing.
  static func completeSoon(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    HeadlessClock.schedule(after: 0) { completion(true) }
  }
}

extension UIView {
  func recordAnimations(from old: ViewGeometry, to new: ViewGeometry) {
    guard !AnimationContext.stack.isEmpty else { return }
    func record(_ property: AnimatableProperty, _ from: AnimatableVector, _ to: AnimatableVector) {
      AnimationContext.record(property, of: self, from: from, to: to)
    }
    record(.center, AnimatableVector(old.center), AnimatableVector(new.center))
    record(.boundsOrigin, AnimatableVector(old.bounds.origin), AnimatableVector(new.bounds.origin))
    record(.boundsSize, AnimatableVector(old.bounds.size), AnimatableVector(new.bounds.size))
    record(.transform, AnimatableVector(old.transform), AnimatableVector(new.transform))
  }

  /// Returns the presentation value of a property, given its model value.
  func presentationVector(of property: AnimatableProperty, model: AnimatableVector) -> AnimatableVector {
    guard !animations.isEmpty else { return model }
    let now = HeadlessClock.now
    var value = model
    for animation in animations where animation.property == property {
      let progress = animation.group.progress(at: now)
      if animation.isAdditive {
        value = AnimatableVector(value.numbers + (animation.from.numbers - animation.to.numbers) * (1 - progress))
      } else {
        value = animation.from.moved(to: animation.to, by: progress)
      }
    }
    return value
  }

  /// Ends the animations of a property before a group animates it.
  ///
  /// Earlier animations of the group itself are replaced.
  func endAnimations(of property: AnimatableProperty, before group: AnimationGroup) {
    let ended = animations.filter { $0.property == property && $0.group !== group }
    animations.removeAll { $0.property == property }
    for animation in ended where !animations.contains(where: { $0.group === animation.group }) {
      animation.group.remove(self)
    }
  }

  /// Ends all animations of the view, for example, when it leaves its window.
  func endAllAnimations() {
    let ended = animations
    animations = []
    for animation in ended { animation.group.remove(self) }
  }

  /// Whether an animation keeps the view from receiving touches, because its block does not allow user interaction.
  var isAnimationBlockingTouches: Bool {
    animations.contains { !$0.group.allowsUserInteraction }
  }
}
