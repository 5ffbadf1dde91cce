#if canImport(UIKit)
  public import ClavierCore
  public import UIKit

  extension KeyboardAvoider {
    /// What an avoider may adjust to keep an input visible.
    public typealias Policy = AvoidancePolicy

    /// Returns the options of an input.
    ///
    /// The avoider holds the input weakly. The options of a search bar are the options of its text field, which is the
    /// first responder.
    ///
    /// - Parameter input: A text field, a text view, or any other view that becomes first responder.
    public func options(for input: UIView) -> InputOptions {
      InputOptions(avoider: self, input: (input as? UISearchBar)?.searchTextField ?? input)
    }

    /// Returns the options of a scroll view.
    ///
    /// The avoider holds the scroll view weakly.
    ///
    /// - Parameter scrollView: A scroll view around an input, or a text view, which scrolls its own text.
    public func options(forScrollView scrollView: UIScrollView) -> ScrollViewOptions {
      ScrollViewOptions(avoider: self, scrollView: scrollView)
    }

    /// Sets the policy for the inputs in a view controller and in its children.
    ///
    /// A child's own policy takes precedence over its parent's. While a SwiftUI view with the modifier
    /// `keyboardAvoidance(_:)` is in the view controller, the policy of that view takes precedence. The policy that you
    /// set here applies again after the SwiftUI view has left its window.
    ///
    /// - Parameters:
    ///   - policy: The policy, or nil to remove it. Without its own policy, the view controller uses the policy of its
    ///     nearest parent that has one. If no parent has a policy, the view controller uses the avoider's ``policy``.
    ///   - controller: The view controller, which is held weakly.
    public func setPolicy(_ policy: Policy?, for controller: UIViewController) {
      if changePolicy(of: controller, by: { policies[controller] = policy }) { update() }
    }

    /// Returns the policy that was set for a view controller; nil if no policy was set.
    ///
    /// - Parameter controller: The view controller. The policies of its parents and of SwiftUI views are ignored.
    public func policy(for controller: UIViewController) -> Policy? {
      policies[controller]
    }

    /// Returns the policy that the latest SwiftUI view in a view controller has set, or otherwise the policy that the
    /// app has set; nil if no policy was set.
    func currentPolicy(of controller: UIViewController) -> Policy? {
      policyProbes[controller]?.policy ?? policies[controller]
    }

    /// Calls a closure that may change the current policy of a view controller, and returns whether an update is
    /// needed, because the policy of the edited input may have changed.
    func changePolicy(of controller: UIViewController?, by change: () -> Void) -> Bool {
      let former = controller.flatMap(currentPolicy)
      change()
      guard let controller, currentPolicy(of: controller) != former,
        let nearest = (tracker?.input ?? input)?.nearestController
      else { return false }
      return sequence(first: nearest, next: \.parent).contains { $0 === controller }
    }
  }
#endif
