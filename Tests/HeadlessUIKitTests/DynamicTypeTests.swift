import Foundation
import TestSupport
import Testing
import UIKit

/// Tests of Dynamic Type.
@MainActor
struct DynamicTypeTests {
  private func window() -> UIWindow {
    HeadlessWorld.reset()
    let window = makeWindow()
    return window
  }

  // Names and raw values come from temoki/UIKit_DynamicType, which printed them on a device.
  @Test(
    "A size has the raw value that devices print",
    arguments: [
      (UIContentSizeCategory.unspecified, "_UICTContentSizeCategoryUnspecified"),
      (.extraSmall, "UICTContentSizeCategoryXS"), (.small, "UICTContentSizeCategoryS"),
      (.medium, "UICTContentSizeCategoryM"), (.large, "UICTContentSizeCategoryL"),
      (.extraLarge, "UICTContentSizeCategoryXL"), (.extraExtraLarge, "UICTContentSizeCategoryXXL"),
      (.extraExtraExtraLarge, "UICTContentSizeCategoryXXXL"),
      (.accessibilityMedium, "UICTContentSizeCategoryAccessibilityM"),
      (.accessibilityLarge, "UICTContentSizeCategoryAccessibilityL"),
      (.accessibilityExtraLarge, "UICTContentSizeCategoryAccessibilityXL"),
      (.accessibilityExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXL"),
      (.accessibilityExtraExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXXL"),
    ] as [(UIContentSizeCategory, String)])
  func categories(category: UIContentSizeCategory, raw: String) {
    #expect(category.rawValue == raw && UIContentSizeCategory(rawValue: raw) == category)
    #expect(category.isAccessibilityCategory == raw.contains("Accessibility"))
  }

  @Test("Sizes are ordered like the slider in Settings, and unspecified sizes have no order")
  func order() {
    let all = UIContentSizeCategory.headlessAll
    #expect(all.count == 12)
    for (lower, upper) in zip(all, all.dropFirst()) {
      #expect(lower < upper && lower <= upper && upper > lower && upper >= lower && !(upper < lower))
    }
    #expect(UIContentSizeCategory.large >= .large && !(UIContentSizeCategory.large > .large))
    #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified > .large))
  }

  @Test(
    "A text style has the raw value that devices print",
    arguments: [
      (UIFont.TextStyle.largeTitle, "Title0", 34), (.title1, "Title1", 28), (.title2, "Title2", 22),
      (.title3, "Title3", 20), (.headline, "Headline", 17), (.subheadline, "Subhead", 15), (.body, "Body", 17),
      (.callout, "Callout", 16), (.footnote, "Footnote", 13), (.caption1, "Caption1", 12),
      (.caption2, "Caption2", 11),
    ] as [(UIFont.TextStyle, String, CGFloat)])
  func textStyles(style: UIFont.TextStyle, raw: String, size: CGFloat) {
    HeadlessWorld.reset()
    #expect(style.rawValue == "UICTFontTextStyle" + raw)
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.headlessWeightNumber == (style == .headline ? 600 : 400))
    var before: CGFloat = 0
    for category in UIContentSizeCategory.headlessAll {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize >= max(before, 11), "\(category)")
      before = font.pointSize
    }
    #expect(before >= 40)
  }

  @Test(
    "The size of body text ranges from 14 to 53 points",
    arguments: zip(UIContentSizeCategory.headlessAll, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [CGFloat]))
  func body(category: UIContentSizeCategory, size: CGFloat) {
    _ = window()
    defer { HeadlessAccessibility.reset() }
    HeadlessAccessibility.preferredContentSizeCategory = category
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == size)
    #expect(UIApplication.shared.preferredContentSizeCategory == category)
    #expect(HeadlessWorld.windowScene.traitCollection.preferredContentSizeCategory == category)
    #expect(UIView().traitCollection.preferredContentSizeCategory == category)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).preferredContentSizeCategory == .unspecified)
  }

  @Test("Metrics scale with the leading of the style, in thirds of a point, up to the maximum")
  func metrics() {
    HeadlessWorld.reset()
    let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17) == 17)
    // Observed on a device: Jared Sinclair, "Scaled Metric Surprises".
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: medium) - 49.0 / 3) < 1e-9)
    #expect(abs(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: largest) - 62) < 1e-9)
    let font = UIFont.systemFont(ofSize: 22, weight: .bold)
    let scaled = metrics.scaledFont(for: font, compatibleWith: largest)
    #expect(scaled.pointSize == 62 && scaled.headlessWeightNumber == 700)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: largest).pointSize == 40)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 0, compatibleWith: largest).pointSize == 62)
    #expect(
      metrics.scaledFont(for: font).pointSize == 22
        && metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    // An already scaled font is scaled from its original size.
    #expect(metrics.scaledFont(for: scaled, compatibleWith: medium).pointSize == 21)
  }

  @Test("A view changes its font with the user's text size only if it adjusts automatically")
  func adjusting() {
    let window = window()
    defer { HeadlessAccessibility.reset() }
    let (label, field, textView, fixed) = (UILabel(), UITextField(), UITextView(), UILabel())
    for view in [label, field, textView, fixed] as [UIView & UIContentSizeCategoryAdjusting] {
      window.addSubview(view)
      view.adjustsFontForContentSizeCategory = view !== fixed
    }
    label.text = "Name"
    label.font = .preferredFont(forTextStyle: .body)
    field.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 22))
    textView.font = .preferredFont(forTextStyle: .caption1)
    fixed.font = .preferredFont(forTextStyle: .body)
    let (width, height) = (label.intrinsicContentSize.width, field.intrinsicContentSize.height)
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 33 && field.font?.pointSize == 40 && textView.font?.pointSize == 26)
    #expect(fixed.font.pointSize == 17)
    #expect(label.intrinsicContentSize.width > 1.8 * width && field.intrinsicContentSize.height > height)
    label.font = .systemFont(ofSize: 20)
    HeadlessAccessibility.preferredContentSizeCategory = .extraSmall
    #expect(label.font.pointSize == 20 && field.font?.pointSize == 19, "a fixed font stays")
    #expect(textView.font?.pointSize == 11)
  }

  @Test("A view outside of a window adjusts its font when it is added to a window")
  func late() {
    let window = window()
    defer { HeadlessAccessibility.reset() }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 17)
    window.addSubview(label)
    #expect(label.font.pointSize == 28)
  }

  @Test("A button grows with its title")
  func button() {
    let window = window()
    defer { HeadlessAccessibility.reset() }
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    window.addSubview(button)
    let size = button.intrinsicContentSize
    HeadlessAccessibility.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(button.intrinsicContentSize.width > 2 * size.width && button.intrinsicContentSize.height > size.height)
  }

  @Test("A change is posted once, with the new size, after traits and fonts are updated")
  func notification() {
    let window = window()
    defer { HeadlessAccessibility.reset() }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    window.addSubview(label)
    final class ReceivedValues: @unchecked Sendable { var values: [String] = [] }
    let received = ReceivedValues()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      let size = MainActor.assumeIsolated { label.font.pointSize }
      received.values.append("\(value ?? "nil") \(size)")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    HeadlessAccessibility.preferredContentSizeCategory = .small
    HeadlessAccessibility.preferredContentSizeCategory = .small
    #expect(received.values == ["UICTContentSizeCategoryS 15.0"])
    HeadlessWorld.reset()
    #expect(HeadlessAccessibility.preferredContentSizeCategory == .large)
  }

  @Test("A font has its weight, and heavier weights are wider")
  func weights() {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    let fonts = weights.map { UIFont.systemFont(ofSize: 17, weight: $0) }
    #expect(fonts.map(\.headlessWeightNumber) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    for (light, heavy) in zip(fonts, fonts.dropFirst()) {
      #expect(light.headlessWidth(of: "Name") <= heavy.headlessWidth(of: "Name") && light != heavy)
    }
    #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .bold))
    #expect(fonts[6].withSize(20) == .boldSystemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(0.31)).headlessWeightNumber == 600)
  }

  @Test("Posts to VoiceOver are recorded until the reset and do not retain views")
  func voiceOver() {
    _ = window()
    #expect(UIAccessibility.Notification.screenChanged.rawValue == 1000)
    #expect(UIAccessibility.Notification.layoutChanged.rawValue == 1001)
    #expect(UIAccessibility.Notification.announcement.rawValue == 1008)
    var view: UIView? = UIView()
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    let posts = HeadlessAccessibility.posts
    #expect(posts.map(\.notification) == [.layoutChanged, .announcement, .screenChanged])
    #expect(posts[0].object === view && posts[1].text == "Saved" && posts[2].text == nil && posts[2].object == nil)
    view = nil
    #expect(HeadlessAccessibility.posts[0].object == nil)
    HeadlessWorld.reset()
    #expect(HeadlessAccessibility.posts.isEmpty)
  }

  @Test(
    "A toolbar button uses its font, a symbol uses the size of its configuration, and both are centered")
  func toolbar() throws {
    let window = window()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 60))
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
    bar.items = [done]
    window.addSubview(bar)
    bar.layoutIfNeeded()
    let narrow = try #require(done.headlessView).frame.width
    done.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 34)], for: .normal)
    bar.layoutIfNeeded()
    let frame = try #require(done.headlessView).frame
    #expect(frame.width > 1.6 * narrow && frame.minY == 0 && frame.height == 60)
    let image = UIImage(
      systemName: "chevron.up", withConfiguration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34)))
    #expect(image?.size == CGSize(width: 40, height: 36))
    #expect(UIImage(systemName: "chevron.up", withConfiguration: nil)?.size == CGSize(width: 20, height: 18))
  }
}
