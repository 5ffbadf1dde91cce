public import Foundation

/// A number about a device in points, with what it rests on.
///
/// Apple publishes no keyboard heights. Every number here was printed by somebody's device, shipped in a library that has
/// to match the system, or computed from such numbers; ``confidence`` says which, ``sources`` says where.
public struct Figure: Hashable, Sendable {
  /// What a figure rests on, the strongest ground first.
  public enum Confidence: String, CaseIterable, Hashable, Sendable, Codable {
    /// Printed by a real notification or a dump of the view hierarchy.
    case measured
    /// Written by Apple or by the maintainers of the software concerned.
    case documented
    /// A constant shipped by a library that would look wrong if it did not match the system.
    case library
    /// A number in somebody's test.
    case testConstant = "test-constant"
    /// An article or a catalogue.
    case blog
    /// Arithmetic on other figures, stated in ``Figure/note``.
    case inferred
  }

  /// The number, in points.
  public var value: CGFloat
  /// What the number rests on.
  public var confidence: Confidence
  /// Where the number comes from, one phrase each.
  public var sources: [String]
  /// The systems for which it holds, such as "13+" or "8-12"; `nil` when the sources do not say.
  public var systems: String?
  /// A remark: how the number was computed, or from where an assumed one was borrowed.
  public var note: String?
  /// Whether nobody gave this number for what was asked, and the nearest known one of the same device stands in.
  public var isAssumed: Bool
  /// What other sources or other systems say.
  public var variants: [Figure]

  /// Creates a figure, for a device of your own.
  public init(
    _ value: CGFloat, confidence: Confidence, sources: [String], systems: String? = nil, note: String? = nil,
    isAssumed: Bool = false, variants: [Figure] = []
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
    _ value: CGFloat, _ confidence: Confidence, _ sources: [FigureSource], systems: String? = nil,
    note: String? = nil, variants: [Figure] = []
  ) {
    self.init(
      value, confidence: confidence, sources: sources.map(\.rawValue), systems: systems, note: note, variants: variants)
  }

  /// The same number, standing in for one that nobody has given.
  func assumed(borrowedFrom origin: String) -> Figure {
    var copy = self
    copy.isAssumed = true
    copy.note = "assumed: borrowed from \(origin) of the same device" + (note.map { " (\($0))" } ?? "")
    return copy
  }
}
