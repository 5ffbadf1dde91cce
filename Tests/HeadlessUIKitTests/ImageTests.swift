import Foundation
import Testing
import UIKit

@MainActor @Suite("Images and colors") struct ImageTests {
  /// Writes the header of a PNG file.
  private func png(width: UInt8, height: UInt8) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height]
    return Data(bytes)
  }

  @Test("An image view is as large as its image, and receives no touches")
  func imageView() throws {
    HeadlessWorld.reset()
    let portrait = try #require(UIImage(data: png(width: 90, height: 60), scale: 3))
    #expect(portrait.size == CGSize(width: 30, height: 20) && portrait.scale == 3)
    let view = UIImageView(image: portrait)
    #expect(view.frame == rect(0, 0, 30, 20) && view.intrinsicContentSize == portrait.size)
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.highlightedImage = UIImage(systemName: "star")
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 18))
  }

  @Test("A symbol follows the size and the scale of its configuration, and of its image view")
  func symbols() throws {
    HeadlessWorld.reset()
    let symbol = try #require(UIImage(systemName: "gear"))
    let large = UIImage(
      systemName: "gear", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(large?.size == CGSize(width: 40, height: 36))
    #expect(symbol.applyingSymbolConfiguration(.init(scale: .small))?.size.width ?? 0 < symbol.size.width)
    #expect(symbol.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    let view = UIImageView(image: symbol)
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 36))
    view.image = large
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 36))
    #expect(UIImage(systemName: "gear") == symbol && UIImage(systemName: "star") != symbol)
  }

  @Test("A named image comes from a file of a bundle, with the scale in its name")
  func namedImages() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png(width: 40, height: 20).write(to: folder.appendingPathComponent("logo@2x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "logo", in: bundle, with: nil)?.size == CGSize(width: 20, height: 10))
    #expect(UIImage(named: "missing", in: bundle, with: nil) == nil && UIImage(named: "logo") == nil)
  }

  @Test("A color depends on the traits with which it is resolved")
  func dynamicColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(
      UIColor.systemGray6.resolvedColor(with: dark) == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
    )
    dark.performAsCurrent { #expect(UIColor.label.cgColor.components == [1, 1, 1, 1]) }
    #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
  }

  @Test("A color converts between components and color spaces")
  func components() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.orange.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(isClose(hue, 1.0 / 12) && saturation == 1 && brightness == 1)
    let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    var green: CGFloat = 0
    again.getRed(nil, green: &green, blue: nil, alpha: nil)
    #expect(isClose(green, 0.5))
    #expect(UIColor(cgColor: UIColor.purple.cgColor) == .purple && UIColor(named: "Accent") == nil)
    var white: CGFloat = 0
    #expect(
      UIColor.darkGray.getWhite(&white, alpha: nil) && isClose(white, 1.0 / 3) && !UIColor.red.getWhite(nil, alpha: nil)
    )
  }
}
