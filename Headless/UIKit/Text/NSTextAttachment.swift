public import Foundation

/// An image or a file in an attributed string, at the character ``character``.
@_documentation(visibility: internal)
open class NSTextAttachment: NSObject {
  // This must be the first stored property. See `ValueTag`.
  private let tag = ValueTag()

  /// The UTF-16 code unit that stands for an attachment.
  public class var character: Int { 0xFFFC }

  /// Creates an attachment with the content of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without content.
  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The content of a file.
  open var contents: Data?

  /// The type of the file.
  open var fileType: String?

  /// The image.
  open var image: UIImage?

  /// The position relative to the baseline, and the size in points.
  ///
  /// Zero selects the size of the image.
  open var bounds = CGRect.zero

  /// Returns the image for an area, which is the attachment's own image or the image in its content.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? contents.flatMap(UIImage.init(data:))
  }

  /// Returns the position relative to the baseline and the size in points.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty else { return bounds }
    let image = image(forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
    return CGRect(origin: .zero, size: image?.size ?? .zero)
  }
}

@_documentation(visibility: internal)
extension NSAttributedString {
  /// Creates a string of one character, which stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
