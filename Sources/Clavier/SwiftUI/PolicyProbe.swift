#if canImport(UIKit)
  import ClavierCore
  import UIKit

  /// A view that sets the avoider's policy for the view controller around it while the view is in a window.
  ///
  /// The policy of the latest of these views takes precedence over the policy that the app has set for the view
  /// controller. The app's own policy is kept, and applies when no such view is in a window.
  @MainActor final class PolicyProbe: HostProbe {
    var policy: KeyboardAvoider.Policy {
      get { currentPolicy }
      set { changePolicy(of: host) { currentPolicy = newValue } }
    }

    /// Runs a closure later on the main queue.
    var later: (@escaping @MainActor @Sendable () -> Void) -> Void = MainQueue.later

    private let avoider: KeyboardAvoider
    private var currentPolicy: KeyboardAvoider.Policy
    private weak var host: UIViewController?

    init(policy: KeyboardAvoider.Policy, avoider: KeyboardAvoider = .shared) {
      currentPolicy = policy
      self.avoider = avoider
      super.init()
      onHostChange = { [weak self] in self?.join($0) }
    }

    private func join(_ controller: UIViewController?) {
      guard host !== controller else { return }
      let former = host
      host = controller
      changeProbes(of: former) { $0.remove(self) }
      changeProbes(of: controller) { $0.add(self) }
    }

    private func changeProbes(of host: UIViewController?, _ change: (inout PolicyProbes) -> Void) {
      guard let host else { return }
      changePolicy(of: host) {
        var probes = avoider.policyProbes[host] ?? PolicyProbes()
        change(&probes)
        avoider.policyProbes[host] = probes.isEmpty ? nil : probes
      }
    }

    /// Changes a policy, and updates the adjustments later.
    ///
    /// SwiftUI changes a policy while it updates or lays out its views, and during an update, views must not be laid
    /// out again.
    private func changePolicy(of host: UIViewController?, by change: () -> Void) {
      guard avoider.changePolicy(of: host, by: change) else { return }
      later { [avoider] in avoider.update() }
    }
  }
#endif
