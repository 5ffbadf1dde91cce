public import Foundation

/// The text size that the user has chosen.
// The tests of Dynamic Type check the names and the raw values of the types in this folder.
@_documentation(visibility: internal)
public struct UIContentSizeCategory: RawRepresentable, Comparable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The notification that is posted when the user has chosen a different size.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key for the new size in the notification's user info, as a raw value.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

@_documentation(visibility: internal)
extension UIContentSizeCategory {
  /// Whether the size is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool {
    (headlessIndex ?? 0) >= Self.headlessAll.firstIndex(of: .accessibilityMedium) ?? .max
  }

  // As in UIKit, all four operators are declared: unspecified sizes are neither less nor greater.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right) { $0 < $1 }
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right) { $0 <= $1 }
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right) { $0 > $1 }
  }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    compare(left, right) { $0 >= $1 }
  }

  /// Unspecified and unknown sizes have no order.
  private static func compare(
    _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, _ isOrdered: (Int, Int) -> Bool
  ) -> Bool {
    guard let left = left.headlessIndex, let right = right.headlessIndex else { return false }
    return isOrdered(left, right)
  }
}

extension UIContentSizeCategory {
  /// Every size that a user can choose, in ascending order.
  public static let headlessAll: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var headlessIndex: Int? { Self.headlessAll.firstIndex(of: self) }
}
