import Foundation
import Testing
import UIKit

private final class SafeAreaLogger: UIView {
  var changes = 0
  override func safeAreaInsetsDidChange() { changes += 1 }
}

@MainActor @Suite("Safe area and margins") struct ViewSafeAreaTests {
  private let portrait = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  @Test("The safe area is zero without a window and while the window is hidden")
  func offScreen() {
    HeadlessWorld.reset()
    let view = UIView(frame: rect(0, 0, 393, 852))
    #expect(view.safeAreaInsets == .zero)
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
    window.isHidden = false
    #expect(view.safeAreaInsets == portrait)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("The root view has the whole safe area, and every other view has the part that overlaps its frame")
  func coveredPart() {
    let screen = Screen()
    #expect(screen.view.safeAreaInsets == portrait)
    #expect(screen.add(rect(0, 100, 393, 100)).safeAreaInsets == .zero)
    let high = screen.add(rect(0, 20, 393, 100))
    #expect(high.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    #expect(screen.add(rect(0, 10, 10, 10), to: high).safeAreaInsets.top == 29)
    high.frame.origin.y = 40
    #expect(high.safeAreaInsets.top == 19)
    let low = screen.add(rect(0, 752, 393, 100))
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test("A view beyond the edge of its superview has at most the superview's insets")
  func cappedInsets() {
    let screen = Screen()
    #expect(screen.add(rect(0, -100, 393, 300)).safeAreaInsets.top == 59)
    #expect(screen.add(rect(0, 800, 393, 200)).safeAreaInsets.bottom == 34)
  }

  @Test("Scrolled content whose margins include its safe area does not keep growing with its margins")
  func scrolledMargins() {
    let screen = Screen(orientation: .landscapeRight)
    let (scrollView, stack, row) = (UIScrollView(), UIStackView(), UIView())
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 40, leading: 0, bottom: 40, trailing: 0)
    stack.addArrangedSubview(row)
    screen.view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: screen.view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      row.heightAnchor.constraint(equalToConstant: 500),
    ])
    HeadlessClock.advanceUntilIdle()
    let bottom = screen.view.safeAreaInsets.bottom
    #expect(bottom > 0 && stack.safeAreaInsets.bottom <= bottom)
    #expect(stack.frame.height <= 580 + bottom && scrollView.contentSize.height == stack.frame.height)
  }

  @Test("A window that does not reach an edge of the screen has no safe area inset there")
  func smallWindow() {
    let screen = Screen()
    screen.window.frame = rect(0, 100, 393, 700)
    #expect(screen.view.safeAreaInsets == .zero)
    screen.window.frame = rect(0, 30, 393, 822)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 29, left: 0, bottom: 34, right: 0))
  }

  @Test("additionalSafeAreaInsets apply to the controller's view and its descendants, which are notified")
  func additional() {
    final class Controller: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let controller = Controller()
    let screen = Screen(controller: controller)
    #expect(controller.changes == 1)
    let inner = SafeAreaLogger(frame: screen.view.bounds)
    screen.view.addSubview(inner)
    inner.changes = 0
    controller.additionalSafeAreaInsets.bottom = 300
    #expect(screen.view.safeAreaInsets.bottom == 334 && inner.safeAreaInsets.bottom == 334)
    #expect(controller.changes == 2 && inner.changes == 1)
    controller.additionalSafeAreaInsets.bottom = 300
    #expect(inner.changes == 1)
  }

  @Test("A negative inset applies to the controller's own view, and is not inherited")
  func negative() {
    let controller = UIViewController()
    let screen = Screen(controller: controller)
    let inner = UIView(frame: screen.view.bounds.insetBy(dx: 0, dy: -20))
    screen.view.addSubview(inner)
    controller.additionalSafeAreaInsets.bottom = -50
    #expect(screen.view.safeAreaInsets.bottom == -16)
    #expect(inner.safeAreaInsets.bottom == 0)
  }

  @Test("The keyboard does not change the safe area")
  func keyboard() {
    let screen = Screen()
    HeadlessWorld.keyboardFrameDidChange(to: rect(0, 516, 393, 336), isDocked: true)
    #expect(screen.view.safeAreaInsets == portrait)
  }

  @Test("The keyboard layout guide rests at the safe area, or at the view's edge")
  func keyboardGuideAtRest() {
    let screen = Screen()
    let guide = screen.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == rect(0, 818, 393, 34))
    guide.usesBottomSafeArea = false
    #expect(guide.layoutFrame == rect(0, 852, 393, 0))
    #expect(!guide.followsUndockedKeyboard && guide.keyboardDismissPadding == 0)
    guide.keyboardDismissPadding = -5
    #expect(guide.keyboardDismissPadding == 0)
  }

  @Test("The keyboard layout guide follows the docked keyboard, and constrained views move with it")
  func keyboardGuideFollows() {
    let screen = Screen()
    let bar = screen.add(.zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
    ])
    HeadlessWorld.updateCycle()
    #expect(bar.frame == rect(0, 768, 393, 50))
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) {
      HeadlessWorld.keyboardFrameDidChange(to: rect(0, 516, 393, 336), isDocked: true)
    }
    #expect(bar.frame == rect(0, 466, 393, 50))
    #expect(bar.headlessPresentationFrame(in: nil).minY == 768)
    HeadlessClock.advance(by: 0.125)
    // The keyboard's spring after an eighth of a second: 223.44512762669416 of 336 points.
    #expect(isClose(bar.headlessPresentationFrame(in: nil).minY, 768 - 302 * 223.44512762669416 / 336, by: 1e-6))
    HeadlessWorld.keyboardFrameDidChange(to: rect(0, 852, 393, 336), isDocked: true)
    #expect(bar.frame == rect(0, 768, 393, 50))
  }

  @Test("The keyboard layout guide follows an undocked keyboard only if requested")
  func undockedKeyboard() {
    let screen = Screen()
    let guide = screen.view.keyboardLayoutGuide
    HeadlessWorld.keyboardFrameDidChange(to: rect(50, 300, 300, 200), isDocked: false)
    #expect(guide.layoutFrame.minY == 818)
    guide.followsUndockedKeyboard = true
    #expect(guide.layoutFrame == rect(50, 300, 300, 200))
  }

  @Test("Margins are 8 points plus the safe area; a controller's view has the system's margins")
  func margins() {
    let screen = Screen()
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    let inner = screen.add(rect(0, 0, 393, 100))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 8, right: 8))
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins.top == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 8, right: 16))
    #expect(inner.layoutMarginsGuide.layoutFrame == rect(16, 59, 361, 33))
  }

  @Test("Directional margins depend on the layout direction")
  func directionalMargins() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
