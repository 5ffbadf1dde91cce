import Foundation

/// The type of a transition.
@_documentation(visibility: internal)
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
@_documentation(visibility: internal)
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of the transition of a layer.
@_documentation(visibility: internal)
public let kCATransition = "transition"

/// An animation between two states of a layer.
@_documentation(visibility: internal)
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade

  /// The direction; nil for the type's own direction.
  open var subtype: CATransitionSubtype?

  /// The fraction at which the transition begins.
  open var startProgress: Float = 0

  /// The fraction at which the transition ends.
  open var endProgress: Float = 1
}
