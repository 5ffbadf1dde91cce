public import Foundation

/// A color, either fixed or dependent on traits.
// The conformance is unchecked, because the compiler cannot check an open class. Both stored properties are constants
// of a Sendable type.
open class UIColor: NSObject, @unchecked Sendable {
  // This must be the first stored property. See `ValueTag`.
  private let tag = ValueTag()

  /// The origin of the components.
  enum Source: Hashable, Sendable {
    case fixed(HeadlessColor)
    case dynamic(light: HeadlessColor, dark: HeadlessColor, elevated: HeadlessColor)
    case provider(Provider)
    case pattern(UIImage)
  }

  let source: Source

  init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color in sRGB.
  ///
  /// Components outside 0...1 are kept, because colors have had an extended range since iOS 10.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(HeadlessColor(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
    super.init()
  }

  /// Creates a color that is transparent.
  @_documentation(visibility: internal)
  public override convenience init() {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a color that repeats an image.
  ///
  /// The image is not drawn in the headless UIKit, and the color has no components.
  @_documentation(visibility: internal)
  public convenience init(patternImage image: UIImage) {
    self.init(.pattern(image))
  }

  /// - Parameter elevated: The color in dark mode on an elevated level; nil for that of the base level.
  convenience init(light: HeadlessColor, dark: HeadlessColor, elevated: HeadlessColor? = nil) {
    self.init(.dynamic(light: light, dark: dark, elevated: elevated ?? dark))
  }

  /// Returns the color with another opacity.
  @discardableResult
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = min(max(alpha, 0), 1)
    func changed(_ color: HeadlessColor) -> HeadlessColor {
      HeadlessColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
    switch source {
    case .fixed(let color): return UIColor(.fixed(changed(color)))
    case .dynamic(let light, let dark, let elevated):
      return UIColor(light: changed(light), dark: changed(dark), elevated: changed(elevated))
    case .provider(let provider):
      return UIColor(dynamicProvider: { provider.color(for: $0).withAlphaComponent(alpha) })
    case .pattern: return self
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.source == source
  }

  open override var hash: Int { source.hashValue }
}

extension UIColor {
  /// A closure that returns a color for traits.
  final class Provider: Hashable, Sendable {
    private let provide: @Sendable (UITraitCollection) -> UIColor

    init(_ provide: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.provide = provide
    }

    func color(for traits: UITraitCollection) -> UIColor { provide(traits) }

    static func == (one: Provider, other: Provider) -> Bool { one === other }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// Returns the components for traits, or for the current thread's traits if they are nil.
  public func headlessComponents(with traits: UITraitCollection? = nil) -> HeadlessColor {
    switch source {
    case .fixed(let color): return color
    // This gray replaces a pattern, whose picture is not drawn.
    case .pattern: return HeadlessColor(hexadecimal: 0x8E8E93)
    // Reading the thread's traits is slow, and most colors do not need them.
    case .dynamic(let light, let dark, let elevated):
      let traits = traits ?? .current
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    case .provider(let provider):
      let traits = traits ?? .current
      return provider.color(for: traits).headlessComponents(with: traits)
    }
  }

  /// The default tint color: the system's blue.
  public static var headlessTint: UIColor {
    UIColor(light: HeadlessColor(hexadecimal: 0x007AFF), dark: HeadlessColor(hexadecimal: 0x0A84FF))
  }
}
