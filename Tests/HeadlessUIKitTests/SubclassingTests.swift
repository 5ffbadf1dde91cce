import Foundation
import Testing
import UIKit

/// Tests the initializers and methods that apps and layout libraries call and override.
@MainActor @Suite("Subclasses and designated initializers") struct SubclassingTests {
  private final class NamedConstraint: NSLayoutConstraint {
    var file = ""
  }

  private final class Spacer: UILayoutGuide {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Note: UITextView {
    var isSetUp = false

    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isSetUp = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Press: UIGestureRecognizer {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init(target: nil, action: nil)
    }
  }

  private final class Stars: UIView {
    override var accessibilityLabel: String? {
      get { "Four of five stars" }
      set {}
    }
  }

  @Test("Constraints and layout guides can be subclassed")
  func layoutClasses() {
    let screen = Screen()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide = Spacer(name: "top")
    screen.view.addSubview(view)
    screen.view.addLayoutGuide(guide)
    let height = NamedConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 40)
    height.file = "SubclassingTests.swift"
    NSLayoutConstraint.activate([
      height, guide.topAnchor.constraint(equalTo: screen.view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 25), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 9),
    ])
    HeadlessWorld.updateCycle()
    #expect(view.frame == rect(0, 25, 9, 40))
    #expect(guide.name == "top" && screen.view.constraints.allSatisfy { $0 !== height })
    #expect(view.constraints.compactMap { $0 as? NamedConstraint }.map(\.file) == ["SubclassingTests.swift"])
  }

  @Test("Touches, events, items, traits, and colors can be created without arguments")
  func plainInitializers() {
    HeadlessWorld.reset()
    #expect(UITouch().phase == .began && UIEvent().allTouches == nil)
    #expect(UINavigationItem().title == "" && UITraitCollection().horizontalSizeClass == .unspecified)
    #expect(UIColor().headlessComponents().alpha == 0)
    #expect(!NSLayoutConstraint().isActive)
  }

  @Test("A text view is created through its text container, and a recognizer through target and action")
  func designatedInitializers() {
    HeadlessWorld.reset()
    #expect(Note(frame: .zero).isSetUp && Note().isSetUp)
    #expect(Press(count: 2).count == 2)
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(done.style == .done && UIBarButtonItem.flexibleSpace().width == 0)
    #expect(UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil).title == "Send")
  }

  @Test("The padding of the text container moves the text")
  func lineFragmentPadding() {
    HeadlessWorld.reset()
    let note = Note(frame: rect(0, 0, 200, 100))
    note.text = "Text"
    #expect(note.headlessTextLayout.lines[0].frame.minX == 5)
    note.textContainer.lineFragmentPadding = 0
    #expect(note.headlessTextLayout.lines[0].frame.minX == 0)
    note.text = "One\nTwo\nThree"
    note.textContainer.maximumNumberOfLines = 2
    #expect(note.headlessTextLayout.lines.count == 2)
  }

  @Test("A view can override its accessibility label, even if it is used only as an object")
  func accessibilityLabel() {
    HeadlessWorld.reset()
    let stars = Stars()
    stars.accessibilityLabel = "Stars"
    let object: NSObject = stars
    #expect(stars.accessibilityLabel == "Four of five stars" && object.accessibilityLabel == "Four of five stars")
    object.accessibilityHint = "Rates the book"
    #expect(stars.accessibilityHint == "Rates the book")
  }

  @Test("The description of a view contains its frame")
  func description() {
    HeadlessWorld.reset()
    let label = UILabel(frame: rect(10, 20.5, 30, 40))
    label.text = "Name"
    label.isHidden = true
    #expect(label.description.hasSuffix("; frame = (10 20.5; 30 40); text = 'Name'; hidden = YES>"))
  }

  @Test("A bar item returns the attributes of its title")
  func titleTextAttributes() {
    let item = UIBarButtonItem()
    item.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 20)], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(item.titleTextAttributes(for: .disabled) == nil)
  }

  @Test("Sizes for text are comparable, and an image has an identifier")
  func protocols() {
    let sizes: [UIContentSizeCategory] = [.large, .extraSmall, .accessibilityMedium]
    #expect(sizes.sorted() == [.extraSmall, .large, .accessibilityMedium])
    let image = UIImage()
    image.accessibilityIdentifier = "portrait"
    #expect(image.accessibilityIdentifier == "portrait")
  }

  @Test("Inserting a view next to a view of another superview adds the inserted view in front")
  func insertionNextToStranger() {
    let screen = Screen()
    let (stranger, first) = (UIView(), screen.add(rect(0, 0, 1, 1)))
    let (above, below) = (UIView(), UIView())
    screen.view.insertSubview(above, aboveSubview: stranger)
    screen.view.insertSubview(below, belowSubview: stranger)
    #expect(screen.view.subviews == [first, above, below])
  }

  @Test("Both sides of a constraint use the reading direction of their container")
  func mixedDirections() {
    let screen = Screen()
    let panel = screen.add(rect(0, 0, 300, 100))
    panel.semanticContentAttribute = .forceRightToLeft
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: panel.topAnchor),
    ])
    HeadlessWorld.updateCycle()
    #expect(view.frame == rect(242, 0, 50, 10))
  }

  @Test("A visible window stays in memory until the end of the turn")
  func windowLifetime() {
    HeadlessWorld.reset()
    weak var window: UIWindow?
    let view = UIView()
    do {
      let new = UIWindow()
      new.addSubview(view)
      new.makeKeyAndVisible()
      window = new
    }
    #expect(view.window != nil)
    HeadlessClock.advance(by: 0)
    #expect(window == nil)
  }

  /// The heights that developers report for buttons without insets: 34 for a custom and 30 for a system button.
  @Test(
    "A button is as tall as one line of its font plus 12 points, in whole points if it is empty",
    arguments: [18, 15, 12] as [CGFloat])
  func buttonHeight(fontSize: CGFloat) {
    HeadlessWorld.reset()
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: fontSize)
    let line = (UIFont.systemFont(ofSize: fontSize).lineHeight * 3 - 0.001).rounded(.up) / 3
    #expect(isClose(button.intrinsicContentSize.height, line.rounded(.up) + 12, by: 1e-6))
    button.setTitle("Send", for: .normal)
    #expect(isClose(button.intrinsicContentSize.height, line + 12, by: 1e-6))
  }
}
