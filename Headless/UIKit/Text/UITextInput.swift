public import Foundation
public import HeadlessEnumerations

/// A text input that the keyboard can edit, measure, and select.
///
/// UIKit's protocol also requires a tokenizer and styles of marked text, whose types are not declared in the headless
/// UIKit.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  @discardableResult func text(in range: UITextRange) -> String?

  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection, which is empty for a caret.
  var selectedTextRange: UITextRange? { get set }

  /// The range of marked text that an input method has not confirmed; nil if there is none.
  var markedTextRange: UITextRange? { get }

  /// Inserts marked text and selects part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Confirms marked text.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions, in any order.
  @discardableResult func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at an offset in UTF-16 units; nil outside the text.
  @discardableResult func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position that is a number of characters or lines away; nil outside the text.
  @discardableResult func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// Compares two positions.
  @discardableResult func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of UTF-16 units between two positions.
  @discardableResult func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The delegate that is notified of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// Returns the farthest position of a range in a direction.
  @discardableResult func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// Returns the range of the character next to a position in a direction.
  @discardableResult func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Returns the rectangle around the part of a range that is in its first line, in the input's coordinates.
  @discardableResult func firstRect(for range: UITextRange) -> CGRect

  /// Returns the rectangle of the caret at a position, in the input's coordinates.
  @discardableResult func caretRect(for position: UITextPosition) -> CGRect

  /// Returns a rectangle for each line of a range, in the input's coordinates.
  @discardableResult func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position closest to a point in the input's coordinates.
  @discardableResult func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position in a range closest to a point in the input's coordinates.
  @discardableResult func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the range of the character at a point in the input's coordinates.
  @discardableResult func characterRange(at point: CGPoint) -> UITextRange?

  /// Whether the typed text may replace a range.
  ///
  /// The requirement is optional in UIKit. In the headless UIKit, the default is true.
  @discardableResult func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  @discardableResult public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}
