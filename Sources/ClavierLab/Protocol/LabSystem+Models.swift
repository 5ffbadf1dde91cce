import ClavierTesting

extension LabSystem {
  /// Returns the systems that a model can run, from the oldest to the newest; all systems for a model that is not in
  /// the tables.
  package static func systems(on model: String) -> [LabSystem] {
    let first = firstSystems.first { $0.value.contains(model) }?.key ?? .iOS15
    let last = lastSystems.first { $0.value.contains(model) }?.key ?? .iOS27
    return allCases.filter { first.number <= $0.number && $0.number <= last.number }
  }

  /// Returns this system, or the closest system that a model can run.
  package func closest(on model: String) -> LabSystem { closest(onAnyOf: [model]) }

  /// Returns this system, or the closest system that one of several models can run.
  package func closest(onAnyOf models: [String]) -> LabSystem {
    models.flatMap(Self.systems).min { distance(to: $0) < distance(to: $1) } ?? self
  }

  private func distance(to other: LabSystem) -> Int { abs(other.number - number) }

  private var number: Int { Int(rawValue) ?? 0 }

  /// The last system of each model that cannot run the newest system.
  ///
  /// Models whose last system is older than the lab's oldest system are listed under the oldest.
  ///
  /// Apple publishes a list with each system, such as https://www.apple.com/os/ios/ and
  /// https://www.apple.com/os/ipados/. The list of iPadOS 27 is known only from reports.
  static let lastSystems: [LabSystem: [String]] = [
    .iOS15: [
      "iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone 6", "iPhone 6 Plus", "iPhone 6s", "iPhone 6s Plus", "iPhone 7",
      "iPhone 7 Plus", "iPhone SE (1st generation)", "iPod touch (5th generation)", "iPod touch (6th generation)",
      "iPod touch (7th generation)", "iPad (1st generation)", "iPad (2nd generation)", "iPad (3rd generation)",
      "iPad (4th generation)", "iPad Air (1st generation)", "iPad Air 2", "iPad mini (1st generation)", "iPad mini 2",
      "iPad mini 3", "iPad mini 4",
    ],
    .iOS16: [
      "iPhone 8", "iPhone 8 Plus", "iPhone X", "iPad (5th generation)", "iPad Pro 9.7-inch",
      "iPad Pro 12.9-inch (1st generation)",
    ],
    .iOS17: ["iPad (6th generation)", "iPad Pro 10.5-inch", "iPad Pro 12.9-inch (2nd generation)"],
    .iOS18: ["iPhone XR", "iPhone XS", "iPhone XS Max", "iPad (7th generation)"],
    .iOS26: ["iPad (8th generation)", "iPad Air (3rd generation)"],
  ]

  /// The system that the newer models shipped with.
  static let firstSystems: [LabSystem: [String]] = [
    .iOS16: [
      "iPhone 14", "iPhone 14 Plus", "iPhone 14 Pro", "iPhone 14 Pro Max", "iPad (10th generation)",
      "iPad Pro 11-inch (4th generation)", "iPad Pro 12.9-inch (6th generation)",
    ],
    .iOS17: [
      "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPad Air 11-inch (M2)",
      "iPad Air 13-inch (M2)", "iPad Pro 11-inch (M4)", "iPad Pro 13-inch (M4)",
    ],
    .iOS18: [
      "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 16e", "iPad (A16)",
      "iPad Air 11-inch (M3)", "iPad Air 13-inch (M3)", "iPad mini (A17 Pro)",
    ],
    .iOS26: [
      "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 17e", "iPhone Air", "iPad Pro 11-inch (M5)",
      "iPad Pro 13-inch (M5)",
    ],
    .iOS27: ["iPhone 18 Pro", "iPhone 18 Pro Max"],
  ]
}
