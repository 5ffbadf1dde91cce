import Foundation
import HeadlessEnumerations

/// The frames of a button's title, subtitle, and image.
@MainActor struct UIButtonLayout {
  private let button: UIButton
  private let title: CGSize
  private let subtitle: CGSize
  private let image: CGSize
  private let spinner: CGSize
  private let insets: UIEdgeInsets

  init(of button: UIButton) {
    self.button = button
    title = button.label.intrinsicContentSize
    subtitle = button.subtitleLabel.isHidden ? .zero : button.subtitleLabel.intrinsicContentSize
    image = button.picture.isHidden ? .zero : button.picture.intrinsicContentSize
    spinner = button.configuration?.showsActivityIndicator == true ? CGSize(width: 20, height: 20) : .zero
    let isRightToLeft = button.traitCollection.layoutDirection == .rightToLeft
    insets =
      button.configuration?.contentInsets.resolved(isRightToLeft ? .rightToLeft : .leftToRight)
      ?? button.contentEdgeInsets
  }

  private var placement: NSDirectionalRectEdge { button.configuration?.imagePlacement ?? .leading }
  private var isColumn: Bool { placement == .top || placement == .bottom }

  /// The size of the image or of the activity indicator that replaces it.
  private var symbol: CGSize {
    CGSize(width: max(image.width, spinner.width), height: max(image.height, spinner.height))
  }

  private var texts: CGSize {
    let gap = subtitle.height > 0 && title.height > 0 ? button.configuration?.titlePadding ?? 0 : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat {
    guard let configuration = button.configuration, symbol.width > 0, texts.width > 0 else { return 0 }
    return configuration.imagePadding
  }

  private var content: CGSize {
    isColumn
      ? CGSize(width: max(symbol.width, texts.width), height: symbol.height + gap + texts.height)
      : CGSize(width: symbol.width + gap + texts.width, height: max(symbol.height, texts.height))
  }

  /// The intrinsic content size.
  ///
  /// Even a button without a title is as tall as one line of its font. An image has no padding by default. The line of
  /// an empty button has a whole number of points. flowkey's tests, which run on iOS, find 30 by 34 points for a custom
  /// button.
  var size: CGSize {
    let isEmpty = content == .zero && button.configuration == nil
    let line =
      isEmpty ? button.label.font.lineHeight.rounded(.up) : button.ceilToPixel(button.label.font.lineHeight)
    let hasInsets = button.configuration != nil || button.contentEdgeInsets != .zero
    let height =
      hasInsets
      ? max(content.height, line) + insets.top + insets.bottom : max(symbol.height, max(texts.height, line) + 12)
    let width = content.width + insets.left + insets.right
    let background = button.currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(button.configuration == nil ? 30 : 0, width, background.width),
      height: max(button.ceilToPixel(height), background.height))
  }

  /// Returns the position of the baseline of the title, or of the last line of the texts.
  func baseline(isFirst: Bool) -> TextBaseline? {
    let label: UILabel = isFirst || subtitle.height == 0 ? button.label : button.subtitleLabel
    let text = label.intrinsicContentSize
    guard text.height > 0, let inText = label.textBaseline(isFirst: isFirst) else { return nil }
    let share: CGFloat =
      switch button.contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    let area = CGRect(origin: .zero, size: size)
    let frame: CGRect
    if button.configuration == nil {
      frame = button.titleRect(forContentRect: button.contentRect(forBounds: area))
    } else {
      let frames = frames(in: area.inset(by: insets))
      frame = label === button.label ? frames.title : frames.subtitle
    }
    return TextBaseline(share: share, distance: frame.midY - text.height / 2 + inText.distance - share * area.height)
  }

  /// Sets the frames of the subviews.
  func apply() {
    guard button.configuration == nil else {
      let frames = frames(in: button.bounds.inset(by: insets))
      (button.picture.frame, button.label.frame, button.subtitleLabel.frame) = frames
      return
    }
    let area = button.contentRect(forBounds: button.bounds)
    button.picture.frame = button.imageRect(forContentRect: area)
    button.label.frame = button.titleRect(forContentRect: area)
  }

  /// Returns the frames of the subviews in an area of the button.
  func frames(in area: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let isRightToLeft = button.traitCollection.layoutDirection == .rightToLeft
    let textWidth = min(texts.width, max(0, area.width - (isColumn ? 0 : symbol.width + gap)))
    let width = isColumn ? max(symbol.width, textWidth) : symbol.width + gap + textWidth
    let (x, extraWidth) = horizontal(slack: max(0, area.width - width), isRightToLeft)
    let (y, extraHeight) = vertical(slack: area.height - content.height)
    var rect = CGRect(
      x: area.minX + x, y: area.minY + y, width: width + extraWidth, height: content.height + extraHeight)
    var symbolFrame = CGRect(origin: rect.origin, size: symbol)
    let isAtEnd = placement == .trailing ? !isRightToLeft : placement == .leading && isRightToLeft
    if isColumn {
      symbolFrame.origin.x = rect.midX - symbol.width / 2
      if placement == .bottom { symbolFrame.origin.y = rect.maxY - symbol.height }
      if placement == .top { rect.origin.y += symbol.height + gap }
      rect.size.height -= symbol.height + gap
    } else {
      symbolFrame.origin.y = rect.midY - symbol.height / 2
      if button.configuration == nil, button.contentVerticalAlignment != .fill {
        // Without a configuration, the image and the title are aligned independently.
        symbolFrame.origin.y = area.minY + vertical(slack: area.height - symbol.height).offset
        rect.origin.y = area.minY + vertical(slack: area.height - texts.height).offset
        rect.size.height = texts.height
      }
      // Without a configuration, the image is at the left in any reading direction.
      if isAtEnd, button.configuration != nil {
        symbolFrame.origin.x = rect.maxX - symbol.width
      } else {
        rect.origin.x += symbol.width + gap
      }
      rect.size.width -= symbol.width + gap
    }
    let texts = textFrames(in: rect.inset(by: button.configuration == nil ? button.titleEdgeInsets : .zero))
    return (symbolFrame.inset(by: button.configuration == nil ? button.imageEdgeInsets : .zero), texts.0, texts.1)
  }

  private func textFrames(in rect: CGRect) -> (title: CGRect, subtitle: CGRect) {
    guard subtitle.height > 0 else {
      let height = button.contentVerticalAlignment == .fill ? rect.height : title.height
      let frame = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
      return (frame, button.subtitleLabel.frame)
    }
    let top = rect.midY - texts.height / 2
    return (
      CGRect(x: rect.minX, y: top, width: rect.width, height: title.height),
      CGRect(x: rect.minX, y: top + texts.height - subtitle.height, width: rect.width, height: subtitle.height)
    )
  }

  private func horizontal(slack: CGFloat, _ isRightToLeft: Bool) -> (offset: CGFloat, extra: CGFloat) {
    switch button.contentHorizontalAlignment {
    case .left: (0, 0)
    case .right: (slack, 0)
    case .leading: (isRightToLeft ? slack : 0, 0)
    case .trailing: (isRightToLeft ? 0 : slack, 0)
    case .fill: (0, slack)
    default: (slack / 2, 0)
    }
  }

  /// The distance of a title from the top or the bottom, in points.
  ///
  /// A button whose size was requested keeps the 6 points of that size. flowkey's tests show this on iOS, and
  /// https://stackoverflow.com/a/70778238 shows it with Auto Layout. A button that only has a frame has no such
  /// distance.
  private var defaultInset: CGFloat {
    let isTitleOnly = symbol == .zero && button.configuration == nil && button.contentEdgeInsets == .zero
    return isTitleOnly && button.hasBeenMeasured ? 6 : 0
  }

  private func vertical(slack: CGFloat) -> (offset: CGFloat, extra: CGFloat) {
    let inset = min(defaultInset, slack / 2)
    return switch button.contentVerticalAlignment {
    case .top: (inset, 0)
    case .bottom: (slack - inset, 0)
    case .fill: (0, slack)
    default: (slack / 2, 0)
    }
  }
}
