import ArgumentParser
import ClavierLab
import DeviceChecks

/// The option that selects device checks.
struct BeliefSelection: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Only the checks with these names (default: all).", valueName: "name"))
  var only: [String] = []

  /// Returns the selected checks.
  func checks() throws -> [DeviceCheck] {
    guard !only.isEmpty else { return DeviceCheck.all }
    for name in only where DeviceCheck.named(name) == nil {
      let nearest = NearestName.candidates(for: name, among: DeviceCheck.all.map(\.name))
      throw Failure.unknown("belief", name, nearest: nearest, all: "Run 'clavier beliefs' for a list.")
    }
    return DeviceCheck.all.filter { only.contains($0.name) }
  }
}
