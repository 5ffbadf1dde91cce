import Foundation
import Testing
import UIKit

@Suite("Colors, fonts, images, and traits") struct ValuesColorAndFontTests {
  @Test("A system color differs in dark mode")
  func dynamicColor() {
    let (light, dark) = (UITraitCollection.headless(style: .light), UITraitCollection.headless(style: .dark))
    #expect(UIColor.label.headlessComponents(with: light) == HeadlessColor(red: 0, green: 0, blue: 0))
    #expect(UIColor.label.headlessComponents(with: dark) == HeadlessColor(red: 1, green: 1, blue: 1))
    #expect(UIColor.systemBackground.headlessComponents(with: dark).red == 0)
    #expect(UIColor.placeholderText.headlessComponents(with: light).alpha == 0.3)
    #expect(UIColor.red.headlessComponents(with: light) == UIColor.red.headlessComponents(with: dark))
  }

  @Test("The thread's current traits resolve a color if no traits are given")
  func currentTraits() {
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    UITraitCollection.current = .headless(style: .dark)
    #expect(UIColor.label.headlessComponents().red == 1)
    UITraitCollection.current = .headless(style: .light)
    #expect(UIColor.label.headlessComponents().red == 0)
  }

  @Test("Priorities, window levels, and font weights support comparison, addition, and subtraction")
  func numbers() {
    #expect((UILayoutPriority.required - 1).rawValue == 999 && (1 + UILayoutPriority.defaultLow).rawValue == 251)
    #expect(UILayoutPriority.required > .defaultHigh && UILayoutPriority.required - .defaultHigh == 250)
    var level = UIWindow.Level.normal
    level += 5
    level -= 2
    #expect(level == .normal + 3 && level > .normal && UIFont.Weight.light < .bold)
  }

  @Test("Colors with equal components are equal, and opacity is limited to 0 to 1")
  func colorEquality() {
    #expect(UIColor(white: 0, alpha: 1) == UIColor.black)
    #expect(UIColor.label != UIColor.black)
    #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1)]).count == 1)
    #expect(UIColor.red.withAlphaComponent(2).headlessComponents().alpha == 1)
    #expect(UIColor.clear.headlessComponents().alpha == 0)
    #expect(UIColor.gray.headlessComponents().green == 0.5)
  }

  @Test("The line height of the system font is 1.193 times its size", arguments: [11.0, 12, 15, 17, 20, 34])
  func lineHeight(_ size: Double) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.lineHeight - 1.193359375 * size) < 1e-9)
    #expect(font.headlessAscender < font.lineHeight && font.headlessAscender > font.pointSize * 0.9)
  }

  @Test("The width of text is the sum of its characters' widths, and increases with font size and bold weight")
  func widths() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.headlessWidth(of: "") == 0)
    let parts = font.headlessWidth(of: "Wi") + font.headlessWidth(of: "ll")
    #expect(abs(font.headlessWidth(of: "Will") - parts) < 1e-9)
    #expect(font.headlessWidth(of: "W") > 3 * font.headlessWidth(of: "i"))
    #expect(abs(font.withSize(34).headlessWidth(of: "Name") - 2 * font.headlessWidth(of: "Name")) < 1e-9)
    #expect(UIFont.boldSystemFont(ofSize: 17).headlessWidth(of: "Name") > font.headlessWidth(of: "Name"))
    #expect(font.headlessWidth(of: "é") == font.headlessWidth(of: "e"))
    #expect(font.headlessWidth(of: "汉") == 17)
    #expect(font.headlessWidth(of: "\n") == 0)
    #expect(font == .systemFont(ofSize: 17) && font != .boldSystemFont(ofSize: 17))
  }

  @Test("Later traits override earlier ones if they specify a value")
  func mergedTraits() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(merged.userInterfaceIdiom == .pad)
    #expect(merged.horizontalSizeClass == .compact)
    #expect(merged.verticalSizeClass == .regular)
    #expect(merged.userInterfaceStyle == .unspecified)
    #expect(merged.layoutDirection == .unspecified)
    #expect(merged.displayScale == 0)
    #expect(merged == UITraitCollection(traitsFrom: [merged]))
  }

  @Test("An image of PNG data has the size in its header, and other data is rejected")
  func images() throws {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 0, 44, 8,
    ]
    let image = try #require(UIImage(data: Data(png)))
    #expect(image.size == CGSize(width: 256, height: 44))
    #expect(image.scale == 1)
    #expect(UIImage(data: Data(png.prefix(20))) == nil)
    #expect(UIImage(data: Data("no picture at all, only text".utf8)) == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "chevron.up")?.headlessSymbolName == "chevron.up")
    #expect(UIImage().size == .zero)
  }

  @Test("Colors, fonts, traits, names, and keys can be used off the main actor")
  func offTheMainActor() async {
    let text = await Task.detached {
      [
        UIColor.label.description, UIFont.systemFont(ofSize: 1).description, UITraitCollection.current.description,
        UIResponder.keyboardWillShowNotification.rawValue, UIResponder.keyboardFrameEndUserInfoKey,
        UITextField.textDidChangeNotification.rawValue,
        UIAccessibility.voiceOverStatusDidChangeNotification.rawValue,
      ]
    }.value
    #expect(text.allSatisfy { !$0.isEmpty })
  }

  @Test("A named font exists only if iOS contains the font")
  func namedFonts() {
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 20)?.pointSize == 20)
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 20)?.familyName == "Avenir Next")
    #expect(UIFont(name: "Not a font", size: 20) == nil)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(isClose(font.ascender - font.descender, font.lineHeight, by: 1e-9) && font.descender < 0)
  }
}
