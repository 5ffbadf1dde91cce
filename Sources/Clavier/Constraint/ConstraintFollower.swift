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
      didSet { update(with: .unanimated) }
    }

    private weak var center: KeyboardCenter?
    private let key: ObjectIdentifier
    private let geometry: BottomConstraint
    private var share = SharedValue()
    private let drag: KeyboardDrag
    /// Non-nil only while the keyboard is docked and the view is not placed, so that it is not known what the keyboard covers.
    private var turns: TurnObservation?

    init(_ constraint: NSLayoutConstraint, view: UIView, spacing: CGFloat, center: KeyboardCenter) {
      self.constraint = constraint
      self.view = view
      self.spacing = spacing
      self.center = center
      key = ObjectIdentifier(constraint)
      geometry = BottomConstraint(constraint)
      drag = KeyboardDrag(in: center)
      drag.onMove = { [weak self] _ in self?.update(with: .unanimated) }
    }

    /// Starts following the keyboard, and applies its current state.
    func start(in center: KeyboardCenter, owner constraint: NSLayoutConstraint) -> KeyboardSubscription {
      center.constraints[key] = self
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] delivery in
          guard let self else { return }
          drag.keyboardDidChange(delivery.event)
          update(with: delivery.info.animation)
        },
        onCorrection: { [weak self] in self?.update(with: .unanimated) },
        onEnd: { [weak self] in self?.end() })
      let subscription = center.subscribe(subscriber, owner: constraint)
      self.subscription = subscription
      center.lookForResidentBar()
      update(with: .unanimated)
      return subscription
    }

    /// Stops following the keyboard.
    func cancel() {
      subscription?.cancel()
    }

    /// Whether the constraint is active, and moves a view or a view around it.
    func lifts(_ view: UIView) -> Bool {
      guard constraint?.isActive == true else { return false }
      return geometry.effect.liftedView.map(view.isDescendant) ?? false
    }

    /// Applies the height that the keyboard covers now.
    func update(with animation: KeyboardAnimation) {
      guard let constraint, let view, let center else { return cancel() }
      let window = view.window
      let announced = center.state(for: window)
      // A hidden keyboard cannot be dragged, so Clavier then has no view in the window.
      drag.observe(in: announced.isDocked ? window : nil)
      let effect = geometry.effect
      waitForLayout(isNeeded: announced.isDocked && !isPlaced(effect))
      let covered = KeyboardGeometry.bottomInset(
        covering: view.unshiftedFrameOnScreen, state: drag.state ?? announced,
        safeAreaBottom: effect.safeAreaBottom)
      let amount = KeyboardGeometry.space(for: covered, spacing: spacing)
      guard apply(amount * effect.direction, to: constraint) else { return }
      view.animateConstraints(with: animation)
    }

    /// Whether the view is in a window and has a size, and the constraint's items belong together.
    private func isPlaced(_ effect: BottomConstraint.Effect) -> Bool {
      guard let view, view.window != nil, !view.bounds.isEmpty else { return false }
      return effect.liftedView != nil || geometry.hasOneItem
    }

    /// Updates the constraint again when the view has joined a window and is laid out.
    ///
    /// If the keyboard of one screen stays visible for an input on the next screen, no notification is posted.
    private func waitForLayout(isNeeded: Bool) {
      guard isNeeded else { return turns = nil }
      guard turns == nil else { return }
      turns = TurnObservation { [weak self] in
        // The turn ends before Core Animation lays out the window.
        self?.view?.window?.layoutIfNeeded()
        if let self, isPlaced(geometry.effect) { update(with: .unanimated) }
      }
    }

    /// Removes the added height from the constraint, and this follower from its center, which releases it.
    private func end() {
      if let constraint { apply(0, to: constraint) }
      center?.constraints[key] = nil
    }

    @discardableResult
    private func apply(_ amount: CGFloat, to constraint: NSLayoutConstraint) -> Bool {
      share.reconcile(constraint.constant)
      guard amount != share.amount else { return false }
      constraint.constant = share.replace(with: amount, in: constraint.constant)
      return true
    }
  }
#endif
