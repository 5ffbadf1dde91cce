import Foundation
import HeadlessEnumerations

/// The swipe from the left edge that pops the top of a navigation controller's stack.
@MainActor final class InteractivePop {
  let recognizer = EdgePanGestureRecognizer()
  private unowned let navigation: UINavigationController
  private var run: Run?

  /// A swipe in progress.
  private struct Run {
    let old: UIViewController
    let new: UIViewController
    let stack: [UIViewController]
    let transition: TransitionCoordinator
    let animator: UIViewPropertyAnimator
    /// The first responder before the swipe.
    ///
    /// The responder resigns when the swipe begins, and becomes first responder again if the swipe is canceled.
    weak var focus: UIResponder?
  }

  /// The minimum speed that completes the swipe at any position, in points per second.
  private static let dismissingSpeed: CGFloat = 500

  init(in navigation: UINavigationController) {
    self.navigation = navigation
    recognizer.mayBegin = { [weak self] in self?.mayBegin ?? false }
    recognizer.headlessAddAction { [weak self] in
      guard let pan = $0 as? UIPanGestureRecognizer else { return }
      self?.follow(pan)
    }
  }

  private var mayBegin: Bool {
    navigation.children.count > 1 && run == nil && navigation.appearance.phase == .shown
      && !navigation.isNavigationBarHidden && navigation.shown?.appearance.phase == .shown
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin()
      pan.setTranslation(.zero, in: nil)
    case .changed: run?.animator.fractionComplete = fraction(pan)
    case .ended:
      let speed = pan.velocity(in: nil).x
      end(cancels: speed < -Self.dismissingSpeed || (fraction(pan) < 0.5 && speed < Self.dismissingSpeed))
    case .cancelled: end(cancels: true)
    default: break
    }
  }

  private func fraction(_ pan: UIPanGestureRecognizer) -> CGFloat {
    max(0, pan.translation(in: nil).x / max(1, navigation.view.bounds.width))
  }

  private func begin() {
    let stack = navigation.children
    guard let old = stack.last, let oldView = old.viewIfLoaded, let view = navigation.view else { return }
    let new = stack[stack.count - 2]
    let focus = view.window?.firstResponder
    let isInside = (focus as? UIView).map {
      $0.isDescendant(of: oldView) || $0.isDescendant(of: navigation.navigationBar)
    }
    old.willMove(toParent: nil)
    old.appearance.changesParent = true
    navigation.storedChildren = Array(stack.dropLast())
    navigation.shown = new
    let transition = TransitionCoordinator(in: view, duration: UINavigationController.transitionDuration)
    navigation.activeTransition = transition
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    navigation.notifyWillShow(animated: true)
    if isInside == true, HeadlessWorld.assumes(.swipeEndsEditingAtBegin) {
      FirstResponder.subtreeWillLeaveWindow(oldView)
      FirstResponder.subtreeWillLeaveWindow(navigation.navigationBar)
    }
    let bounds = navigation.frameOfContent(new)
    if let newView = new.view {
      UIView.performWithoutAnimation {
        newView.frame = bounds.offsetBy(dx: -bounds.width / 3, dy: 0)
        newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(newView, belowSubview: oldView)
        navigation.updateBarInsets()
        navigation.contentDidScroll()
        newView.layoutIfNeeded()
      }
      new.callIsAppearingIfNeeded()
    }
    let animator = transition.prepareInteraction { [navigation] in
      navigation.placeBar()
      new.viewIfLoaded?.frame = bounds
      oldView.frame = navigation.frameOfContent(old).offsetBy(dx: bounds.width, dy: 0)
    }
    run = Run(
      old: old, new: new, stack: stack, transition: transition, animator: animator,
      focus: isInside == true ? focus : nil)
  }

  private func end(cancels: Bool) {
    guard let run else { return }
    run.transition.endInteraction(run.animator, cancels: cancels) { [self] in
      if cancels { cancel(run) } else { finish(run) }
      self.run = nil
    }
  }

  private func finish(_ run: Run) {
    if run.focus?.isFirstResponder == true { FirstResponder.subtreeWillLeaveWindow(navigation.navigationBar) }
    run.old.viewIfLoaded?.removeFromSuperview()
    run.old.endAppearanceTransition()
    run.new.endAppearanceTransition()
    run.old.removeFromParent()
    navigation.updateBarItems()
    navigation.notifyDidShow(run.new, animated: true)
  }

  /// Cancels the swipe, so that the top controller appears again and the controller below it disappears.
  private func cancel(_ run: Run) {
    navigation.storedChildren = run.stack
    navigation.shown = run.old
    run.old.appearance.changesParent = false
    run.old.beginAppearanceTransition(true, animated: true)
    run.new.beginAppearanceTransition(false, animated: true)
    UIView.performWithoutAnimation {
      run.new.viewIfLoaded?.removeFromSuperview()
      run.old.viewIfLoaded?.frame = navigation.frameOfContent(run.old)
      navigation.placeBar()
      navigation.updateBarInsets()
      run.old.viewIfLoaded?.layoutIfNeeded()
    }
    run.new.endAppearanceTransition()
    run.focus?.becomeFirstResponder()
    run.old.endAppearanceTransition()
    navigation.updateBarItems()
  }
}

/// A pan that begins at the left edge of its view and moves to the right.
final class EdgePanGestureRecognizer: UIPanGestureRecognizer {
  var mayBegin: () -> Bool = { true }

  /// The maximum distance from the edge at which a touch may begin, in points, found by experiment.
  private static let reach: CGFloat = 20

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if current == .possible, location(in: view).x > Self.reach || !mayBegin() { state = .failed }
  }

  /// The recognizer fails for a movement that is vertical or to the left, so that other recognizers can recognize it.
  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      let way = translation(in: nil)
      super.state = newValue == .began && abs(way.y) > way.x ? .failed : newValue
    }
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }
}
