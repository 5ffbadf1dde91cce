import Foundation
import Testing
import UIKit

/// The expected shadow of the title comes from Apple's documentation.
///
/// The expected sizes and alignments come from flowkey's tests, which also run on iOS, and from
/// https://stackoverflow.com/a/70778238.
@MainActor @Suite("Buttons without a configuration") struct ButtonTests {
  @Test("A title has the shadow color of the button's state or of the normal state, and an empty title has none")
  func shadowColor() {
    HeadlessWorld.reset()
    let button = UIButton()
    button.setTitleShadowColor(.red, for: .normal)
    #expect(button.titleLabel?.shadowColor == nil && button.currentTitleShadowColor == .red)
    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel?.shadowColor == .red)
    button.setTitleShadowColor(.blue, for: .selected)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowColor == .blue)
    #expect(button.titleShadowColor(for: .disabled) == .red)
  }

  @Test("An empty custom button is 30 by 34 points on screens of any scale")
  func emptySize() {
    for scale in [1.0, 2, 3] {
      var display = HeadlessDisplay.phone
      display.scale = scale
      HeadlessWorld.reset(display)
      let button = UIButton()
      button.sizeToFit()
      #expect(button.frame.size == CGSize(width: 30, height: 34))
    }
  }

  @Test("A title at the top or the bottom stays 6 points from the edge if the button's size was requested")
  func titleInset() throws {
    HeadlessWorld.reset()
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    let title = try #require(button.titleLabel)
    func isAt(_ y: CGFloat, _ edge: KeyPath<CGRect, CGFloat>, _ alignment: UIControl.ContentVerticalAlignment) -> Bool {
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
      button.contentVerticalAlignment = alignment
      button.setNeedsLayout()
      button.layoutIfNeeded()
      return isClose(title.frame[keyPath: edge], y, by: 0.001)
    }
    #expect(isAt(0, \.minY, .top) && isAt(80, \.maxY, .bottom))
    button.sizeToFit()
    #expect(isAt(6, \.minY, .top) && isAt(74, \.maxY, .bottom) && isAt(40, \.midY, .center))
    button.contentEdgeInsets.top = 0.5
    #expect(isAt(0.5, \.minY, .top), "insets of the button replace the default")
  }

  @Test("An image and a title are each aligned with the top or the bottom")
  func imageAndTitle() throws {
    HeadlessWorld.reset()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Go", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }, for: .normal)
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(image.frame.minY == 0 && title.frame.minY == 0)
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(image.frame.maxY == 100 && isClose(title.frame.maxY, 100, by: 0.001))
    button.contentVerticalAlignment = .center
    button.layoutIfNeeded()
    #expect(image.frame.midY == 50 && isClose(title.frame.midY, 50, by: 0.001))
  }
}
