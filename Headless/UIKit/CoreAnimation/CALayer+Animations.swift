import Foundation
public import HeadlessQuartz

@_documentation(visibility: internal)
extension CALayer {
  /// Starts an animation, and stops any animation with the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? UUID().uuidString
    removeAnimation(forKey: key)
    runningAnimations.append((key, anim))
    anim.delegate?.animationDidStart(anim)
    let duration = anim.activeDuration
    guard duration.isFinite else { return }
    let delay = anim.beginTime > 0 ? max(0, anim.beginTime - CACurrentMediaTime()) : 0
    nonisolated(unsafe) let (layer, animation) = (self, anim)
    let end = CATransaction.end(after: delay + duration)
    _ = MainActor.assumeIsolated {
      HeadlessClock.schedule(after: delay + duration) {
        if let index = layer.runningAnimations.firstIndex(where: { $0.animation === animation }) {
          if animation.isRemovedOnCompletion { layer.runningAnimations.remove(at: index) }
          animation.delegate?.animationDidStop(animation, finished: true)
        }
        end()
      }
    }
  }

  /// Stops all animations.
  public func removeAllAnimations() {
    for key in animationKeys() ?? [] { removeAnimation(forKey: key) }
  }

  /// Stops an animation.
  public func removeAnimation(forKey key: String) {
    guard let index = runningAnimations.firstIndex(where: { $0.key == key }) else { return }
    guard let gone = runningAnimations.remove(at: index).animation as? CAAnimation else { return }
    gone.delegate?.animationDidStop(gone, finished: false)
  }

  /// Returns the keys of the animations; nil if there are none.
  public func animationKeys() -> [String]? {
    runningAnimations.isEmpty ? nil : runningAnimations.map(\.key)
  }

  /// Returns an animation by its key.
  public func animation(forKey key: String) -> CAAnimation? {
    runningAnimations.first { $0.key == key }?.animation as? CAAnimation
  }
}
