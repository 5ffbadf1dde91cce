import Foundation
import Testing
import UIKit

/// Values and settings that other libraries use and that have no suite of their own.
@MainActor @Suite("Everyday values") struct OrdinaryValueTests {
  @Test("A multiple of the system's spacing can limit a distance")
  func systemSpacing() {
    let screen = Screen()
    let (one, two) = (UIView(), UIView())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    let far = two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 100)
    let near = two.leadingAnchor.constraint(equalTo: one.trailingAnchor)
    (far.priority, near.priority) = (.defaultLow, .defaultLow)
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: screen.view.topAnchor),
      one.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      one.widthAnchor.constraint(equalToConstant: 50), one.heightAnchor.constraint(equalToConstant: 50),
      two.widthAnchor.constraint(equalToConstant: 50), two.heightAnchor.constraint(equalToConstant: 50),
      two.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: 2), far,
      two.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 1.5), near,
    ])
    HeadlessWorld.updateCycle()
    #expect(two.frame == rect(62, 66, 50, 50))
  }

  @Test("Constraints in the content of an effect view determine the view's size")
  func effectView() {
    let screen = Screen()
    let (effect, label) = (UIVisualEffectView(effect: UIBlurEffect(style: .regular)), UIView())
    for view in [effect, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    screen.view.addSubview(effect)
    effect.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      effect.topAnchor.constraint(equalTo: screen.view.topAnchor),
      effect.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      label.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor),
      label.widthAnchor.constraint(equalToConstant: 80), label.heightAnchor.constraint(equalToConstant: 30),
    ])
    HeadlessWorld.updateCycle()
    #expect(effect.frame == rect(0, 0, 80, 50) && effect.contentView.frame == rect(0, 0, 80, 50))
    let plain = UIVisualEffectView(frame: rect(0, 100, 60, 20))
    screen.view.addSubview(plain)
    HeadlessWorld.updateCycle()
    #expect(plain.contentView.frame == rect(0, 0, 60, 20))
  }

  @Test("An attachment is one character with the size of its image")
  func attachments() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(cgImage: CGImage(width: 60, height: 30), scale: 3, orientation: .right)
    let string = NSAttributedString(attachment: attachment)
    #expect(string.length == 1 && string.string.utf16.first.map(Int.init) == NSTextAttachment.character)
    #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    func bounds() -> CGRect {
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }
    #expect(bounds() == rect(0, 0, 10, 20))
    attachment.bounds = rect(0, -4, 16, 16)
    #expect(bounds() == rect(0, -4, 16, 16))
  }

  @Test("An image contains its pixels, before they are rotated, or the frames of its animation")
  func images() throws {
    let image = UIImage(cgImage: CGImage(width: 60, height: 30), scale: 3, orientation: .right)
    #expect(image.size == CGSize(width: 10, height: 20) && image.imageOrientation == .right)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 60 && pixels.height == 30 && UIImage().cgImage == nil)
    let moving = try #require(UIImage.animatedImage(with: [image, UIImage()], duration: 0))
    #expect(
      moving.size == image.size && moving.images?.count == 2 && isClose(CGFloat(moving.duration), 1 / 15, by: 0.001))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && image.images == nil)
  }

  @Test("A large image determines a button's size, without padding")
  func imageButton() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(cgImage: CGImage(width: 80, height: 70)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 70))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 86, height: 74))
  }

  @Test("A color with a pattern has no components")
  func patterns() {
    let image = UIImage()
    let pattern = UIColor(patternImage: image)
    #expect(!pattern.getRed(nil, green: nil, blue: nil, alpha: nil) && pattern == UIColor(patternImage: image))
    #expect(pattern != UIColor(patternImage: UIImage()) && UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test("Images and offsets of bars fall back to those for any position and the normal state")
  func barImages() {
    let (toolbar, image, other) = (UIToolbar(frame: .zero), UIImage(), UIImage())
    toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    toolbar.setBackgroundImage(other, forToolbarPosition: .top, barMetrics: .default)
    #expect(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === image)
    #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) === other)
    #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .compact) == nil)
    let item = UIBarButtonItem(title: "A")
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackgroundImage(other, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === other)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) === image)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default).vertical == 2)
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
  }

  @Test(
    "Old styles of an indicator have the size of the new ones, and a table controller has its table's refresh control")
  func oldNames() {
    #expect(UIActivityIndicatorView(style: .whiteLarge).bounds.width == 37)
    #expect(
      UIActivityIndicatorView(style: .gray).bounds.width == 20 && UIActivityIndicatorView.Style.gray.rawValue == 2)
    let (table, control) = (UITableViewController(style: .plain), UIRefreshControl())
    table.refreshControl = control
    #expect(table.tableView.refreshControl === control)
    HeadlessWorld.reset(HeadlessDisplay.phone)
    #expect(UI_USER_INTERFACE_IDIOM() == .phone)
  }

  @Test("Pickers of colors and fonts report what the user picks, and close")
  func pickers() {
    final class Delegate: NSObject, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate {
      var log: [String] = []
      func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        log.append("color")
      }
      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finish") }
      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { log.append("font") }
      func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
    }
    let screen = Screen()
    let (colors, fonts, delegate) = (UIColorPickerViewController(), UIFontPickerViewController(), Delegate())
    (colors.delegate, colors.supportsAlpha, fonts.delegate) = (delegate, false, delegate)
    screen.controller.present(colors, animated: false)
    colors.headlessPick(UIColor.red.withAlphaComponent(0.5))
    colors.headlessFinish()
    HeadlessClock.advanceUntilIdle()
    #expect(colors.selectedColor == .red && screen.controller.presentedViewController == nil)
    fonts.headlessPick(UIFontDescriptor(name: "Menlo-Regular", size: 12))
    fonts.headlessCancel()
    #expect(delegate.log == ["color", "finish", "font", "cancel"] && fonts.selectedFontDescriptor != nil)
  }
}
