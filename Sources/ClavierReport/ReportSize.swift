/// A size in points; in JSON the array `[width, height]`.
public struct ReportSize: Codable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    width = try numbers.decode(Double.self)
    height = try numbers.decode(Double.self)
    guard numbers.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: numbers, debugDescription: "A size has two numbers.")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(contentsOf: [width, height])
  }
}
