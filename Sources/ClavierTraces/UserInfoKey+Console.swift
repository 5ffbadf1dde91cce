import ClavierTesting

extension UserInfoKey {
  static let byName: [String: UserInfoKey] = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// How many numbers the key's value contains.
  var numberCount: Int {
    switch self {
    case .bounds, .startFrame, .endFrame: 4
    case .startCenter, .endCenter: 2
    case .curve, .duration, .belongsToCurrentApp, .changedByUserInteraction: 1
    }
  }
}
