#if canImport(UIKit)
  public import ClavierCore
  public import UIKit

  extension KeyboardAvoider {
    /// What an avoider may adjust to keep an input visible.
    public typealias Policy = AvoidancePolicy

    /// Returns the options of an input, which is held weakly.
    ///
    /// - Parameter input: A text field, a text view, or any other view that becomes first responder.
    public func options(for input: UIView) -> InputOptions {
      InputOptions(avoider: self, input: input)
    }

    /// Returns the options of a scroll view, which is held weakly.
    ///
    /// - Parameter scrollView: A scroll view around an input, or a text view, which scrolls its own text.
    public func options(forScrollView scrollView: UIScrollView) -> ScrollViewOptions {
      ScrollViewOptions(avoider: self, scrollView: scrollView)
    }

    /// Sets the policy for the inputs in a view controller and in its children.
    ///
    /// A child's own policy takes precedence over its parent's.
    ///
    /// - Parameters:
    ///   - policy: The policy; nil to use the policy of the nearest parent that has one, or else the avoider's own
    ///     ``policy``.
    ///   - controller: The view controller, which is held weakly.
    public func setPolicy(_ policy: Policy?, for controller: UIViewController) {
      guard policy != policies[controller] else { return }
      policies[controller] = policy
      update { input in sequence(first: input.nearestController, next: { $0?.parent }).contains { $0 === controller } }
    }

    /// Returns the policy that was set for a view controller; nil if none was.
    ///
    /// - Parameter controller: The view controller. The policies of its parents are not taken into account.
    public func policy(for controller: UIViewController) -> Policy? {
      policies[controller]
    }
  }
#endif
