/// A film as an animated SVG.
package struct LabExport: Codable, Hashable, Sendable {
  /// The time at which the film starts, in seconds of the virtual clock.
  package var from: Double
  /// The time at which the film ends, in seconds of the virtual clock.
  package var to: Double
  package var svg: String
}
