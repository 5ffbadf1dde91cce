#if canImport(UIKit)
  import ClavierCore
  import UIKit

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
