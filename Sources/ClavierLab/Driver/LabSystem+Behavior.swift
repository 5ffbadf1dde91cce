package import ClavierTesting

extension LabSystem {
  /// The behavior of the simulated keyboard.
  package var behavior: SystemBehavior {
    switch self {
    case .iOS15: .iOS15
    case .iOS16: .iOS16
    case .iOS17: .iOS17
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    case .iOS27: .iOS27
    }
  }

  /// The look of the drawn keyboard.
  var look: KeyboardLook { behavior.version >= 26 ? .iOS26 : .iOS18 }
}
