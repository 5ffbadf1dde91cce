import Foundation
import HeadlessQuartz

/// A value that can be interpolated component by component.
struct AnimatableVector: Equatable {
  var numbers: SIMD8<Double> = .zero

  init(_ numbers: SIMD8<Double>) {
    self.numbers = numbers
  }

  init(_ number: CGFloat) {
    numbers[0] = number
  }

  init(_ point: CGPoint) {
    (numbers[0], numbers[1]) = (point.x, point.y)
  }

  init(_ size: CGSize) {
    (numbers[0], numbers[1]) = (size.width, size.height)
  }

  init(_ t: CGAffineTransform) {
    numbers = SIMD8(t.a, t.b, t.c, t.d, t.tx, t.ty, 0, 0)
  }

  /// Creates a vector from a color; nil is transparent.
  init(_ color: UIColor?) {
    guard let color else { return }
    let parts = color.headlessComponents()
    numbers = SIMD8(parts.red, parts.green, parts.blue, parts.alpha, 0, 0, 0, 0)
  }

  var number: CGFloat { numbers[0] }
  var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
  var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  var color: UIColor { UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) }

  /// Returns the value at a fraction of the way to another value.
  ///
  /// The fraction exceeds 1 if a spring overshoots.
  func moved(to other: AnimatableVector, by fraction: Double) -> AnimatableVector {
    AnimatableVector(numbers + (other.numbers - numbers) * fraction)
  }
}

/// The properties of a view that can be animated.
enum AnimatableProperty: Hashable {
  case center, boundsOrigin, boundsSize, transform, alpha, backgroundColor

  /// Whether several animations of the property are added up, as on iOS 8 and later.
  ///
  /// As a result, redirecting a motion does not cause a jump (WWDC 2014, session 236).
  var isAdditive: Bool { self != .backgroundColor }
}
