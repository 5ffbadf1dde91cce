import Foundation
import Testing
import UIKit

/// A controller that logs calls of its lifecycle methods.
private class LoggingController: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { journal.note("\(name) \(line)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidLayoutSubviews() { note("layout") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "nil" : "parent")") }
  override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "nil" : "parent")") }
}

@MainActor @Suite("View controllers") struct ControllerTests {
  @Test("Lifecycle methods are called in UIKit's order")
  func lifecycle() {
    let journal = Journal()
    let screen = Screen(controller: LoggingController("it", journal))
    #expect(
      journal.take() == [
        "it loadView", "it viewDidLoad", "it viewWillAppear", "it viewIsAppearing", "it layout", "it viewDidAppear",
      ])
    screen.window.rootViewController = nil
    #expect(journal.take() == ["it viewWillDisappear", "it viewDidDisappear"])
    screen.window.rootViewController = screen.controller
    HeadlessWorld.updateCycle()
    #expect(
      journal.take().filter { $0 != "it layout" } == ["it viewWillAppear", "it viewIsAppearing", "it viewDidAppear"])
    screen.window.isHidden = true
    #expect(journal.take() == ["it viewWillDisappear", "it viewDidDisappear"])
  }

  @Test("Accessing view loads the view, and accessing viewIfLoaded does not")
  func loading() {
    let controller = UIViewController()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    #expect(controller.view != nil && controller.isViewLoaded && controller.viewIfLoaded === controller.view)
  }

  @Test("addChild calls willMove and removeFromParent calls didMove; the container must call the others")
  func containment() {
    let journal = Journal()
    let (parent, child) = (UIViewController(), LoggingController("child", journal))
    parent.addChild(child)
    #expect(journal.take() == ["child willMove parent"])
    #expect(child.parent === parent && parent.children == [child])
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    _ = journal.take()
    child.removeFromParent()
    #expect(journal.take() == ["child didMove nil"] && child.parent == nil && parent.children.isEmpty)
  }

  @Test("A child appears and disappears when its view is added and removed")
  func childAppearance() {
    let journal = Journal()
    let screen = Screen()
    let child = LoggingController("child", journal)
    screen.controller.addChild(child)
    child.loadViewIfNeeded()
    _ = journal.take()
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen.controller)
    HeadlessWorld.updateCycle()
    #expect(
      journal.take() == [
        "child viewWillAppear", "child didMove parent", "child viewIsAppearing", "child layout", "child viewDidAppear",
      ])
    child.view.removeFromSuperview()
    #expect(journal.take() == ["child viewWillDisappear", "child viewDidDisappear"])
  }

  @Test("Children appear with their parent")
  func childrenOfRoot() {
    let journal = Journal()
    let (parent, child) = (LoggingController("parent", journal), LoggingController("child", journal))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = journal.take()
    let screen = Screen(controller: parent)
    #expect(
      journal.take().filter { !$0.hasSuffix("layout") } == [
        "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing",
        "parent viewDidAppear", "child viewDidAppear",
      ])
    screen.window.rootViewController = nil
    #expect(
      journal.take().sorted() == [
        "child viewDidDisappear", "child viewWillDisappear", "parent viewDidDisappear", "parent viewWillDisappear",
      ])
  }

  @Test("A full-screen presentation removes the presenting view and restores it")
  func fullScreen() {
    let journal = Journal()
    let screen = Screen(controller: LoggingController("presenter", journal))
    let other = LoggingController("presented", journal)
    other.modalPresentationStyle = .fullScreen
    _ = journal.take()
    var isDone = false
    screen.controller.present(other, animated: true) { isDone = true }
    #expect(other.isBeingPresented && screen.controller.presentedViewController === other)
    HeadlessClock.advanceUntilIdle()
    #expect(
      journal.take().filter { !$0.hasSuffix("layout") } == [
        "presented loadView", "presented viewDidLoad", "presenter viewWillDisappear", "presented viewWillAppear",
        "presented viewIsAppearing", "presenter viewDidDisappear", "presented viewDidAppear",
      ])
    #expect(isDone && screen.view.window == nil && other.presentingViewController === screen.controller)
    #expect(other.view.frame == screen.window.bounds)
    other.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(
      journal.take().filter { !$0.hasSuffix("layout") } == [
        "presented viewWillDisappear", "presenter viewWillAppear", "presenter viewIsAppearing",
        "presented viewDidDisappear", "presenter viewDidAppear",
      ])
    #expect(screen.view.window === screen.window && screen.controller.presentedViewController == nil)
    #expect(other.view.window == nil && other.presentingViewController == nil)
  }

  @Test("A sheet keeps the presenting view, and the automatic style is a page sheet")
  func sheet() {
    let journal = Journal()
    let screen = Screen(controller: LoggingController("presenter", journal))
    let other = UIViewController()
    _ = journal.take()
    screen.controller.present(other, animated: false)
    #expect(journal.take().isEmpty && screen.view.window === screen.window)
    #expect(other.modalPresentationStyle == .automatic)
    #expect(other.view.convert(other.view.bounds, to: nil) == rect(0, 69, 393, 783))
    #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test("Children have the presented controller of their ancestors")
  func ancestorsPresent() {
    let screen = Screen()
    let (child, other, inner) = (UIViewController(), UIViewController(), UIViewController())
    screen.controller.addChild(child)
    other.addChild(inner)
    child.present(other, animated: false)
    #expect(screen.controller.presentedViewController === other && child.presentedViewController === other)
    #expect(inner.presentingViewController === screen.controller)
    inner.dismiss(animated: false)
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test("A child dismisses the controller that its ancestor presents, not the ancestor")
  func childDismisses() {
    let screen = Screen()
    let (outer, child, other) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(child)
    screen.controller.present(outer, animated: false)
    outer.present(other, animated: false)
    child.dismiss(animated: false)
    #expect(child.presentedViewController == nil && other.presentingViewController == nil)
    #expect(screen.controller.presentedViewController === outer)
    child.dismiss(animated: false)
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test(
    "A dismissal while a transition is running has no effect",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [0, 0.1])
  func dismissalDuringTransition(style: UIModalPresentationStyle, delay: TimeInterval) {
    let journal = Journal()
    let screen = Screen(controller: LoggingController("presenter", journal))
    let other = LoggingController("presented", journal)
    other.modalPresentationStyle = style
    screen.controller.present(other, animated: true)
    HeadlessClock.advance(by: delay)
    screen.controller.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController === other && other.view.window === screen.window)
    _ = journal.take()
    screen.controller.dismiss(animated: true)
    HeadlessClock.advance(by: delay)
    other.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController == nil && screen.view.window === screen.window)
    #expect(journal.take().filter { $0.hasPrefix("presented viewDid") } == ["presented viewDidDisappear"])
  }

  @Test("Only form sheets disable the automatic dismissal of the keyboard")
  func keyboardDismissal() {
    let controller = UIViewController()
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.disablesAutomaticKeyboardDismissal)
  }

  @Test("A form sheet is centered on an iPad")
  func formSheet() {
    let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    let pad = HeadlessDisplay(
      size: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad, portraitSafeArea: insets, landscapeSafeArea: insets
    )
    let screen = Screen(pad)
    let other = UIViewController()
    other.modalPresentationStyle = .formSheet
    screen.controller.present(other, animated: false)
    #expect(other.view.convert(other.view.bounds, to: nil) == rect(140, 280, 540, 620))
    #expect(other.presentationController?.frameOfPresentedViewInContainerView == rect(140, 280, 540, 620))
  }

  @Test("Rotating the device notifies controllers, and resizes and animates views")
  func rotation() {
    final class RotationLogger: UIViewController {
      var sizes: [CGSize] = []
      let journal = Journal()
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        #expect(view.bounds.width == 393)
        coordinator.animate { [journal] _ in
          journal.note("alongside \(UIView.inheritedAnimationDuration)")
        } completion: {
          [journal] _ in
          journal.note("completion \(HeadlessClock.now)")
        }
      }
    }
    let controller = RotationLogger()
    let screen = Screen(controller: controller)
    let view = screen.add(screen.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    HeadlessWorld.rotate(to: .landscapeRight)
    #expect(controller.sizes == [CGSize(width: 852, height: 393)] && controller.journal.take() == ["alongside 0.3"])
    #expect(UIScreen.main.bounds == rect(0, 0, 852, 393) && screen.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(view.frame == screen.view.bounds && view.headlessPresentation.bounds.width == 393)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    HeadlessClock.advance(by: 1)
    #expect(controller.journal.take() == ["completion 0.3"] && view.headlessPresentation.bounds.width == 852)
    HeadlessWorld.rotate(to: .landscapeLeft)
    #expect(controller.sizes.count == 1)
  }

  @Test("Orientation changes are posted only while notifications are requested")
  func orientationNotification() {
    HeadlessWorld.reset()
    let journal = Journal()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { _ in MainActor.assumeIsolated { journal.note("\(UIDevice.current.orientation.rawValue)") } }
    defer { NotificationCenter.default.removeObserver(observer) }
    HeadlessWorld.rotate(to: .landscapeLeft)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    HeadlessWorld.rotate(to: .portrait)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    HeadlessWorld.rotate(to: .landscapeRight)
    #expect(journal.take() == ["1"])
  }
}
