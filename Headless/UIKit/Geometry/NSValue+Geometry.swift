public import Foundation
public import HeadlessQuartz

// On platforms other than Apple's, Foundation can store points, sizes, rectangles, and arrays of numbers in an NSValue,
// but no other structures. Therefore, vectors, transforms, insets, and offsets are stored as arrays of doubles.

extension NSValue {
  /// Creates a value with a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value with a vector.
  public convenience init(cgVector vector: CGVector) {
    var numbers = (Double(vector.dx), Double(vector.dy))
    self.init(bytes: &numbers, objCType: PackedNumbers.two)
  }

  /// Creates a value with a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates a value with a rectangle, such as those in keyboard notifications.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a value with a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    var numbers = (Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty))
    self.init(bytes: &numbers, objCType: PackedNumbers.six)
  }

  /// Creates a value with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    var numbers = (Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right))
    self.init(bytes: &numbers, objCType: PackedNumbers.four)
  }

  /// Creates a value with directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    var numbers = (Double(insets.top), Double(insets.leading), Double(insets.bottom), Double(insets.trailing))
    self.init(bytes: &numbers, objCType: PackedNumbers.four)
  }

  /// Creates a value with an offset.
  public convenience init(uiOffset insets: UIOffset) {
    var numbers = (Double(insets.horizontal), Double(insets.vertical))
    self.init(bytes: &numbers, objCType: PackedNumbers.two)
  }

  /// The stored point, or zero if the value has a different type.
  public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }

  /// The stored vector, or zero if the value has a different type.
  public var cgVectorValue: CGVector {
    let numbers = doubles(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The stored size, or zero if the value has a different type.
  public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }

  /// The stored rectangle, or zero if the value has a different type.
  public var cgRectValue: CGRect { heldRectangle ?? .zero }

  /// The stored transform, or all zeros if the value has a different type.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = doubles(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The stored insets, or zero if the value has a different type.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = doubles(4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The stored directional insets, or zero if the value has a different type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = doubles(4)
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The stored offset, or zero if the value has a different type.
  public var uiOffsetValue: UIOffset {
    let numbers = doubles(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  #if canImport(Darwin)
    /// The stored rectangle; nil if the value has a different type.
    var heldRectangle: CGRect? { holds(NSValue(rect: .zero)) ? rectValue : nil }
  #else
    /// The class in which Foundation stores points, sizes, ranges, and rectangles.
    private static let geometryClass: AnyClass = type(of: NSValue(rect: .zero))

    /// The stored rectangle; nil if the value has a different type.
    ///
    /// Every keyboard notification is read several times, and on Linux, each access to `objCType` creates a string that
    /// is never freed. Therefore, this property does not read `objCType`. The other types that the class stores are
    /// half as large as a rectangle, so if `getValue(_:)` does not write the size, the value is not a rectangle.
    var heldRectangle: CGRect? {
      guard type(of: self) == Self.geometryClass else { return nil }
      let unwritten = CGSize(width: -0x1.8p-1000, height: -0x1.8p-1001)
      var rectangle = CGRect(origin: .zero, size: unwritten)
      getValue(&rectangle)
      return rectangle.size == unwritten ? nil : rectangle
    }
  #endif

  // Foundation on Linux traps when code reads a type other than the stored one, so the types are compared first.
  private func holds(_ sample: NSValue) -> Bool {
    strcmp(objCType, sample.objCType) == 0
  }

  private func doubles(_ count: Int) -> [Double] {
    var numbers = [Double](repeating: 0, count: count)
    guard String(cString: objCType) == "[\(count)d]" else { return numbers }
    numbers.withUnsafeMutableBytes { buffer in
      if let address = buffer.baseAddress { getValue(address) }
    }
    return numbers
  }
}

private enum PackedNumbers {
  static let two = "[2d]"
  static let four = "[4d]"
  static let six = "[6d]"
}
