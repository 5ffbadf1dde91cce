/// A touch in screen coordinates, in points.
package struct LabTouch: Codable, Hashable, Sendable {
  package enum Phase: String, CaseIterable, Codable, Hashable, Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  package var x: Double
  package var y: Double
}

extension LabTouch {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    phase = try fields.decodeName(forKey: .phase)
    // The limit keeps the arithmetic exact.
    x = try fields.decodeNumber(from: -100_000, to: 100_000, forKey: .x)
    y = try fields.decodeNumber(from: -100_000, to: 100_000, forKey: .y)
  }
}
