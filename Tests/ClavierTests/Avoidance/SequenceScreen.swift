import UIKit

/// A screen on which a sequence edits inputs, and which the app changes in the meantime.
@MainActor protocol SequenceScreen: UIViewController {
  var inputs: [UIView] { get }
  var scrollView: UIScrollView { get }
  /// The height of a view that the app changes without any notification.
  var spacerHeight: NSLayoutConstraint { get }
  /// A text view that is as tall as its text.
  var growing: UITextView? { get }
  /// Returns the views that must be visible together with an input.
  func companions(of input: UIView) -> [UIView]
}

extension SequenceScreen {
  var growing: UITextView? { nil }

  func companions(of input: UIView) -> [UIView] { [] }
}
