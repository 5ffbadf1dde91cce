public import Foundation

@_documentation(visibility: internal)
extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor open class Detent: NSObject {
    private let storedIdentifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    // `large()` and `medium()` return `Self`, which requires a required initializer.
    public required init(
      headlessIdentifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      storedIdentifier = headlessIdentifier
      self.resolver = resolver
      super.init()
    }

    /// Creates a detent of the full height below the status bar.
    open class func large() -> Self {
      self.init(headlessIdentifier: .large) { $0.maximumDetentValue }
    }

    /// Creates a detent of about half of the screen, which is inactive in compact height.
    open class func medium() -> Self {
      self.init(headlessIdentifier: .medium) {
        let isCompact = $0.containerTraitCollection.verticalSizeClass == .compact
        return isCompact ? nil : ($0.maximumDetentValue / 2).rounded()
      }
    }

    /// Creates a detent whose height a closure returns, not counting the home indicator's area; nil if it is inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(headlessIdentifier: identifier ?? Identifier(UUID().uuidString), resolver: resolver)
    }

    /// The identifier of the detent.
    open var identifier: Identifier { storedIdentifier }

    /// Returns the height in points, not counting the home indicator's area; nil if the detent is inactive.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

@_documentation(visibility: internal)
extension UISheetPresentationController.Detent {
  /// The identifier of a detent.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public var rawValue: String

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of a medium detent.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// The identifier of a large detent.
    public static let large = Identifier("com.apple.UIKit.large")
  }
}

/// The space in which a detent is resolved.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the presentation's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of a detent, in points, not counting the home indicator's area.
  var maximumDetentValue: CGFloat { get }
}

/// The space in which the detents of a presented sheet are resolved.
final class DetentResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, maximum)
    super.init()
  }
}
