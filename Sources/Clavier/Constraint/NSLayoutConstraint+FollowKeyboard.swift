#if canImport(UIKit)
  public import UIKit

  extension NSLayoutConstraint {
    /// Moves the content above the keyboard by changing this constraint's `constant`.
    ///
    /// ```swift
    /// lowerViewBottomConstraint.followKeyboard(in: view)
    /// ```
    ///
    /// While the keyboard covers part of `view` (the container), Clavier adds the covered height to the constant.
    /// Clavier subtracts the height if the container is the constraint's second item, as in
    /// `button.bottomAnchor.constraint(equalTo: view.bottomAnchor)`, or if neither item contains the other. In the
    /// latter case, the first item must be the one that moves. When the keyboard hides, Clavier removes only the height
    /// that it added.
    ///
    /// Your app can change the constant at any time. Clavier has to guess whether the value that you set includes the
    /// added height. To decide, Clavier compares the value with two numbers: the previous constant with the added
    /// height, and the previous constant without the added height. If the value is closer to the number without the
    /// height, Clavier adds the height to the value. Otherwise, Clavier assumes that the value already includes the
    /// height. For example, after `constant += 8`, the constant still includes the height.
    ///
    /// The height is measured at the position of `view` on the screen, and measured again when the view moves, is
    /// resized, or gets a different safe area. If the constraint moves `view` itself, Clavier measures the constraint's
    /// other view instead, or the view that contains both items. A view that is not in a window is measured when it is
    /// added to a window. If a ``KeyboardAvoider`` has shifted the view, the view is measured as if it were not
    /// shifted, so content that follows the keyboard also moves up by the shift.
    ///
    /// If the constraint is attached to a guide of the container, the added height does not include the part of the
    /// bottom safe area that is below the guide's edge. The guide can be the safe area layout guide, the view
    /// controller's `bottomLayoutGuide`, or your own guide that is attached to the safe area. The keyboard layout guide
    /// and your own guides in a scroll view can move, so Clavier does not measure them, and the added height includes
    /// the safe area. A constraint with one item is treated as the height of a spacer below the content.
    ///
    /// During an interactive dismissal (`keyboardDismissMode = .interactive`), the constraint follows the finger
    /// continuously.
    ///
    /// Calling this method again for the same view and center only changes the spacing.
    ///
    /// - Parameters:
    ///   - view: The container of the content, held weakly. The container is laid out with the keyboard's animation.
    ///   - spacing: The space between the keyboard and the content, in points, in addition to the constant.
    ///   - center: The keyboard center to observe.
    /// - Returns: The subscription. The constraint is the subscription's owner. The subscription ends when the
    ///   constraint or `view` is deallocated. When the subscription ends, the added height is removed.
    @discardableResult
    public func followKeyboard(
      in view: UIView, spacing: CGFloat = 0, center: KeyboardCenter = .shared
    ) -> KeyboardSubscription {
      if let follower = center.followersByConstraint[ObjectIdentifier(self)] {
        if follower.constraint === self, follower.view === view, let subscription = follower.subscription {
          follower.spacing = spacing
          return subscription
        }
        follower.cancel()
      }
      return ConstraintFollower.follow(with: self, in: view, spacing: spacing, center: center)
    }
  }
#endif
