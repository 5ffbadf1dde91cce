public import Foundation

/// How large the user wants text to be.
// Not documented, like every type of this folder: the table of UIKit's interface names these types in its members, but
// has no rows of their own. The tests of Dynamic Type hold names and raw values instead.
@_documentation(visibility: internal)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// What a device has until its user changes it.
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

  /// Posted when the user has chosen another size.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  /// Where that notification carries the new size, as a raw value.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

@_documentation(visibility: internal)
extension UIContentSizeCategory {
  /// Whether it is one of the five sizes beyond the ordinary ones.
  public var isAccessibilityCategory: Bool {
    (headlessIndex ?? 0) >= Self.headlessAll.firstIndex(of: .accessibilityMedium) ?? .max
  }

  // As in UIKit there are the operators, but no `Comparable`.
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

  /// What is unspecified or unknown stands in no order.
  private static func compare(
    _ left: UIContentSizeCategory, _ right: UIContentSizeCategory, _ isOrdered: (Int, Int) -> Bool
  ) -> Bool {
    guard let left = left.headlessIndex, let right = right.headlessIndex else { return false }
    return isOrdered(left, right)
  }
}

extension UIContentSizeCategory {
  /// Every size that a user can choose, from the smallest on.
  public static let headlessAll: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  var headlessIndex: Int? { Self.headlessAll.firstIndex(of: self) }
}
