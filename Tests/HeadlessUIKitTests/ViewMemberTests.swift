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

  @Test("A rotation reports changed traits once, and happens only if the controller supports the orientation")
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
}
