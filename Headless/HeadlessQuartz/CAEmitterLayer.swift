public import Foundation

/// A layer that emits particles, which are not drawn in the headless UIKit.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The factor by which the number of particles is multiplied.
  open var birthRate: Float = 1
  /// The factor by which the lifetime of the particles is multiplied.
  open var lifetime: Float = 1
  /// The position at which particles begin.
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  /// The shape in which particles begin.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape in which particles begin.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The way in which particles are combined with each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor by which the speed of the particles is multiplied.
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particle.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var isEnabled = true
  /// The image, a `CGImage`.
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  /// The number of particles that begin in one second.
  open var birthRate: Float = 0
  /// The lifetime of the particles, in seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// The kinds of particles that these particles emit.
  open var emitterCells: [CAEmitterCell]?

  public override init() {
    super.init()
  }
}

/// The shape in which particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape in which particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The way in which particles are combined with each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
