import Foundation

/// A JSON value, and the line and column at which it begins.
///
/// Foundation's decoder rejects a damaged file completely. This type keeps everything before the damage.
struct LocatedJSON {
  indirect enum Value {
    case object([(key: String, value: LocatedJSON)])
    case array([LocatedJSON])
    case string(String)
    case number(Double)
    case flag(Bool)
    case null
  }

  var value: Value
  /// The line, counted from 1.
  var line: Int
  /// The column, counted in Unicode scalars from 1.
  var column: Int
  /// Whether the end of the value was found.
  var isComplete = true

  /// Returns the first value with the given key; nil if this value is not an object or has no such key.
  subscript(_ key: String) -> LocatedJSON? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  var string: String? { if case .string(let text) = value { text } else { nil } }
  var number: Double? { if case .number(let number) = value { number } else { nil } }
  var elements: [LocatedJSON]? { if case .array(let elements) = value { elements } else { nil } }
  var isNull: Bool { if case .null = value { true } else { false } }

  var members: [(key: String, value: LocatedJSON)]? {
    if case .object(let members) = value { members } else { nil }
  }
}
