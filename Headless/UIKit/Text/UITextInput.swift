public import Foundation
public import HeadlessEnumerations

/// A text that can be edited, measured and selected by whoever plays the keyboard.
///
/// The real protocol also asks for a tokenizer and for styles of marked text, whose types do not exist here.
@MainActor public protocol UITextInput: UIKeyInput {
  /// The characters of a range.
  @discardableResult func text(in range: UITextRange) -> String?

  /// Puts text in a range's place.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; empty at the caret.
  var selectedTextRange: UITextRange? { get set }

  /// Text that an input method has not made up its mind about; nil when there is none.
  var markedTextRange: UITextRange? { get }

  /// Puts provisional text in, and selects a part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Makes provisional text final.
  func unmarkText()

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }

  /// The place after the last character.
  var endOfDocument: UITextPosition { get }

  /// The range between two places, whichever comes first.
  @discardableResult func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The place that many UTF-16 units on; nil outside the text.
  @discardableResult func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// The place that many characters or lines on; nil outside the text.
  @discardableResult func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// Which of two places comes first.
  @discardableResult func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The UTF-16 units between two places.
  @discardableResult func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Whom to tell of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  /// The place in a range that lies farthest in a direction.
  @discardableResult func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?

  /// The character that a place is next to in a direction.
  @discardableResult func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// The first line's part of a range, in the input's coordinates.
  @discardableResult func firstRect(for range: UITextRange) -> CGRect

  /// The caret at a place, in the input's coordinates.
  @discardableResult func caretRect(for position: UITextPosition) -> CGRect

  /// The selection's part in each line, in the input's coordinates.
  @discardableResult func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// The place closest to a point of the input's coordinates.
  @discardableResult func closestPosition(to point: CGPoint) -> UITextPosition?

  /// The place in a range closest to a point of the input's coordinates.
  @discardableResult func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// The character at a point of the input's coordinates.
  @discardableResult func characterRange(at point: CGPoint) -> UITextRange?

  /// Asks whether typing may change a range.
  ///
  /// Optional in UIKit; true here unless an input says otherwise.
  @discardableResult func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  @discardableResult public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}
