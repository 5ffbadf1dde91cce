import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Baselines") struct LayoutBaselineTests {
  private func label(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  /// Places views next to each other with a common baseline.
  private func align(_ views: [UIView], _ attribute: NSLayoutConstraint.Attribute, in screen: Screen) {
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      view.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 130 * CGFloat(index)).isActive = true
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    }
    views[0].topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100).isActive = true
    for view in views.dropFirst() {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: views[0], attribute: attribute, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    HeadlessWorld.updateCycle()
  }

  private func ascender(_ size: CGFloat) -> CGFloat { UIFont.systemFont(ofSize: size).headlessAscender }

  @Test("The first baseline of a view without text is its top edge, and the last baseline is its bottom edge")
  func withoutText() {
    let screen = Screen()
    let (label, first, last) = (label("Title", size: 34), UIView(), UIView())
    for view in [first, last] { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    align([label, first], .firstBaseline, in: screen)
    align([label, last], .lastBaseline, in: screen)
    let baseline = label.frame.minY + ascender(34)
    #expect(isClose(first.frame.minY, baseline, by: 0.2) && isClose(last.frame.maxY, baseline, by: 0.2))
  }

  @Test("The view that provides the last baseline also provides the first one")
  func provider() {
    let screen = Screen()
    final class Row: UIView {
      let label = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 20))
      override var forLastBaselineLayout: UIView { label }
    }
    let row = Row()
    row.label.text = "Row"
    row.addSubview(row.label)
    row.heightAnchor.constraint(equalToConstant: 60).isActive = true
    #expect(row.forFirstBaselineLayout === row.label)
    let title = label("Title", size: 34)
    align([title, row], .firstBaseline, in: screen)
    #expect(isClose(row.frame.minY + 30 + ascender(17), title.frame.minY + ascender(34), by: 0.4))
  }

  @Test("Baselines follow another font and another text")
  func changes() {
    let screen = Screen()
    let (large, small) = (label("Large", size: 34), label("small", size: 12))
    align([large, small], .firstBaseline, in: screen)
    large.font = .systemFont(ofSize: 50)
    HeadlessWorld.updateCycle()
    #expect(isClose(small.frame.minY + ascender(12), large.frame.minY + ascender(50), by: 0.4))
    let last = label("last", size: 12)
    align([large, last], .lastBaseline, in: screen)
    large.numberOfLines = 0
    large.text = "Large text in several lines"
    HeadlessWorld.updateCycle()
    let line = large.font.lineHeight
    #expect(large.frame.height > 2 * line)
    #expect(isClose(last.frame.minY + ascender(12), large.frame.maxY - line + ascender(50), by: 0.7))
  }

  @Test("A baseline follows the alignment of a button, and the view that provides the baseline of a stack")
  func otherChanges() {
    let screen = Screen()
    let (title, button) = (label("Title", size: 34), UIButton(type: .system))
    button.setTitle("Button", for: .normal)
    button.heightAnchor.constraint(equalToConstant: 80).isActive = true
    align([title, button], .firstBaseline, in: screen)
    button.contentVerticalAlignment = .top
    HeadlessWorld.updateCycle()
    let buttonTitle = button.titleLabel?.frame ?? .null
    let baseline = title.frame.minY + ascender(34)
    #expect(
      isClose(
        button.frame.minY + buttonTitle.minY + ascender(button.titleLabel?.font.pointSize ?? 0), baseline, by: 0.7))

    let (stack, first, second) = (UIStackView(), label("First", size: 20), label("Second", size: 40))
    stack.axis = .vertical
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    let mark = label("mark", size: 12)
    align([stack, mark], .firstBaseline, in: screen)
    first.isHidden = true
    HeadlessWorld.updateCycle()
    let stackBaseline = second.convert(CGPoint.zero, to: nil).y + ascender(40)
    #expect(isClose(mark.convert(CGPoint.zero, to: nil).y + ascender(12), stackBaseline, by: 0.7))
  }

  @Test("Text fields, buttons, and text views that do not scroll have baselines")
  func controls() {
    let screen = Screen()
    let (title, field, button, text) = (label("Title", size: 34), UITextField(), UIButton(type: .system), UITextView())
    field.borderStyle = .roundedRect
    field.text = "Field"
    button.setTitle("Button", for: .normal)
    (text.isScrollEnabled, text.font, text.text) = (false, .systemFont(ofSize: 20), "Text")
    field.heightAnchor.constraint(equalToConstant: 60).isActive = true
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    align([title, field, button, text], .firstBaseline, in: screen)
    let baseline = title.frame.minY + ascender(34)
    #expect(isClose(field.frame.minY + field.headlessTextLayout.origin.y + ascender(17), baseline, by: 0.7))
    let buttonTitle = button.titleLabel?.frame ?? .null
    #expect(isClose(button.frame.minY + buttonTitle.minY + ascender(15), baseline, by: 0.7))
    #expect(isClose(text.frame.minY + text.textContainerInset.top + ascender(20), baseline, by: 0.7))
    button.configuration = .filled()
    button.configuration?.subtitle = "Subtitle"
    HeadlessWorld.updateCycle()
    let moved = button.titleLabel.map { button.frame.minY + $0.frame.minY + $0.font.headlessAscender }
    #expect(isClose(moved ?? 0, baseline, by: 0.7))
    text.isScrollEnabled = true
    text.heightAnchor.constraint(equalToConstant: 40).isActive = true
    HeadlessWorld.updateCycle()
    #expect(isClose(text.frame.minY, baseline, by: 0.2), "text that scrolls has no baseline")
  }

  @Test("A view whose content changes while the layout is solved gets its new size")
  func invalidation() {
    let screen = Screen()
    final class Dot: UIView {
      var size: CGFloat = 10 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { CGSize(width: size, height: size) }
    }
    final class Measured: UIView {
      let dot: Dot
      init(_ dot: Dot) {
        self.dot = dot
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize {
        if dot.size != 30 { dot.size = 30 }
        return CGSize(width: 5, height: 5)
      }
    }
    let dot = Dot()
    let measured = Measured(dot)
    for view in [dot, measured] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
      view.leftAnchor.constraint(equalTo: screen.view.leftAnchor).isActive = true
    }
    HeadlessWorld.updateCycle()
    dot.size = 10
    HeadlessWorld.updateCycle()
    #expect(dot.frame.width == 10)
    measured.invalidateIntrinsicContentSize()
    HeadlessWorld.updateCycle()
    #expect(dot.frame.width == 30)
  }

  @Test("Removing a view from its superview removes its constraints from the solver")
  func leaving() throws {
    let screen = Screen()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let other = label("Stays", size: 17)
    align([other], .top, in: screen)
    let engine = try #require(screen.window.layoutEngine)
    let count = engine.simplex.constraintCount
    screen.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 100),
      view.rightAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 50),
    ])
    HeadlessWorld.updateCycle()
    #expect(engine.simplex.constraintCount > count)
    view.removeFromSuperview()
    HeadlessWorld.updateCycle()
    #expect(engine.simplex.constraintCount == count)
  }
}
