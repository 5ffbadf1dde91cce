/// A type with a number as its value, which can be compared, added to, and subtracted from.
///
/// Swift's open-source overlay gives priorities, window levels, and font weights these operators
/// (https://github.com/swiftlang/swift, `stdlib/public/SDK/UIKit/UIKit.swift`). There, the protocol has a name with an
/// underscore.
@_documentation(visibility: internal)
public protocol HeadlessNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension HeadlessNumericRawRepresentable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  public static func + (one: Self, number: RawValue) -> Self { Self(rawValue: one.rawValue + number) }
  public static func + (number: RawValue, one: Self) -> Self { one + number }
  public static func - (one: Self, number: RawValue) -> Self { Self(rawValue: one.rawValue - number) }
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
  public static func += (one: inout Self, number: RawValue) { one = one + number }
  public static func -= (one: inout Self, number: RawValue) { one = one - number }
}
