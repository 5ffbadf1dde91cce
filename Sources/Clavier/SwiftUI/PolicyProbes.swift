#if canImport(UIKit)
  import ClavierCore

  /// The policy probes in a view controller, in the order in which they joined a window.
  @MainActor struct PolicyProbes {
    private struct Reference {
      weak var probe: PolicyProbe?
    }

    private var references: [Reference] = []

    /// The policy of the latest probe; nil if there is none.
    var policy: KeyboardAvoider.Policy? { references.last { $0.probe != nil }?.probe?.policy }

    var isEmpty: Bool { references.isEmpty }

    mutating func add(_ probe: PolicyProbe) {
      references.append(Reference(probe: probe))
    }

    mutating func remove(_ probe: PolicyProbe) {
      references.removeAll { $0.probe == nil || $0.probe === probe }
    }
  }
#endif
