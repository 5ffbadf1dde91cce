public import Foundation

/// A layer with text, which is not drawn in the headless UIKit.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The font of a `String`.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The color of a `String`.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines that do not fit the width are wrapped.
  open var isWrapped = false
  /// How text that does not fit is truncated.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of the text.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether the positions of glyphs may be rounded to fractions of a pixel.
  open var allowsFontSubpixelQuantization = false
}

/// How the text of a layer is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the text of a layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
