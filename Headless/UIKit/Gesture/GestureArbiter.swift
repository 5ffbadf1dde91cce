import Foundation
import HeadlessEnumerations

/// Says which states a recogniser may take, and what that means for the others that follow the same touches.
@MainActor enum GestureArbiter {
  /// A subclass, or one of UIKit's own recognisers, wants a state.
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

  /// The recogniser was switched off, or its touches were taken away.
  static func cancel(_ recognizer: UIGestureRecognizer) {
    recognizer.postponed = nil
    switch recognizer.current {
    case .began, .changed: enter(.cancelled, recognizer)
    case .possible: if !recognizer.touches.isEmpty { fail(recognizer) }
    default: break
    }
    resetIfFree(recognizer)
  }

  /// Takes a recogniser that has done its work, and whose fingers are all lifted, back to the beginning.
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
      // The gesture is over before the others have failed: it is still recognised if they do.
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

  /// Asks the touched views, up to the one the recogniser is attached to: this is how a button keeps its taps.
  private static func viewsAllow(_ recognizer: UIGestureRecognizer) -> Bool {
    var view = (recognizer.touches.first ?? recognizer.lastTouches.first)?.view ?? recognizer.view
    while let current = view {
      guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
      view = current === recognizer.view ? nil : current.superview
    }
    return true
  }

  private static func recognize(_ recognizer: UIGestureRecognizer, as new: UIGestureRecognizer.State) {
    recognizer.postponed = nil
    for other in rivals(of: recognizer) where other.current == .possible && prevents(recognizer, other) {
      fail(other)
    }
    enter(new, recognizer)
  }

  private static func enter(_ new: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
    recognizer.current = new
    recognizer.sendActions()
    if recognizer.isActive { TouchDelivery.claim(recognizer) }
    // Without touches nothing will come that could end the gesture's time.
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

  /// The recognisers that follow one of its touches, or that it waits for, or that wait for it.
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
  /// Whether it has recognised the touches that are on the screen.
  var isActive: Bool { current == .began || current == .changed || current == .ended }

  /// Whether it may recognise the touches that are, or just were, on the screen.
  var mayStillRecognize: Bool { isActive || (current == .possible && (!touches.isEmpty || isWaitingForTouches)) }
}
