/// A shape of a ``LabNode`` in the node's coordinates.
///
/// In JSON, a shape is an object with a `kind`.
///
/// Opacities and stroke widths default to 1.
package enum LabShape: Hashable, Sendable {
  case box(Box)
  case text(Text)
  case path(Path)

  /// A rectangle.
  ///
  /// A rectangle without a frame fills its node.
  package struct Box: Codable, Hashable, Sendable {
    package var x: Double?
    package var y: Double?
    package var width: Double?
    package var height: Double?
    package var radius: Double?
    package var fill: String?
    package var fillOpacity: Double?
    package var stroke: String?
    package var strokeOpacity: Double?
    package var strokeWidth: Double?
  }

  /// One line of text; `y` is the baseline.
  package struct Text: Codable, Hashable, Sendable {
    package enum Anchor: String, CaseIterable, Codable, Hashable, Sendable { case start, middle, end }

    package var string: String
    package var x: Double
    package var y: Double
    package var size: Double
    package var weight: Int
    package var fill: String
    package var fillOpacity: Double?
    package var anchor = Anchor.start
    /// The number of UTF-16 units before the text cursor; nil if there is no cursor.
    package var caret: Int?
    /// Whether the font is monospaced.
    package var isCode = false
    /// The width to which the text is fitted; nil for the width in the machine's font.
    package var width: Double?
  }

  /// SVG path data.
  package struct Path: Codable, Hashable, Sendable {
    package var d: String
    package var fill: String?
    package var fillOpacity: Double?
    package var stroke: String?
    package var strokeOpacity: Double?
    package var strokeWidth: Double?
  }
}

extension LabShape: Codable {
  private enum Field: String, CodingKey { case kind }
  private enum Kind: String, CaseIterable { case box, text, path }

  package init(from decoder: any Decoder) throws {
    let kind: Kind = try decoder.container(keyedBy: Field.self).decodeName(forKey: .kind)
    switch kind {
    case .box: self = .box(try Box(from: decoder))
    case .text: self = .text(try Text(from: decoder))
    case .path: self = .path(try Path(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    switch self {
    case .box(let box):
      try fields.encode(Kind.box.rawValue, forKey: .kind)
      try box.encode(to: encoder)
    case .text(let text):
      try fields.encode(Kind.text.rawValue, forKey: .kind)
      try text.encode(to: encoder)
    case .path(let path):
      try fields.encode(Kind.path.rawValue, forKey: .kind)
      try path.encode(to: encoder)
    }
  }
}
