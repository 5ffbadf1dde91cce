/// A size in points.
///
/// In JSON, a size is the array `[width, height]`.
package struct ReportSize: Hashable, Sendable {
  package var width: Double
  package var height: Double
}

extension ReportSize: Codable {
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    width = try numbers.decode(Double.self)
    height = try numbers.decode(Double.self)
    guard numbers.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: numbers, debugDescription: "A size has two numbers.")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(contentsOf: [width, height])
  }
}
