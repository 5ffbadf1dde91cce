public import Foundation
public import HeadlessEnumerations

/// The area in which a text view lays out its text.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  /// The object that lays out the text of the container.
  open weak var layoutManager: NSLayoutManager?

  /// The areas in which there is no text.
  ///
  /// In the headless UIKit, lines do not avoid these areas.
  open var exclusionPaths: [UIBezierPath] = []

  /// Whether the container is as tall as its text view.
  open var heightTracksTextView = false

  /// Creates a container with an unlimited size.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Creates a container with a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container with default values, because the headless UIKit has no archives.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The size of the area.
  ///
  /// A text view sets its width.
  open var size: CGSize {
    didSet { if size != oldValue { textView?.textDidChangeSize() } }
  }

  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { textView?.textDidChangeSize() } }
  }

  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { textView?.textDidChangeSize() } }
  }

  /// The mode for breaking or truncating text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { textView?.textDidChangeSize() } }
  }

  /// Whether the container is as wide as its text view.
  open var widthTracksTextView = true {
    didSet { if widthTracksTextView != oldValue { textView?.textDidChangeSize() } }
  }
}
