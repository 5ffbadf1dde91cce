#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Adds the height that the keyboard covers to a constraint's constant.
  @MainActor final class ConstraintFollower {
    private(set) weak var constraint: NSLayoutConstraint?
    private(set) weak var view: UIView?
    private(set) var subscription: KeyboardSubscription?
    var spacing: CGFloat {
      // An app may set the same spacing in each layout pass. Each update makes the limiter forget the earlier changes,
      // so the limiter could not stop a feedback loop.
      didSet { if spacing != oldValue { updateAfterEvent(with: .unanimated) } }
    }

    /// The place of this follower in the order in which the followers subscribed.
    let order: Int
    private static var lastOrder = 0

    private weak var center: KeyboardCenter?
    private let key: ObjectIdentifier
    private let items: ConstraintItems
    /// What was added to the constant, which the app may also change.
    private var contribution = Contribution()
    let drag: KeyboardDrag
    private var limiter = HeightFeedbackLimiter(tolerance: .imperceptible)
    private let turns = DockedTurns()
    /// Whether the height was measured in this turn of the run loop, for a docked keyboard that no finger drags.
    private var isMeasured = false

    private init(_ constraint: NSLayoutConstraint, view: UIView, spacing: CGFloat, center: KeyboardCenter) {
      self.constraint = constraint
      self.view = view
      self.spacing = spacing
      self.center = center
      key = ObjectIdentifier(constraint)
      items = ConstraintItems(constraint)
      drag = KeyboardDrag(in: center)
      Self.lastOrder += 1
      order = Self.lastOrder
      drag.onMove = { [weak self] _ in self?.updateAfterEvent(with: .unanimated) }
      turns.onEnd = { [weak self] in self?.turnDidEnd(animation: $0) }
    }

    /// Makes a constraint follow the keyboard, and applies the keyboard's current state.
    ///
    /// - Returns: The subscription. The center keeps the follower until the subscription ends.
    static func follow(
      with constraint: NSLayoutConstraint, in view: UIView, spacing: CGFloat, center: KeyboardCenter
    ) -> KeyboardSubscription {
      let follower = ConstraintFollower(constraint, view: view, spacing: spacing, center: center)
      center.followersByConstraint[follower.key] = follower
      let subscriber = KeyboardCenter.Subscriber(
        handler: { follower.keyboardDidChange($0) },
        onCorrection: { _ in follower.updateAfterEvent(with: .unanimated) },
        onEnd: { follower.end() })
      let subscription = center.subscribe(subscriber, owner: constraint)
      follower.subscription = subscription
      center.lookForResidentBar()
      follower.updateAfterEvent(with: .unanimated)
      return subscription
    }

    /// Stops following the keyboard.
    func cancel() {
      subscription?.cancel()
    }

    /// Returns whether the constraint is active and moves a view or one of its superviews.
    func lifts(_ view: UIView) -> Bool {
      guard constraint?.isActive == true else { return false }
      return items.effect.liftedView.map(view.isDescendant) ?? false
    }

    /// Applies the height that the keyboard covers, unless this height was already measured for the same keyboard in
    /// this turn of the run loop.
    ///
    /// When the keyboard appears, UIKit posts `willChangeFrame` and `willShow`. The height is measured only once,
    /// because measuring a view takes about as long as delivering a notification. If the view moves between the two
    /// notifications, the constraint is adjusted at the end of the turn with the keyboard's animation.
    private func keyboardDidChange(_ delivery: KeyboardDelivery) {
      drag.keyboardDidChange(delivery.event)
      turns.animation = delivery.animation
      if isMeasured, delivery.state == delivery.previousState, isUntouched { return }
      updateAfterEvent(with: delivery.animation)
    }

    /// Whether the subscription has not ended.
    ///
    /// Laying out and measuring views runs the app's code, which may end the subscription.
    private var isFollowing: Bool { subscription?.isActive == true }

    /// Whether the constant is unchanged since this follower last wrote it.
    private var isUntouched: Bool {
      guard let constraint else { return false }
      return contribution.difference(from: constraint.constant) == 0
    }

    /// Applies the height that the keyboard covers now, after an event.
    ///
    /// After an event, a different height is not a reaction to earlier changes, so the limiter forgets those changes.
    func updateAfterEvent(with animation: KeyboardAnimation) {
      limiter.reset()
      guard constraint != nil, let view, let center else { return cancel() }
      let announced = center.state(for: view.window)
      observe(view.window, announced)
      isMeasured = announced.isDocked && !drag.isActive
      let measurement = measurement(covering: view, items.effect, announced)
      // Measuring runs the app's code. A notification that has arrived in the meantime has already been handled.
      guard center.state(for: view.window) == announced else { return }
      adjust(to: measurement, with: animation)
    }

    /// Observes the finger and the turns of the run loop while the keyboard is docked.
    private func observe(_ window: UIWindow?, _ announced: KeyboardState) {
      // A hidden keyboard cannot be dragged, so Clavier needs no view in the window until the keyboard appears.
      drag.observe(in: announced.isDocked ? window : nil)
      turns.observe(isDocked: announced.isDocked)
    }

    /// Applies a measured height, and lays out the measured view if the height has changed.
    private func adjust(to measurement: Measurement, with animation: KeyboardAnimation) {
      guard isFollowing, let constraint else { return }
      guard apply(measurement.height * measurement.sign, to: constraint) else { return }
      measurement.view.animateConstraints(with: animation)
    }

    /// Returns the height that is still added, which is 0 if the app has replaced the constant.
    private func addedHeight(_ effect: ConstraintItems.Effect) -> CGFloat {
      guard let constraint else { return 0 }
      return contribution.amount(in: constraint.constant, as: .constant) * effect.sign
    }

    /// Returns whether the view is in a window and has a size, and the constraint's items belong together.
    private func isPlaced(_ effect: ConstraintItems.Effect) -> Bool {
      guard let view, view.window != nil, !view.bounds.isEmpty else { return false }
      return effect.liftedView != nil || items.isSpacerHeight
    }

    /// Adjusts at the end of each turn of the run loop if the covered height or the constant has changed.
    ///
    /// The view may be added to a window, move with its window or a bar, or get a different safe area, and the app may
    /// set the constant. No notification is posted for these changes. But the covered height may also have changed
    /// because this follower added a height to the constraint. Therefore, the limiter remembers the earlier changes,
    /// and may reject a new height.
    private func turnDidEnd(animation: KeyboardAnimation) {
      guard let view else { return cancel() }
      // A notification that the app posts during the layout is measured with its own animation.
      isMeasured = false
      // At the end of a turn, Core Animation has not laid out the window yet, so the window is laid out here.
      view.window?.layoutIfNeeded()
      if let change = pendingChange() {
        limiter.turnDidEnd(with: change.measurement.height, replacing: change.addedHeight)
        apply(change, with: animation)
      }
      // In the next turn, the view may have moved.
      isMeasured = false
    }

    /// Applies the height that the keyboard covers now, without an event, unless the limiter rejects the height.
    func updateWithoutEvent(with animation: KeyboardAnimation) {
      guard view != nil else { return cancel() }
      if let change = pendingChange() { apply(change, with: animation) }
    }

    /// A measured height that is not applied yet.
    private struct PendingChange {
      let measurement: Measurement
      /// The height that is still added.
      let addedHeight: CGFloat
      /// The keyboard's state after the last notification.
      let announced: KeyboardState
    }

    /// Measures the height that the keyboard covers now; nil if no height should be applied now.
    private func pendingChange() -> PendingChange? {
      // The caller may have run the app's code. For example, `turnDidEnd` has laid out the window.
      guard let view, let center, isFollowing else { return nil }
      let effect = items.effect
      // After a finger lets go of the keyboard, its destination is unknown, and only the announced position could be
      // measured. The content would move up, and down again if the keyboard hides.
      guard isPlaced(effect), !drag.isReleased else { return nil }
      let announced = center.state(for: view.window)
      return PendingChange(
        measurement: measurement(covering: view, effect, announced), addedHeight: addedHeight(effect),
        announced: announced)
    }

    /// Applies a change without an event, unless the limiter rejects the height.
    private func apply(_ change: PendingChange, with animation: KeyboardAnimation) {
      guard limiter.allows(change.measurement.height, replacing: change.addedHeight) else { return }
      observe(view?.window, change.announced)
      isMeasured = change.announced.isDocked && !drag.isActive
      adjust(to: change.measurement, with: animation)
    }

    /// Removes the added height from the constraint, and this follower from its center.
    private func end() {
      if let constraint { apply(0, to: constraint) }
      center?.followersByConstraint[key] = nil
    }

    /// Replaces the amount that is added to the constant.
    ///
    /// - Returns: Whether the amount has changed.
    @discardableResult
    private func apply(_ amount: CGFloat, to constraint: NSLayoutConstraint) -> Bool {
      contribution.reconcile(constraint.constant, as: .constant)
      let amount = amount.snapped(to: contribution.amount)
      let isChanged = amount != contribution.amount
      let constant = contribution.setAmount(amount, in: constraint.constant)
      if isChanged { constraint.constant = constant }
      // Any change by the app has now been taken into account, so later changes are compared with the resulting
      // constant.
      contribution.recordWritten(constraint.constant)
      return isChanged
    }
  }
#endif
