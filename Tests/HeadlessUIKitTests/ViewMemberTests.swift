import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Members that apps override") struct ViewMemberTests {
  private final class Drawing: UIView {
    final class Layer: CALayer {}

    var rects: [CGRect] = []
    var styles: [UIUserInterfaceStyle] = []

    override class var layerClass: AnyClass { Layer.self }
    override func draw(_ rect: CGRect) { rects.append(rect) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if let previousTraitCollection { styles.append(previousTraitCollection.userInterfaceStyle) }
    }
  }

  private final class Gallery: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { isImmersive }
    var isImmersive = false
  }

  @Test("A visible view is drawn once after layout, and again when it is marked, shown, or resized with redraw")
  func drawing() {
    let screen = Screen()
    let view = Drawing(frame: .zero)
    screen.view.addSubview(view)
    HeadlessWorld.updateCycle()
    #expect(view.rects.isEmpty)
    view.frame = rect(10, 10, 50, 40)
    HeadlessWorld.updateCycle()
    HeadlessWorld.updateCycle()
    #expect(view.rects == [rect(0, 0, 50, 40)])
    view.isHidden = true
    view.setNeedsDisplay()
    HeadlessWorld.updateCycle()
    #expect(view.rects.count == 1)
    view.isHidden = false
    HeadlessWorld.updateCycle()
    #expect(view.rects.count == 2)
    view.frame.size.width = 60
    HeadlessWorld.updateCycle()
    #expect(view.rects.count == 2)
    view.contentMode = .redraw
    view.frame.size.width = 70
    HeadlessWorld.updateCycle()
    #expect(view.rects.last == rect(0, 0, 70, 40) && view.rects.count == 3)
    #expect(view.layer is Drawing.Layer)
  }

  @Test("A style that a view overrides applies to its descendants, which are notified")
  func overriddenStyle() {
    let screen = Screen()
    let view = Drawing()
    screen.view.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    screen.controller.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.styles == [.light])
    #expect(screen.controller.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light && view.styles == [.light, .dark])
    #expect(screen.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A rotation changes traits once, and only if the controller supports the orientation")
  func rotation() {
    let screen = Screen()
    let view = Drawing()
    screen.view.addSubview(view)
    HeadlessWorld.rotate(to: .landscapeLeft)
    #expect(view.styles.count == 1 && screen.window.bounds.width > screen.window.bounds.height)
    let fixed = Screen(controller: Gallery())
    HeadlessWorld.rotate(to: .landscapeLeft)
    #expect(fixed.window.bounds.width < fixed.window.bounds.height)
  }

  @Test("The status bar follows the topmost controller")
  func statusBar() throws {
    let gallery = Gallery()
    let screen = Screen(controller: gallery)
    let manager = try #require(screen.window.windowScene?.statusBarManager)
    #expect(manager.statusBarStyle == .lightContent && !manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == rect(0, 0, 393, screen.window.safeAreaInsets.top))
    gallery.isImmersive = true
    #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
  }

  @Test("Top and bottom layout guides end at the safe area")
  func layoutSupport() {
    let screen = Screen()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.controller.topLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 9),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: screen.controller.bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
    ])
    HeadlessWorld.updateCycle()
    let safe = screen.view.safeAreaLayoutGuide.layoutFrame
    #expect(view.frame == rect(0, safe.minY, 9, safe.height))
    #expect(screen.controller.topLayoutGuide.length == screen.view.safeAreaInsets.top)
  }

  @Test("A classic animation block runs with the keyboard's curve, for the duration that is set in it")
  func classicAnimation() throws {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 10, 10))
    let keyboard = try #require(UIView.AnimationCurve(rawValue: 7))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.25)
    UIView.setAnimationCurve(keyboard)
    view.frame.origin.y = 100
    UIView.commitAnimations()
    #expect(view.frame.minY == 100 && view.headlessPresentationFrame(in: screen.view).minY == 0)
    HeadlessClock.advance(by: 0.25)
    let expected = 100 * HeadlessCurve(rawValue: 7).progress(at: 0.25, duration: 0.25)
    #expect(isClose(view.headlessPresentationFrame(in: screen.view).minY, expected, by: 0.5))
    HeadlessClock.advance(by: 0.5)
    #expect(view.headlessPresentationFrame(in: screen.view).minY == 100)
    UIView.beginAnimations("immediate", context: nil)
    UIView.setAnimationDuration(0)
    view.frame.origin.y = 50
    UIView.commitAnimations()
    #expect(view.headlessPresentationFrame(in: screen.view).minY == 50)
  }

  @Test("The storage of a text view reads and changes its text")
  func textStorage() {
    HeadlessWorld.reset()
    let view = UITextView(frame: rect(0, 0, 200, 100))
    view.text = "Hello"
    #expect(view.textStorage.string == "Hello" && view.textStorage.length == 5)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Goodbye")
    view.textStorage.append(NSAttributedString(string: "!"))
    #expect(view.text == "Goodbye!")
    let large = UIFont.systemFont(ofSize: 30)
    let note = UITextView()
    note.typingAttributes = [.font: large]
    #expect(note.font == large && note.typingAttributes[.font] as? UIFont == large)
  }

  @Test("A paragraph style keeps its values, and a copy is independent")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 8
    #expect(copy?.lineSpacing == 4 && copy?.alignment == .center && copy != style)
    let text = NSAttributedString(
      string: "A",
      attributes: [
        .paragraphStyle: style, .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("A font with a name exists only if iOS contains it")
  func namedFonts() {
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 20)?.pointSize == 20)
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 20)?.familyName == "Avenir Next")
    #expect(UIFont(name: "Not a font", size: 20) == nil)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(isClose(font.ascender - font.descender, font.lineHeight, by: 1e-9) && font.descender < 0)
  }

  @Test("A content configuration replaces the content of a cell, and updates it afterward")
  func contentConfiguration() throws {
    HeadlessWorld.reset()
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    content.secondaryText = "Connected"
    cell.contentConfiguration = content
    let view = try #require(cell.contentView as? UIListContentView)
    cell.frame = rect(0, 0, 320, 60)
    cell.layoutIfNeeded()
    func labels(in view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap(labels)
    }
    #expect(labels(in: view) == ["Wi-Fi", "Connected"] && view.frame.height == 60)
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(cell.contentView === view && labels(in: view) == ["Wi-Fi"])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 44)
  }

  @Test("An effect view shows its content in a content view of its size")
  func effectView() {
    let screen = Screen()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = rect(0, 0, 100, 50)
    screen.view.addSubview(view)
    let label = UILabel(frame: rect(0, 0, 10, 10))
    view.contentView.addSubview(label)
    #expect(view.contentView.frame == rect(0, 0, 100, 50) && label.window != nil)
  }
}
