#if canImport(UIKit)
  import ClavierCore
  import Foundation
  public import UIKit

  extension NSLayoutConstraint {
    /// Lifts what hangs on this constraint above the keyboard, and lets it down again.
    ///
    /// ```swift
    /// lowerViewBottomConstraint.followKeyboard(in: view)
    /// ```
    ///
    /// While the keyboard covers part of `view`, the constraint's `constant` holds that much more (or less, where the
    /// container is the second item); the app may go on to write it, and when the keyboard goes only our share is
    /// taken back. Covered is what the keyboard hides of `view` itself, wherever that is on the screen. The part of it
    /// that the bottom safe area takes anyway is not counted again if the constraint goes to a safe area or margins
    /// guide. A constraint with one item is taken for the height of a spacer below the content.
    ///
    /// While a finger that scrolls pulls the keyboard down (`keyboardDismissMode = .interactive`), the constraint follows it
    /// frame by frame.
    ///
    /// Nothing is held strongly: it ends with the constraint or the view. Called again, it only changes the spacing.
    ///
    /// - Parameters:
    ///   - view: The container, which is also laid out in step with the keyboard.
    ///   - spacing: Points to leave between the keyboard and the content, in addition to the constant's own.
    ///   - center: Whose keyboard to follow.
    /// - Returns: Needed only to end it early.
    @discardableResult
    public func followKeyboard(
      in view: UIView, spacing: CGFloat = 0, center: KeyboardCenter = .shared
    ) -> KeyboardConstraint {
      let key = ObjectIdentifier(self)
      if let follower = center.constraints[key] {
        if follower.constraint === self, follower.view === view {
          follower.spacing = spacing
          return follower
        }
        follower.cancel()
      }
      let follower = KeyboardConstraint(self, view: view, spacing: spacing, center: center)
      center.constraints[key] = follower
      follower.subscribe(to: center, key: key)
      return follower
    }
  }

  /// A constraint that follows the keyboard.
  @MainActor public final class KeyboardConstraint {
    weak var constraint: NSLayoutConstraint?
    weak var view: UIView?
    var spacing: CGFloat {
      didSet { update(with: .unanimated) }
    }

    private weak var center: KeyboardCenter?
    private var subscription: KeyboardSubscription?
    private var share = SharedValue()
    private let drag: KeyboardDrag

    init(_ constraint: NSLayoutConstraint, view: UIView, spacing: CGFloat, center: KeyboardCenter) {
      self.constraint = constraint
      self.view = view
      self.spacing = spacing
      drag = KeyboardDrag(in: center)
      drag.onMove = { [weak self] _ in self?.update(with: .unanimated) }
    }

    /// Stops following the keyboard and takes back what was added to the constant.
    public func cancel() {
      subscription?.cancel()
    }

    func subscribe(to center: KeyboardCenter, key: ObjectIdentifier) {
      self.center = center
      let end: @MainActor () -> Void = { [weak self, weak center] in
        self?.drag.observe(in: nil)
        self?.apply(0)
        if center?.constraints[key] === self { center?.constraints[key] = nil }
      }
      let correct: @MainActor () -> Void = { [weak self] in self?.update(with: .unanimated) }
      subscription = center.subscribe(owner: constraint, onEnd: end, onCorrection: correct) { [weak self] event, info in
        self?.drag.keyboardDidChange(event)
        self?.update(with: info.animation)
      }
      center.lookForResidentBar()
      update(with: .unanimated)
    }

    /// Whether the constraint moves a view itself, and with it everything that the view contains.
    func lifts(_ view: UIView) -> Bool {
      guard let lifted = constraint?.liftedView else { return false }
      return view.isDescendant(of: lifted)
    }

    /// Makes room for the keyboard as it is now; changes nothing if that is done already.
    func update(with animation: KeyboardAnimation) {
      guard let constraint, let view, let center else { return cancel() }
      let announced = center.state(for: view.window)
      // Only what is up can be dragged, and a hidden keyboard leaves no view of Clavier in the window.
      drag.observe(in: announced.isAttached ? view.window : nil)
      let covered = KeyboardGeometry.bottomInset(
        covering: view.unshiftedFrameOnScreen, state: drag.state ?? announced,
        safeAreaBottom: constraint.safeAreaBottom)
      let amount = covered > 0 ? covered + spacing : 0
      guard apply(amount * constraint.liftingDirection) else { return }
      view.animateConstraints(with: animation)
    }

    @discardableResult
    private func apply(_ amount: CGFloat) -> Bool {
      guard let constraint else { return false }
      share.reconcile(constraint.constant)
      guard amount != share.amount else { return false }
      constraint.constant = share.replace(with: amount, in: constraint.constant)
      return true
    }
  }
#endif
