public import Foundation

/// The properties of a font.
// The conformance is unchecked, because the compiler cannot check an open class. Every stored property is a constant of
// a Sendable type.
@_documentation(visibility: internal)
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  let size: CGFloat
  let weight: UIFont.Weight
  let name: String?
  fileprivate let traits: SymbolicTraits

  init(size: CGFloat, weight: UIFont.Weight, name: String?, traits: SymbolicTraits) {
    (self.size, self.weight, self.name, self.traits) = (size, weight, name, traits)
    super.init()
  }

  /// Creates a descriptor of the font with the given name.
  ///
  /// A size of 0 leaves the size unspecified.
  public convenience init(name fontName: String, size: CGFloat) {
    let font = UIFont(name: fontName, size: size)
    self.init(size: size, weight: font?.weight ?? .regular, name: fontName, traits: [])
  }

  /// Returns the descriptor of the system's font for a style.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size, in points; 0 if it is unspecified.
  open var pointSize: CGFloat { size }

  /// The name of the font.
  open var postscriptName: String { name ?? UIFont(descriptor: self, size: size).fontName }

  /// The traits.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    weight.rawValue >= UIFont.Weight.semibold.rawValue ? traits.union(.traitBold) : traits
  }

  /// Returns a descriptor with other traits.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let isOpposite = isBold != self.symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: size, weight: isOpposite ? (isBold ? .bold : .regular) : weight, name: name,
      traits: symbolicTraits.subtracting(.traitBold))
  }

  /// The designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns a descriptor with a design of the system's font; nil for another font.
  ///
  /// The monospaced design has characters of equal width. In the headless UIKit, the other designs have the widths of
  /// the default design.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard name == nil || name == UIFont.monospacedName else { return nil }
    return UIFontDescriptor(
      size: size, weight: weight, name: design == .monospaced ? UIFont.monospacedName : nil, traits: traits)
  }

  /// Returns a descriptor with a different size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(size: newPointSize, weight: weight, name: name, traits: traits)
  }
}

@_documentation(visibility: internal)
extension UIFontDescriptor {
  /// The name of a property.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the font's family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, an `NSNumber`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with keys of the type ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of features, which have no effect in the headless UIKit.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, which has no effect in the headless UIKit.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The symbolic traits, an `NSNumber` with their bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, an `NSNumber` or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, which has no effect in the headless UIKit.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, which has no effect in the headless UIKit.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Creates properties.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let empty = UIFontDescriptor(size: 0, weight: .regular, name: nil, traits: [])
    let new = empty.addingAttributes(attributes)
    self.init(size: new.size, weight: new.weight, name: new.name, traits: new.traits)
  }

  /// Returns a descriptor in which some properties are replaced.
  public func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
    var (size, weight, name, bits) = (size, weight, name, traits)
    if let new = Self.number(attributes[.size]) { size = CGFloat(new) }
    if let new = attributes[.name] as? String ?? attributes[.family] as? String {
      name = new
      weight = UIFont(name: new, size: size)?.weight ?? weight
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let new = traits[.weight] as? UIFont.Weight { weight = new }
      if let new = Self.number(traits[.weight]) { weight = UIFont.Weight(rawValue: CGFloat(new)) }
      if let new = Self.number(traits[.symbolic]) {
        let symbolic = SymbolicTraits(rawValue: UInt32(new))
        if symbolic.contains(.traitBold) { weight = .bold }
        bits = symbolic.subtracting(.traitBold)
      }
    }
    return UIFontDescriptor(size: size, weight: weight, name: name, traits: bits)
  }

  /// Returns a descriptor with another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The properties by name.
  public var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: size]
    if let name { attributes[.name] = name }
    attributes[.traits] =
      [TraitKey.weight: weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
    return attributes
  }

  /// Returns the value of a property; nil if it is unspecified.
  public func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[anAttribute] }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

@_documentation(visibility: internal)
extension UIFont {
  /// Creates a font with properties.
  ///
  /// A size of 0 selects the size in the properties.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.size, weight: descriptor.weight, postScriptName: descriptor.name)
  }

  /// The properties of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(size: pointSize, weight: weight, name: postScriptName, traits: [])
  }
}
