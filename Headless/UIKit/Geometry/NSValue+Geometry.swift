public import Foundation
public import HeadlessQuartz

// Foundation off Apple's systems packs points, sizes and rectangles into an NSValue, and of other structures only arrays of
// numbers. So vectors, transforms, insets and offsets are packed as arrays of doubles here.

extension NSValue {
  /// Packs a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Packs a vector.
  public convenience init(cgVector vector: CGVector) {
    var numbers = (Double(vector.dx), Double(vector.dy))
    self.init(bytes: &numbers, objCType: PackedNumbers.two)
  }

  /// Packs a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Packs a rectangle, as the keyboard's notifications carry them.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Packs a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    var numbers = (Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty))
    self.init(bytes: &numbers, objCType: PackedNumbers.six)
  }

  /// Packs insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    var numbers = (Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right))
    self.init(bytes: &numbers, objCType: PackedNumbers.four)
  }

  /// Packs directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    var numbers = (Double(insets.top), Double(insets.leading), Double(insets.bottom), Double(insets.trailing))
    self.init(bytes: &numbers, objCType: PackedNumbers.four)
  }

  /// Packs an offset.
  public convenience init(uiOffset insets: UIOffset) {
    var numbers = (Double(insets.horizontal), Double(insets.vertical))
    self.init(bytes: &numbers, objCType: PackedNumbers.two)
  }

  /// The point inside, or zero where something else is packed.
  public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }

  /// The vector inside, or zero where something else is packed.
  public var cgVectorValue: CGVector {
    let numbers = doubles(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The size inside, or zero where something else is packed.
  public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }

  /// The rectangle inside, or zero where something else is packed.
  public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

  /// The transform inside, or all zeros where something else is packed.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = doubles(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The insets inside, or zero where something else is packed.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = doubles(4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The directional insets inside, or zero where something else is packed.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = doubles(4)
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The offset inside, or zero where something else is packed.
  public var uiOffsetValue: UIOffset {
    let numbers = doubles(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  // Reading another type than the packed one traps in this Foundation, so the type is compared first.
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
