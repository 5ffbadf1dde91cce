import Foundation
import HeadlessEnumerations

/// Determines the state that a recognizer may enter and the effect on other recognizers of the same touches.
@MainActor enum GestureArbiter {
  /// Called when a recognizer requests a state.
  static func move(_ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State) {
    switch (recognizer.current, new) {
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      begin(recognizer, as: new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled):
      if recognizer.postponed == nil || new == .cancelled { fail(recognizer) }
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      enter(new, recognizer)
    case (.began, .failed), (.changed, .failed):
      enter(.cancelled, recognizer)
    default:
      break
    }
  }

  /// Called when the recognizer was disabled or its touches were canceled.
  static func cancel(_ recognizer: UIGestureRecognizer) {
    recognizer.postponed = nil
    switch recognizer.current {
    case .began, .changed: enter(.cancelled, recognizer)
    case .possible: if !recognizer.touches.isEmpty { fail(recognizer) }
    default: break
    }
    resetIfFree(recognizer)
  }

  /// Resets a recognizer that has finished and whose touches have all ended.
  static func resetIfFree(_ recognizer: UIGestureRecognizer) {
    guard recognizer.touches.isEmpty else { return }
    switch recognizer.current {
    case .ended, .cancelled, .failed:
      recognizer.reset()
      recognizer.current = .possible
      recognizer.postponed = nil
      recognizer.lastTouches = []
    default:
      break
    }
  }

  // MARK: Steps

  private static func begin(_ recognizer: UIGestureRecognizer, as new: UIGestureRecognizer.State) {
    if recognizer.postponed != nil {
      // The gesture has ended before the other recognizers have failed. It is recognized when they fail.
      recognizer.postponed = new
      return
    }
    let others = rivals(of: recognizer)
    if let active = others.first(where: { $0.isActive }), prevents(active, recognizer) { return fail(recognizer) }
    guard viewsAllow(recognizer),
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    else { return fail(recognizer) }
    if others.contains(where: { waits(recognizer, for: $0) && $0.mayStillRecognize }) {
      recognizer.postponed = new
      return
    }
    recognize(recognizer, as: new)
  }

  /// Returns whether the touched views, up to the recognizer's view, allow it to begin.
  ///
  /// For example, a button prevents recognizers of its superviews from taking its taps.
  private static func viewsAllow(_ recognizer: UIGestureRecognizer) -> Bool {
    var view = (recognizer.touches.first ?? recognizer.lastTouches.first)?.touchedView ?? recognizer.view
    while let current = view {
      guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
      view = current === recognizer.view ? nil : current.superview
    }
    return true
  }

  private static func recognize(_ recognizer: UIGestureRecognizer, as new: UIGestureRecognizer.State) {
    recognizer.postponed = nil
    let losers = rivals(of: recognizer).filter { $0.current == .possible && prevents(recognizer, $0) }
    TouchDelivery.withoutSettling { for other in losers where other.current == .possible { fail(other) } }
    enter(new, recognizer)
    if !losers.isEmpty { TouchDelivery.settle() }
  }

  private static func enter(_ new: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    recognizer.current = new
    recognizer.sendActions()
    if recognizer.isActive { TouchDelivery.claim(recognizer) }
    // Without touches, no event will reset the recognizer.
    resetIfFree(recognizer)
  }

  private static func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.postponed = nil
    let waiting = rivals(of: recognizer).filter { $0.postponed != nil && waits($0, for: recognizer) }
    recognizer.current = .failed
    resetIfFree(recognizer)
    for other in waiting {
      guard let state = other.postponed else { continue }
      other.postponed = nil
      begin(other, as: state)
    }
    TouchDelivery.settle()
  }

  // MARK: Relations

  /// Returns the recognizers that share a touch with a recognizer, that it must wait for, or that must wait for it.
  private static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    let candidates =
      (recognizer.touches + recognizer.lastTouches).flatMap { $0.followers }
      + recognizer.requirements.compactMap(\.recognizer)
    for candidate in candidates where candidate !== recognizer && !found.contains(where: { $0 === candidate }) {
      found.append(candidate)
    }
    return found
  }

  private static func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    let isAllowed =
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
    return !isAllowed
  }

  private static func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    one.requirements.contains { $0.recognizer === other }
      || one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer has recognized the touches on the screen.
  var isActive: Bool { current == .began || current == .changed || current == .ended }

  /// Whether the recognizer may still recognize the current or most recent touches.
  var mayStillRecognize: Bool { isActive || (current == .possible && (!touches.isEmpty || isWaitingForTouches)) }
}
