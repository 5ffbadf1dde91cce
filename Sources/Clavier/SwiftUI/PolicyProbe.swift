#if canImport(UIKit)
  import ClavierCore
  import UIKit

  /// A view that sets the avoider's policy for the view controller around it, as long as it is in a window.
  @MainActor final class PolicyProbe: HostProbe {
    var policy: KeyboardAvoider.Policy {
      didSet { if policy != oldValue, let host { avoider.setPolicy(policy, for: host) } }
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
      if let host, host !== controller { avoider.setPolicy(nil, for: host) }
      host = controller
      if let controller { avoider.setPolicy(policy, for: controller) }
    }
  }
#endif
