/// A rectangle in screen coordinates, in points; in JSON the array `[x, y, width, height]`.
public struct ReportFrame: Codable, Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    x = try numbers.decode(Double.self)
    y = try numbers.decode(Double.self)
    width = try numbers.decode(Double.self)
    height = try numbers.decode(Double.self)
    guard numbers.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: numbers, debugDescription: "A frame has four numbers.")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(contentsOf: [x, y, width, height])
  }
}
