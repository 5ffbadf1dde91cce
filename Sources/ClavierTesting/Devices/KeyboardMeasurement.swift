package import Foundation

/// A height of a device's keyboard in points, with its sources.
///
/// Apple does not publish keyboard heights. Each number was printed by a device, is a constant in a library that must
/// match the system, or was computed from such numbers.
package struct KeyboardMeasurement: Hashable, Sendable {
  /// How reliable a number is, from the most to the least reliable.
  package enum Confidence: String, CaseIterable, Hashable, Sendable, Codable {
    /// A printed notification or a dump of the view hierarchy contains the number, or a screenshot shows it.
    case measured
    /// Apple or the maintainers of the software documented the number.
    case documented
    /// The number is a constant in a library that works only if the number matches the system.
    case library
    /// The number is a constant in a test.
    case testConstant = "test-constant"
    /// An article or a catalog contains the number.
    case blog
    /// The number was computed from other numbers, as described in ``KeyboardMeasurement/note``.
    case inferred
  }

  /// The number, in points.
  package var value: CGFloat
  /// How reliable the number is.
  package var confidence: Confidence
  /// The sources of the number, one phrase each.
  package var sources: [String]
  /// The system versions for which the number holds, such as "13+" or "8-12"; nil if the sources do not name any.
  package var systems: String?
  /// How the number was computed, or where an assumed number comes from.
  package var note: String?
  /// Whether this number replaces an unknown number, and comes from the same device or a similar device.
  package var isAssumed: Bool
  /// The numbers from other sources, or for other systems.
  package var variants: [KeyboardMeasurement]

  /// Creates a measurement of a custom device.
  package init(
    _ value: CGFloat, confidence: Confidence, sources: [String], systems: String? = nil, note: String? = nil,
    isAssumed: Bool = false, variants: [KeyboardMeasurement] = []
  ) {
    self.value = value
    self.confidence = confidence
    self.sources = sources
    self.systems = systems
    self.note = note
    self.isAssumed = isAssumed
    self.variants = variants
  }

  init(
    _ value: CGFloat, _ confidence: Confidence, _ sources: [MeasurementSource], systems: String? = nil,
    note: String? = nil, variants: [KeyboardMeasurement] = []
  ) {
    self.init(
      value, confidence: confidence, sources: sources.map(\.rawValue), systems: systems, note: note, variants: variants)
  }

  /// Returns a copy that is marked as a replacement for an unknown measurement.
  func assumed(borrowedFrom origin: String) -> KeyboardMeasurement {
    var copy = self
    copy.isAssumed = true
    copy.note = "assumed: borrowed from \(origin)" + (note.map { " (\($0))" } ?? "")
    return copy
  }
}
