public import Foundation

extension UIFont {
  /// The weight of a font, from -1 to 1; 0 is regular.
  @_documentation(visibility: internal)
  public struct Weight: Hashable, HeadlessNumericRawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The weight from 100 to 900, as in web pages and font files: 400 is regular, and 700 is bold.
  public var headlessWeightNumber: Int {
    // Painters read this for each line of text.
    let weight = weight.rawValue
    let named = Self.namedWeights
    let nearest = named.indices.min {
      (named[$0].rawValue - weight).magnitude < (named[$1].rawValue - weight).magnitude
    }
    return nearest.map { ($0 + 1) * 100 } ?? 400
  }

  private static let namedWeights: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}
