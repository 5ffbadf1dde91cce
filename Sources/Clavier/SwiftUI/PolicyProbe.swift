#if canImport(UIKit)
  import ClavierCore
  import UIKit

  /// A view that sets the avoider's policy for the view controller around it while the view is in a window.
  ///
  /// The policy of the latest of these views applies. After the last one has left, the policy applies again that the app had
  /// set for the view controller.
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

  /// The policy probes in a view controller, and the policy that the app had set for it.
  @MainActor final class PolicyProbes {
    private struct Reference {
      weak var probe: PolicyProbe?
    }

    private let own: KeyboardAvoider.Policy?
    private var references: [Reference] = []

    init(own: KeyboardAvoider.Policy?) {
      self.own = own
    }

    func add(_ probe: PolicyProbe, to host: UIViewController, in avoider: KeyboardAvoider) {
      references.append(Reference(probe: probe))
      apply(to: host, in: avoider)
    }

    func remove(_ probe: PolicyProbe, from host: UIViewController, in avoider: KeyboardAvoider) {
      references.removeAll { $0.probe == nil || $0.probe === probe }
      apply(to: host, in: avoider)
      if references.isEmpty { avoider.policyProbes[host] = nil }
    }

    func apply(to host: UIViewController, in avoider: KeyboardAvoider) {
      let policy = references.last { $0.probe != nil }?.probe?.policy ?? own
      if avoider.policy(for: host) != policy { avoider.setPolicy(policy, for: host) }
    }
  }
#endif
