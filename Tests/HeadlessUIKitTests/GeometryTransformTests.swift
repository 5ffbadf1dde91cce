import Foundation
import SeededRandom
import Testing
import UIKit

@Suite("Affine transforms and values in NSValue") struct GeometryTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test("A transform maps a point by a·x + c·y + tx, b·x + d·y + ty")
  func mapping() {
    let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(point.applying(transform) == CGPoint(x: 2 * 3 + 5 * 5 + 11, y: 3 * 3 + 7 * 5 + 13))
    #expect(CGSize(width: 3, height: 5).applying(transform) == CGSize(width: 31, height: 44))
  }

  @Test("Concatenating applies the receiver first")
  func concatenation() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let shift = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(scale.concatenating(shift)) == CGPoint(x: 16, y: 35))
    #expect(point.applying(shift.concatenating(scale)) == CGPoint(x: 26, y: 75))
  }

  @Test("translatedBy, scaledBy, and rotated apply the new transform first")
  func prefixes() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 75))
    #expect(point.applying(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 35))
    let turned = point.applying(CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 5, y: 23)))
  }

  @Test("A positive angle turns the x axis toward the y axis")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 0, y: 1)))
  }

  @Test("The inverse transform reverts a transform", arguments: 1...50)
  func inversion(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number() -> CGFloat { CGFloat.random(in: -5...5, using: &generator) }
    let transform = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    let back = point.applying(transform).applying(transform.inverted())
    #expect(isClose(back, point, by: 1e-6), "seed \(seed)")
  }

  @Test("A transform without an inverse is returned")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test("A transformed rectangle is the bounding box of its corners; null stays null")
  func boxes() {
    let turned = rect(0, 0, 10, 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, rect(-20, 0, 20, 10)))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test("Insets move each edge inward, even beyond the opposite edge")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect(10, 10, 100, 100).inset(by: insets) == rect(12, 11, 94, 96))
    #expect(rect(0, 0, 4, 2).inset(by: insets).size.width == -2)
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
  }

  @Test("Values in an NSValue can be read back")
  func packing() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue == CGSize(width: 7, height: 8))
    #expect(NSValue(cgRect: rect(1, 2, 3, 4)).cgRectValue == rect(1, 2, 3, 4))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: -2)).cgVectorValue == CGVector(dx: 1, dy: -2))
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(
      NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
  }

  @Test("Foundation reads the same rectangle from an NSValue")
  func foundationReads() {
    #expect(NSValue(cgRect: rect(1, 2, 3, 4)).rectValue == rect(1, 2, 3, 4))
    #expect(NSValue(rect: rect(1, 2, 3, 4)).cgRectValue == rect(1, 2, 3, 4))
  }

  @Test("Reading a type other than the stored one returns zero and does not trap")
  func wrongTypes() {
    let values: [NSValue] = [NSNumber(value: 1), NSNumber(value: 1.5), NSValue(cgPoint: point)]
    for value in values {
      #expect(value.cgRectValue == .zero)
      #expect(value.uiEdgeInsetsValue == .zero)
      #expect(value.cgAffineTransformValue == CGAffineTransform())
    }
    #expect(NSValue(cgRect: rect(1, 2, 3, 4)).cgPointValue == .zero)
    #expect(NSValue(cgRect: rect(1, 2, 3, 4)).cgSizeValue == .zero)
  }
}
