import UIKit

/// The layouts of the text in the latest pictures.
///
/// Breaking lines is slow, and most of the text in an animation does not change.
@MainActor
final class TextLayouts {
  /// The number of characters after which layouts that have not been used recently are removed.
  static let maximumCharacterCount = 500_000

  private var layouts: [String: HeadlessTextLayout] = [:]
  /// The layouts that were stored earlier.
  ///
  /// If one is used again, it moves to ``layouts``.
  private var earlier: [String: HeadlessTextLayout] = [:]
  /// The number of characters in ``layouts``.
  private var characters = 0

  /// The number of stored layouts.
  var count: Int { layouts.count + earlier.count }

  /// Returns the lines of text.
  func layout(_ text: String, font: UIFont, width: CGFloat, lineLimit: Int) -> HeadlessTextLayout {
    let key = "\(font.pointSize) \(font.headlessWeightNumber) \(width) \(lineLimit) \(text)"
    if let known = layouts[key] { return known }
    let layout =
      earlier[key]
      ?? HeadlessTextLayout(
        text, font: font, width: width, lineLimit: lineLimit,
        lineBreakMode: lineLimit == 1 ? .byTruncatingTail : .byWordWrapping)
    layouts[key] = layout
    characters += key.utf8.count
    if characters > Self.maximumCharacterCount {
      (earlier, layouts) = (layouts, [:])
      characters = 0
    }
    return layout
  }

  /// Returns the part of the text that fits on one line.
  func line(_ text: String, font: UIFont, width: CGFloat) -> String {
    // Each letter is wider than a point, so the rest is not visible in any case.
    let start = String(text.prefix(Int(max(0, min(width, 10_000))) + 1))
    return layout(start, font: font, width: width, lineLimit: 1).lines.first?.text ?? start
  }
}
