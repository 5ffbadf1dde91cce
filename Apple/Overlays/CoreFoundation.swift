@_exported import CoreFoundation
@_exported import ObjectiveC

/// The members that the compiler adds to every Core Foundation type.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
  public func hash(into hasher: inout Hasher) { fatalError() }
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}

@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: CGFloat) { self = value }
  public init(_ value: Int) { native = Double(value) }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

extension Float {
  public init(_ value: CGFloat) { self = Float(value.native) }
}

extension CGFloat: BinaryFloatingPoint {
  public typealias RawSignificand = UInt64
  public typealias Exponent = Int
  public typealias RawExponent = UInt
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat

  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init?<Source: BinaryInteger>(exactly source: Source) { fatalError() }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) { fatalError() }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  public init(signOf: CGFloat, magnitudeOf: CGFloat) { fatalError() }

  public static var exponentBitCount: Int { fatalError() }
  public static var significandBitCount: Int { fatalError() }
  public static var radix: Int { fatalError() }
  public static var nan: CGFloat { fatalError() }
  public static var signalingNaN: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }
  public var exponentBitPattern: UInt { fatalError() }
  public var significandBitPattern: UInt64 { fatalError() }
  public var significandWidth: Int { fatalError() }
  public var exponent: Int { fatalError() }
  public var sign: FloatingPointSign { fatalError() }
  public var floatingPointClass: FloatingPointClassification { fatalError() }
  public var binade: CGFloat { fatalError() }
  public var ulp: CGFloat { fatalError() }
  public var significand: CGFloat { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public var nextUp: CGFloat { fatalError() }
  public var isNormal: Bool { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isZero: Bool { fatalError() }
  public var isSubnormal: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var isSignalingNaN: Bool { fatalError() }
  public var isCanonical: Bool { fatalError() }

  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func += (left: inout CGFloat, right: CGFloat) {}
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func -= (left: inout CGFloat, right: CGFloat) {}
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func *= (left: inout CGFloat, right: CGFloat) {}
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func /= (left: inout CGFloat, right: CGFloat) {}
  public static prefix func - (value: CGFloat) -> CGFloat { value }
  public static func == (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func <= (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func > (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func >= (left: CGFloat, right: CGFloat) -> Bool { false }

  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public func isEqual(to other: CGFloat) -> Bool { false }
  public func isLess(than other: CGFloat) -> Bool { false }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { false }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { false }
  public func distance(to other: CGFloat) -> CGFloat { other }
  public func advanced(by distance: CGFloat) -> CGFloat { distance }
  public func hash(into hasher: inout Hasher) {}
}

extension CGFloat: Codable, CustomStringConvertible, LosslessStringConvertible {
  public init?(_ description: String) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
  public var description: String { "" }
}
