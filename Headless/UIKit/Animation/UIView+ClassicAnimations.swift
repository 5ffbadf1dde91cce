public import Foundation
public import HeadlessEnumerations

/// The animation blocks between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor private enum ClassicAnimations {
  /// The settings of a block that has not been committed yet.
  struct Settings {
    let group: AnimationGroup
    var duration = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var timing: AnimationTiming { .curve(HeadlessCurve(rawValue: curve.rawValue), duration: duration) }
  }

  static var open: [Settings] = []

  static func change(_ change: (inout Settings) -> Void) {
    guard var settings = open.popLast() else { return }
    change(&settings)
    open.append(settings)
    settings.group.setTiming(settings.timing, delay: settings.delay)
    if let index = AnimationContext.stack.lastIndex(where: { $0.group === settings.group }) {
      AnimationContext.stack[index].timing = settings.timing
    }
  }
}

// These methods have been deprecated since iOS 13. Many apps use them, because they accept the keyboard's curve.
@_documentation(visibility: internal)
extension UIView {
  /// Begins an animation block, which `commitAnimations()` ends.
  ///
  /// Blocks can be nested.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let timing = AnimationTiming.curve(HeadlessCurve(rawValue: 0), duration: 0.2)
    let group = AnimationGroup(timing: timing, delay: 0, allowsUserInteraction: false)
    ClassicAnimations.open.append(ClassicAnimations.Settings(group: group))
    AnimationContext.stack.append(AnimationContext.Block(group: group, timing: timing, options: []))
  }

  /// Ends the innermost animation block and starts its animations.
  public static func commitAnimations() {
    guard let settings = ClassicAnimations.open.popLast(),
      let index = AnimationContext.stack.lastIndex(where: { $0.group === settings.group })
    else { return }
    AnimationContext.stack.remove(at: index)
    // A duration of 0 changes the properties without animation.
    if settings.duration <= 0 {
      settings.group.end(finished: true)
    } else {
      AnimationContext.start(settings.group, completion: nil)
    }
  }

  /// Sets the duration of the animation block in seconds; the default is 0.2.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    ClassicAnimations.change { $0.duration = max(0, duration) }
  }

  /// Sets the delay before the animations of the block, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    ClassicAnimations.change { $0.delay = max(0, delay) }
  }

  /// Sets the curve of the animation block, which can be the keyboard's.
  public static func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    ClassicAnimations.change { $0.curve = curve }
  }

  /// Sets whether the animations of the block begin at the values that are visible.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let settings = ClassicAnimations.open.last,
      let index = AnimationContext.stack.lastIndex(where: { $0.group === settings.group })
    else { return }
    if fromCurrentState {
      AnimationContext.stack[index].options.insert(.beginFromCurrentState)
    } else {
      AnimationContext.stack[index].options.remove(.beginFromCurrentState)
    }
  }

  /// Sets the number of times that the animations of the block are repeated.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    ClassicAnimations.open.last?.group.repetition = repeatCount > 0 ? .times(Double(repeatCount)) : .once
  }

  /// Sets whether the animations of the block reverse automatically.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    ClassicAnimations.open.last?.group.autoreverses = repeatAutoreverses
  }
}
