#if canImport(UIKit)
  import ClavierCore
  import UIKit

  /// A view that sets the avoider's policy for the view controller around it while the view is in a window.
  ///
  /// After that, it restores the policy that the app had set for the view controller.
  @MainActor final class PolicyProbe: HostProbe {
    var policy: KeyboardAvoider.Policy {
      didSet { if policy != oldValue, let host { avoider.setPolicy(policy, for: host) } }
    }

    private let avoider: KeyboardAvoider
    private weak var host: UIViewController?
    /// The policy that the app had set for the host.
    private var previous: KeyboardAvoider.Policy?

    init(policy: KeyboardAvoider.Policy, avoider: KeyboardAvoider = .shared) {
      self.policy = policy
      self.avoider = avoider
      super.init()
      onHostChange = { [weak self] in self?.join($0) }
    }

    private func join(_ controller: UIViewController?) {
      guard host !== controller else { return }
      if let host { avoider.setPolicy(previous, for: host) }
      host = controller
      previous = controller.flatMap { avoider.policy(for: $0) }
      if let controller { avoider.setPolicy(policy, for: controller) }
    }
  }
#endif
