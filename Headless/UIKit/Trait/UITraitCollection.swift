public import Foundation
public import HeadlessEnumerations

/// The traits of the environment in which a view is shown.
// The conformance is unchecked, because the compiler cannot check an open class. Every stored property is a constant of
// a Sendable type, and subclasses must preserve that, as in UIKit.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let traits: Traits

  /// Creates a collection that specifies no trait.
  @_documentation(visibility: internal)
  public override convenience init() {
    self.init(Traits())
  }

  /// Creates traits that specify only the idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: idiom))
  }

  /// Creates traits that specify only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates traits that specify only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Creates traits that specify only the interface style.
  @_documentation(visibility: internal)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }

  /// Creates traits that specify only the level of elevation.
  @_documentation(visibility: internal)
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(level: userInterfaceLevel))
  }

  /// Creates traits that specify only the layout direction.
  @_documentation(visibility: internal)
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  /// Creates traits that specify only the number of pixels per point.
  @_documentation(visibility: internal)
  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(displayScale: scale))
  }

  /// Returns whether colors differ between these traits and others.
  @_documentation(visibility: internal)
  @discardableResult open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || userInterfaceLevel != traitCollection?.userInterfaceLevel
  }

  /// Runs a closure while these traits are the current traits.
  @_documentation(visibility: internal)
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }

  /// Creates traits that specify only the text size.
  @_documentation(visibility: internal)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates the union of several collections.
  ///
  /// If two of them specify the same trait, the later one is used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: Traits()) { $0.merge($1.traits) })
  }

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }

  /// The interface style: light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }

  /// The level of elevation.
  ///
  /// The content of a window is at the base level, and a sheet above it is elevated.
  @_documentation(visibility: internal)
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.level ?? .unspecified }

  /// The layout direction of the interface.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    traits.layoutDirection ?? .unspecified
  }

  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { traits.displayScale ?? 0 }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    traits.horizontalSizeClass ?? .unspecified
  }

  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass ?? .unspecified }

  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory ?? .unspecified }

  /// The traits of the view that the current thread draws or lays out.
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
  /// The values of a collection.
  ///
  /// A value that is nil is unspecified.
  struct Traits: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var level: UIUserInterfaceLevel?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var displayScale: CGFloat?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var preferredContentSizeCategory: UIContentSizeCategory?

    mutating func merge(_ other: Traits) {
      idiom = other.idiom ?? idiom
      style = other.style ?? style
      level = other.level ?? level
      layoutDirection = other.layoutDirection ?? layoutDirection
      displayScale = other.displayScale ?? displayScale
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
      preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
    }
  }

  /// Creates the traits of a screen, for scenes and tests.
  ///
  /// UIKit creates these itself.
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
        idiom: idiom, style: style, level: .base, layoutDirection: layoutDirection, displayScale: displayScale,
        horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
        preferredContentSizeCategory: preferredContentSizeCategory))
  }
}

/// Storage for `UITraitCollection.current`, which belongs to the thread, as in UIKit.
enum CurrentTraits {
  /// Where the traits come from.
  enum Source {
    case value(UITraitCollection)
    case environment(any UITraitEnvironment)
  }

  private static let key = "headless.UITraitCollection.current"

  /// The source on the main actor, which UIKit sets often.
  @MainActor static var main: Source?

  static var value: UITraitCollection {
    get {
      let stored =
        MainQueue.isCurrent
        ? MainActor.assumeIsolated { ofMainActor } : Thread.current.threadDictionary[key] as? UITraitCollection
      return stored ?? UITraitCollection(UITraitCollection.Traits())
    }
    set {
      guard MainQueue.isCurrent else { return Thread.current.threadDictionary[key] = newValue }
      MainActor.assumeIsolated { main = .value(newValue) }
    }
  }

  @MainActor private static var ofMainActor: UITraitCollection? {
    switch main {
    case .value(let traits): traits
    case .environment(let environment): environment.traitCollection
    case nil: nil
    }
  }
}

extension UITraitEnvironment {
  /// Calls methods in which the current traits are those of this view or this controller.
  ///
  /// Apple's documentation of `UITraitCollection.current` lists these methods.
  func withCurrentTraits(_ call: () -> Void) {
    let previous = CurrentTraits.main
    CurrentTraits.main = .environment(self)
    call()
    CurrentTraits.main = previous
  }
}
