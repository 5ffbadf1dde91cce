import Foundation
import HeadlessEnumerations

/// Delivers the touches of a window to the recognizers, beginning with the innermost, and then to the views.
@MainActor enum TouchDelivery {
  /// A touch event that has not been delivered to a view yet.
  struct Message {
    let phase: UITouch.Phase
    let event: UIEvent
  }

  /// Touches with events that have not been delivered to a view yet, because a recognizer may still claim them.
  private static var delayed: [UITouch] = []

  /// The touches that have begun on views.
  private static var onViews: [WeakReference<UITouch>] = []

  /// Delivers an event.
  ///
  /// Every touch must have its window and its view.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.touches(for: window) ?? []).sorted { $0.order < $1.order }
    for touch in touches where touch.phase == .began {
      let followers = recognizers(for: touch, event)
      touch.gestureRecognizers = followers.isEmpty ? nil : followers
      touch.followers = followers
    }
    var asked: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.followers) where !asked.contains(where: { $0 === recognizer }) {
      asked.append(recognizer)
      deliver(touches.filter { $0.gestureRecognizers?.contains(recognizer) == true }, to: recognizer, event)
    }
    for touch in touches where touch.phase != .stationary {
      touch.undelivered.append(Message(phase: touch.phase, event: event))
      if !delayed.contains(where: { $0 === touch }) { delayed.append(touch) }
    }
    settle()
    for touch in touches where touch.phase == .began && touch.undelivered.contains(where: { $0.phase == .began }) {
      HeadlessClock.schedule(after: UIScrollView.contentTouchDelay) { settle() }
    }
    for touch in touches where touch.isOver { release(touch) }
  }

  /// Cancels the touches of a recognized gesture in the views, if the recognizer requires it.
  static func claim(_ recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.touches + recognizer.lastTouches where !touch.isCanceledInView {
      touch.isCanceledInView = true
      // A touch that has ended has no last event, but its end has not been delivered.
      let event = touch.lastEvent ?? touch.undelivered.last?.event
      touch.undelivered = []
      if touch.hasReachedView, !touch.hasLeftView, let event {
        touch.hasLeftView = true
        touch.touchedView?.touchesCancelled([touch], with: event)
      }
      touch.isRecognized = true
    }
  }

  /// The number of running calls to `withoutSettling(_:)`.
  private static var suspensions = 0

  /// Delivers no delayed events while other recognizers fail, so that the successful recognizer can cancel its touches
  /// first.
  static func withoutSettling(_ body: () -> Void) {
    suspensions += 1
    body()
    suspensions -= 1
  }

  /// Delivers to the views those events that no recognizer delays anymore.
  static func settle() {
    guard suspensions == 0 else { return }
    for touch in delayed {
      while let message = touch.undelivered.first, !isHeldBack(message, of: touch) {
        touch.undelivered.removeFirst()
        notifyView(message, of: touch)
      }
    }
    delayed.removeAll { $0.undelivered.isEmpty }
  }

  /// Removes all touches.
  static func reset() {
    (delayed, onViews) = ([], [])
  }

  // MARK: Steps

  private static func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.touchedView
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
        guard recognizer.shouldReceive(event),
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        found.append(recognizer)
      }
      view = current.superview
    }
    return found
  }

  private static func deliver(_ touches: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = touches.filter { $0.phase == phase }
      guard !touches.isEmpty else { continue }
      if phase == .began { recognizer.touches += touches }
      // A recognizer that has failed or ended receives no events until the next touches begin.
      guard recognizer.isEnabled, recognizer.current.rawValue <= UIGestureRecognizer.State.changed.rawValue else {
        continue
      }
      switch phase {
      case .began: recognizer.touchesBegan(Set(touches), with: event)
      case .moved: recognizer.touchesMoved(Set(touches), with: event)
      case .ended: recognizer.touchesEnded(Set(touches), with: event)
      default: recognizer.touchesCancelled(Set(touches), with: event)
      }
    }
  }

  private static func isHeldBack(_ message: Message, of touch: UITouch) -> Bool {
    if message.phase == .began, !touch.isCanceledInView, touch.scrollViews.contains(where: { $0.isDelaying(touch) }) {
      return true
    }
    return touch.followers.contains { recognizer in
      guard recognizer.current == .possible, !touch.isCanceledInView else { return false }
      switch message.phase {
      case .began:
        return recognizer.delaysTouchesBegan && (!touch.isOver || recognizer.isUndecided)
      case .ended:
        return recognizer.delaysTouchesEnded && recognizer.isUndecided
      default:
        return false
      }
    }
  }

  private static func notifyView(_ message: Message, of touch: UITouch) {
    touch.lastEvent = message.event
    guard !touch.isCanceledInView, let view = touch.touchedView else { return }
    switch message.phase {
    case .began:
      // A view without multiple touches receives only the first touch of a sequence.
      onViews.removeAll { $0.object?.isOver ?? true }
      guard view.isMultipleTouchEnabled || !onViews.contains(where: { $0.object?.touchedView === view }),
        !isExcluded(touch, from: view),
        touch.scrollViews.allSatisfy({
          $0 === view || $0.touchesShouldBegin([touch], with: message.event, in: view)
        })
      else {
        touch.isCanceledInView = true
        return
      }
      onViews.append(WeakReference(object: touch))
      touch.hasReachedView = true
      view.touchesBegan([touch], with: message.event)
    case .moved:
      view.touchesMoved([touch], with: message.event)
    case .ended:
      touch.hasLeftView = true
      view.touchesEnded([touch], with: message.event)
    default:
      touch.hasLeftView = true
      view.touchesCancelled([touch], with: message.event)
    }
  }

  /// Returns whether another view of the window has a touch that excludes this one.
  private static func isExcluded(_ touch: UITouch, from view: UIView) -> Bool {
    onViews.contains { other in
      guard let held = other.object?.touchedView, held !== view, other.object?.window === touch.window else {
        return false
      }
      return held.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  /// Removes an ended touch.
  ///
  /// Recognizers without other touches are reset as soon as possible.
  private static func release(_ touch: UITouch) {
    for recognizer in touch.followers where recognizer.touches.contains(where: { $0 === touch }) {
      recognizer.lastLocation = recognizer.location(in: nil)
      recognizer.touches.removeAll { $0 === touch }
      recognizer.lastTouches.append(touch)
      if recognizer.current == .possible, recognizer.touches.isEmpty, !recognizer.isUndecided { recognizer.reset() }
      GestureArbiter.resetIfFree(recognizer)
      // Only a recognizer that is undecided needs touches after their end.
      if !recognizer.isUndecided { recognizer.lastTouches = [] }
    }
    // This breaks a reference cycle: the event retains the touch, and the touch retains its view.
    touch.lastEvent = nil
  }
}

extension UITouch {
  /// Whether the touch has ended or was canceled.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}

extension UIGestureRecognizer {
  /// Whether the recognizer has not decided yet about touches that have ended.
  var isUndecided: Bool { current == .possible && (postponed != nil || isWaitingForTouches) }
}
