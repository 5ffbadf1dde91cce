public import Foundation
public import HeadlessEnumerations

/// The traits of the environment that a view is shown in.
// Unchecked because an open class cannot be checked: every stored property is a constant of a Sendable type, and a
// subclass is bound to keep that, as it is in the real UIKit.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let traits: Traits

  /// Traits that say only what the idiom is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  /// Traits that say only what the horizontal size class is.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Traits that say only what the vertical size class is.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Traits that say only how large text shall be.
  // Not documented: the table of UIKit's interface has the property alone.
  @_documentation(visibility: internal)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// The union of several collections: where two say something of the same trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: Traits()) { $0.merge($1.traits) })
  }

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }

  /// The direction in which the interface is laid out.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    traits.layoutDirection ?? .unspecified
  }

  /// Pixels per point; 0 when the collection does not say.
  open var displayScale: CGFloat { traits.displayScale ?? 0 }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    traits.horizontalSizeClass ?? .unspecified
  }

  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass ?? .unspecified }

  /// How large the user wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory ?? .unspecified }

  /// The traits of whatever the current thread draws or lays out.
  open class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}

extension UITraitCollection {
  /// What a collection says; nil is unsaid.
  struct Traits: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var preferredContentSizeCategory: UIContentSizeCategory?

    mutating func merge(_ other: Traits) {
      idiom = other.idiom ?? idiom
      style = other.style ?? style
      layoutDirection = other.layoutDirection ?? layoutDirection
      displayScale = other.displayScale ?? displayScale
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
      preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
    }
  }

  /// The traits of a whole screen, for scenes and for tests: the real UIKit makes these itself.
  public static func headless(
    idiom: UIUserInterfaceIdiom = .phone,
    style: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    displayScale: CGFloat = 3,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    preferredContentSizeCategory: UIContentSizeCategory = .large
  ) -> UITraitCollection {
    UITraitCollection(
      Traits(
        idiom: idiom, style: style, layoutDirection: layoutDirection, displayScale: displayScale,
        horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
        preferredContentSizeCategory: preferredContentSizeCategory))
  }
}

/// `UITraitCollection.current` belongs to the thread, as it does in UIKit.
private enum CurrentTraits {
  static let key = "headless.UITraitCollection.current"

  static var value: UITraitCollection {
    get {
      (Thread.current.threadDictionary[key] as? UITraitCollection)
        ?? UITraitCollection(UITraitCollection.Traits())
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}
