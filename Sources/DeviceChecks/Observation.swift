import Foundation

/// One value that a device check observed.
///
/// In JSON, a length or a time is an object that names its unit: `{"points": 44}`. The other values are plain JSON
/// values.
public enum Observation: Hashable, Sendable {
  /// Whether a condition was true.
  case flag(Bool)
  /// A number of objects or events.
  case count(Int)
  /// The order in which events happened.
  case order([String])
  /// A length, in points.
  case points(Double)
  /// A time, in seconds.
  case seconds(Double)

  /// The largest difference between equal lengths, in points.
  static let tolerance = 1.0
  /// The largest difference between equal times, in seconds.
  static let timeTolerance = 0.06

  /// Returns whether two observations are equal, within the accuracy of a measurement: 1 point or 0.06 seconds.
  public func agrees(with other: Observation) -> Bool {
    switch (self, other) {
    case (.points(let here), .points(let there)): abs(here - there) <= Self.tolerance
    case (.seconds(let here), .seconds(let there)): abs(here - there) <= Self.timeTolerance
    default: self == other
    }
  }
}

extension Observation: CustomStringConvertible {
  /// The value as text, such as "yes", "44 points", or, for an order of events, "willShow, did begin".
  public var description: String {
    switch self {
    case .flag(let isTrue): isTrue ? "yes" : "no"
    case .count(let number): "\(number)"
    case .order(let names): names.isEmpty ? "nothing" : names.joined(separator: ", ")
    case .points(let value): "\(Self.text(value)) \(abs(value) == 1 ? "point" : "points")"
    case .seconds(let value): "\(Self.text(value)) s"
    }
  }

  private static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000 + 0
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Observation: Codable {
  private enum Unit: String, CodingKey {
    case points, seconds
  }

  public init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: Unit.self) {
      if let points = try values.decodeIfPresent(Double.self, forKey: .points) {
        self = .points(points)
      } else {
        self = .seconds(try values.decode(Double.self, forKey: .seconds))
      }
      return
    }
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let count = try? value.decode(Int.self) {
      self = .count(count)
    } else {
      self = .order(try value.decode([String].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .points(let value):
      var values = encoder.container(keyedBy: Unit.self)
      try values.encode(value, forKey: .points)
    case .seconds(let value):
      var values = encoder.container(keyedBy: Unit.self)
      try values.encode(value, forKey: .seconds)
    case .flag(let flag):
      var value = encoder.singleValueContainer()
      try value.encode(flag)
    case .count(let count):
      var value = encoder.singleValueContainer()
      try value.encode(count)
    case .order(let names):
      var value = encoder.singleValueContainer()
      try value.encode(names)
    }
  }
}
