import ClavierTesting

/// A set of keys that is stored without allocating memory.
struct UserInfoKeySet {
  private var bits: UInt16 = 0

  var isEmpty: Bool { bits == 0 }

  func contains(_ key: UserInfoKey) -> Bool { bits & Self.bit(key) != 0 }

  mutating func insert(_ key: UserInfoKey) { bits |= Self.bit(key) }

  private static func bit(_ key: UserInfoKey) -> UInt16 {
    switch key {
    case .curve: 1 << 0
    case .duration: 1 << 1
    case .bounds: 1 << 2
    case .startCenter: 1 << 3
    case .endCenter: 1 << 4
    case .startFrame: 1 << 5
    case .endFrame: 1 << 6
    case .belongsToCurrentApp: 1 << 7
    case .changedByUserInteraction: 1 << 8
    }
  }
}
