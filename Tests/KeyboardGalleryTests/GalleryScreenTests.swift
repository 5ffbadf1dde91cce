import Clavier
import ClavierTesting
import Testing
import UIKit

@testable import KeyboardGallery

/// A device in one orientation.
struct Setting: Hashable, Sendable, CustomTestStringConvertible {
  var device: Device
  var orientation: DeviceOrientation

  static let all = Device.all.flatMap { device in
    DeviceOrientation.allCases.map { Setting(device: device, orientation: $0) }
  }

  /// Small and large iPhones and iPads, with a home button, a notch, or an island.
  static let various = all.filter {
    [
      "iphone-320x568", "iphone-375x667", "iphone-375x812-mini", "iphone-440x956", "ipad-744x1133",
      "ipad-1024x1366-button",
    ]
    .contains($0.device.id)
  }

  /// The devices with a known keyboard height.
  static let simulated = all.filter { $0.device.keyboardHeight(orientation: $0.orientation) != nil }

  /// An iPhone in portrait, a small iPhone in both orientations, and an iPad in landscape.
  ///
  /// `clavier check` uses all devices.
  static let representative = simulated.filter {
    ["iphone-393x852 portrait", "iphone-320x568 portrait", "iphone-320x568 landscape", "ipad-820x1180 landscape"]
      .contains("\($0.device.id) \($0.orientation.rawValue)")
  }

  var testDescription: String { "\(device.id), \(orientation.rawValue)" }
}

@MainActor @Suite struct GalleryScreenTests {
  @Test(arguments: GalleryScreen.forms)
  func `every form has at least five inputs, one of them with a number pad`(screen: GalleryScreen) throws {
    let inputs = try Stage(screen, on: .standard, .portrait).inputs
    #expect(inputs.count >= 5)
    #expect(inputs.contains { ($0 as? UITextField)?.keyboardType == .numberPad })
  }

  @Test(arguments: GalleryScreen.allCases)
  func `every input has a unique identifier`(screen: GalleryScreen) throws {
    let identifiers = try Stage(screen, on: .standard, .portrait).inputs.map { $0.accessibilityIdentifier ?? "" }
    #expect(!identifiers.contains(""))
    #expect(Set(identifiers).count == identifiers.count, "\(identifiers)")
  }

  @Test func `no two screens look the same or handle the keyboard in the same style`() {
    let screens = GalleryScreen.allCases
    #expect(screens.starts(with: GalleryScreen.styles))
    #expect(Set(screens.map(\.title)).count == screens.count)
    #expect(Set(screens.map(\.style)).count == screens.count)
  }

  @Test(arguments: GalleryScreen.allCases)
  func `the heading is the screen's title`(screen: GalleryScreen) throws {
    let stage = try Stage(screen, on: .standard, .portrait)
    #expect(stage.contents.contains { ($0 as? UILabel)?.text == screen.title })
  }

  @Test(arguments: GalleryScreen.allCases)
  func `a screen handles the keyboard in the style that it names, and in no other`(screen: GalleryScreen) throws {
    let stage = try Stage(screen, on: .standard, .portrait)
    let controller = stage.content
    let properties = Mirror(reflecting: controller).children.map(\.value)
    let fields = stage.inputs.compactMap { $0 as? UITextField }
    let styles: [String: Bool] = [
      "KeyboardListener": properties.contains { $0 is KeyboardListener },
      "KeyboardManager": controller is any KeyboardManagerDelegate,
      "CommonKeyboardPresentable": controller is any KeyboardObservable & CommonKeyboardPresentable,
      "KeyboardHandler": fields.contains { $0.delegate is KeyboardHandler },
    ]
    // A screen whose constraint follows the keyboard needs no property or delegate, so none is expected.
    let used = styles.filter(\.value).map(\.key)
    #expect(used == (styles.keys.contains(screen.style) ? [screen.style] : []))
    #expect(properties.contains { $0 is KeyboardAvoider } == !GalleryScreen.styles.contains(screen))
  }

  @Test(arguments: Setting.various, GalleryScreen.filling)
  func `everything is within the safe area, and nothing overlaps`(
    setting: Setting, screen: GalleryScreen
  ) throws {
    let stage = try Stage(screen, on: setting.device, setting.orientation)
    let contents = stage.contents
    for (index, view) in contents.enumerated() {
      let frame = stage.frame(of: view)
      #expect(stage.safeArea.contains(frame), "\(name(view)) at \(frame), safe area \(stage.safeArea)")
      #expect(frame.width >= 30 && frame.height >= 14, "\(name(view)) is too small: \(frame)")
      for other in contents[(index + 1)...] {
        #expect(!frame.intersects(stage.frame(of: other)), "\(name(view)) and \(name(other)) overlap")
      }
    }
  }

  @Test(arguments: Setting.representative, GalleryScreen.filling)
  func `the inputs extend down to where the keyboard will be`(setting: Setting, screen: GalleryScreen) throws {
    let stage = try Stage(screen, on: setting.device, setting.orientation)
    let height = try #require(setting.device.keyboardHeight(orientation: setting.orientation)).value
    let lowest = try #require(stage.inputs.map { stage.frame(of: $0).maxY }.max())
    #expect(lowest > stage.window.bounds.maxY - height)
  }

  // MARK: - Text sizes

  @Test(
    arguments: GalleryScreen.allCases,
    [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraLarge])
  func `every text fits its view in every text size`(screen: GalleryScreen, size: UIContentSizeCategory) throws {
    let stage = try Stage(screen, on: .standard, .portrait, textSize: size)
    for view in stage.contents {
      // An alert has fonts of its own.
      let isOfAlert = stage.alert?.textFields?.contains { $0 === view } ?? false
      if view is UITextField || view is UITextView, !isOfAlert {
        let font = try #require((view as? UITextField)?.font ?? (view as? UITextView)?.font)
        #expect(font == UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)))
        #expect(view.bounds.height >= font.lineHeight + 12, "\(name(view)) is too short")
      }
      guard let label = (view as? UILabel) ?? (view as? UIButton)?.titleLabel, let text = label.text else { continue }
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      #expect(needed.height <= label.bounds.height + 1, "\(text) is too short")
      // A table's own labels end with an ellipsis.
      guard !(view.superview?.superview is UITableViewCell) else { continue }
      #expect(label.numberOfLines == 0 || needed.width <= label.bounds.width + 1, "\(text) is too narrow")
    }
  }

  @Test(arguments: GalleryScreen.allCases)
  func `no word is broken in the largest text size`(screen: GalleryScreen) throws {
    let stage = try Stage(screen, on: .standard, .portrait, textSize: .accessibilityExtraExtraExtraLarge)
    for case let label as UILabel in stage.contents where label.numberOfLines != 1 {
      let text = (label.text ?? "") as NSString
      let layout = HeadlessTextLayout(text as String, font: label.font, width: label.bounds.width)
      for line in layout.lines.dropFirst() {
        let before = text.substring(with: NSRange(location: line.range.location - 1, length: 1))
        #expect(" -\n".contains(before), "\(text) breaks before \(line.text)")
      }
    }
  }

  @Test(arguments: Setting.representative, GalleryScreen.filling)
  func `a form with large text scrolls, and nothing in it overlaps`(setting: Setting, screen: GalleryScreen) throws {
    let stage = try Stage(screen, on: setting.device, setting.orientation, textSize: .accessibilityExtraLarge)
    let contents = stage.contents
    let scrollView = try #require(stage.scrollView)
    for (index, view) in contents.enumerated() {
      let frame = view.convert(view.bounds, to: scrollView)
      #expect(frame.minY >= 0 && frame.maxY <= scrollView.contentSize.height, "\(name(view)) cannot be reached")
      #expect(stage.safeArea.minX <= stage.frame(of: view).minX && stage.frame(of: view).maxX <= stage.safeArea.maxX)
      for other in contents[(index + 1)...] {
        #expect(!stage.frame(of: view).intersects(stage.frame(of: other)), "\(name(view)) and \(name(other)) overlap")
      }
    }
  }

  @Test(arguments: GalleryScreen.allCases)
  func `with large text, no input is wider than the smallest phone`(screen: GalleryScreen) throws {
    let device = try #require(Device.named("iPhone SE (1st generation)"))
    let stage = try Stage(screen, on: device, .portrait, textSize: .accessibilityExtraLarge)
    for input in stage.inputs {
      let frame = stage.frame(of: input)
      #expect(frame.minX >= 0 && frame.maxX <= stage.window.bounds.maxX, "\(name(input)) at \(frame)")
    }
  }

  private func name(_ view: UIView) -> String {
    view.accessibilityIdentifier ?? (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? "\(type(of: view))"
  }
}
