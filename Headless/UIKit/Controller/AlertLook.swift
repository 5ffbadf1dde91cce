import Foundation

/// The dimensions and colors of an alert, which depend on the version of iOS.
///
/// All of these values are estimates. Since iOS 26, the text is aligned with the leading edge, and the buttons are
/// capsules without lines between them.
struct AlertLook {
  var cornerRadius: CGFloat = 14
  var width: CGFloat = 270
  /// The distance of the text from the edges.
  var margin: CGFloat = 16
  var alignment = NSTextAlignment.center
  var messageStyle = UIFont.TextStyle.footnote
  var minButtonHeight: CGFloat = 44
  /// The space around and between the buttons; 0 if lines separate them.
  var buttonSpace: CGFloat = 0

  var hasCapsules: Bool { buttonSpace > 0 }

  @MainActor static var current: AlertLook {
    guard HeadlessWorld.isSince26 else { return AlertLook() }
    return AlertLook(
      cornerRadius: 34, width: 300, margin: 24, alignment: .natural, messageStyle: .subheadline, minButtonHeight: 48,
      buttonSpace: 10)
  }

  /// Returns the color of a button's title.
  @MainActor func titleColor(_ style: UIAlertAction.Style, isPreferred: Bool) -> UIColor? {
    if style == .destructive { return .systemRed }
    guard hasCapsules else { return nil }
    return isPreferred ? .white : .label
  }

  /// Adds the background and the rounded corners of a capsule to a button, if buttons are capsules.
  @MainActor func shape(_ button: UIButton, height: CGFloat, isPreferred: Bool) {
    guard hasCapsules else { return }
    button.backgroundColor = isPreferred ? button.tintColor : .tertiarySystemFill
    button.layer.cornerRadius = height / 2
  }
}
