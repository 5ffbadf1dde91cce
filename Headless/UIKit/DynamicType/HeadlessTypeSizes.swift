import Foundation

/// The sizes of the text styles for every text size that the user can choose, in points.
///
/// Sizes and leadings come from Apple's Human Interface Guidelines, "Typography", tables "iOS, iPadOS Dynamic Type
/// sizes" and "Larger accessibility type sizes". temoki/UIKit_DynamicType measured the same sizes, with one exception:
/// `caption2` at the largest size was 41.
enum HeadlessTypeSizes {
  /// Returns the size of a style's font.
  ///
  /// An unknown style is treated as body text, and an unknown category is treated as the default.
  static func pointSize(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
    value(in: sizes, style, category)
  }

  /// Returns a length that scales with the style's leading.
  ///
  /// For example, 17 points of body text at `medium` are 16.333 on a device with three pixels per point (Jared
  /// Sinclair, "Scaled Metric Surprises"). That is 17 times 21 divided by 22, rounded to a pixel. 21 and 22 are the two
  /// leadings.
  static func scaled(_ value: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
    let ratio = self.value(in: leadings, style, category) / self.value(in: leadings, style, .large)
    guard ratio != 1 else { return value }
    return (value * ratio * 3).rounded() / 3
  }

  private static func value(
    in table: [UIFont.TextStyle: [CGFloat]], _ style: UIFont.TextStyle, _ category: UIContentSizeCategory
  ) -> CGFloat {
    let row = table[style] ?? table[.body] ?? []
    guard let column = category.headlessIndex ?? UIContentSizeCategory.large.headlessIndex, row.indices.contains(column)
    else { return 17 }
    return row[column]
  }

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}

/// The text size that the user has chosen.
///
/// It can be read on any thread, because fonts can be created on any thread.
enum HeadlessPreferredSize {
  private static let lock = NSLock()
  // The lock protects this variable.
  nonisolated(unsafe) private static var stored = UIContentSizeCategory.large

  static var category: UIContentSizeCategory {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
