public import Foundation
public import HeadlessEnumerations

/// The part of a selection in one line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The frame of this part.
  open var rect: CGRect { .zero }

  /// The writing direction of the line.
  open var writingDirection: NSWritingDirection { .natural }

  /// Whether the selection begins in this line.
  open var containsStart: Bool { false }

  /// Whether the selection ends in this line.
  open var containsEnd: Bool { false }

  /// Whether the line is vertical.
  open var isVertical: Bool { false }
}

/// The part of a selection that this module's text inputs use.
final class LineSelectionRect: UITextSelectionRect {
  private let line: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ line: CGRect, isFirst: Bool, isLast: Bool) {
    self.line = line
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { line }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
