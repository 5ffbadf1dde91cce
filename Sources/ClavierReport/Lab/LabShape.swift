/// Something to draw in a ``LabNode``, in the node's own coordinates; in JSON an object whose `kind` says which.
///
/// What is absent is none; absent opacities and stroke widths are 1.
public enum LabShape: Hashable, Sendable {
  case box(Box)
  case text(Text)
  case path(Path)

  /// A rectangle; without a place of its own it fills its node.
  public struct Box: Codable, Hashable, Sendable {
    public var x: Double?
    public var y: Double?
    public var width: Double?
    public var height: Double?
    public var radius: Double?
    public var fill: String?
    public var fillOpacity: Double?
    public var stroke: String?
    public var strokeOpacity: Double?
    public var strokeWidth: Double?

    public init() {}
  }

  /// One line of text; `y` is the baseline.
  public struct Text: Codable, Hashable, Sendable {
    public enum Anchor: String, CaseIterable, Codable, Hashable, Sendable { case start, middle, end }

    public var string: String
    public var x: Double
    public var y: Double
    public var size: Double
    public var weight: Int
    public var fill: String
    public var fillOpacity: Double?
    public var anchor: Anchor
    /// How many UTF-16 units of the string stand before the text cursor; nil where there is none.
    public var caret: Int?
    /// Whether all letters are equally wide.
    public var isCode: Bool

    public init(
      _ string: String, x: Double, y: Double, size: Double, weight: Int, fill: String, fillOpacity: Double? = nil,
      anchor: Anchor = .start, caret: Int? = nil, isCode: Bool = false
    ) {
      self.string = string
      self.x = x
      self.y = y
      self.size = size
      self.weight = weight
      self.fill = fill
      self.fillOpacity = fillOpacity
      self.anchor = anchor
      self.caret = caret
      self.isCode = isCode
    }
  }

  /// SVG path data.
  public struct Path: Codable, Hashable, Sendable {
    public var d: String
    public var fill: String?
    public var fillOpacity: Double?
    public var stroke: String?
    public var strokeOpacity: Double?
    public var strokeWidth: Double?

    public init(_ data: String) {
      d = data
    }
  }
}

extension LabShape: Codable {
  private enum Field: String, CodingKey { case kind }
  private enum Kind: String, CaseIterable { case box, text, path }

  public init(from decoder: any Decoder) throws {
    let kind: Kind = try decoder.container(keyedBy: Field.self).decodeName(forKey: .kind)
    switch kind {
    case .box: self = .box(try Box(from: decoder))
    case .text: self = .text(try Text(from: decoder))
    case .path: self = .path(try Path(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
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
