@_exported import CoreFoundation
@_exported import CoreGraphics

// Since iOS 18, these types are also Hashable. The conformances are omitted here, because the oldest systems that the
// package supports lack them. If a type derives `Hashable` from a property of such a type, the compiler ignores the
// availability of the conformance (https://github.com/swiftlang/swift/issues/76898), so the code compiles but fails at
// runtime on those systems. Without the conformances, the compiler reports an error.
extension CGPoint: Equatable {
  public static func == (left: CGPoint, right: CGPoint) -> Bool { fatalError() }
}
extension CGSize: Equatable {
  public static func == (left: CGSize, right: CGSize) -> Bool { fatalError() }
}
extension CGVector: Equatable {
  public static func == (left: CGVector, right: CGVector) -> Bool { fatalError() }
}
extension CGRect: Equatable {
  public static func == (left: CGRect, right: CGRect) -> Bool { fatalError() }
}
extension CGAffineTransform: Equatable {
  public static func == (left: CGAffineTransform, right: CGAffineTransform) -> Bool { fatalError() }
}

extension CGPoint: Codable {
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
}
extension CGSize: Codable {
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
}
extension CGRect: Codable {
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws {}
}

extension CGPoint {
  public static var zero: CGPoint { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public func applying(_ transform: CGAffineTransform) -> CGPoint { self }
}

extension CGSize {
  public static var zero: CGSize { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
}

extension CGVector {
  public static var zero: CGVector { fatalError() }
}

extension CGRect {
  public static var zero: CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var minX: CGFloat { 0 }
  public var midX: CGFloat { 0 }
  public var maxX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public var standardized: CGRect { self }
  public var integral: CGRect { self }
  public var isEmpty: Bool { false }
  public var isNull: Bool { false }
  public var isInfinite: Bool { false }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func union(_ other: CGRect) -> CGRect { self }
  public func intersection(_ other: CGRect) -> CGRect { self }
  public func intersects(_ other: CGRect) -> Bool { false }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func contains(_ other: CGRect) -> Bool { false }
  public func applying(_ transform: CGAffineTransform) -> CGRect { self }
}

extension CGAffineTransform {
  public static var identity: CGAffineTransform { fatalError() }
  public init(translationX x: CGFloat, y: CGFloat) { fatalError() }
  public init(scaleX x: CGFloat, y: CGFloat) { fatalError() }
  public init(rotationAngle angle: CGFloat) { fatalError() }
  public var isIdentity: Bool { false }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
  public func inverted() -> CGAffineTransform { self }
}
