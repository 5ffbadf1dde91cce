#if canImport(UIKit)
  import ClavierCore
  import UIKit

  /// A view that sets the avoider's policy for the view controller around it while the view is in a window.
  ///
  /// The policy of the latest of these views applies. After the last one has left, the policy that the app had set for
  /// the view controller applies again.
  @MainActor final class PolicyProbe: HostProbe {
    var policy: KeyboardAvoider.Policy {
      didSet { if policy != oldValue, let host { avoider.policyProbes[host]?.apply(to: host, in: avoider) } }
    }

    private let avoider: KeyboardAvoider
    private weak var host: UIViewController?

    init(policy: KeyboardAvoider.Policy, avoider: KeyboardAvoider = .shared) {
      self.policy = policy
      self.avoider = avoider
      super.init()
      onHostChange = { [weak self] in self?.join($0) }
    }

    private func join(_ controller: UIViewController?) {
      guard host !== controller else { return }
      if let host { avoider.policyProbes[host]?.remove(self, from: host, in: avoider) }
      host = controller
      guard let controller else { return }
      let probes = avoider.policyProbes[controller] ?? PolicyProbes(own: avoider.policy(for: controller))
      avoider.policyProbes[controller] = probes
      probes.add(self, to: controller, in: avoider)
    }
  }
#endif
